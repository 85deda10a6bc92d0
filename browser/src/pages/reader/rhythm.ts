/** The bar of a step: the 5-3-1-6 that a reader keeps, piece by piece. */
import type { Pacing, Step } from "./types";

export interface Beat {
  kind: "upper" | "lower" | "linger" | "silence";
  start_ms: number;
  end_ms: number;
  /** The part that it belongs to; of a silence the one before it. */
  part: number;
}

export function beatsOf(step: Step, { linger_s }: Pacing): Beat[] {
  const beats: Beat[] = [];
  step.parts.forEach(({ verse, start_ms, end_ms }, part) => {
    const before = beats.at(-1)?.end_ms ?? 0;
    if (start_ms > before) beats.push({ kind: "silence", start_ms: before, end_ms: start_ms, part: part - 1 });
    const held = verse === "lower" ? Math.min(linger_s * 1000, end_ms - start_ms) : 0;
    beats.push({ kind: verse, start_ms, end_ms: end_ms - held, part });
    if (held) beats.push({ kind: "linger", start_ms: end_ms - held, end_ms, part });
  });
  return beats;
}

/** Which beat is at this time, and how far it is, 0..1; null before and after the step. */
export function beatAt(beats: readonly Beat[], ms: number): { at: number; share: number } | null {
  const at = beats.findIndex(({ start_ms, end_ms }) => ms >= start_ms && ms < end_ms);
  const beat = beats[at];
  return beat ? { at, share: (ms - beat.start_ms) / (beat.end_ms - beat.start_ms) } : null;
}
