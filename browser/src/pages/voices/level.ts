/** Loudness as ITU-R BS.1770 measures it for one channel, and what brings a verse to that of our own voices. */

/** Of the voices that come with the house, LUFS. */
export const WANTED_LUFS = -20;
/** No sample goes beyond this, dBFS, whatever the loudness. */
const PEAK_DB = -1;
const MOST_GAIN_DB = 40;
const BLOCK_S = 0.4;
const STEP_S = 0.1;
const ABSOLUTE_LUFS = -70;
const RELATIVE_LU = -10;
const OFFSET_LU = -0.691;

export const fromDb = (db: number) => 10 ** (db / 20);

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two filters of the recommendation, at any rate: high tones lifted by 4 dB, rumble taken away. */
function kFilters(rate: number): [Filter, Filter] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [q, height] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)];
  const middle = height ** 0.4996667741545416;
  const a0 = 1 + shelf / q + shelf * shelf;
  const high: Filter = [
    (height + (middle * shelf) / q + shelf * shelf) / a0,
    (2 * (shelf * shelf - height)) / a0,
    (height - (middle * shelf) / q + shelf * shelf) / a0,
    (2 * (shelf * shelf - 1)) / a0,
    (1 - shelf / q + shelf * shelf) / a0,
  ];
  const low = Math.tan((Math.PI * 38.13547087602444) / rate);
  const r = 0.5003270373238773;
  const c0 = 1 + low / r + low * low;
  return [high, [1, -2, 1, (2 * (low * low - 1)) / c0, (1 - low / r + low * low) / c0]];
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** Integrated loudness, LUFS, with both gates; minus infinity for silence. */
export function loudness(samples: Float32Array, rate: number): number {
  const [high, low] = kFilters(rate);
  const weighted = filtered(filtered(samples, high), low);
  // Powers by step of 100 ms: a block is four of them.
  const step = Math.round(STEP_S * rate);
  const steps: number[] = [];
  for (let from = 0; from + step <= weighted.length; from += step) {
    let power = 0;
    for (let i = from; i < from + step; i++) power += weighted[i]! * weighted[i]!;
    steps.push(power / step);
  }
  const wide = Math.min(Math.round(BLOCK_S / STEP_S), Math.max(1, steps.length));
  const blocks: number[] = [];
  for (let i = 0; i + wide <= steps.length; i++) {
    blocks.push(steps.slice(i, i + wide).reduce((sum, power) => sum + power, 0) / wide);
  }
  const lufs = (power: number) => OFFSET_LU + 10 * Math.log10(power);
  const mean = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0) / powers.length;
  const audible = blocks.filter((power) => lufs(power) > ABSOLUTE_LUFS);
  if (!audible.length) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(audible)) + RELATIVE_LU;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

/** What to add, dB, so that it sounds as loud as our own voices and no sample is cut off. */
export function gainDb(samples: Float32Array, rate: number): number {
  let peak = 1e-9;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const wanted = WANTED_LUFS - loudness(samples, rate);
  return Math.min(wanted, PEAK_DB - 20 * Math.log10(peak), MOST_GAIN_DB);
}
