/** What sounds in each step, and when. Nothing here reads a clock: a step begins at 0. */
import type { Pacing, Part, Step, Verse, Wish } from "../types";
import { type Pattern, patternOf } from "./wish";

/** How long a verse sounds, in ms: of a voice, or `nominal`. */
export type Lengths = (poem: number, verse: Verse) => number;

const JOKA = 0;
/** Where only lower verses are read, that of this poem opens them: わがころもでは. */
const LOWER_JOKA = 1;

/** Half a ms goes up, as in Python's twin. */
const whole = (ms: number) => Math.floor(ms + 0.5);

/** As long as the pacing says, for voices and readers that keep it. */
export function nominal(pacing: Pacing): Lengths {
  const ms: Record<Verse, number> = { upper: pacing.upper_s * 1000, lower: (pacing.lower_s + pacing.linger_s) * 1000 };
  return (_, verse) => ms[verse];
}

/** How many steps as many poems make. */
export function stepCount(pattern: Pattern, poems: number): number {
  return pattern.before ? poems + 1 : poems;
}

type Sounding = readonly [poem: number, verse: Verse];

function jokaParts(pattern: Pattern, joka: Wish["joka"]): Sounding[] {
  const poem = pattern.deciding === "upper" ? JOKA : LOWER_JOKA;
  const verses: Verse[] = [...Array<Verse>(joka.upper).fill("upper"), ...Array<Verse>(joka.lower).fill("lower")];
  return verses.map((verse) => [poem, verse]);
}

/** Step `at` (from 0) of the reading of these poems in this order. */
export function stepOf(wish: Wish, order: readonly number[], at: number, lengths: Lengths): Step {
  const pattern = patternOf(wish.pattern);
  const lead = at === 0 ? jokaParts(pattern, wish.joka) : [];
  const before = pattern.before && at > 0 ? pattern.before.map((verse): Sounding => [order[at - 1]!, verse]) : [];
  const after = at < order.length ? pattern.after.map((verse): Sounding => [order[at]!, verse]) : [];
  const sounding = [...lead, ...before, ...after];
  const own = pattern.after.indexOf(pattern.deciding);
  let decides: number | null = null;
  if (own >= 0) {
    if (after.length) decides = lead.length + before.length + own;
  } else if (before.length) {
    decides = pattern.before!.indexOf(pattern.deciding);
  }
  const parts: Part[] = [];
  let now = 0;
  for (const [poem, verse] of sounding) {
    if (parts.length) now += whole(wish.pacing.silence_s * 1000);
    const end_ms = now + whole(lengths(poem, verse));
    parts.push({ poem, verse, start_ms: now, end_ms });
    now = end_ms;
  }
  return { parts, poem: decides === null ? null : parts[decides]!.poem, decides, length_ms: now };
}
