import { describe, expect, it } from "vitest";
import type { KoikoiTable } from "../../protocol-koikoi";
import { lessonOf } from "./lessons";

type Turn = KoikoiTable["turns"][number];
const turns = (...seats: number[]) => seats.map((seat) => ({ seat, card: 0, taken: [] }) as unknown as Turn);
const table = (over: Partial<KoikoiTable> = {}) => ({ phase: "play", round: 1, turn: 0, turns: [], ...over }) as KoikoiTable;
const still = { seat: 0, lit: null, matches: 0, asked: false };

describe("lessons of a first match", () => {
  it("come one a turn, and end after three", () => {
    const told = [0, 1, 2, 3, 4].map((count) => lessonOf(table({ turns: turns(...Array.from({ length: count }, () => [1, 0]).flat(), 1) }), still));
    expect(told).toEqual(["koikoi-lesson-match", "koikoi-lesson-stock", "koikoi-lesson-yaku", null, null]);
  });

  it("tell of the card that is looked at", () => {
    expect(lessonOf(table(), { ...still, lit: 5, matches: 1 })).toBe("koikoi-lesson-lifted");
    expect(lessonOf(table(), { ...still, lit: 5, matches: 0 })).toBe("koikoi-lesson-lies");
  });

  it("do not speak while others play, or where a choice is asked for, or in a later round", () => {
    expect(lessonOf(table({ turn: 1 }), still)).toBeNull();
    expect(lessonOf(table({ phase: "draw" }), still)).toBeNull();
    expect(lessonOf(table({ round: 2 }), still)).toBeNull();
    expect(lessonOf(table(), { ...still, asked: true })).toBeNull();
  });
});
