import { describe, expect, it } from "vitest";
import { moved, stretched, stretchedBeside } from "./stretch";

const RATE = 16_000;
const sine = (hz: number, seconds: number) =>
  Float32Array.from({ length: RATE * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / RATE));

/** How often the wave goes up through zero, a second. */
function pitch(samples: Float32Array): number {
  let [first, last, count] = [-1, -1, 0];
  for (let i = 1; i < samples.length; i++) {
    if (samples[i - 1]! < 0 && samples[i]! >= 0) {
      if (first < 0) first = i;
      else count++;
      last = i;
    }
  }
  return (count * RATE) / (last - first);
}

const power = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe("a verse in other seconds", () => {
  it.each([0.6, 0.8, 1.25, 1.9])("is %d times as long, as high and as loud", (times) => {
    const sung = sine(247, 3);
    const made = stretched(sung, [{ from: 0, to: sung.length, into: sung.length * times }], RATE);
    expect(made.length).toBe(Math.round(sung.length * times));
    const middle = made.subarray(RATE / 4, made.length - RATE / 4);
    expect(pitch(middle)).toBeCloseTo(247, -0.5);
    expect(power(middle) / power(sung)).toBeGreaterThan(0.93);
    expect(power(middle) / power(sung)).toBeLessThan(1.05);
  });

  it("moves each piece to its own seconds", () => {
    // One second low, one second high: body and lingering.
    const sung = new Float32Array(2 * RATE);
    sung.set(sine(200, 1));
    sung.set(sine(400, 1), RATE);
    const made = stretched(
      sung,
      [
        { from: 0, to: RATE, into: 1.5 * RATE },
        { from: RATE, to: 2 * RATE, into: 0.5 * RATE },
      ],
      RATE,
    );
    expect(made.length).toBe(2 * RATE);
    expect(pitch(made.subarray(0.1 * RATE, 1.4 * RATE))).toBeCloseTo(200, -0.5);
    expect(pitch(made.subarray(1.55 * RATE, 1.9 * RATE))).toBeCloseTo(400, -0.5);
  });

  it("is the very same where nothing changes, and after a change where a piece keeps its length", () => {
    const sung = Float32Array.from({ length: RATE }, (_, i) => Math.sin(i * i * 1e-5));
    expect(stretched(sung, [{ from: 0, to: RATE, into: RATE }], RATE)).toEqual(sung);
  });

  it("leaves nothing out and repeats nothing at length one of a piece before a changed one", () => {
    const sung = Float32Array.from({ length: 2 * RATE }, (_, i) => Math.sin(i * i * 1e-6));
    const made = stretched(
      sung,
      [
        { from: 0, to: RATE, into: RATE },
        { from: RATE, to: 2 * RATE, into: 0.5 * RATE },
      ],
      RATE,
    );
    const apart = made.subarray(0, 0.9 * RATE).map((sample, i) => Math.abs(sample - sung[i]!));
    expect(Math.max(...apart)).toBeLessThan(1e-4);
  });

  it("ends without a click when what was held is cut off", () => {
    const made = stretched(
      sine(300, 2),
      [
        { from: 0, to: RATE, into: RATE },
        { from: RATE, to: 2 * RATE, into: 0 },
      ],
      RATE,
    );
    expect(made.length).toBe(RATE);
    expect(Math.abs(made.at(-1)!)).toBeLessThan(1e-3);
  });

  it("tells where a mora lies afterwards", () => {
    const pieces = [
      { from: 0, to: 4000, into: 5000 },
      { from: 4000, to: 7000, into: 1500 },
    ];
    expect([0, 2000, 4000, 5500, 7000].map((at) => moved(pieces, at))).toEqual([0, 2500, 5000, 5750, 6500]);
  });

  it("comes out the same when it is made beside other things", async () => {
    const sung = sine(250, 1);
    const pieces = [{ from: 0, to: RATE, into: 1.3 * RATE }];
    expect(await stretchedBeside(sung, pieces, RATE)).toEqual(stretched(sung, pieces, RATE));
  });
});
