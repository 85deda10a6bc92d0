/** A verse is cut out of what surrounds it, with what a first consonant needs, and begins and ends without a click. */
import { stretches, type Stretch } from "./split";

/** First consonants are far below the vowels: the sound found begins up to 65 ms after the true onset. */
export const BEFORE_S = 0.12;
const AFTER_S = 0.15;
const FADE_IN_S = 0.008;
const FADE_OUT_S = 0.04;
/** Shorter than this nothing belongs to a voice: a click of the machine. */
const CLICK_S = 0.05;

/** A stretch of sound with its margins, inside the recording. */
export function widened({ from, to }: Stretch, rate: number, length: number): Stretch {
  return { from: Math.max(0, Math.round(from - BEFORE_S * rate)), to: Math.min(length, Math.round(to + AFTER_S * rate)) };
}

/** The sound of a file that holds one verse; null where all is silence. */
export function heard(samples: Float32Array, rate: number): Stretch | null {
  const found = stretches(samples, rate, undefined, CLICK_S);
  // However far its phrases lie apart, they are one verse.
  return found.length ? { from: found[0]!.from, to: found.at(-1)!.to } : null;
}

/** The verse as it is played: cut, at its level, softly begun and ended. */
export function shaped(samples: Float32Array, rate: number, { from, to }: Stretch, gain: number): Float32Array<ArrayBuffer> {
  const cut = new Float32Array(samples.slice(from, to));
  const [rise, fall] = [Math.round(FADE_IN_S * rate), Math.round(FADE_OUT_S * rate)];
  for (let i = 0; i < cut.length; i++) {
    const begun = Math.min(1, i / rise);
    const left = Math.min(1, (cut.length - 1 - i) / fall);
    cut[i] = cut[i]! * gain * begun * left;
  }
  return cut;
}
