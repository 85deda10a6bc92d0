/** What one asks for when one begins a game of the family: who sits where, by which rules. */
import type { Game } from "../connection";
import type { OptionInfo, PlayerInfo } from "../protocol";
import type { Wish } from "../games/begin";
import * as sets from "./rule-sets";

export type Level = NonNullable<PlayerInfo["level"]>;
/** The key of a player of the house; null: a person at this page. */
export type Sitter = string | null;

/** What was chosen last for a game. */
export interface Chosen {
  seats: readonly Sitter[];
  level: Level;
  /** A named set of rules, where the game has them; without one it is the first. */
  preset?: string;
  /** Options that differ from the set's, or from the default where the game has no sets. */
  rules: Readonly<sets.Rules>;
}

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];
/** A good number for most games; of fewer seats all, of more the fewest. */
const COMPANY = 4;
/** With doors of their own, these begin here when two people sit at one page. */
const FACE_TO_FACE: ReadonlySet<string> = new Set(["kyogi", "koikoi"]);

/** Somebody of the level who does not sit yet; then of any level; then whoever, once more. */
function newcomer(info: Game, level: Level, seated: readonly Sitter[]): string {
  const of = info.players.filter((each) => each.level === level);
  const free = (players: readonly PlayerInfo[]) => players.find(({ key }) => !seated.includes(key));
  return (free(of) ?? free(info.players) ?? of[seated.length % Math.max(1, of.length)] ?? info.players[0])?.key ?? "";
}

/** So many seats: who sits stays, the house fills the rest. */
function sized(info: Game, seats: readonly Sitter[], count: number, level: Level): Sitter[] {
  const sized = seats.slice(0, count);
  while (sized.length < count) sized.push(newcomer(info, level, sized));
  return sized;
}

export function first(info: Game): Chosen {
  if (FACE_TO_FACE.has(info.name)) return { seats: [null, null], level: "easy", rules: {} };
  const count = info.seats.filter((each) => each <= COMPANY).at(-1) ?? info.seats[0] ?? 2;
  return { seats: sized(info, [null], count, "easy"), level: "easy", rules: {} };
}

/** What was chosen, as far as the house still has it. */
export function fitting(info: Game, kept: Chosen | undefined): Chosen {
  if (!kept || !Array.isArray(kept.seats) || !info.seats.includes(kept.seats.length)) return first(info);
  const known = new Set(info.players.map(({ key }) => key));
  const level = LEVELS.includes(kept.level) ? kept.level : "easy";
  const options = new Set(info.options.map(({ name }) => name));
  let people = 0;
  const seats: Sitter[] = [];
  for (const who of kept.seats) {
    const stays = who === null ? ++people <= info.together : known.has(who);
    seats.push(stays ? who : newcomer(info, level, kept.seats));
  }
  const rules = Object.fromEntries(Object.entries(kept.rules ?? {}).filter(([name]) => options.has(name)));
  return { seats, level, rules, ...(kept.preset !== undefined && info.presets[kept.preset] ? { preset: kept.preset } : {}) };
}

export function withCount(info: Game, chosen: Chosen, count: number): Chosen {
  return { ...chosen, seats: sized(info, chosen.seats, count, chosen.level) };
}

/** Everybody of the house plays at that level. */
export function withLevel(info: Game, chosen: Chosen, level: Level): Chosen {
  const seats: Sitter[] = [];
  for (const who of chosen.seats) seats.push(who === null ? null : newcomer(info, level, seats));
  return { ...chosen, level, seats };
}

export function withSitter(chosen: Chosen, seat: number, who: Sitter): Chosen {
  return { ...chosen, seats: chosen.seats.map((each, i) => (i === seat ? who : each)) };
}

export const ruledBy = (info: Game, { preset, rules }: Chosen): sets.Ruled => ({ preset: preset ?? Object.keys(info.presets)[0] ?? "", rules });

export const valueOf = (info: Game, chosen: Chosen, option: OptionInfo): sets.Value => sets.valueOf(info, ruledBy(info, chosen), option);

/** A value that is usual is no difference. */
export function withValue(info: Game, chosen: Chosen, option: OptionInfo, value: sets.Value): Chosen {
  return { ...chosen, rules: sets.withValue(info, ruledBy(info, chosen), option, value) };
}

export const people = (chosen: Chosen): number => chosen.seats.filter((who) => who === null).length;

/** Whether one more person may sit down. */
export const room = (info: Game, chosen: Chosen): boolean => people(chosen) < info.together;

/** Options that the number of seats settles: four at a table of Koi-Koi are two pairs. */
export const BY_SEATS: ReadonlySet<string> = new Set(["teams"]);

function bySeats(info: Game, { seats }: Chosen): sets.Rules {
  return info.name === "koikoi" && seats.length === 4 ? { teams: true } : {};
}

export function wishOf(info: Game, chosen: Chosen, names: readonly string[], pace: Wish["pace"], captions: boolean): Wish {
  return {
    game: info.name,
    players: [...chosen.seats],
    names: names.slice(0, people(chosen)),
    rules: { ...chosen.rules, ...bySeats(info, chosen) },
    ...(chosen.preset === undefined ? {} : { preset: chosen.preset }),
    ...(pace ? { pace } : {}),
    captions,
  };
}
