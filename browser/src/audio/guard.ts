/**
 * Decoders differ in what they put before the first sample, by up to some 20 ms. Each clip states the index of its first
 * loud sample; the same is measured after decoding, and the clip starts earlier or later by the difference.
 */
/** -40 dBFS, as the voice's manifest has it. */
export const GUARD = 0.01;
/** The rate in which a clip counts its samples. */
export const CLIP_RATE = 48_000;
const MOST_S = 0.05;

/** Index of the first sample of at least `level`, or -1. */
export function firstLoud(samples: Float32Array, level = GUARD): number {
  return samples.findIndex((sample) => Math.abs(sample) >= level);
}

/**
 * By how many seconds a decoded clip is late against its statement (negative: early). A clip without a loud sample is
 * taken as it is. `RangeError` beyond 50 ms: then something else than the clip was decoded.
 */
export function lateness(samples: Float32Array, rate: number, stated: number, level = GUARD): number {
  const found = firstLoud(samples, level);
  if (found < 0) return 0;
  const late = found / rate - stated / CLIP_RATE;
  if (Math.abs(late) <= MOST_S) return late;
  throw new RangeError(
    `first loud sample at ${(found / rate).toFixed(4)} s, stated ${(stated / CLIP_RATE).toFixed(4)} s: more than ${MOST_S} s apart`,
  );
}
