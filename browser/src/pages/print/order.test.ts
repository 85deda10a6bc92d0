import { describe, expect, it } from "vitest";
import { asking, backsOf, coloursOf, differing, fromAddress, sidesOf, toAddress, USUAL, whichOf, wishOf, type Asked } from "./order";

const chosen: Asked = { ...USUAL, kind: "deck", hints: "kimariji", layout: "5x2", crop: false, poems: "17, む -8?" };

describe("an order", () => {
  it("comes back from its address as it was", () => {
    expect(fromAddress(toAddress(chosen))).toEqual(chosen);
    expect(asking(JSON.parse(JSON.stringify(differing(chosen))))).toEqual(chosen);
  });

  it("that is usual has no address of its own", () => {
    expect(toAddress(USUAL)).toBe("");
    expect(fromAddress("")).toEqual(USUAL);
  });

  it("leaves out what an address says and nobody knows", () => {
    expect(fromAddress("?kind=spaceship&crop=perhaps&__proto__=x&colour=pink")).toEqual(USUAL);
    expect(fromAddress(`?poems=${"1".repeat(2000)}`)).toEqual(USUAL);
    expect(asking({ kind: 7, size: null, marks: true })).toEqual(USUAL);
  });

  it("asks the house only for what the kind has", () => {
    expect(wishOf({ ...chosen, kind: "hanafuda" }, "fr")).not.toHaveProperty("poems");
    expect(wishOf({ ...chosen, kind: "backs" }, "fr")).not.toHaveProperty("hints");
    expect(wishOf({ ...chosen, kind: "rims" }, "fr")).not.toHaveProperty("backs");
    expect(wishOf({ ...chosen, kind: "torifuda", look: "large" }, "fr")).not.toHaveProperty("font");
    expect(wishOf(chosen, "fr")).toMatchObject({ kind: "deck", language: "fr", backs: "separate", hints: "kimariji", crop: false });
  });

  it("speaks the language of the page unless another was chosen", () => {
    expect(wishOf({ ...USUAL, language: "ja" }, "fr")).toMatchObject({ language: "ja" });
    expect(wishOf(USUAL, "fr")).toMatchObject({ language: "fr" });
  });

  it("for a sheet holds the options that the sheet has", () => {
    const sheet: Asked = { ...USUAL, kind: "sheet", sheet: "memory", seed: "7" };
    expect(wishOf(sheet, "en", ["seed", "show"])).toEqual({ kind: "sheet", sheet: "memory", paper: "a4", language: "en", options: { seed: "7", show: "torifuda" } });
  });

  it("for Anki holds faces, sound and poems", () => {
    expect(wishOf({ ...USUAL, kind: "anki", front: "kimariji", back: "torifuda" }, "en")).toEqual({
      front: "kimariji",
      back: "torifuda",
      audio: true,
      poems: "all",
      language: "en",
    });
  });

  it("has backs by itself only as a deck", () => {
    expect(backsOf(USUAL)).toBe("none");
    expect(backsOf({ ...USUAL, kind: "deck" })).toBe("separate");
    expect(backsOf({ ...USUAL, kind: "deck", backs: "none" })).toBe("none");
  });
});

it("a set expression is shown where it was chosen", () => {
  expect(["all", "pink", "blue, pink", "1..20", "2..20", "pink -8?", "pink 17", ""].map(whichOf)).toEqual([
    "all",
    "colour",
    "colour",
    "first",
    "own",
    "own",
    "own",
    "own",
  ]);
});

it("colours are found in a set that has nothing else", () => {
  expect(coloursOf("orange pink")).toEqual(["pink", "orange"]);
  expect(coloursOf("pink+blue")).toEqual(["pink", "blue"]);
  expect(coloursOf("pink -blue")).toEqual([]);
});

it("a size is two sides in mm", () => {
  expect(sidesOf("52x73")).toEqual([52, 73]);
  expect(sidesOf("60.5x90")).toEqual([60.5, 90]);
  expect(sidesOf("")).toBeNull();
});
