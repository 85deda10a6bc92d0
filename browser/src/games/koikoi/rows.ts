/** How far both sides are with each yaku, as rows of the panel: pure. Yaku that are steps of one stair share a row. */
import type { KoikoiTable } from "../../protocol-koikoi";
import { DECK } from "../flowers/deck";

type Progress = KoikoiTable["progress"][number][number];
type Made = KoikoiTable["yaku"][number][number];

export type Rules = Record<string, string | number | boolean>;
export type Mark = "have" | "open" | "lost";
/** One side's standing in a row. */
export interface Standing {
  /** Each card of a set, and who has it. */
  cards: readonly { card: number; mark: Mark }[];
  have: number;
  /** How many make the yaku that comes next. */
  of: number;
  dead: boolean;
  /** The yaku that comes next, and the cards of which it wants so many more. */
  next: { name: string; needed: number; open: readonly number[] } | null;
  /** The yaku of this row that the side has made. */
  made: readonly Made[];
}

export interface Row {
  key: string;
  /** Yaku of the row that are in force, dearest last. */
  names: readonly string[];
  /** A set of certain cards, or a number of any of a kind. */
  shape: "set" | "count";
  /** What each of `names` counts. */
  points: readonly number[];
  sides: [Standing, Standing];
}

const STAIRS: [key: string, shape: Row["shape"], names: readonly string[]][] = [
  ["brights", "set", ["sanko", "ame-shiko", "shiko", "goko"]],
  ["hanami-zake", "set", ["hanami-zake"]],
  ["tsukimi-zake", "set", ["tsukimi-zake"]],
  ["inoshikacho", "set", ["inoshikacho"]],
  ["akatan", "set", ["akatan", "akatan-aotan"]],
  ["aotan", "set", ["aotan", "akatan-aotan"]],
  ["tane", "count", ["tane"]],
  ["tan", "count", ["tan"]],
  ["kasu", "count", ["kasu"]],
  ["tsuki-fuda", "set", ["tsuki-fuda"]],
];

const BRIGHTS = DECK.filter(({ kind }) => kind === "bright").map(({ number }) => number);
/** Points as the rules print them: what further cards add is not part of a yaku's price. */
const BASE: Record<string, string> = {
  goko: "goko",
  shiko: "shiko",
  "ame-shiko": "ame_shiko",
  sanko: "sanko",
  "hanami-zake": "hanami",
  "tsukimi-zake": "tsukimi",
  inoshikacho: "inoshikacho",
  akatan: "akatan",
  aotan: "aotan",
  "akatan-aotan": "akatan_aotan",
  tane: "tane",
  tan: "tan",
  kasu: "kasu",
  "tsuki-fuda": "tsukifuda",
};

/** What each yaku counts by these rules, without further cards; 0: it is off. */
export function pricesOf(rules: Rules): Record<string, number> {
  return Object.fromEntries(Object.entries(BASE).map(([name, option]) => [name, Number(rules[option] ?? 0)]));
}

function standing(key: string, shape: Row["shape"], names: readonly string[], of: readonly Progress[], made: readonly Made[]): Standing {
  const own = made.filter(({ name }) => names.includes(name));
  const main = of.find(({ name }) => name === key) ?? of[0]!;
  const next = of.filter(({ dead, needed }) => !dead && needed > 0).sort((a, b) => a.needed - b.needed)[0];
  const told = next ?? main;
  const all = key === "brights" ? BRIGHTS : [...main.have, ...main.open, ...main.lost].sort((a, b) => a - b);
  const held = new Set(of.flatMap(({ have }) => have));
  const lost = new Set(of.flatMap((each) => each.lost));
  const cards = all.map((card) => ({ card, mark: held.has(card) ? "have" : lost.has(card) ? "lost" : "open" }) as const);
  return {
    cards: shape === "set" ? cards : [],
    have: shape === "set" ? cards.filter(({ mark }) => mark === "have").length : told.have.length,
    of: told.have.length + told.needed,
    dead: own.length === 0 && of.every(({ dead }) => dead),
    next: next ? { name: next.name, needed: next.needed, open: next.open } : null,
    made: own,
  };
}

/** The rows for the yaku in force, always in the same order. */
export function rowsOf(table: Pick<KoikoiTable, "progress" | "yaku">, rules: Rules): Row[] {
  const prices = pricesOf(rules);
  return STAIRS.flatMap(([key, shape, stair]) => {
    const of = table.progress.map((side) => side.filter(({ name }) => stair.includes(name)));
    const names = stair.filter((name) => of[0]!.some((each) => each.name === name));
    // Both ribbons together are told beside either; alone they have no row.
    if (names.length === 0 || (key !== "brights" && !names.includes(key))) return [];
    const side = (at: 0 | 1) => standing(key, shape, names, of[at]!, table.yaku[at]);
    return [{ key, names, shape, points: names.map((name) => prices[name]!), sides: [side(0), side(1)] }];
  });
}

/** A yaku that a side is one card short of. */
export interface Threat {
  yaku: string;
  points: number;
  /** Any of these would do. */
  cards: readonly number[];
  /** Those of them that lie on the table. */
  near: readonly number[];
}

const LADDER = STAIRS[0]![2];

/** What a side needs only one card for, the nearest and dearest first; of several yaku by the same cards the dearest. */
export function threatsOf(progress: readonly Progress[], table: readonly number[]): Threat[] {
  const lying = new Set(table);
  const threats = progress
    .filter(({ needed, dead }) => needed === 1 && !dead)
    .map(({ name, points, open }) => ({ yaku: name, points, cards: open, near: open.filter((card) => lying.has(card)) }))
    .sort((a, b) => Number(b.near.length > 0) - Number(a.near.length > 0) || b.points - a.points);
  const bright = threats.find(({ yaku }) => LADDER.includes(yaku));
  return threats.filter((threat) => !LADDER.includes(threat.yaku) || threat === bright);
}
