/** What people at a table of cards are called. */
import { playerName } from "../../pages/names";
import { t } from "../../words";
import { seat, seated, together } from "./house";

/** A person at the table; oneself is "you" where one is alone at the page. */
export function personName(at: number): string {
  const sitting = seated.value;
  if (!sitting || isYou(at)) return t("page-you");
  const player = sitting.players[at];
  return player ? playerName(player) : (sitting.names[at] ?? "");
}

export const isYou = (at: number): boolean => !together.value && at === seat.value;

/** Facts of a sentence about a person, so that a language may turn its verbs. */
export const who = (at: number): { who: "you" | "other"; name: string } => ({ who: isYou(at) ? "you" : "other", name: personName(at) });
