/** What is asked of a player now, and what happened, as catalogue entries: no words here. */
import type { Ruling, Table } from "../../protocol";
import type { GameEvent } from "./house";

export interface Sentence {
  k: string;
  facts?: Record<string, string | number>;
}

/** How the mat listens. */
export type MatMode = "take" | "arrange" | "send" | "place" | "watch" | "memorise";

export function modeOf(table: Table, seat: number, moving: boolean): MatMode {
  if (table.paused) return "watch";
  switch (table.phase) {
    case "arrange":
      return table.ready[seat] ? "watch" : "arrange";
    case "memorise":
      return "memorise";
    case "reading":
      return moving ? "arrange" : "take";
    case "joka":
    case "open":
      return "take";
    case "sending":
      return moving ? "arrange" : table.due?.seat === seat ? "send" : "take";
    case "placing":
      return table.due && table.due.seat !== seat ? "place" : "watch";
    default:
      return "watch";
  }
}

/** The one line that says what to do now. */
export function askOf(table: Table, seat: number, rival: string, moving: boolean): Sentence {
  const { phase, due } = table;
  if (table.paused) return { k: "match-ask-paused" };
  if (table.hai === seat) return { k: "match-ask-hai", facts: { rival } };
  if (moving) return { k: "match-ask-moving" };
  if (phase === "sending" && due)
    return due.seat === seat
      ? { k: "match-ask-send", facts: { count: due.count } }
      : { k: "match-wait-send", facts: { rival, count: due.count } };
  if (phase === "placing" && due)
    return due.seat === seat
      ? { k: "match-wait-place", facts: { rival } }
      : { k: "match-ask-place", facts: { count: due.cards?.length || due.count } };
  if (table.hai === 1 - seat) return { k: "match-wait-hai", facts: { rival } };
  if (phase === "memorise") {
    if (table.away[seat]) return { k: "match-ask-away" };
    return { k: table.swings ? "match-ask-swings" : "match-ask-memorise" };
  }
  if (phase === "reading") {
    if (table.hands[seat]) return { k: "match-ask-hand-up" };
    if (table.hands[1 - seat]) return { k: "match-wait-hand", facts: { rival } };
  }
  return { k: `match-ask-${phase}` };
}

const TWO_MINUTES_MS = 120_000;
/** How long after it was called "two minutes left" is still said. */
const STILL_MS = 10_000;

/** Whether two minutes are left to memorise: with a shorter time swings are allowed from the start, and nothing is called. */
export function twoMinutesLeft(table: Table, clockMs = table.clock_ms): boolean {
  if (table.phase !== "memorise" || table.memorise_until_ms === null) return false;
  const late = TWO_MINUTES_MS - (table.memorise_until_ms - clockMs);
  return late > -1000 && late < STILL_MS;
}

/** What a screen reader is told after a step, in order. `name` gives cards their words. */
export function newsOf(
  events: readonly GameEvent[],
  seat: number,
  rival: string,
  name: (card: number) => string,
  ruled: (ruling: Ruling) => string,
  table: Table,
): (Sentence | string)[] {
  const who = (other: number) => (other === seat ? "you" : "rival");
  return events.flatMap((event): (Sentence | string)[] => {
    switch (event.event) {
      case "ruled":
        return [
          ruled(event.ruling),
          { k: "match-counts", facts: { mine: event.ruling.counts[seat] ?? 0, theirs: event.ruling.counts[1 - seat] ?? 0 } },
        ];
      case "sent":
        return [
          { k: "match-news-sent", facts: { who: who(event.seat), rival, cards: event.cards.map(name).join(", "), count: event.cards.length } },
        ];
      case "waived":
        return [{ k: `match-news-waived-${event.why}`, facts: { who: who(event.seat), rival, count: event.cards } }];
      case "placed":
        return [{ k: "match-news-placed", facts: { who: who(event.seat), rival, card: name(event.card) } }];
      case "shifted":
        return [
          { k: "match-news-shifted", facts: { who: who(event.seat), rival, cards: Object.keys(event.places).map((card) => name(Number(card))).join(", ") } },
        ];
      case "hand_moved":
        return [{ k: event.up ? "match-news-hand-up" : "match-news-hand-down", facts: { who: who(event.seat), rival } }];
      case "went_away":
        return [{ k: event.away ? "match-news-away" : "match-news-back", facts: { who: who(event.seat), rival } }];
      case "voided":
        return [{ k: "match-news-void" }];
      case "two_minutes":
        return [{ k: twoMinutesLeft(table) ? "match-call" : "match-swings-call" }];
      case "ended":
        return [{ k: event.winner === seat ? "result-won" : "result-lost", facts: { margin: event.margin, rival } }];
      default:
        return [];
    }
  });
}

/** Takes by seat so far, if the page saw every reading. */
export function takesOf(rulings: readonly Ruling[], readings: number): [number, number] | null {
  if (rulings.length !== readings) return null;
  const takes: [number, number] = [0, 0];
  for (const ruling of rulings) if (ruling.taker === 0 || ruling.taker === 1) takes[ruling.taker]!++;
  return takes;
}
