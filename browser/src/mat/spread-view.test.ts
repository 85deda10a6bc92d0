import { describe, expect, it } from "vitest";
import type { Spread } from "../protocol";
import { inRows, SpreadView, turnOf, upTo180, type Room } from "./spread-view";

const wide: Room = { width: 1280, height: 640, left: 0, top: 0, right: 0, bottom: 0 };
const tall: Room = { width: 390, height: 640, left: 0, top: 0, right: 0, bottom: 0 };
const hundred: Spread = { width: 13000, depth: 7680, lies: { 1: [600, 700, 30], 2: [12000, 7000, 200] } };
const rows: Spread = { width: 3400, depth: 3820, lies: { 1: [460, 3255, 0], 2: [2940, 565, 180] } };

describe("a cloth on a stage", () => {
  it("goes there and back, whichever way it is turned and zoomed", () => {
    for (const quarters of [0, 1, 2, 3] as const) {
      for (const zoom of [{ by: 1, x: 0, y: 0 }, { by: 2, x: 40, y: -25 }]) {
        const view = new SpreadView(hundred, { ...wide, left: 90, top: 10 }, quarters, zoom);
        const [x, y] = view.toMat(...view.toScreen(1234, 567));
        expect([x, y]).toEqual([expect.closeTo(1234, 6), expect.closeTo(567, 6)]);
      }
    }
  });

  it("fills the room in one direction and stands in the middle of the other", () => {
    const view = new SpreadView(hundred, wide, 0);
    expect(view.toScreen(6500, 0)[1]).toBeCloseTo(0, 6);
    expect(view.toScreen(6500, 7680)).toEqual([expect.closeTo(640, 6), expect.closeTo(640, 6)]);
    expect(view.cardWidth).toBeCloseTo((520 * 640) / 7680, 6);
  });

  it("is turned by a quarter on a tall stage, where cards become larger by it", () => {
    expect(turnOf(hundred, wide, false)).toBe(0);
    expect(turnOf(hundred, tall, false)).toBe(1);
    const view = new SpreadView(hundred, tall, 1);
    expect(view.cardWidth).toBeGreaterThan(25);
    const [left, top] = view.toScreen(0, 7680);
    expect(left).toBeGreaterThanOrEqual(-1e-9);
    expect(top).toBeGreaterThanOrEqual(-1e-9);
    expect(view.pose([600, 700, 30]).turn).toBe(120);
  });

  it("leaves rows as they are, and turns them round for who sits across", () => {
    expect([inRows(rows), inRows(hundred)]).toEqual([true, false]);
    expect(turnOf(rows, tall, false)).toBe(0);
    expect(turnOf(rows, tall, true)).toBe(2);
    const view = new SpreadView(rows, wide, 2);
    expect([view.pose([460, 3255, 0]).turn, view.pose([2940, 565, 180]).turn]).toEqual([180, 0]);
  });

  it("when zoomed goes no farther than to its edges", () => {
    const view = new SpreadView(hundred, wide, 0, { by: 2, x: 9999, y: -9999 });
    expect(view.toScreen(13000, 0)).toEqual([expect.closeTo(1280, 6), expect.closeTo(0, 6)]);
    expect(view.cardWidth).toBeCloseTo((2 * 520 * 640) / 7680, 6);
  });
});

it("a turn is told the short way", () => {
  expect([0, 180, 190, 359, -90, 720].map(upTo180)).toEqual([0, 180, -170, -1, -90, 0]);
});
