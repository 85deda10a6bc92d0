import { describe, expect, it } from "vitest";
import { gainDb, fromDb, loudness } from "./level";
import { guessOpening, inOrder, inTwo, stretches, threshold } from "./split";
import { heard, shaped, widened } from "./trim";

const RATE = 16_000;
/** The same noise in every run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

/** Tones (seconds each, in dBFS) between silences, over hiss. */
function recording(parts: readonly (readonly [seconds: number, db: number | null])[], hissDb: number): Float32Array {
  const hiss = noise(5);
  const samples: number[] = [];
  for (const [seconds, db] of parts) {
    for (let i = 0; i < seconds * RATE; i++) {
      const tone = db === null ? 0 : fromDb(db) * Math.sin((2 * Math.PI * 220 * i) / RATE);
      samples.push(tone + fromDb(hissDb) * hiss());
    }
  }
  return Float32Array.from(samples);
}

const seconds = (found: readonly { from: number; to: number }[]) => found.map(({ from, to }) => [from / RATE, to / RATE]);

describe("stretches of sound", () => {
  it.each([-100, -70, -55, -40])("are found over hiss of %i dBFS", (hiss) => {
    const found = stretches(recording([[1, null], [5, -12], [1, null], [6, -15], [2, null], [3, -12], [1, null]], hiss), RATE);
    expect(found).toHaveLength(3);
    const wanted = [[1, 6], [7, 13], [15, 18]];
    seconds(found).forEach(([from, to], i) => {
      expect(from).toBeCloseTo(wanted[i]![0]!, 1);
      expect(to).toBeCloseTo(wanted[i]![1]!, 1);
    });
  });
  it("are not parted by a breath, and coughs are none", () => {
    const found = stretches(recording([[1, null], [2, -12], [0.5, null], [2, -12], [1, null], [0.3, -10], [1.5, null], [3, -12], [1, null]], -70), RATE);
    expect(seconds(found).map(([from, to]) => Math.round((to! - from!) * 10) / 10)).toEqual([4.5, 3]);
  });
  it("a silence of just under 0.6 s is bridged, one of just over parts", () => {
    const parts = (gap: number) => stretches(recording([[1, null], [2, -12], [gap, null], [2, -12], [1, null]], -70), RATE).length;
    expect([parts(0.57), parts(0.63)]).toEqual([1, 2]);
  });
  it("silence and hiss alone have none", () => {
    expect(stretches(new Float32Array(5 * RATE), RATE)).toEqual([]);
    expect(stretches(recording([[5, null]], -80), RATE)).toEqual([]);
    expect(stretches(new Float32Array(0), RATE)).toEqual([]);
  });
  it("the threshold lies over the floor and in reach of the loud parts", () => {
    expect(threshold(Float32Array.from([...Array(50).fill(-60), ...Array(50).fill(-12)]))).toBe(-50);
    expect(threshold(Float32Array.from([...Array(50).fill(-120), ...Array(50).fill(-12)]))).toBe(-50);
    expect(threshold(Float32Array.from(Array(100).fill(-12)))).toBe(-28);
  });
});

describe("which verse a stretch is", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ from: i * 10, to: i * 10 + 5 }));
  it("a whole hundred tells how it begins", () => {
    expect([200, 202, 203, 40, 201].map(guessOpening)).toEqual(["none", "once", "twice", null, null]);
  });
  it("goes by the order of the poems", () => {
    const last = (count: number, opening: "none" | "once" | "twice") => inOrder(many(count), opening).at(-1);
    expect(last(200, "none")).toMatchObject({ poem: 100, verse: "lower", from: 1990 });
    expect(last(202, "once")).toMatchObject({ poem: 100, verse: "lower", from: 2010 });
    expect(last(203, "twice")).toMatchObject({ poem: 100, verse: "lower", from: 2020 });
    expect(inOrder(many(203), "twice").slice(0, 3)).toMatchObject([{ poem: 0, verse: "upper", from: 0 }, { poem: 0, verse: "lower", from: 10 }, { poem: 1, verse: "upper", from: 30 }]);
    expect(inOrder(many(300), "none")).toHaveLength(200);
    expect(inOrder(many(3), "none")).toMatchObject([{ poem: 1, verse: "upper" }, { poem: 1, verse: "lower" }, { poem: 2, verse: "upper" }]);
  });
  it("a track is parted at its widest silence", () => {
    expect(inTwo([{ from: 0, to: 10 }], 17)).toBeNull();
    expect(inTwo([], 17)).toBeNull();
    const found = inTwo([{ from: 0, to: 10 }, { from: 12, to: 20 }, { from: 30, to: 40 }], 17);
    expect(found).toEqual([{ poem: 17, verse: "upper", from: 0, to: 20 }, { poem: 17, verse: "lower", from: 30, to: 40 }]);
  });
  it("the joka's lower verse may be said twice", () => {
    const found = inTwo([{ from: 0, to: 10 }, { from: 12, to: 20 }, { from: 30, to: 40 }], 0);
    expect(found).toMatchObject([{ verse: "upper", from: 0, to: 10 }, { verse: "lower", from: 12, to: 20 }]);
  });
});

describe("a verse made ready", () => {
  it("is cut with room for its first consonant, inside the file", () => {
    const samples = recording([[1, null], [3, -12], [2, null], [2, -12], [1, null]], -70);
    const sound = heard(samples, RATE)!;
    // However far its phrases lie apart.
    expect(sound.from / RATE).toBeCloseTo(1, 1);
    expect(sound.to / RATE).toBeCloseTo(8, 1);
    expect(widened({ from: 100, to: 200 }, RATE, 250)).toEqual({ from: 0, to: 250 });
    expect(widened({ from: 16_000, to: 32_000 }, RATE, 99_999)).toEqual({ from: 16_000 - 1920, to: 32_000 + 2400 });
    expect(heard(new Float32Array(RATE), RATE)).toBeNull();
  });
  it("begins and ends without a click", () => {
    const cut = shaped(new Float32Array(RATE).fill(0.5), RATE, { from: 100, to: 10_100 }, 1.5);
    expect(cut).toHaveLength(10_000);
    expect(cut[0]).toBe(0);
    expect(cut.at(-1)).toBe(0);
    expect(cut[5000]).toBeCloseTo(0.75, 6);
    let steepest = 0;
    for (let i = 1; i < cut.length; i++) steepest = Math.max(steepest, Math.abs(cut[i]! - cut[i - 1]!));
    expect(steepest).toBeLessThan(0.01);
  });
});

describe("loudness", () => {
  const tone = (hz: number, db: number, rate: number, length = 3) =>
    Float32Array.from({ length: length * rate }, (_, i) => fromDb(db) * Math.sin((2 * Math.PI * hz * i) / rate));
  it.each([16_000, 32_000, 44_100, 48_000])("is what the recommendation says at %i Hz", (rate) => {
    // A full sine of 997 Hz in one channel is -3.01 LUFS.
    expect(loudness(tone(997, 0, rate), rate)).toBeCloseTo(-3.01, 1);
    expect(loudness(tone(997, -23, rate), rate)).toBeCloseTo(-26.01, 1);
  });
  it("does not count silences, and silence has none", () => {
    const loud = tone(997, -20, RATE);
    const spaced = new Float32Array(loud.length * 3);
    spaced.set(loud, loud.length);
    expect(loudness(spaced, RATE)).toBeCloseTo(loudness(loud, RATE), 0);
    expect(loudness(new Float32Array(RATE), RATE)).toBe(Number.NEGATIVE_INFINITY);
  });
  it("a verse is brought to -20 LUFS, but no sample beyond -1 dBFS", () => {
    const soft = tone(997, -40, RATE);
    const gain = fromDb(gainDb(soft, RATE));
    expect(loudness(soft.map((sample) => sample * gain), RATE)).toBeCloseTo(-20, 1);
    const peaked = soft.slice();
    peaked[4000] = 0.5;
    expect(0.5 * fromDb(gainDb(peaked, RATE))).toBeCloseTo(fromDb(-1), 5);
    expect(gainDb(new Float32Array(RATE), RATE)).toBe(40);
  });
});
