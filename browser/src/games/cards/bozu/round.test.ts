import { describe, expect, it } from "vitest";
import { chairOf, standings } from "./round";

describe("where people sit", () => {
  it.each([2, 3, 4, 5, 7, 10])("%i of them: the near one at the bottom, the next at the left hand, nobody twice", (seats) => {
    const near = seats - 1;
    const chairs = Array.from({ length: seats }, (_, i) => chairOf((near + i) % seats, near, seats));
    expect(chairs[0]).toMatchObject({ edge: 0 });
    expect(chairs[0]!.x).toBeCloseTo(0);
    expect(chairs[0]!.y).toBeCloseTo(1);
    if (seats > 2) expect(chairs[1]!.x).toBeLessThan(0);
    expect(new Set(chairs.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(seats);
  });

  it("turns each to the edge that is nearest", () => {
    expect([0, 1, 2, 3].map((seat) => chairOf(seat, 0, 4).edge)).toEqual([0, 90, 180, 270]);
    expect([0, 1].map((seat) => chairOf(seat, 0, 2).edge)).toEqual([0, 180]);
  });
});

describe("the standings", () => {
  it("have most cards first, equals at one place, and last those who left", () => {
    const all = standings([[1], [2, 3], [4, 5], []], [false, false, false, true]);
    expect(all.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});
