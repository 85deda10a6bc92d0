import { describe, expect, it } from "vitest";
import type { Playing } from "../protocol-hall";
import { pageOf, pagesOf, rosterOf, STAYS_MS, wantedFor, type Entry } from "./roster";

const playing = (match: string): Playing => ({ match, game: "kyogi", format: "", rated: false, names: ["a", "b"], since_ms: 0 });
const names = (entries: readonly Entry[]) => entries.map(({ of }) => of.match).join("");

describe("the list of a hall screen", () => {
  it("keeps everybody's place, and puts who is new last", () => {
    const first = rosterOf([], ["b", "c"].map(playing), 0);
    expect(names(rosterOf(first, ["a", "c", "b", "d"].map(playing), 1))).toBe("bcad");
  });

  it("leaves a match that has ended for its time, and takes it back if it goes on", () => {
    let list = rosterOf([], ["a", "b"].map(playing), 0);
    list = rosterOf(list, [playing("b")], 1000);
    expect(names(list)).toBe("ab");
    expect(list[0]!.goneAt).toBe(1000);
    expect(names(rosterOf(list, [playing("b")], 1000 + STAYS_MS - 1))).toBe("ab");
    expect(rosterOf(list, ["a", "b"].map(playing), 5000)[0]!.goneAt).toBeNull();
    expect(names(rosterOf(list, [playing("b")], 1000 + STAYS_MS))).toBe("b");
  });
});

describe("the pages of a hall screen", () => {
  const all = [..."abcdefghij"];
  it("go round", () => {
    expect([0, 1, 4, 5].map((count) => pagesOf(count, 4))).toEqual([1, 1, 1, 2]);
    expect([0, 1, 2, 3].map((at) => pageOf(all, 4, at).join(""))).toEqual(["abcd", "efgh", "ij", "abcd"]);
  });
  it("are looked on at before they are turned to", () => {
    expect(wantedFor(all, 4, 1).join("")).toBe("efghij");
    expect(wantedFor(all, 4, 2).join("")).toBe("ijabcd");
    expect(wantedFor(all, 12, 0).join("")).toBe("abcdefghij");
    expect(wantedFor(all, 9, 0).length).toBe(10);
    expect(wantedFor([..."abcdefghijklmnopqrstuvwx"], 9, 0).length).toBe(12);
  });
});
