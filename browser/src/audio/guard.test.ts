import { describe, expect, it } from "vitest";
import { CLIP_RATE, firstLoud, GUARD, lateness } from "./guard";

function clip(first: number, rate = CLIP_RATE): Float32Array {
  const samples = new Float32Array(rate);
  samples.fill(0.004, 0, first);
  samples[first] = -0.2;
  samples.fill(0.3, first + 1);
  return samples;
}

describe("the decoder guard", () => {
  it("finds the first sample that is loud enough, on either side of zero", () => {
    expect(firstLoud(clip(1234))).toBe(1234);
    expect(firstLoud(new Float32Array(100))).toBe(-1);
    expect(firstLoud(new Float32Array([0, GUARD / 2, GUARD * 1.01]))).toBe(2);
  });

  it("tells by how much a decoder was late or early", () => {
    expect(lateness(clip(2400), CLIP_RATE, 2400)).toBe(0);
    expect(lateness(clip(2400 + 1105), CLIP_RATE, 2400)).toBeCloseTo(1105 / 48_000, 9);
    expect(lateness(clip(2400 - 313), CLIP_RATE, 2400)).toBeCloseTo(-313 / 48_000, 9);
  });

  it("knows that a context may run at another rate", () => {
    expect(lateness(clip(2205, 44_100), 44_100, 2400)).toBeCloseTo(0, 9);
  });

  it("takes silence as it is and refuses what lies more than 50 ms off", () => {
    expect(lateness(new Float32Array(500), CLIP_RATE, 2400)).toBe(0);
    expect(() => lateness(clip(2400 + 2401), CLIP_RATE, 2400)).toThrow(/0\.1000 s, stated 0\.0500 s/);
  });
});
