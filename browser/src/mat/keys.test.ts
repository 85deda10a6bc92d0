import { describe, expect, it } from "vitest";
import { Format } from "./field";
import { BLOCK_KEYS, HAND_SPEED, sweepOf, tapOf, type Block } from "./keys";
import { Mat, sweep } from "./stroke";
import type { Places, Seat, Side } from "./types";

const format = new Format();
const ROWS: [number, number][] = [[3, 4], [4, 4], [5, 5]];

function standard(): Places {
  const places: Places = {};
  let card = 1;
  for (const field of ["A", "B"] as Side[]) {
    ROWS.forEach(([left, right], row) => {
      for (let i = 0; i < left; i++) places[card++] = [field, row, i * 520];
      for (let i = 0; i < right; i++) places[card++] = [field, row, 8700 - (right - i) * 520];
    });
  }
  return places;
}

const places = standard();
const mat = new Mat(new Map(Object.entries(places).map(([card, [field, row, x]]) => [Number(card), { field, row, x }])));
const blocks = Object.entries(BLOCK_KEYS);

/** The cards of a block by its own definition: the row of a side, left or right of the middle as the viewer sees it. */
function inBlock(seat: Seat, { far, side, row }: Block): number[] {
  const field: Side = (seat === 0) === far ? "B" : "A";
  return Object.entries(places)
    .filter(([, [at, on, x]]) => at === field && on === row && ((far ? 8180 - x : x) < 4090) === (side === "left"))
    .map(([card]) => Number(card));
}

describe("the twelve keys", () => {
  it("name each block once", () => {
    expect(blocks.length).toBe(12);
    expect(new Set(blocks.map(([, block]) => JSON.stringify(block))).size).toBe(12);
    expect(BLOCK_KEYS["KeyQ"]).toEqual({ far: false, side: "left", row: 0 });
    expect(BLOCK_KEYS["Slash"]).toEqual({ far: false, side: "right", row: 2 });
    expect(BLOCK_KEYS["KeyU"]).toEqual({ far: true, side: "right", row: 2 });
    expect(BLOCK_KEYS["KeyV"]).toEqual({ far: true, side: "left", row: 0 });
  });

  it.each(blocks.flatMap(([code, block]) => [0, 1].map((seat) => ({ code, block, seat: seat as Seat }))))(
    "$code from seat $seat sweeps its block off the field and touches no other card",
    ({ block, seat }) => {
      const path = sweepOf(format, places, seat, block)!;
      const mine = inBlock(seat, block);
      expect(mine.length).toBeGreaterThan(2);
      const judged = sweep(mat, new Map([[seat, [{ pointer: 0, samples: path.map(([t, x, y]) => [t + 1000, x, y] as const) }]]]));
      expect([...judged.rest.keys()].sort()).toEqual(mine.sort());
      expect(judged.outs.map(({ card }) => card).sort()).toEqual(mine);
      expect(judged.contacts.length).toBe(1);
      expect(judged.ignored).toEqual([]);
    },
  );

  it("moves at a hand's speed", () => {
    const path = sweepOf(format, places, 0, BLOCK_KEYS["KeyZ"]!)!;
    path.slice(1).forEach(([t, x, y], i) => {
      const [t0, x0, y0] = path[i]!;
      expect(t).toBeGreaterThan(t0);
      expect(Math.hypot(x - x0, y - y0) / (t - t0)).toBeCloseTo(HAND_SPEED, 1);
    });
  });

  it("finds nothing to sweep in an empty block, and does not start on the next block's card", () => {
    expect(sweepOf(format, { 1: ["A", 0, 0] }, 0, BLOCK_KEYS["KeyP"]!)).toBeNull();
    const close: Places = { 1: ["A", 0, 3820], 2: ["A", 0, 4350] };
    const [, x] = sweepOf(format, close, 0, BLOCK_KEYS["KeyQ"]!)![0]!;
    expect(x).toBeGreaterThan(3820 + 520);
    expect(x).toBeLessThan(4350);
  });
});

describe("a tap", () => {
  it("touches the card below it alone", () => {
    const [left, top, right, bottom] = format.rect(places[2]!);
    const samples = tapOf((left + right) / 2, (top + bottom) / 2).map(([t, x, y]) => [t + 500, x, y] as const);
    const judged = sweep(mat, new Map([[0, [{ pointer: 0, samples }]]]));
    expect(judged.contacts.map(({ card }) => card)).toEqual([2]);
    expect(judged.rest.size).toBe(0);
  });
});
