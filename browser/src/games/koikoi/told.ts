/** What happened in Koi-Koi, as catalogue entries with their facts. */
import type { TableEvent } from "../cards/house";
import type { Sentence } from "../cards/sentence";
import { sentencesOf as flowerSentences, type Names as FlowerNames } from "../flowers/told";
import type { GameEvent } from "./house";

export interface Names extends FlowerNames {
  yaku: (name: string) => string;
}

export const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** What a win counts after so many koi-koi of the other side; 1 where that depends on more than the calls. */
export function timesAfter(rules: Record<string, string | number | boolean>, calls: number): number {
  if (rules["doubling"] === "literal" || rules["call_at_threshold"] === true) return 1;
  return rules["opponent_koikoi"] === "double" ? 2 : rules["opponent_koikoi"] === "per_call" ? 2 ** calls : 1;
}

const say = (k: string, facts: Sentence["facts"] = {}): Sentence => ({ k: `koikoi-said-${k}`, facts });

/** One event -> its sentences. `who` is `you` or `other`, so that a language may turn its verbs. */
export function sentencesOf(event: TableEvent, names: Names): Sentence[] {
  const who = (seat: number) => ({ who: seat === names.you ? "you" : "other", name: names.person(seat) });
  switch (event.event) {
    case "made":
      return [
        say("made", { ...who(event.seat), yaku: names.list(event.fresh.map(names.yaku)), points: event.points }),
      ];
    case "called":
      return [say("called", who(event.seat))];
    case "round_ended":
      return ending(event);
    case "redealt":
      return [say(`special-${event.kind}`, { ...who(event.seat ?? -1), cards: names.list(event.cards.map(names.card)) }), say("redealt")];
    case "ended":
      return [endingOf(event.winner, event.margin, names)];
    default:
      return flowerSentences(event, names);
  }

  function ending({ result }: Extract<GameEvent, { event: "round_ended" }>): Sentence[] {
    const { why, seat, side, special, gains } = result;
    if (why === "resigned") return [say("resigned", who(seat ?? 0))];
    if (why === "special" && special) {
      return [say(`special-${special}`, { ...who(seat ?? -1), cards: "" }), ...(side === null ? [] : [say("scores", { ...who(seat ?? side), points: gains[side]! })])];
    }
    if (side === null) return [say("exhausted")];
    if (seat === null) return [say("exhausted-scores", { name: names.person(sideOf(names.seat) === side ? names.seat : side), points: gains[side]! })];
    return [say("stops", { ...who(seat), points: gains[side]! })];
  }
}

function endingOf(winner: number | null, margin: number, { seat, you, person }: Names): Sentence {
  if (winner === null) return say("match-draw");
  if (you === null) return say("match-lost", { name: person(winner), margin });
  return say(winner === sideOf(seat) ? "match-won" : "match-lost", { name: person((seat + 1) % 2), margin });
}
