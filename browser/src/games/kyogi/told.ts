/** What is asked of a player now, and what happened, as catalogue entries: no words here. */
import type { Ruling, Table } from "../../protocol";
import { sideOfSeat, type GameEvent } from "./house";

export interface Sentence {
  k: string;
  facts?: Record<string, string | number>;
}

/** How the mat listens. */
export type MatMode = "take" | "arrange" | "send" | "place" | "watch" | "memorise";

/** For who sits at `seat`; `moving`: cards of its side are being moved. */
export function modeOf(table: Table, seat: number, moving: boolean): MatMode {
  const side = sideOfSeat(seat);
  if (table.paused) return "watch";
  const take = waits(table, seat) ? "watch" : "take";
  switch (table.phase) {
    case "arrange":
      return table.ready[seat] ? "watch" : "arrange";
    case "memorise":
      return "memorise";
    case "reading":
      return moving ? "arrange" : take;
    case "joka":
    case "open":
      return take;
    case "sending":
      return moving ? "arrange" : table.due?.seat === side ? "send" : take;
    case "placing":
      return table.due && table.due.seat !== side ? "place" : "watch";
    default:
      return "watch";
  }
}

/** The one line that says what to do now, for who sits at `seat`; `rival` names the other side, `name` a seat. */
export function askOf(table: Table, seat: number, rival: string, moving: boolean, name: (seat: number) => string = () => rival): Sentence {
  const { phase, due } = table;
  const side = sideOfSeat(seat);
  if (table.paused) return { k: "match-ask-paused" };
  if (table.hai === side) return { k: "match-ask-hai", facts: { rival } };
  if (moving) return { k: "match-ask-moving" };
  if (phase === "sending" && due)
    return due.seat === side
      ? { k: "match-ask-send", facts: { count: due.count } }
      : { k: "match-wait-send", facts: { rival, count: due.count } };
  if (phase === "placing" && due)
    return due.seat === side
      ? { k: "match-wait-place", facts: { rival } }
      : { k: "match-ask-place", facts: { count: due.cards?.length || due.count } };
  if (table.hai === 1 - side) return { k: "match-wait-hai", facts: { rival } };
  if (phase === "memorise") {
    if (table.away[seat]) return { k: "match-ask-away" };
    return { k: table.swings ? "match-ask-swings" : "match-ask-memorise" };
  }
  if (phase === "reading") {
    if (table.hands[seat]) return { k: "match-ask-hand-up" };
    const raised = table.hands.findIndex((up, at) => up && at !== seat);
    if (raised >= 0) return { k: "match-wait-hand", facts: { rival: name(raised) } };
  }
  if ((phase === "reading" || phase === "open") && waits(table, seat)) return { k: "match-ask-waits" };
  return { k: `match-ask-${phase}` };
}

/** In a relay: another of the side takes now. */
export const waits = (table: Table, seat: number): boolean => (table.active ?? []).length > 0 && !table.active!.includes(seat);

const TWO_MINUTES_MS = 120_000;
/** How long after it was called "two minutes left" is still said. */
const STILL_MS = 10_000;

/** Whether two minutes are left to memorise: with a shorter time swings are allowed from the start, and nothing is called. */
export function twoMinutesLeft(table: Table, clockMs = table.clock_ms): boolean {
  if (table.phase !== "memorise" || table.memorise_until_ms === null) return false;
  const late = TWO_MINUTES_MS - (table.memorise_until_ms - clockMs);
  return late > -1000 && late < STILL_MS;
}

/** Who listens. `side` is "you" (null: nobody, people of both sit here), and of what each does alone the seats `own` are. */
export interface Listener {
  side: number | null;
  own: readonly number[];
  /** What a seat is called, and what a side is. */
  seatName: (seat: number) => string;
  sideName: (side: number) => string;
}

/** What a screen reader is told after a step, in order. `name` gives cards their words. */
export function newsOf(
  events: readonly GameEvent[],
  { side, own, seatName, sideName }: Listener,
  name: (card: number) => string,
  ruled: (ruling: Ruling) => string,
  table: Table,
): (Sentence | string)[] {
  // What is done with the cards a whole side does; a hand is one's own.
  const by = (seat: number) => ({ who: sideOfSeat(seat) === side ? "you" : "rival", rival: sideName(sideOfSeat(seat)) });
  const alone = (seat: number) => ({ who: side !== null && own.includes(seat) ? "you" : "rival", rival: seatName(seat) });
  const [a, b] = side === 1 ? [1, 0] : [0, 1];
  return events.flatMap((event): (Sentence | string)[] => {
    switch (event.event) {
      case "ruled":
        return [
          ruled(event.ruling),
          { k: "match-counts", facts: { mine: event.ruling.counts[a] ?? 0, theirs: event.ruling.counts[b] ?? 0 } },
        ];
      case "sent":
        return [
          { k: "match-news-sent", facts: { ...by(event.seat), cards: event.cards.map(name).join(", "), count: event.cards.length } },
        ];
      case "waived":
        return [{ k: `match-news-waived-${event.why}`, facts: { ...by(event.seat), count: event.cards } }];
      case "placed":
        return [{ k: "match-news-placed", facts: { ...by(event.seat), card: name(event.card) } }];
      case "shifted":
        return [
          { k: "match-news-shifted", facts: { ...by(event.seat), cards: Object.keys(event.places).map((card) => name(Number(card))).join(", ") } },
        ];
      case "hand_moved":
        return [{ k: event.up ? "match-news-hand-up" : "match-news-hand-down", facts: alone(event.seat) }];
      case "went_away":
        return [{ k: event.away ? "match-news-away" : "match-news-back", facts: alone(event.seat) }];
      case "swapped":
        return [{ k: "match-news-swapped", facts: { names: event.active.map(seatName).join(", ") } }];
      case "voided":
        return [{ k: "match-news-void" }];
      case "two_minutes":
        return [{ k: twoMinutesLeft(table) ? "match-call" : "match-swings-call" }];
      case "ended":
        return [
          side === null
            ? { k: "replay-won", facts: { name: sideName(event.winner), count: event.margin } }
            : { k: event.winner === side ? "result-won" : "result-lost", facts: { margin: event.margin, rival: sideName(1 - side) } },
        ];
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
