import { describe, expect, it } from "vitest";
import { poemsOf } from "./programme/sets";
import { PRESETS, wishOf } from "./programme/wish";
import { expanded, linked, listed, movedUp, setLink, setsFile, setsOf, wishLink, withSet } from "./sets";

const SETS = [
  { name: "Second blue", poems: "3 12..14 76" },
  { name: "both", poems: "set:second_blue pink" },
];

describe("sets of one's own", () => {
  it("stand in expressions by name, also taken away and within each other", () => {
    expect(poemsOf(expanded("set:second_blue", SETS))).toEqual([3, 12, 13, 14, 76]);
    expect(poemsOf(expanded("1..14 -set:Second_Blue", SETS))).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(poemsOf(expanded("set:both", SETS))).toEqual(poemsOf("3 12..14 76 pink"));
    expect(() => poemsOf(expanded("set:nobody", SETS))).toThrow("error-set-term");
    expect(expanded("set:a", [{ name: "a", poems: "set:a 5" }].slice(1))).toBe("set:a");
  });

  it("are told as short as can be", () => {
    expect(listed([5, 3, 4, 9, 10, 10, 20])).toBe("3..5 9 10 20");
    expect(poemsOf(listed(poemsOf("pink -3 length:2")))).toEqual(poemsOf("pink -3 length:2"));
  });

  it("of the same name stand beside each other, and the same content but once", () => {
    const both = withSet(SETS, { name: " second BLUE ", poems: "1" });
    expect(both).toEqual([...SETS, { name: "second BLUE 2", poems: "1" }]);
    expect(withSet(both, { name: "Second blue", poems: "1" })).toEqual(both);
    expect(withSet(both, { name: "Second blue", poems: "2" }).at(-1)).toEqual({ name: "Second blue 3", poems: "2" });
    const long = "x".repeat(60);
    expect(withSet([{ name: long, poems: "1" }], { name: long, poems: "2" })[1]?.name).toBe(`${"x".repeat(58)} 2`);
  });

  it("move up one place, and the first no further", () => {
    expect(movedUp(SETS, 1)).toEqual([SETS[1], SETS[0]]);
    expect(movedUp(SETS, 0)).toEqual(SETS);
  });

  it("come back from a file as they went", () => {
    expect(setsOf(setsFile(SETS))).toEqual(SETS);
    expect(JSON.parse(setsFile(SETS))).toEqual({ "karuta-sets": 1, sets: SETS });
    for (const file of ["", "{}", "[1]", '{"karuta-sets":2,"sets":[]}', '{"karuta-sets":1,"sets":[{"name":"x"}]}'])
      expect(() => setsOf(file)).toThrow("reader-sets-no-file");
    expect(() => setsOf('{"karuta-sets":1,"sets":[{"name":"x","poems":"purple"}]}')).toThrow("error-set-term");
  });

  it("come back from a link", () => {
    const link = setLink("https://karuta.test", { name: "Blau: zwei", poems: "first:む 3..5" });
    expect(link).toMatch(/^https:\/\/karuta\.test\/reader#set=/);
    expect(linked(link.slice(link.indexOf("#")))).toEqual({ set: { name: "Blau  zwei", poems: "first:む 3..5" } });
    expect(() => linked("#set=x:purple")).toThrow("error-set-term");
    expect(() => linked("#set=%")).toThrow("reader-sets-no-file");
  });
});

describe("a wish in a link", () => {
  const back = (changes: object) => {
    const wish = wishOf(changes);
    const link = wishLink("https://karuta.test", wish);
    expect(linked(link.slice(link.indexOf("#")))).toEqual({ wish });
    return link;
  };
  it("comes back as it went, whatever differs from its use", () => {
    for (const preset of Object.keys(PRESETS)) back({ preset });
    expect(back({ seed: "k7m2xq" })).toBe("https://karuta.test/reader#preset=competition&seed=k7m2xq");
    back({
      preset: "study", poems: "first:む -17 8?", dead: 5, likeness: 40, order: "replacement", seed: "a b/ü", pattern: "12/1",
      joka: { upper: 2, lower: 0 }, pacing: { lower_s: 4.5, linger_s: 0, silence_s: 1.25, upper_s: 5 }, wait: "span", span_s: 7.5, stop_min: 30, again: true,
    }); // prettier-ignore
  });
  it("is nothing in another address, and refused when it can't be read", () => {
    expect(linked("")).toBeNull();
    expect(linked("#main")).toBeNull();
    expect(() => linked("#preset=nothing")).toThrow("error-wish");
    expect(() => linked("#preset=study&dead=many")).toThrow("error-wish");
    expect(() => linked("#preset=study&pacing=1-1")).toThrow("error-wish");
  });
});
