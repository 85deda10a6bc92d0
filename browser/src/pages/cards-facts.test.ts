import { describe, expect, it } from "vitest";
import { DECK } from "../games/flowers/deck";
import { bare, POINTS, YAKU } from "./cards-facts";

describe("the page of the cards", () => {
  it("tells 264 points in all", () => {
    expect(DECK.reduce((sum, { kind }) => sum + POINTS[kind], 0)).toBe(264);
  });

  it("tells thirteen yaku with as many cards as they need", () => {
    expect(YAKU.map(({ name, cards, needs }) => [name, cards.length, needs])).toEqual([
      ["goko", 5, 5],
      ["shiko", 4, 4],
      ["ame-shiko", 5, 4],
      ["sanko", 4, 3],
      ["hanami-zake", 2, 2],
      ["tsukimi-zake", 2, 2],
      ["inoshikacho", 3, 3],
      ["akatan", 3, 3],
      ["aotan", 3, 3],
      ["akatan-aotan", 6, 6],
      ["tane", 9, 5],
      ["tan", 10, 5],
      ["kasu", 25, 10],
    ]);
    expect(YAKU.map(({ option }) => option)).toContain("ame_shiko");
  });

  it("names a card under its month without the month", () => {
    expect(bare("Crane (pine, January)")).toBe("Crane");
    expect(bare("松に鶴（1月）")).toBe("松に鶴");
    expect(bare("Lightning")).toBe("Lightning");
  });
});
