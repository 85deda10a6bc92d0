/**
 * The times of the morae in a recording, proposed from those of our own voice that says the same verse: its frames are
 * laid against those of the recording so that like falls on like (dynamic time warping).
 */
import { CEPSTRA, features, HOP_S, WIDTH, type Features } from "./features";

/** Of a mora, ms: where its consonant, its vowel begin, and where it ends. */
export interface Times {
  start: number;
  vowel: number;
  end: number;
}

/** Moves of the path, in frames of ours and of the recording, and how dear they are: one may be three times as fast. */
const MOVES = [
  [1, 1, 1],
  [1, 2, 1.6],
  [2, 1, 1.6],
  [1, 3, 2.2],
  [3, 1, 2.2],
  // Only inside vowels that we hold: readers hold them as long as they like.
  [1, 0, 1],
  [0, 1, 1],
] as const;
const FREE_FROM = 5;
/** Silence put around our voice, s: that of the recording falls on it, and not on a soft first consonant. */
const AROUND_S = 0.15;
/** The recording may begin or end by so much inside that silence, s. */
const LOOSE_S = 0.15;
/** The path keeps within this share of the recording's length from the straight one. */
const BAND = 0.25;
/** A vowel is held when it sounds on so long after its onset, ms. */
const HELD_MS = 180;

export interface Warp {
  /** For each frame of ours the frame of the recording. */
  path: Float64Array;
  /** How far apart the frames on the path are, against frames taken at random: 0 alike, 1 nothing in common. */
  unlike: Float64Array;
}

function distance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  let sum = 0;
  for (let k = 0, x = i * WIDTH, y = j * WIDTH; k < WIDTH; k++, x++, y++) {
    const d = a[x]! - b[y]!;
    sum += d * d;
  }
  return Math.sqrt(sum);
}

/** The cheapest way through both, pausing now and then. `free`: our frames in silence and in vowels that are held. */
export function* warp(ours: Features, theirs: Features, free: readonly boolean[]): Generator<void, Warp> {
  const [n, m] = [ours.frames, theirs.frames];
  const costs = new Float32Array(n * m);
  const sums = new Float32Array(n * m).fill(Number.POSITIVE_INFINITY);
  const moves = new Uint8Array(n * m).fill(255);
  const loose = Math.round(LOOSE_S / HOP_S);
  const band = Math.round(BAND * m);
  let [all, cells] = [0, 0];
  for (let i = 0; i < n; i++) {
    const middle = Math.round((i * m) / n);
    for (let j = Math.max(0, middle - band); j < Math.min(m, middle + band); j++) {
      const cost = distance(ours.values, i, theirs.values, j);
      all += cost;
      cells++;
      costs[i * m + j] = cost;
      if (i === 0 && j < loose) sums[j] = cost;
      const count = free[i] ? MOVES.length : FREE_FROM;
      for (let k = 0; k < count; k++) {
        const [di, dj, weight] = MOVES[k]!;
        if (i < di || j < dj) continue;
        const sum = sums[(i - di) * m + j - dj]! + weight * cost;
        if (sum < sums[i * m + j]!) {
          sums[i * m + j] = sum;
          moves[i * m + j] = k;
        }
      }
    }
    if (i % 4 === 3) yield;
  }
  let j = m - 1;
  for (let k = Math.max(0, m - loose); k < m; k++) if (sums[(n - 1) * m + k]! < sums[(n - 1) * m + j]!) j = k;
  const path = new Float64Array(n).fill(-1);
  const unlike = new Float64Array(n).fill(-1);
  const usual = all / cells || 1;
  if (!Number.isFinite(sums[(n - 1) * m + j]!)) return straight(n, m);
  for (let i = n - 1; i >= 0; ) {
    path[i] = j;
    unlike[i] = costs[i * m + j]! / usual;
    const move = MOVES[moves[i * m + j]!];
    if (!move) break;
    [i, j] = [i - move[0], j - move[1]];
  }
  fill(path);
  fill(unlike);
  return { path, unlike };
}

/** No way there is: one verse is far longer than the other. */
function straight(n: number, m: number): Warp {
  return { path: Float64Array.from({ length: n }, (_, i) => (i * (m - 1)) / Math.max(1, n - 1)), unlike: new Float64Array(n).fill(1) };
}

/** Frames that the path has leapt over lie between their neighbours. */
function fill(values: Float64Array): void {
  let last = -1;
  for (let i = 0; i < values.length; i++) {
    if (values[i]! < 0) continue;
    for (let k = last + 1; k < i; k++) {
      values[k] = last < 0 ? values[i]! : values[last]! + ((values[i]! - values[last]!) * (k - last)) / (i - last);
    }
    last = i;
  }
  for (let k = last + 1; k < values.length; k++) values[k] = values[last] ?? 0;
}

export interface Sound {
  samples: Float32Array;
  rate: number;
}

export interface Proposal {
  /** ms since the beginning of the recording that was given. */
  morae: Times[];
  /** Of each mora, 0..1: how far its time can be believed. */
  confidence: number[];
}

/**
 * What tells whether both say the same verse: how much better our verse fits than the same backwards, less how unevenly
 * its morae have to be stretched. Measured with ten poems, the same voice and one of other pitch, mouth and tempo, with
 * noise and an echo: 1.2 and more for the right verse, 1.1 and less for another.
 */
const SAME = 1.2;
const OTHER = 0.95;
const UNEVEN = 2;
/** A mora may be so much longer or shorter than its neighbours, against ours (as a logarithm), before it is doubted; with
 * so much more its time is worth nothing. */
const ODD = 0.35;
const ODDEST = 1;

/** Our voice with the times of its morae, and a recording of the same verse -> the times in the recording. */
export function* propose(ours: Sound, morae: readonly Times[], theirs: Sound): Generator<void, Proposal> {
  const silence = Math.round(AROUND_S * ours.rate);
  const padded = new Float32Array(ours.samples.length + 2 * silence);
  padded.set(ours.samples, silence);
  const a = yield* features(padded, ours.rate);
  const b = yield* features(theirs.samples, theirs.rate);
  const lengthMs = (ours.samples.length / ours.rate) * 1000;
  const free = Array.from({ length: a.frames }, (_, frame) => {
    const ms = (frame * HOP_S - AROUND_S) * 1000;
    const held = morae.some(({ vowel, end }) => end - vowel > 2 * HELD_MS && ms > vowel + HELD_MS && ms < end - HELD_MS / 2);
    return held || ms < 0 || ms > lengthMs;
  });
  const { path, unlike } = yield* warp(a, b, free);
  const against = yield* warp(backwards(a), b, [...free].reverse());
  const alike = (values: Float64Array) => {
    const ends = Math.round(AROUND_S / HOP_S);
    const said = values.slice(ends, values.length - ends);
    return 1 - said.reduce((sum, value) => sum + value, 0) / Math.max(1, said.length);
  };
  const at = (ms: number) => {
    const frame = between(0, (ms / 1000 + AROUND_S) / HOP_S, path.length - 1);
    const low = Math.floor(frame);
    const high = Math.min(path.length - 1, low + 1);
    return (path[low]! + (path[high]! - path[low]!) * (frame - low)) * HOP_S * 1000;
  };
  const found = morae.map(({ start, vowel, end }) => ({ start: at(start), vowel: at(vowel), end: at(end) }));
  // How long a held vowel is says nothing.
  const stretch = morae.map(({ start, vowel, end }, i) =>
    end - vowel > 2 * HELD_MS ? null : Math.log(Math.max(1, found[i]!.end - found[i]!.start) / (end - start)),
  );
  const told = stretch.filter((value) => value !== null).sort((x, y) => x - y);
  const usual = told[told.length >> 1] ?? 0;
  const uneven = Math.sqrt(told.reduce((sum, value) => sum + (value - usual) ** 2, 0) / Math.max(1, told.length));
  const fit = alike(unlike) / Math.max(0.05, alike(against.unlike)) - UNEVEN * uneven;
  const fits = between(0, (fit - OTHER) / (SAME - OTHER), 1);
  const odd = stretch.map((value, i) => Math.max(Math.abs((value ?? usual) - usual), Math.abs((stretch[i - 1] ?? usual) - usual)));
  return { morae: found, confidence: odd.map((value) => fits * between(0, 1 - (value - ODD) / (ODDEST - ODD), 1)) };
}

/** The same mouth, saying it from its end. */
function backwards({ values, frames }: Features): Features {
  const turned = new Float32Array(values.length);
  for (let frame = 0; frame < frames; frame++) {
    for (let k = 0; k < WIDTH; k++) {
      // What rises falls.
      turned[frame * WIDTH + k] = (k < CEPSTRA ? 1 : -1) * values[(frames - 1 - frame) * WIDTH + k]!;
    }
  }
  return { values: turned, frames };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** Run what pauses to its end without a pause. */
export function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
