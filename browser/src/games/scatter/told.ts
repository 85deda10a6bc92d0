/** What is asked of the people at the page now, and what happened, as catalogue entries: no words here. */
import type { Award, ScatterTable } from "../../protocol";
import type { GameEvent } from "./house";

export interface Sentence {
  k: string;
  facts?: Record<string, string | number>;
}

/** The one line that says what to do now. `names` by seat; `own`: the seats of this page. */
export function askOf(table: ScatterTable, own: readonly number[], names: readonly string[]): Sentence {
  const { phase } = table;
  const together = own.length > 1;
  if (table.paused) return { k: "match-ask-paused" };
  if (phase === "look") {
    if (own.every((seat) => table.ready[seat])) return { k: "scatter-wait-ready" };
    return { k: together ? "scatter-ask-look-together" : `scatter-ask-look-${table.face}` };
  }
  if (phase === "over") return { k: "match-ask-over" };
  const up = table.hands.findIndex((hand) => hand);
  if (phase === "reading" && up >= 0) return own.includes(up) ? { k: "match-ask-hand-up" } : { k: "match-wait-hand", facts: { rival: names[up] ?? "" } };
  const sitting = own.filter((seat) => !table.out[seat] && !table.left[seat]);
  if (sitting.length === 0) return { k: table.left[own[0] ?? 0] ? "scatter-ask-left" : "scatter-ask-out" };
  if (phase === "reading") return { k: "match-ask-reading" };
  return { k: together ? "scatter-ask-open-together" : `scatter-ask-open-${table.face}` };
}

/** What a screen reader is told after a step, in order; `you`: the seat that is spoken to, null for none. */
export function newsOf(
  events: readonly GameEvent[],
  names: readonly string[],
  you: number | null,
  ruled: (award: Award) => string,
  table: ScatterTable,
): (Sentence | string)[] {
  const who = (seat: number) => ({ who: seat === you ? "you" : "rival", rival: names[seat] ?? "" });
  return events.flatMap((event): (Sentence | string)[] => {
    switch (event.event) {
      case "awarded": {
        const { award } = event;
        const told: (Sentence | string)[] = [ruled(award)];
        award.out.forEach((out, seat) => {
          if (out) told.push({ k: "scatter-news-out", facts: who(seat) });
        });
        if (you !== null && award.taker !== null) told.push({ k: "scatter-news-count", facts: { count: award.counts[you] ?? 0 } });
        return told;
      }
      case "yielded":
        return [{ k: "scatter-news-yielded", facts: { from: names[event.seat] ?? "", to: names[event.to] ?? "", count: event.cards.length } }];
      case "hand_moved":
        return [{ k: event.up ? "match-news-hand-up" : "match-news-hand-down", facts: who(event.seat) }];
      case "left":
        return [{ k: "scatter-news-left", facts: who(event.seat) }];
      case "voided":
        return [{ k: "match-news-void" }];
      case "began":
        return [{ k: "scatter-news-began" }];
      case "finished":
        return [verdictOf(event.winners, you, names, table.taken.length)];
      default:
        return [];
    }
  });
}

/** Who has won, in a line. */
export function verdictOf(winners: readonly number[], you: number | null, names: readonly string[], seats: number): Sentence {
  const facts = { names: winners.map((seat) => names[seat] ?? "").join(", "), count: winners.length };
  if (seats === 1) return { k: winners.length > 0 ? "scatter-won-alone" : "scatter-gave-up" };
  if (you !== null && winners.includes(you)) return { k: winners.length > 1 ? "scatter-shared-you" : "result-won", facts };
  return { k: winners.length > 1 ? "scatter-shared" : "scatter-won", facts };
}

export interface Standing {
  seat: number;
  /** From 1; who has as many shares it. */
  rank: number;
  count: number;
  fouls: number;
}

/** Everybody by cards taken, most first; who left comes last, whatever they have. */
export function standings(table: Pick<ScatterTable, "taken" | "fouls" | "left">): Standing[] {
  const rows = table.taken.map((cards, seat) => ({ seat, count: cards.length, fouls: table.fouls[seat] ?? 0, left: table.left[seat] ?? false }));
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]) => Number(a.left) - Number(b.left) || b.count - a.count;
  return [...rows]
    .sort((a, b) => better(a, b) || a.seat - b.seat)
    .map(({ seat, count, fouls, left }) => ({ seat, count, fouls, rank: 1 + rows.filter((row) => better(row, { seat, count, fouls, left }) < 0).length }));
}
