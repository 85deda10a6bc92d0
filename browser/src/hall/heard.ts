/** What was said at a match just now: each saying is seen for a while and then no more. */
import { signal } from "@preact/signals";
import type { Said } from "../protocol-hall";

/** So long (ms) a saying is seen. */
export const SHOWN_MS = 7000;
const MOST = 3;

const nameOf = ({ name, phrase, at_ms }: Said): string => `${at_ms} ${phrase} ${name}`;

/** Sayings that were not there before, the last ones. What was said before one came is not said again. */
export function freshOf(before: readonly Said[] | null, now: readonly Said[]): Said[] {
  if (before === null) return [];
  const known = new Set(before.map(nameOf));
  return now.filter((said) => !known.has(nameOf(said))).slice(-MOST);
}

/** What is seen now, oldest first. */
export const heard = signal<readonly Said[]>([]);

let last: readonly Said[] | null = null;
let where: string | null = null;

/** What the room tells of what was said there; `code` null: one is in none. */
export function hearSaid(code: string | null, said: readonly Said[]): void {
  const fresh = freshOf(code === where ? last : null, said);
  where = code;
  last = said;
  if (fresh.length === 0) return;
  heard.value = [...heard.peek(), ...fresh].slice(-MOST);
  setTimeout(() => (heard.value = heard.peek().filter((each) => !fresh.includes(each))), SHOWN_MS);
}
