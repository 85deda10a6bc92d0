import { describe, expect, test } from "vitest";
import { frameOf, move, tickAt, type Head } from "./timeline";

const head = (part: Partial<Head> = {}): Head => ({ at: 0, of: 5, playing: false, speed: 1, ...part });

describe("a replay", () => {
  test("stops at both ends", () => {
    expect(move(head(), { step: -1 }).at).toBe(0);
    expect(move(head({ at: 4 }), { step: 1 }).at).toBe(4);
    expect(move(head(), { go: 99 }).at).toBe(4);
  });
  test("a step by hand stops the playing", () => {
    expect(move(head({ playing: true }), { step: 1 })).toEqual(head({ at: 1 }));
  });
  test("goes on by itself while it plays, and ends with the last", () => {
    expect(move(head({ playing: true }), { shown: true })).toEqual(head({ at: 1, playing: true }));
    expect(move(head({ at: 4, playing: true }), { shown: true })).toEqual(head({ at: 4 }));
  });
  test("does not go on once it was stopped", () => {
    expect(move(head({ at: 2 }), { shown: true })).toEqual(head({ at: 2 }));
  });
  test("begins anew when it is played at its end", () => {
    expect(move(head({ at: 4 }), { play: true })).toEqual(head({ playing: true }));
    expect(move(head({ at: 2 }), { play: true })).toEqual(head({ at: 2, playing: true }));
  });
  test("keeps its place when the speed changes", () => {
    expect(move(head({ at: 3, playing: true }), { speed: 2 })).toEqual(head({ at: 3, playing: true, speed: 2 }));
  });
});

test("ticks span the line", () => {
  expect([0, 2, 4].map((index) => tickAt(index, 5))).toEqual([0, 50, 100]);
  expect(tickAt(0, 1)).toBe(50);
});

test("a reading is found by its number though voids left gaps", () => {
  const frames = [{ number: 1 }, { number: 2 }, { number: 5 }];
  expect([1, 2, 4, 5, 9].map((number) => frameOf(frames, number))).toEqual([0, 1, 1, 2, 2]);
});
