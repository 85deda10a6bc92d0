/** What shall be read and how: the presets, and the checking of what comes from links, files and forms. */
import type { Order, Pacing, Preset, Verse, Wish } from "../types";
import { Fault } from "./fault";
import { poemsOf } from "./sets";

export const ORDERS: readonly Order[] = ["shuffle", "replacement", "number", "musume"];
export const PACINGS: Readonly<Record<string, Pacing>> = {
  "5-3-1-6": { lower_s: 5, linger_s: 3, silence_s: 1, upper_s: 6 },
  "4-3-1-5": { lower_s: 4, linger_s: 3, silence_s: 1, upper_s: 5 },
};
/** Least and most seconds of each part of a pacing. */
export const PACING_LIMITS: Readonly<Record<keyof Pacing, readonly [number, number]>> = {
  lower_s: [2, 12],
  linger_s: [0, 8],
  silence_s: [0, 10],
  upper_s: [2, 14],
};
/** How many signs they may have. */
export const SEED_LENGTH = 100;
export const POEMS_LENGTH = 1000;
const PATTERN_LENGTH = 25;
/** How much of a wrong value is quoted. */
const QUOTED = 60;
/** Half a sign: no seed has a hash then. */
const TORN = /\p{Surrogate}/u;

/**
 * Twenty poems for a first evening: the seven that one sound decides, the five pairs whose first sound begins no others,
 * and three whose two sounds are as short here: ちは, which many know already, ひさ and きり. Ten are told by one sound and
 * ten by two. All but those three have the kimariji that they have among the hundred, so hardly anything learned is to
 * be learned anew. When one of a pair was read, its twin is told by one sound: the heart of the game shows, and never
 * are more than two cards alike.
 */
export const BEGINNERS_POEMS = "length:1 first:u first:tsu first:shi first:mo first:yu 17 33 91";

const COMPETITION: Wish = {
  preset: "competition",
  poems: "all",
  dead: 0,
  likeness: 0,
  order: "shuffle",
  seed: "",
  pattern: "2/1",
  joka: { upper: 1, lower: 2 },
  pacing: PACINGS["5-3-1-6"]!,
  wait: "hands",
  span_s: 3,
  stop_min: 0,
  again: false,
};

const NO_JOKA = { upper: 0, lower: 0 };

export const PRESETS: Readonly<Record<Preset, Wish>> = {
  competition: COMPETITION,
  recreation: { ...COMPETITION, preset: "recreation", pattern: "1-2-2", joka: NO_JOKA, wait: "span" },
  study: { ...COMPETITION, preset: "study", pattern: "1-2", joka: NO_JOKA },
  hokkaido: { ...COMPETITION, preset: "hokkaido", pattern: "2/2", joka: { upper: 0, lower: 1 } },
  beginners: { ...COMPETITION, preset: "beginners", poems: BEGINNERS_POEMS, joka: { upper: 1, lower: 1 } },
};

const VERSES: Record<string, Verse> = { "1": "upper", "2": "lower" };
const PATTERN = /^[12](?:-?[12]){0,5}(?:\/[12](?:-?[12]){0,5})?$/;

/** What is read of each poem. */
export interface Pattern {
  /** Of the poem that was read, at the beginning of the next step; null where a step is of one poem. */
  before: readonly Verse[] | null;
  /** Of the poem that a step is of. */
  after: readonly Verse[];
  /** The verse from which cards are told: the upper one if it is read at all. */
  deciding: Verse;
}

export function patternOf(text: string): Pattern {
  if (!PATTERN.test(text)) throw new Fault("error-wish-pattern", { given: text });
  const verses = text.split("/").map((half) => [...half.replaceAll("-", "")].map((digit) => VERSES[digit]!));
  const [before, after] = verses.length === 2 ? [verses[0]!, verses[1]!] : [null, verses[0]!];
  return { before, after, deciding: verses.flat().includes("upper") ? "upper" : "lower" };
}

/** The name of a pacing if it is a known one, else its four figures in the same manner. */
export function pacingName({ lower_s, linger_s, silence_s, upper_s }: Pacing): string {
  return [lower_s, linger_s, silence_s, upper_s].join("-");
}

type Facts = Record<string, unknown>;

function refuse(name: string, given: unknown, right: string): never {
  const said = typeof given === "string" ? given : (JSON.stringify(given) ?? "");
  throw new Fault("error-wish", { name, given: [...said].slice(0, QUOTED).join("").replace(/\p{Surrogate}/gu, "?"), right });
}

function among<T extends string>(name: string, given: unknown, right: readonly T[]): T {
  return right.includes(given as T) ? (given as T) : refuse(name, given, right.join(", "));
}

function within(name: string, given: unknown, least: number, most: number, whole = true): number {
  const fits = typeof given === "number" && given >= least && given <= most && (!whole || Number.isInteger(given));
  return fits ? given : refuse(name, given, `${least}..${most}`);
}

function text(name: string, given: unknown, most: number): string {
  if (typeof given !== "string" || TORN.test(given)) refuse(name, given, '"…"');
  if ([...given].length > most) throw new Fault("error-wish-long", { name, most });
  return given;
}

function facts(name: string, given: unknown, known: readonly string[]): Facts {
  if (typeof given !== "object" || given === null || Array.isArray(given)) refuse(name, given, `{ ${known.join(", ")} }`);
  for (const key of Object.keys(given)) if (!known.includes(key)) refuse(name, key, known.join(", "));
  return given as Facts;
}

function jokaOf(given: unknown, otherwise: Wish["joka"]): Wish["joka"] {
  const joka = { ...otherwise, ...facts("joka", given, ["upper", "lower"]) };
  return { upper: within("joka.upper", joka.upper, 0, 2), lower: within("joka.lower", joka.lower, 0, 2) };
}

/** A pacing from its name (with or without hyphens), or from the parts of it that differ. */
export function pacingOf(given: unknown, otherwise: Pacing = COMPETITION.pacing): Pacing {
  const known = Object.keys(PACINGS);
  if (typeof given === "string") {
    const name = known.find((it) => given === it || given === it.replaceAll("-", ""));
    return name ? PACINGS[name]! : refuse("pacing", given, known.join(", "));
  }
  const parts = Object.keys(PACING_LIMITS) as (keyof Pacing)[];
  const pacing = { ...otherwise, ...facts("pacing", given, parts) };
  for (const part of parts) within(`pacing.${part}`, pacing[part], ...PACING_LIMITS[part], false);
  return pacing;
}

/**
 * A whole wish from the settings that were given; what was not is as in its preset. Throws a Fault for the first setting
 * that won't do. A set expression is read too, so that a wish which was made can be begun.
 */
export function wishOf(given: unknown): Wish {
  const known = Object.keys(COMPETITION);
  const asked = facts("wish", given, known);
  const preset = among("preset", "preset" in asked ? asked.preset : "competition", Object.keys(PRESETS) as Preset[]);
  const wish: Facts = { ...PRESETS[preset], ...asked, preset };
  const { again } = wish;
  const pattern = text("pattern", wish.pattern, PATTERN_LENGTH);
  patternOf(pattern);
  if (typeof again !== "boolean") refuse("again", again, "true, false");
  const made: Wish = {
    preset,
    poems: text("poems", wish.poems, POEMS_LENGTH),
    dead: within("dead", wish.dead, 0, 99),
    likeness: within("likeness", wish.likeness, 0, 100),
    order: among("order", wish.order, ORDERS),
    seed: text("seed", wish.seed, SEED_LENGTH),
    pattern,
    joka: jokaOf(wish.joka, PRESETS[preset].joka),
    pacing: pacingOf(wish.pacing, PRESETS[preset].pacing),
    wait: among("wait", wish.wait, ["hands", "span"]),
    span_s: within("span_s", wish.span_s, 0, 600, false),
    stop_min: within("stop_min", wish.stop_min, 0, 600),
    again,
  };
  poemsOf(made.poems);
  return made;
}
