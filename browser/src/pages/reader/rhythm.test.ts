import { describe, expect, it } from "vitest";
import { nominal, stepOf } from "./programme/steps";
import { PRESETS } from "./programme/wish";
import { beatAt, beatsOf } from "./rhythm";

const wish = PRESETS.competition;
const step = (at: number) => stepOf(wish, [1, 2], at, nominal(wish.pacing));
const seconds = (at: number) => beatsOf(step(at), wish.pacing).map(({ start_ms, end_ms }) => (end_ms - start_ms) / 1000);

describe("the bar", () => {
  it("has the pieces of the rhythm, without a gap", () => {
    expect(seconds(1)).toEqual([5, 3, 1, 6]);
    expect(seconds(0)).toEqual([6, 1, 5, 3, 1, 5, 3, 1, 6]);
    const beats = beatsOf(step(0), wish.pacing);
    beats.slice(1).forEach((beat, i) => expect(beat.start_ms).toBe(beats[i]!.end_ms));
    expect(beats.at(-1)!.end_ms).toBe(step(0).length_ms);
  });

  it("knows where a time is", () => {
    const beats = beatsOf(step(1), wish.pacing);
    expect(beatAt(beats, 0)).toEqual({ at: 0, share: 0 });
    expect(beatAt(beats, 6500)).toEqual({ at: 1, share: 0.5 });
    expect(beatAt(beats, 8000)).toEqual({ at: 2, share: 0 });
    expect(beatAt(beats, 15_000)).toBeNull();
  });
});
