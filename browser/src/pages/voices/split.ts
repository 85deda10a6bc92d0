/**
 * Where there is sound in a recording, and which verses the stretches of sound are.
 *
 * What counts as sound is relative to the recording itself: a cassette has noise that is louder than the soft consonants
 * of a studio. Times are in samples.
 */
import type { Verse } from "../reader/types";

export interface Stretch {
  from: number;
  to: number;
}

/** Frames in which loudness is measured, s. */
export const FRAME_S = 0.005;
/** Readers breathe inside a verse: silences shorter than this do not end it. */
export const BRIDGE_S = 0.6;
/** A verse is longer than this; what is shorter is a cough, a page, a beat. */
export const LEAST_S = 1;
const OVER_FLOOR_DB = 10;
const UNDER_PEAK_DB = 38;
/** Below this, dBFS, nothing is sound: a file of hiss has no verse. */
const SILENT_DB = -70;
/** No recording is so quiet that the floor lies nearer to its loud parts than this, dB. */
const ROOM_DB = 16;

/** The loudness of each frame of 5 ms, dBFS. */
export function loudnessFrames(samples: Float32Array, rate: number): Float32Array {
  const hop = Math.max(1, Math.round(FRAME_S * rate));
  const frames = new Float32Array(Math.floor(samples.length / hop));
  for (let frame = 0, at = 0; frame < frames.length; frame++) {
    let power = 0;
    for (const end = at + hop; at < end; at++) power += samples[at]! * samples[at]!;
    frames[frame] = 10 * Math.log10(power / hop + 1e-12);
  }
  return frames;
}

export function percentile(values: Float32Array, share: number): number {
  if (!values.length) return Number.NEGATIVE_INFINITY;
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Louder than this is sound, dBFS: over the noise, and within reach of the loud parts. */
export function threshold(frames: Float32Array): number {
  const [floor, peak] = [percentile(frames, 0.05), percentile(frames, 0.95)];
  // Where the file is cut close there is no silence to measure, and the softest frames are sounds themselves.
  return Math.max(Math.min(floor + OVER_FLOOR_DB, peak - ROOM_DB), peak - UNDER_PEAK_DB, SILENT_DB);
}

/** The stretches of sound, those nearer than `bridge` seconds taken as one, those shorter than `least` left out. */
export function stretches(samples: Float32Array, rate: number, bridge = BRIDGE_S, least = LEAST_S): Stretch[] {
  const frames = loudnessFrames(samples, rate);
  const hop = Math.max(1, Math.round(FRAME_S * rate));
  const over = threshold(frames);
  const found: Stretch[] = [];
  frames.forEach((loudness, frame) => {
    if (loudness <= over) return;
    const [from, to] = [frame * hop, (frame + 1) * hop];
    const last = found.at(-1);
    if (last && from - last.to < bridge * rate) last.to = to;
    else found.push({ from, to });
  });
  return found.filter(({ from, to }) => to - from >= least * rate);
}

/** How a long recording begins: with poem 1, with the joka, or with the joka whose lower verse is read twice. */
export const OPENINGS = ["none", "once", "twice"] as const;
export type Opening = (typeof OPENINGS)[number];

/** What a whole hundred has so many stretches for; null where none of them fits. */
export function guessOpening(count: number): Opening | null {
  const spare = count - 200;
  return spare === 0 ? "none" : spare === 2 ? "once" : spare === 3 ? "twice" : null;
}

export interface Piece extends Stretch {
  poem: number;
  verse: Verse;
}

/** Stretches of one long recording -> verses in the order of the poems; what is left at the end belongs to none. */
export function inOrder(found: readonly Stretch[], opening: Opening): Piece[] {
  const slots: [number, Verse][] = [];
  if (opening !== "none") slots.push([0, "upper"], [0, "lower"]);
  for (let poem = 1; poem <= 100; poem++) slots.push([poem, "upper"], [poem, "lower"]);
  // Said twice, the lower verse of the joka is one too many.
  const used = opening === "twice" ? found.filter((_, i) => i !== 2) : found;
  return used.slice(0, slots.length).map((stretch, i) => ({ ...stretch, poem: slots[i]![0], verse: slots[i]![1] }));
}

/** The two verses of one poem's track; null where it has no silence to part it by. */
export function inTwo(found: readonly Stretch[], poem: number): Piece[] | null {
  if (found.length < 2) return null;
  // The joka's lower verse may be said twice.
  const used = poem === 0 && found.length === 3 ? found.slice(0, 2) : found;
  let widest = 1;
  for (let i = 2; i < used.length; i++) {
    if (used[i]!.from - used[i - 1]!.to > used[widest]!.from - used[widest - 1]!.to) widest = i;
  }
  return [
    { poem, verse: "upper", from: used[0]!.from, to: used[widest - 1]!.to },
    { poem, verse: "lower", from: used[widest]!.from, to: used.at(-1)!.to },
  ];
}
