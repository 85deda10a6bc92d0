import { describe, expect, it } from "vitest";
import type { Spread } from "../protocol";
import { cardAt, cardsOn, metAt, nextLie, readingOrder } from "./lies";

const spread: Spread = {
  width: 5000,
  depth: 3000,
  lies: { 1: [1000, 1000, 0], 2: [2000, 1000, 90], 3: [3200, 1100, 45], 4: [2000, 2200, 180] },
};

describe("a card that lies any way", () => {
  it("has a point in it when the point is within its turned edges", () => {
    expect(cardAt(spread, 1259, 1364)).toBe(1);
    expect(cardAt(spread, 1261, 1000)).toBeNull();
    expect(cardAt(spread, 2364, 1000)).toBe(2);
    expect(cardAt(spread, 2000, 1300)).toBeNull();
  });

  it("at 45 degrees reaches out with its corners and not with its sides", () => {
    // Half the diagonal is 448; the corner at the right is turned to 45 - 54.5 degrees.
    const corner = 448 * Math.cos(((45 - 54.54) * Math.PI) / 180);
    expect(cardAt(spread, 3200 + corner - 3, 1100 - 74)).toBe(3);
    expect(cardAt(spread, 3200 + 300, 1100 + 300)).toBeNull();
    expect(metAt(spread, [3200, 1100, 45], [3200, 0], [3200, 2000])).toBeCloseTo((1100 - 260 * Math.SQRT2) / 2000, 6);
  });
});

describe("a way over the cloth", () => {
  it("meets the cards one after another", () => {
    expect(cardsOn(spread, [500, 1000], [4000, 1000])).toEqual([1, 2, 3]);
    expect(cardsOn(spread, [4000, 1000], [500, 1000])).toEqual([3, 2, 1]);
    expect(cardsOn(spread, [500, 1600], [4000, 1600])).toEqual([]);
  });
});

describe("arrow keys", () => {
  const spots = Object.entries(spread.lies).map(([card, [x, y]]) => ({ card: Number(card), x, y }));
  const spot = (card: number) => spots.find((each) => each.card === card)!;
  const next = (card: number, key: string) => nextLie(spots, spot(card), key)?.card ?? null;

  it("lead to the nearest card that way", () => {
    expect(next(1, "ArrowRight")).toBe(2);
    expect(next(2, "ArrowRight")).toBe(3);
    expect(next(2, "ArrowDown")).toBe(4);
    expect(next(4, "ArrowUp")).toBe(2);
    expect(next(3, "ArrowLeft")).toBe(2);
  });

  it("lead nowhere where no card is, and to the ends with Home and End", () => {
    expect(next(1, "ArrowLeft")).toBeNull();
    expect(next(4, "ArrowDown")).toBeNull();
    expect(next(4, "Home")).toBe(1);
    expect(next(1, "End")).toBe(4);
  });

  it("can reach every card from every other", () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ card: i, x: ((i * 611) % 997) * 10, y: ((i * 383) % 613) * 10 }));
    const seen = new Set([0]);
    const waiting = [0];
    for (let card = waiting.pop(); card !== undefined; card = waiting.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const to = nextLie(many, many[card]!, key);
        if (to && !seen.has(to.card)) {
          seen.add(to.card);
          waiting.push(to.card);
        }
      }
    }
    expect(seen.size).toBe(many.length);
  });
});

it("cards are told from the top to the bottom, each line from the left", () => {
  const spots = Object.entries(spread.lies).map(([card, [x, y]]) => ({ card: Number(card), x, y }));
  expect(readingOrder(spots, 900).map(({ card }) => card)).toEqual([1, 2, 3, 4]);
});
