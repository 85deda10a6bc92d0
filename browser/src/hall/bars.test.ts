import { describe, expect, test } from "vitest";
import { marginBars, reactionBars } from "./bars";

const sum = (bars: readonly { count: number }[]) => bars.reduce((total, { count }) => total + count, 0);

describe("margins", () => {
  test("lie side by side, those that never came about as well", () => {
    const bars = marginBars({ "-3": 1, "2": 4, "6": 2 });
    expect(bars.map(({ from }) => from)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]);
    expect(bars.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 0, 0, 4, 0, 0, 0, 2]);
    expect(bars.map(({ label }) => label).filter(Boolean)).toEqual(["-4", "-2", "0", "+2", "+4", "+6"]);
  });

  test("are put together where there would be too many, and none is lost or parted by zero", () => {
    const margins = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [String(i - 73), 1]));
    const bars = marginBars(margins);
    expect(bars.length).toBeLessThan(45);
    expect(sum(bars)).toBe(150);
    expect(bars.some(({ from, to }) => from < 0 && to > 0)).toBe(false);
    expect(bars.filter(({ label }) => label).length).toBeLessThan(10);
  });

  test("of nobody's matches are none", () => expect(marginBars({})).toEqual([]));
});

describe("reactions", () => {
  test("are shown from the first to the last, with the end of the deciding mora", () => {
    const bars = reactionBars({ from_ms: -200, step_ms: 100, counts: [0, 0, 0, 0, 3, 0, 1, 0] });
    expect(bars.map(({ from, count }) => [from, count])).toEqual([[0, 0], [100, 0], [200, 3], [300, 0], [400, 1]]);
    const early = reactionBars({ from_ms: -200, step_ms: 100, counts: [2, 0, 0] });
    expect(early.map(({ from }) => from)).toEqual([-200, -100]);
    expect(reactionBars({ from_ms: 0, step_ms: 20, counts: [0, 0] })).toEqual([]);
  });
});
