/**
 * What of the hundred poems the programme needs. It is part of the page, so that a reading goes on with no line and no
 * server; the words of the poems come from /data/poems.json.
 */
import type { Verse } from "../types";
import { morae, romajiOf } from "./kana";
import rows from "./poems.json";

export interface Opening {
  number: number;
  /** Morae as heard: what decides. */
  heard: Readonly<Record<Verse, readonly string[]>>;
  /** The same morae in modern spelling: what is shown. */
  spelled: Readonly<Record<Verse, readonly string[]>>;
  historical: string;
  chant: string;
  colour: string;
  /** Of the upper verse, among the hundred. */
  kimariji: string;
  /** Place in the traditional order (むすめふさほせ first), from 0. */
  rank: number;
}

const split = (verses: readonly string[]) => ({ upper: morae(verses[0]!), lower: morae(verses[1]!) });

export const POEMS: readonly Opening[] = rows.map((row) => ({ ...row, heard: split(row.heard), spelled: split(row.spelled) }));
export const ALL: readonly number[] = POEMS.map(({ number }) => number);
/** By first sound in the traditional order, then by length of the kimariji. */
export const BY_KIMARIJI: readonly number[] = [...POEMS].sort((a, b) => a.rank - b.rank).map(({ number }) => number);

export function openingOf(number: number): Opening {
  const found = POEMS[number - 1];
  if (!found) throw new RangeError(`there is no poem ${number}`);
  return found;
}

function counted(verse: Verse): number[][] {
  return POEMS.map((one) =>
    POEMS.map((two) => {
      const [a, b] = [one.heard[verse], two.heard[verse]];
      const differs = a.findIndex((mora, i) => mora !== b[i]);
      return differs < 0 ? a.length : differs;
    }),
  );
}

const SHARED: Record<Verse, number[][]> = { upper: counted("upper"), lower: counted("lower") };

/** How many opening morae that verse of two poems has in common by sound. */
export function common(verse: Verse, a: number, b: number): number {
  return SHARED[verse][a - 1]![b - 1]!;
}

/** The mora, from 1, at which a poem is told from all others that are unread. */
export function deciding(number: number, unread: Iterable<number> = ALL, verse: Verse = "upper"): number {
  let most = 0;
  for (const other of unread) if (other !== number) most = Math.max(most, common(verse, number, other));
  return most + 1;
}

/** The shortest opening of that verse which tells the poem from all others that are unread, in modern spelling. */
export function kimariji(number: number, unread: Iterable<number> = ALL, verse: Verse = "upper"): string {
  return openingOf(number).spelled[verse].slice(0, deciding(number, unread, verse)).join("");
}

/** The same as it sounds, in Hepburn, for who reads no kana. */
export function kimarijiRomaji(number: number, unread: Iterable<number> = ALL, verse: Verse = "upper"): string {
  return romajiOf(openingOf(number).heard[verse].slice(0, deciding(number, unread, verse)).join(""));
}
