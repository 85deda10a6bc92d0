import { describe, expect, it } from "vitest";
import { layDown, nearestPlace, stopsOf } from "./arrangement";
import { Format, rowOf } from "./field";
import type { Place, Places } from "./types";

const format = new Format();

function legal(places: Places): boolean {
  return [0, 1, 2].every((row) => {
    const xs = rowOf(places, "A", row).map(({ x }) => x);
    return xs.every((x, i) => x >= 0 && x <= format.lastX && (i === 0 || x - xs[i - 1]! >= format.cardWidth));
  });
}

const row = (xs: Record<number, number>): Places =>
  Object.fromEntries(Object.entries(xs).map(([card, x]) => [card, ["A", 0, x] as Place]));

describe("laying a card down", () => {
  const places: Places = { ...row({ 1: 0, 2: 520, 3: 1040, 4: 8180 }), 9: ["A", 2, 4000] };

  it("goes to whole millimetres in the open", () => {
    expect(layDown(format, places, "A", 9, { row: 0, x: 4003.4 })).toEqual({ 9: ["A", 0, 4000] });
  });

  it("is drawn flush to a neighbour or an edge", () => {
    expect(layDown(format, places, "A", 9, { row: 0, x: 1600 })).toEqual({ 9: ["A", 0, 1560] });
    expect(layDown(format, places, "A", 9, { row: 0, x: 7640 })).toEqual({ 9: ["A", 0, 7660] });
    expect(layDown(format, places, "A", 9, { row: 1, x: -300 })).toEqual({ 9: ["A", 1, 0] });
    expect(layDown(format, places, "A", 9, { row: 1, x: 9000 })).toEqual({ 9: ["A", 1, 8180] });
  });

  it("moves off an edge by a millimetre when told exactly", () => {
    expect(layDown(format, places, "A", 9, { row: 1, x: 10, exact: true })).toEqual({ 9: ["A", 1, 10] });
    expect(layDown(format, places, "A", 9, { row: 1, x: 10 })).toEqual({ 9: ["A", 1, 0] });
  });

  it("swaps with a card that it is laid upon", () => {
    expect(layDown(format, places, "A", 9, { row: 0, x: 560 })).toEqual({ 9: ["A", 0, 520], 2: ["A", 2, 4000] });
  });

  it("squeezes in between two, pushing towards the middle", () => {
    expect(layDown(format, places, "A", 9, { row: 0, x: 780 })).toEqual({ 9: ["A", 0, 1040], 3: ["A", 0, 1560] });
  });

  it("squeezes in where a card from outside has nothing to give back", () => {
    const changed = layDown(format, places, "A", 50, { row: 0, x: 520 })!;
    expect(legal({ ...places, ...changed })).toBe(true);
    expect(changed[50]![1]).toBe(0);
  });

  it("finds no room in a full row", () => {
    const full = row(Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i + 1, i * 540])));
    expect(layDown(format, full, "A", 50, { row: 0, x: 2500 })).toBeNull();
  });

  it("gives only legal mats, wherever one lays what", () => {
    const mat: Places = { ...places, 5: ["A", 1, 0], 6: ["A", 1, 700], 7: ["A", 1, 3000], 8: ["A", 2, 8180] };
    for (const card of [...Object.keys(mat).map(Number), 77]) {
      for (let at = 0; at < 3; at++) {
        for (let x = -400; x < 9000; x += 130) {
          const changed = layDown(format, mat, "A", card, { row: at, x });
          expect(changed).not.toBeNull();
          expect(legal({ ...mat, ...changed })).toBe(true);
          expect(Object.keys({ ...mat, ...changed }).length).toBe(Object.keys({ ...mat, [card]: 0 }).length);
        }
      }
    }
  });
});

describe("keys", () => {
  it("stop at edges, beside cards and upon them", () => {
    expect(stopsOf(format, row({ 1: 0, 2: 3000 }), "A", 0, 9)).toEqual([0, 520, 2480, 3000, 3520, 8180]);
  });
});

describe("the nearest place", () => {
  it("is the wish where it is free, else beside it or in the next row", () => {
    const places = row({ 1: 4000 });
    expect(nearestPlace(format, places, "A", { row: 0, x: 1000 }, 9)).toEqual(["A", 0, 1000]);
    expect(nearestPlace(format, places, "A", { row: 0, x: 4100 }, 9)).toEqual(["A", 0, 4520]);
    const wall = row(Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i + 1, i * 540])));
    expect(nearestPlace(format, wall, "A", { row: 0, x: 4100 }, 99)).toEqual(["A", 1, 4100]);
  });
});
