/** The clock of a match between two messages of the house: the page counts on by itself. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";

interface Timed {
  clock_ms: number;
  phase: string;
  paused: boolean;
}

export interface MatchClock {
  /** Ms since the match began, counted on in steps of a quarter of a second. */
  clockMs: ReadonlySignal<number>;
  /** Match clock (ms) at which the present phase was first seen; null after coming back into its middle. */
  phaseBegan: ReadonlySignal<number | null>;
  /** Let the clock run while a screen shows it; the returned function stops it. */
  run: () => () => void;
}

/** `first`: the phase in which a match begins. */
export function clockOf(table: ReadonlySignal<Timed | null>, first: string): MatchClock {
  const heard = { clock: 0, at: 0 };
  const beat = signal(0);
  const phaseBegan = signal<number | null>(null);
  let phase: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  effect(() => {
    const now = table.value;
    if (!now) {
      phase = null;
      phaseBegan.value = null;
      return;
    }
    heard.clock = now.clock_ms;
    heard.at = performance.now();
    if (now.phase !== phase) {
      phaseBegan.value = phase === null && now.phase !== first ? null : now.clock_ms;
      phase = now.phase;
    }
    beat.value = beat.peek() + 1;
  });
  const clockMs = computed(() => {
    beat.value;
    const now = table.peek();
    if (!now) return 0;
    return heard.clock + (now.paused ? 0 : performance.now() - heard.at);
  });
  const run = () => {
    timer ??= setInterval(() => beat.value++, 250);
    return () => {
      clearInterval(timer);
      timer = undefined;
    };
  };
  return { clockMs, phaseBegan, run };
}

/** 754321 -> "12:34". */
export function minutes(ms: number): string {
  const whole = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
