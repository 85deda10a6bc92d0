import { describe, expect, it } from "vitest";
import { DECK } from "../../flowers/deck";
import { pointsOf, ranked, sharesOf, signed } from "./points";

describe("what captured cards are worth", () => {
  it("is 264 for the whole deck: brights, animals, ribbons, plain cards", () => {
    const all = DECK.map(({ number }) => number);
    expect(pointsOf(all)).toBe(264);
    expect(sharesOf(all).map(({ kind, cards, points }) => [kind, cards.length, points])).toEqual([
      ["bright", 5, 100],
      ["animal", 9, 90],
      ["ribbon", 10, 50],
      ["plain", 24, 24],
    ]);
  });

  it("adds up kind by kind", () => {
    const pile = DECK.filter(({ month }) => month === 1 || month === 8).map(({ number }) => number);
    expect(sharesOf(pile).reduce((sum, { points }) => sum + points, 0)).toBe(pointsOf(pile));
  });
});

describe("places", () => {
  it("are shared by equals", () => {
    expect(ranked([4, 9, 4]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  it("are told with signs of gains", () => {
    expect([signed(12, "en"), signed(0, "en"), signed(-7, "en")]).toEqual(["+12", "0", "\u22127"]);
    expect(signed(12, "en", false)).toBe("12");
  });
});
