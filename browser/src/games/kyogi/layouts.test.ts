import { describe, expect, test } from "vitest";
import type { Place } from "../../protocol";
import { apportion, fromTeiichi, layoutOf, mirrored, type Known } from "./layouts";

const kimariji = ["む", "す", "め", "ふ", "つく", "つき", "うか", "うら", "しの", "しら", "もも", "もろ", "ゆう", "ゆら"];
const cards: Known[] = Array.from({ length: 25 }, (_, i) => ({ number: i + 1, kimariji: kimariji[i % kimariji.length]! }));

function overlaps(places: Record<string, Place>): string[] {
  const found: string[] = [];
  const all = Object.entries(places);
  all.forEach(([card, [, row, x]], i) => {
    for (const [other, [, otherRow, otherX]] of all.slice(i + 1))
      if (row === otherRow && Math.abs(x - otherX) < 520) found.push(`${card} on ${other}`);
    if (x < 0 || x > 8180) found.push(`${card} outside at ${x}`);
  });
  return found;
}

describe.each(["standard", "attack", "defence", "balanced"] as const)("the %s layout", (choice) => {
  test.each([1, 3, 10, 12, 25, 40])("lays %i cards where they may lie", (count) => {
    const many = Array.from({ length: count }, (_, i) => ({ number: i + 1, kimariji: kimariji[i % kimariji.length]! }));
    const places = layoutOf(many, choice, "A", false);
    expect(Object.keys(places)).toHaveLength(count);
    expect(overlaps(places)).toEqual([]);
  });
  test("is turned round for the left hand", () => {
    const right = layoutOf(cards, choice, "B", false);
    expect(mirrored(right, "B")).toEqual(layoutOf(cards, choice, "B", true));
  });
});

const right = (places: Record<string, Place>) => Object.values(places).filter(([, , x]) => x > 4090).length;

test("the standard form is that of the books: 6 and 6, 3 and 4, 3 and 3", () => {
  const places = Object.values(layoutOf(cards, "standard", "A", false));
  const block = (row: number, onRight: boolean) => places.filter(([, at, x]) => at === row && x > 4090 === onRight).length;
  expect([2, 1, 0].map((row) => [block(row, false), block(row, true)])).toEqual([
    [6, 6],
    [3, 4],
    [3, 3],
  ]);
});

test("defence leans further to the strong side than attack", () => {
  expect(right(layoutOf(cards, "defence", "A", false))).toBeGreaterThan(right(layoutOf(cards, "attack", "A", false)));
});

test("attack splits twins over both ends", () => {
  const twins = [
    { number: 1, kimariji: "つく" },
    { number: 2, kimariji: "つき" },
  ];
  const places = layoutOf(twins, "attack", "A", false);
  expect(places[1]![2] > 4090).not.toBe(places[2]![2] > 4090);
});

test("shares add up", () => {
  expect(apportion(25, [6, 7, 12])).toEqual([6, 7, 12]);
  expect(apportion(10, [6, 7, 12]).reduce((a, b) => a + b)).toBe(10);
});

describe("a saved layout", () => {
  test("puts known cards at their places", () => {
    expect(fromTeiichi([5, 6], { 5: [2, 0], 6: [0, 8180] }, "A")).toEqual({ 5: ["A", 2, 0], 6: ["A", 0, 8180] });
  });
  test("finds room for cards it does not know and for two that want one place", () => {
    const places = fromTeiichi([1, 2, 3, 4], { 1: [2, 0], 2: [2, 100] }, "B");
    expect(Object.keys(places)).toHaveLength(4);
    expect(places[1]).toEqual(["B", 2, 0]);
    expect(overlaps(places)).toEqual([]);
  });
});
