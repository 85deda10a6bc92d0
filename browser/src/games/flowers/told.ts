/** What happened at a table of flower cards and what is asked there, as catalogue entries with their facts. */
import type { TableEvent } from "../cards/house";
import type { Sentence } from "../cards/sentence";
import type { FlowerMove } from "./stage";
import type { FlowerTable } from "./table";

/** How people and cards are called. */
export interface Names {
  /** Whose turn it may be to answer. */
  seat: number;
  /** Who is spoken to as "you"; null: nobody, as among people who share a page. */
  you: number | null;
  person: (seat: number) => string;
  card: (card: number) => string;
  month: (card: number) => string;
  list: (words: readonly string[]) => string;
}

const say = (k: string, facts: Sentence["facts"] = {}): Sentence => ({ k: `koikoi-said-${k}`, facts });

/** One event that both games know -> its sentences; none for others. `who` is `you` or `other`, so that a language may
 * turn its verbs. */
export function sentencesOf(event: TableEvent, names: Names): Sentence[] {
  const who = (seat: number) => ({ who: seat === names.you ? "you" : "other", name: names.person(seat) });
  const cards = (them: readonly number[]) => names.list(them.map(names.card));
  switch (event.event) {
    case "dealer_drawn": {
      const draws = event.draws.flatMap((draw) =>
        draw.map((card, seat) => say("draws", { ...who(seat), card: names.card(card), month: names.month(card) })),
      );
      return [...draws, say("dealer", who(event.dealer))];
    }
    case "dealt":
      return [say("dealt", { round: event.round, cards: cards(event.table) })];
    case "discarded":
      return [taken("play", event)];
    case "drawn":
      return event.choices?.length
        ? [say("draw-choice", { ...who(event.seat), card: names.card(event.card), taken: names.list(event.choices.map(names.card)) })]
        : [taken("draw", event)];
    case "picked":
      return [taken("pick", event)];
    default:
      return [];
  }

  function taken(how: string, { seat, card, taken: them }: { seat: number; card: number; taken: readonly number[] }): Sentence {
    return say(`${how}-${them.length ? "takes" : "lies"}`, { ...who(seat), card: names.card(card), taken: cards(them) });
  }
}

/** What is asked of this seat now, or whom one waits for. */
export function askOf(
  table: FlowerTable,
  names: Names,
  now: { moves: readonly FlowerMove[]; asking: number | null; picked: number | null; choices: readonly number[] },
): Sentence {
  const ask = (k: string, facts: Sentence["facts"] = {}): Sentence => ({ k: `koikoi-ask-${k}`, facts });
  if (table.phase === "over") return ask("over");
  if (table.phase === "deal") return ask(table.waits ? "deal" : "wait");
  const name = { name: names.person(table.turn) };
  if (table.turn !== names.seat) return ask(table.phase === "decide" ? "other-decides" : "other", name);
  if (table.phase === "draw") return ask("draw");
  if (now.moves.length === 0) return ask("wait");
  if (table.phase === "decide") return ask("decide");
  if (table.phase === "pick") return ask("pick", { card: names.card(table.drawn) });
  if (now.asking !== null) return ask("which", { card: names.card(now.asking) });
  if (now.picked !== null) return ask("again", { card: names.card(now.picked) });
  return ask("play");
}
