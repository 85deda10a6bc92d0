/** The reading that goes on, kept in this browser: a page that is loaded again stands where it was. */
import { Reading } from "./programme/reading";

const KEPT_AS = "karuta.reader-reading";

/** `done`: the step where it stands was read. */
export interface Standing {
  reading: Reading;
  done: boolean;
}

export function keepReading(reading: Reading | null, done: boolean): void {
  try {
    if (reading) localStorage.setItem(KEPT_AS, JSON.stringify({ reading, done }));
    else localStorage.removeItem(KEPT_AS);
  } catch {
    // A browser that keeps nothing still reads.
  }
}

/** Null if there is none, or what was kept can't go on. */
export function keptReading(): Standing | null {
  try {
    const { reading, done } = JSON.parse(localStorage.getItem(KEPT_AS) ?? "null") as { reading: unknown; done: unknown };
    const found = Reading.restored(reading);
    return found && { reading: found, done: done === true };
  } catch {
    return null;
  }
}
