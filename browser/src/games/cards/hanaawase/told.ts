/** What happened in hana-awase, as catalogue entries with their facts. */
import { sentencesOf as flowerSentences, type Names } from "../../flowers/told";
import type { TableEvent } from "../house";
import type { Sentence } from "../sentence";

const say = (k: string, facts: Sentence["facts"]): Sentence => ({ k: `hanaawase-table-${k}`, facts });

/** One event -> its sentences. */
export function sentencesOf(event: TableEvent, names: Names): Sentence[] {
  const who = (seat: number) => ({ who: seat === names.you ? "you" : "other", name: names.person(seat) });
  switch (event.event) {
    case "counted":
      return event.result.points.map((points, seat) => say("said-counted", { ...who(seat), points, gain: event.result.gains[seat]! }));
    case "finish":
      return [wonBy(event.winners, names)];
    default:
      return flowerSentences(event, names);
  }
}

/** Who won; nobody where all are equal. */
export function wonBy(winners: readonly number[], names: Names): Sentence {
  const [first] = winners;
  if (first === undefined) return { k: "koikoi-said-match-draw", facts: {} };
  if (winners.length > 1) return say("won-shared", { names: names.list(winners.map(names.person)) });
  return say("won", { who: first === names.you ? "you" : "other", name: names.person(first) });
}
