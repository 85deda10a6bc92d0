/** Which matches a hall screen shows: page by page, each long enough to be read, those that have just ended too. */
import type { Playing } from "../protocol-hall";

/** A match that has ended stays for so long (ms), so that its end can be read. */
export const STAYS_MS = 20_000;
/** The house shows a page so many matches at once. */
export const MOST_WATCHED = 12;

export interface Entry {
  of: Playing;
  /** When it was gone from the lobby's list; null: it is played. */
  goneAt: number | null;
}

/** The list as it is at `now`: those that were shown keep their places, new ones come last. */
export function rosterOf(before: readonly Entry[], playing: readonly Playing[], now: number): Entry[] {
  const going = new Map(playing.map((of) => [of.match, of]));
  const stays = before.flatMap(({ of, goneAt }): Entry[] => {
    const still = going.get(of.match);
    if (still) return [{ of: still, goneAt: null }];
    const since = goneAt ?? now;
    return now - since < STAYS_MS ? [{ of, goneAt: since }] : [];
  });
  const known = new Set(before.map(({ of }) => of.match));
  return [...stays, ...playing.filter(({ match }) => !known.has(match)).map((of) => ({ of, goneAt: null }))];
}

export const pagesOf = (count: number, each: number): number => Math.max(1, Math.ceil(count / each));

/** Those of page `at` (from 0; pages go round). */
export function pageOf<T>(all: readonly T[], each: number, at: number): readonly T[] {
  const page = at % pagesOf(all.length, each);
  return all.slice(page * each, (page + 1) * each);
}

/** What has to be looked on at for page `at` to be there at once, and the next one when it is turned to. */
export function wantedFor<T>(all: readonly T[], each: number, at: number): T[] {
  return [...new Set([...pageOf(all, each, at), ...pageOf(all, each, at + 1)])].slice(0, Math.max(each, MOST_WATCHED));
}
