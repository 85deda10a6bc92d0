/** What one asks for when one sits down. */
import type { Game } from "../../connection";
import type { OptionInfo, PlayerInfo } from "../../protocol";
import type { Hints, LayoutChoice, Level, Pace, Reads, Teiichi } from "../../settings";
import type { Wish } from "../begin";

export interface Wishes {
  name: string;
  opponent: string | null;
  level: Level;
  rules: Record<string, string | number | boolean>;
  captions: boolean;
  layout: LayoutChoice;
  teiichi: Teiichi | null;
  leftHanded: boolean;
  pace: Pace;
}

/** The character one plays: the chosen one, else the first of the class. */
export function opponentOf(players: readonly PlayerInfo[], wishes: Pick<Wishes, "opponent" | "level">): PlayerInfo | undefined {
  return (
    players.find((each) => each.key === wishes.opponent) ??
    players.find((each) => each.grade === wishes.level) ??
    players[0]
  );
}

/** Only the options that differ from the house's default and that the house knows. */
export function differing(rules: Wishes["rules"], options: readonly OptionInfo[]): Wishes["rules"] {
  const defaults = new Map(options.map((option) => [option.name, option.default]));
  return Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => defaults.has(name) && defaults.get(name) !== value),
  );
}

export function wishOf(wishes: Wishes, house: Pick<Game, "players" | "options">, fallbackName: string): Wish | null {
  const character = opponentOf(house.players, wishes);
  if (!character) return null;
  const personal = wishes.layout === "teiichi" && wishes.teiichi !== null;
  return {
    game: "kyogi",
    players: [null, character.key],
    names: [wishes.name.trim() || fallbackName],
    rules: differing(wishes.rules, house.options),
    captions: wishes.captions,
    layout: wishes.layout === "teiichi" && !personal ? "standard" : wishes.layout,
    teiichi: personal ? wishes.teiichi : null,
    left_handed: wishes.leftHanded,
    pace: wishes.pace,
  };
}

/** How much help the answer to "Do you read hiragana?" asks for. */
export function hintsFor(answer: Reads): Hints {
  return answer === "poems" ? "off" : answer === "yes" ? "kimariji" : "romaji";
}

/** The shortest match there is: the seven cards that one sound decides. */
export const FIRST_STEPS: Wishes["rules"] = { format: "starter" };
