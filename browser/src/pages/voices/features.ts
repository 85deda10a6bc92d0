/** What a voice does with its mouth, frame by frame: mel cepstra and their slopes, whatever the pitch and the level. */

/** A frame each so many seconds. */
export const HOP_S = 0.005;
const WINDOW_S = 0.02;
const MELS = 28;
const LOW_HZ = 100;
const HIGH_HZ = 7000;
export const CEPSTRA = 14;
/** Of each frame: cepstra, then their slopes. */
export const WIDTH = 2 * CEPSTRA;
/** Slopes are taken over so many frames to each side. They tell most: onsets are alike in all mouths. */
const REACH = 2;
const SLOPE_WEIGHT = 2;
/** What lies so far (nepers of power) under the loudest band is noise, not voice. */
const DEPTH = 11;
/** The overall loudness tells less than the shape of the spectrum. */
const LOUDNESS_WEIGHT = 0.6;

export interface Features {
  /** Frames, each `WIDTH` numbers. */
  values: Float32Array;
  frames: number;
}

/** In-place FFT of a length that is a power of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    const [turnRe, turnIm] = [Math.cos((-2 * Math.PI) / size), Math.sin((-2 * Math.PI) / size)];
    for (let from = 0; from < n; from += size) {
      let [wRe, wIm] = [1, 0];
      for (let a = from, b = from + half; a < from + half; a++, b++) {
        const [x, y] = [re[b]! * wRe - im[b]! * wIm, re[b]! * wIm + im[b]! * wRe];
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
        [wRe, wIm] = [wRe * turnRe - wIm * turnIm, wRe * turnIm + wIm * turnRe];
      }
    }
  }
}

const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
const hertz = (mels: number) => 700 * (Math.exp(mels / 1127) - 1);

interface Band {
  first: number;
  weights: number[];
}

/** Triangles on the mel scale, over the bins of the FFT. */
function bandsOf(rate: number, size: number): Band[] {
  const [low, high] = [mel(LOW_HZ), mel(Math.min(HIGH_HZ, rate / 2))];
  const edges = Array.from({ length: MELS + 2 }, (_, i) => (hertz(low + ((high - low) * i) / (MELS + 1)) * size) / rate);
  return edges.slice(1, -1).map((middle, i) => {
    const [from, to] = [edges[i]!, edges[i + 2]!];
    const first = Math.max(1, Math.ceil(from));
    const last = Math.max(first, Math.floor(to));
    const weights = Array.from({ length: last - first + 1 }, (_, k) => {
      const bin = first + k;
      return Math.max(1e-3, bin < middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle)) / (to - from);
    });
    return { first, weights };
  });
}

/** Spectra of all frames on the mel scale, as logarithms. */
function* melFrames(samples: Float32Array, rate: number): Generator<void, Float64Array> {
  const window = Math.round(WINDOW_S * rate);
  const size = 2 ** Math.ceil(Math.log2(window));
  const shape = Float64Array.from({ length: window }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / window));
  const bands = bandsOf(rate, size);
  const frames = Math.floor(samples.length / rate / HOP_S);
  const logs = new Float64Array(frames * MELS);
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let frame = 0; frame < frames; frame++) {
    const from = Math.round((frame + 0.5) * HOP_S * rate - window / 2);
    re.fill(0);
    im.fill(0);
    // A slope of 6 dB an octave lifts the high formants to the low ones.
    for (let i = 0; i < window; i++) re[i] = ((samples[from + i] ?? 0) - 0.97 * (samples[from + i - 1] ?? 0)) * shape[i]!;
    fft(re, im);
    bands.forEach(({ first, weights }, band) => {
      let power = 0;
      weights.forEach((weight, k) => (power += weight * (re[first + k]! ** 2 + im[first + k]! ** 2)));
      logs[frame * MELS + band] = Math.log(power + 1e-12);
    });
    if (frame % 32 === 31) yield;
  }
  return logs;
}

/** Raise what is lower than the noise: what a studio leaves there and a cassette must not differ. */
function floored(logs: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of logs) top = Math.max(top, value);
  for (let i = 0; i < logs.length; i++) logs[i] = Math.max(logs[i]!, top - DEPTH);
}

/** Bring each number of the frames to mean 0 and deviation `weights`, by the louder half, as silence says nothing. */
function evened(values: Float32Array, frames: number, loud: readonly boolean[], weights: readonly number[]): void {
  const counted = loud.filter(Boolean).length || 1;
  for (let k = 0; k < WIDTH; k++) {
    let [sum, squares] = [0, 0];
    for (let frame = 0; frame < frames; frame++) {
      if (!loud[frame]) continue;
      const value = values[frame * WIDTH + k]!;
      sum += value;
      squares += value * value;
    }
    const mean = sum / counted;
    const scale = weights[k]! / (Math.sqrt(Math.max(0, squares / counted - mean * mean)) + 1e-6);
    for (let frame = 0; frame < frames; frame++) values[frame * WIDTH + k] = (values[frame * WIDTH + k]! - mean) * scale;
  }
}

/** Takes a while: it pauses every few milliseconds, for whoever draws the page. */
export function* features(samples: Float32Array, rate: number): Generator<void, Features> {
  const logs = yield* melFrames(samples, rate);
  const frames = logs.length / MELS;
  floored(logs);
  const cosines = Array.from({ length: CEPSTRA }, (_, k) =>
    Float64Array.from({ length: MELS }, (_, band) => Math.cos((Math.PI * k * (band + 0.5)) / MELS)),
  );
  const values = new Float32Array(frames * WIDTH);
  for (let frame = 0; frame < frames; frame++) {
    cosines.forEach((cosine, k) => {
      let sum = 0;
      for (let band = 0; band < MELS; band++) sum += cosine[band]! * logs[frame * MELS + band]!;
      values[frame * WIDTH + k] = sum;
    });
    if (frame % 256 === 255) yield;
  }
  const at = (frame: number, k: number) => values[Math.max(0, Math.min(frames - 1, frame)) * WIDTH + k]!;
  for (let frame = 0; frame < frames; frame++) {
    for (let k = 0; k < CEPSTRA; k++) {
      let slope = 0;
      for (let d = 1; d <= REACH; d++) slope += d * (at(frame + d, k) - at(frame - d, k));
      values[frame * WIDTH + CEPSTRA + k] = slope;
    }
  }
  const levels = Float32Array.from({ length: frames }, (_, frame) => values[frame * WIDTH]!);
  const middle = Float32Array.from(levels).sort()[frames >> 1] ?? 0;
  const loud = Array.from(levels, (level) => level >= middle);
  const weights = Array.from({ length: WIDTH }, (_, k) => (k === 0 ? LOUDNESS_WEIGHT : k < CEPSTRA ? 1 : SLOPE_WEIGHT));
  evened(values, frames, loud, weights);
  return { values, frames };
}
