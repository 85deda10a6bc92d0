/** What one asks for when one sits down at a table of Koi-Koi: whom to play, and by which rules. */
import type { Game } from "../../connection";
import { valueOf, type Rules } from "../../pages/rule-sets";
import type { PlayerInfo } from "../../protocol";
import type { Wish } from "../begin";

export interface Wishes {
  name: string;
  preset: string;
  /** Options that differ from the preset. */
  rules: Rules;
  /** Characters at the other seats, in seat order; what is missing or unknown is filled in. */
  players: readonly string[];
  pace: NonNullable<Wish["pace"]>;
}

export const DEFAULT = "nintendo";
const SEATS_OF_A_TEAM_MATCH = 3;

/** Whether partners play. */
export function inTeams(house: Game, wishes: Pick<Wishes, "preset" | "rules">): boolean {
  const teams = house.options.find(({ name }) => name === "teams");
  return teams !== undefined && valueOf(house, wishes, teams) === true;
}

/** Who sits at the other seats, nobody twice: those chosen, and for the rest the first of the house who is free. */
export function company(house: Game, wishes: Pick<Wishes, "preset" | "rules" | "players">): PlayerInfo[] {
  const seats = inTeams(house, wishes) ? SEATS_OF_A_TEAM_MATCH : 1;
  const chosen = wishes.players.slice(0, seats).map((key) => house.players.find((each) => each.key === key));
  const sitting: PlayerInfo[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const wanted = chosen[seat];
    const free = house.players.filter((each) => !sitting.includes(each) && (each === wanted || !chosen.includes(each)));
    const next = wanted && free.includes(wanted) ? wanted : (free[0] ?? house.players[0]);
    if (next) sitting.push(next);
  }
  return sitting;
}

/** The players with `key` at a seat; who sat there changes places with them. */
export function withPlayer(sitting: readonly string[], seat: number, key: string): string[] {
  const before = sitting[seat];
  return sitting.map((each, i) => (i === seat ? key : each === key && before !== undefined ? before : each));
}

export function wishOf(wishes: Wishes, house: Game, you: string): Wish {
  const preset = house.presets[wishes.preset] ? wishes.preset : DEFAULT;
  // What was kept by an older page may name options that are no more.
  const known = new Set(house.options.map(({ name }) => name));
  const rules = Object.fromEntries(Object.entries(wishes.rules).filter(([name]) => known.has(name)));
  const players = company(house, { ...wishes, preset, rules }).map(({ key }) => key);
  return { game: "koikoi", players: [null, ...players], names: [wishes.name.trim() || you], preset, rules, pace: wishes.pace };
}
