import type { Player } from "./types";

/** What the page needs of who reads, be it a voice or a person with the text before them. */
export interface Reciter extends Player {
  /** Ms since the step began, also while it is paused; null in between. */
  elapsed(): number | null;
  /** Silence of so many seconds; true when it is over, false when it was broken off. */
  wait(seconds: number): Promise<boolean>;
  /** Seconds of silence ahead of a step and after it. */
  setSilences(before_s: number, after_s: number): void;
  /** A part of the step begins to sound. */
  onPart: (part: number) => void;
}
