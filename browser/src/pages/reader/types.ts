/** What the parts of the reader tell each other. Times in ms unless a name ends in `_s`; poem 0 is the joka. */
import type { ReadonlySignal } from "@preact/signals";

export type Verse = "upper" | "lower";
export type Order = "shuffle" | "replacement" | "number" | "musume";
export type Preset = "competition" | "recreation" | "study" | "hokkaido" | "beginners";

export interface Pacing {
  lower_s: number;
  linger_s: number;
  silence_s: number;
  upper_s: number;
}

/** What shall be read, and how: the same as `karuta.recital.programme.wish.Wish`. */
export interface Wish {
  preset: Preset;
  poems: string;
  dead: number;
  likeness: number;
  order: Order;
  seed: string;
  pattern: string;
  joka: { upper: number; lower: number };
  pacing: Pacing;
  wait: "hands" | "span";
  span_s: number;
  stop_min: number;
  again: boolean;
}

export interface Part {
  poem: number;
  verse: Verse;
  start_ms: number;
  end_ms: number;
}

/**
 * What sounds without a stop. `poem` is the one whose deciding verse is first heard in it, null where none is; `decides`
 * is the index of that part: as it begins, the poem counts as read.
 */
export interface Step {
  parts: readonly Part[];
  poem: number | null;
  decides: number | null;
  length_ms: number;
}

/** When a mora sounds, from the beginning of its verse. */
export interface Mora {
  kana: string;
  start_ms: number;
  vowel_ms: number;
  end_ms: number;
}

/** One verse, ready to be played: trimmed, levelled, in the asked pacing. */
export interface Recording {
  buffer: AudioBuffer;
  morae: readonly Mora[];
}

/** A voice that is on this device or can be fetched. Own voices have names that begin with `own-`. */
export interface Voice {
  name: string;
  title: string;
  attribution: string;
  own: boolean;
  /** Seconds that the recordings were made in; null where each is as long as it is. */
  pacing: Pacing | null;
  /** Verses that there are none of, as `017_1`; empty for a whole voice. */
  missing: readonly string[];
  /** How long a verse sounds in that pacing; null where there is none of it. */
  lengthMs(poem: number, verse: Verse, pacing: Pacing): number | null;
  load(context: BaseAudioContext, poem: number, verse: Verse, pacing: Pacing): Promise<Recording>;
}

export type PlayerState = "silent" | "reading" | "paused" | "waiting";

/** Plays steps on the audio clock: within a step all is exact to the sample. */
export interface Player {
  readonly state: ReadonlySignal<PlayerState>;
  /** The part that sounds now and how far into it, ms; null in silence. Reads the clock: call it once a frame. */
  at(): { step: Step; part: number; ms: number } | null;
  /** Call in the handler of a gesture, before the first sound. */
  unlock(): Promise<boolean>;
  /** Get the verses of a step ready, so that `play` starts at once. */
  prepare(step: Step, voice: Voice, pacing: Pacing): Promise<void>;
  /** Resolves with true when the step is over, with false when it was stopped. */
  play(step: Step, voice: Voice, pacing: Pacing): Promise<boolean>;
  /** Stop in mid-verse; `resume` goes on from the beginning of that verse, or from where it was. */
  pause(): void;
  resume(from: "verse" | "here"): void;
  stop(): void;
  setVolume(volume: number): void;
  /** 0..1, of what sounds. */
  level(): number;
}
