/** What happened in bōzu mekuri, as catalogue entries with their facts. */
import type { TableEvent } from "../house";
import type { Sentence } from "../sentence";

export interface Names {
  /** Who is spoken to as "you"; null: nobody, as among people who share a page. */
  you: number | null;
  person: (seat: number) => string;
  poet: (card: number) => string;
  list: (words: readonly string[]) => string;
}

type Of<E extends TableEvent["event"]> = Extract<TableEvent, { event: E }>;

const say = (k: string, facts: Sentence["facts"]): Sentence => ({ k: `bozu-table-${k}`, facts });

/** What came of a card, in one sentence: `who` is `you` or `other`, so that a language may turn its verbs. */
export function outcomeOf(event: Of<"turned">, names: Names): Sentence {
  const who = { who: event.seat === names.you ? "you" : "other", name: names.person(event.seat) };
  const count = event.moved.length;
  if (event.effect === "kept") return say(`kept-${event.kind === "hime" ? "hime" : "tono"}`, who);
  return say(event.effect.replaceAll("_", "-"), { ...who, count });
}

/** One event -> its sentences; those of other games have none here. */
export function sentencesOf(event: TableEvent, names: Names): Sentence[] {
  const who = (seat: number) => ({ who: seat === names.you ? "you" : "other", name: names.person(seat) });
  switch (event.event) {
    case "turned":
      return [
        say("said-turns", { ...who(event.seat), poet: names.poet(event.card), kind: event.kind }),
        outcomeOf(event, names),
        ...(event.again ? [say("said-again", who(event.seat))] : []),
      ];
    case "skipped":
      return [say("said-skipped", who(event.seat))];
    case "went_out":
      return [say("said-went-out", { ...who(event.seat), count: event.cards })];
    case "won":
      return [wonBy(event.winners, names)];
    default:
      return [];
  }
}

/** Who won. */
export function wonBy(winners: readonly number[], names: Names): Sentence {
  const [first] = winners;
  if (first === undefined) return say("won-nobody", {});
  if (winners.length > 1) return say("won-shared", { names: names.list(winners.map(names.person)) });
  return say("won", { who: first === names.you ? "you" : "other", name: names.person(first) });
}
