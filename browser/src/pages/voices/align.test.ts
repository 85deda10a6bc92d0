import { describe, expect, it } from "vitest";
import { finished, propose, type Sound, type Times } from "./align";
import { fft } from "./features";

const RATE = 16_000;
/** Formants of a voice, Hz, and what goes before a vowel. */
const VOWELS: Record<string, [number, number, number]> = { a: [750, 1200, 2600], i: [300, 2300, 3000], u: [350, 1300, 2400], e: [500, 1900, 2600], o: [500, 850, 2500] };
const CONSONANT_MS: Record<string, number> = { s: 110, k: 70, n: 80, m: 80, t: 60, h: 90, "": 0 };

interface Throat {
  pitch: number;
  mouth: number;
  /** How long a mora is, ms; the last vowel of a phrase is held. */
  moraMs: (index: number) => number;
  heldMs: number;
  noise: number;
  leadMs: number;
  seed: number;
}

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

/** Sounds of formants, hisses, hums and closures, with the true times of its morae. */
function sing(words: readonly string[], throat: Throat): { sound: Sound; morae: Times[] } {
  const { pitch, mouth, noise, leadMs } = throat;
  const draw = random(throat.seed);
  const morae: Times[] = [];
  const samples: number[] = [];
  const at = () => (samples.length / RATE) * 1000;
  let phase = 0;
  /** Three resonators, as a mouth has. */
  const state = [0, 0, 0, 0, 0, 0];
  const resonate = (source: number, formants: readonly number[]) => {
    let sum = 0;
    formants.forEach((hz, k) => {
      const width = 60 + 40 * k;
      const r = Math.exp((-Math.PI * width) / RATE);
      const y = source * (1 - r) + 2 * r * Math.cos((2 * Math.PI * hz * mouth) / RATE) * state[2 * k]! - r * r * state[2 * k + 1]!;
      [state[2 * k + 1], state[2 * k]] = [state[2 * k]!, y];
      sum += y / (k + 1);
    });
    return sum;
  };
  const put = (ms: number, each: (share: number) => number) => {
    const count = Math.round((ms / 1000) * RATE);
    for (let i = 0; i < count; i++) samples.push(each(i / count) + noise * draw());
  };
  const pulse = () => {
    phase += pitch / RATE;
    if (phase < 1) return 0;
    phase -= 1;
    return 1;
  };
  put(leadMs, () => 0);
  words.forEach((word, index) => {
    const vowel = VOWELS[word.at(-1)!]!;
    const consonant = word.slice(0, -1);
    const start = at();
    let before = 0;
    put(CONSONANT_MS[consonant]!, (share) => {
      if (consonant === "s") return 0.12 * ((before = draw()) - 0.9 * before) + 0.05 * draw();
      if (consonant === "h") return 0.3 * resonate(draw() * 0.3, vowel);
      if (consonant === "k" || consonant === "t") return share > 0.7 ? 0.15 * draw() : 0;
      return 0.5 * resonate(pulse(), [250, consonant === "n" ? 1500 : 1000, 2300]);
    });
    const onset = at();
    const held = index === words.length - 1 || index % 5 === 4 ? throat.heldMs : throat.moraMs(index);
    put(Math.max(60, held - CONSONANT_MS[consonant]!), () => resonate(pulse(), vowel));
    morae.push({ start, vowel: onset, end: at() });
  });
  put(leadMs, () => 0);
  return { sound: { samples: Float32Array.from(samples), rate: RATE }, morae };
}

const VERSE = ["ti", "ha", "ka", "mu", "ne", "so", "a", "ki", "no", "to", "sa"];
const OTHER = ["mo", "no", "ki", "sa", "a", "tu", "he", "ni", "ma", "ku", "i"];
const ours: Throat = { pitch: 240, mouth: 1, moraMs: () => 235, heldMs: 600, noise: 1e-5, leadMs: 0, seed: 1 };
const theirs: Throat = { pitch: 130, mouth: 0.88, moraMs: (i) => 170 + 30 * Math.sin(i), heldMs: 420, noise: 3e-3, leadMs: 120, seed: 7 };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const ownTimes = (verse: readonly string[]) => sing(verse, ours);

function errors(throat: Throat, verse = VERSE): { errors: number[]; confidence: number[] } {
  const [mine, other] = [ownTimes(verse), sing(verse, throat)];
  const found = finished(propose(mine.sound, mine.morae, other.sound));
  return { errors: found.morae.map(({ start }, i) => Math.abs(start - other.morae[i]!.start)), confidence: found.confidence };
}

describe("the Fourier transform", () => {
  it("finds a tone in its bin, and keeps the power", () => {
    const n = 64;
    const re = Float64Array.from({ length: n }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / n));
    const im = new Float64Array(n);
    fft(re, im);
    const power = re.map((value, k) => value * value + im[k]! * im[k]!);
    expect(power[5]).toBeCloseTo((n / 2) ** 2, 6);
    expect(power[n - 5]).toBeCloseTo((n / 2) ** 2, 6);
    expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo((n * n) / 2, 6);
  });
});

describe("times of morae from one voice to another", () => {
  it("the same voice at the same pace: every onset within three frames", () => {
    const { errors: off } = errors({ ...ours, leadMs: 100 });
    expect(Math.max(...off)).toBeLessThanOrEqual(15);
  });
  it("a lower voice with another mouth, faster and uneven, with noise: median under 20 ms", () => {
    const { errors: off, confidence } = errors(theirs);
    expect(median(off)).toBeLessThan(20);
    expect(Math.max(...off)).toBeLessThan(80);
    expect(confidence.every((value) => value >= 0 && value <= 1)).toBe(true);
  });
  it("slower, with ends held three times as long", () => {
    const { errors: off } = errors({ ...theirs, moraMs: () => 300, heldMs: 1500, seed: 3 });
    expect(median(off)).toBeLessThan(20);
  });
  it("times rise, and stay in the recording", () => {
    const mine = ownTimes(VERSE);
    const other = sing(VERSE, theirs);
    const { morae } = finished(propose(mine.sound, mine.morae, other.sound));
    const length = (other.sound.samples.length / RATE) * 1000;
    let last = 0;
    for (const { start, vowel, end } of morae) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(vowel).toBeGreaterThanOrEqual(start);
      expect(end).toBeGreaterThanOrEqual(vowel);
      expect(end).toBeLessThanOrEqual(length);
      last = start;
    }
  });
  it("another verse is believed less than the right one", () => {
    const mine = ownTimes(VERSE);
    const right = finished(propose(mine.sound, mine.morae, sing(VERSE, theirs).sound));
    const wrong = finished(propose(mine.sound, mine.morae, sing(OTHER, theirs).sound));
    expect(median(right.confidence)).toBeGreaterThan(median(wrong.confidence));
  });
  it("it pauses again and again", () => {
    const mine = ownTimes(VERSE);
    const work = propose(mine.sound, mine.morae, sing(VERSE, theirs).sound);
    let pauses = 0;
    while (!work.next().done) pauses++;
    expect(pauses).toBeGreaterThan(100);
  });
  it("a verse of nothing gives times all the same", () => {
    const mine = ownTimes(VERSE);
    const { morae, confidence } = finished(propose(mine.sound, mine.morae, { samples: new Float32Array(RATE), rate: RATE }));
    expect(morae).toHaveLength(VERSE.length);
    expect(morae.every(({ start }) => Number.isFinite(start))).toBe(true);
    expect(Math.max(...confidence)).toBeLessThan(0.6);
  });
});
