import { describe, expect, test } from "vitest";
import { delayOf, median } from "./delays";

describe("a delay", () => {
  test("counts from the end of the deciding mora, in seconds", () => {
    expect(delayOf({ time: 9000, mora_end: 600 })).toBeCloseTo(0.3);
  });
  test("is below zero for a hand that was there before", () => {
    expect(delayOf({ time: 5500, mora_end: 600 })).toBeCloseTo(-0.05);
  });
  test("is not known where nobody took", () => {
    expect(delayOf({ time: null, mora_end: 600 })).toBeNull();
  });
});

test("the median is the middle one, or between the two", () => {
  expect(median([])).toBeNull();
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
