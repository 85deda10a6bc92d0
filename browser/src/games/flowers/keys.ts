/** What a key does at the table: pure, so that it can be told without a screen. */
import { neighbour, type Cell, type Direction, type Places } from "./places";

/** What lies over the table when it is asked for; piles: what seat or side so-and-so has captured. */
export type Sheet = "menu" | "rules" | "log" | "keys" | "yaku" | "learn" | `piles-${number}`;

export type Command =
  | { do: "focus"; zone: "hand" | "field"; card: number }
  | { do: "take-back" | "advice" | "marks" | "put-back" | "stop" | "koikoi" | "skip" }
  | { do: "choose"; card: number }
  | { do: "open"; sheet: Sheet };

export interface Standing {
  /** Where the focus is; null: on no card. */
  zone: "hand" | "field" | null;
  card: number | null;
  hand: readonly number[];
  field: Places;
  cellOf: (place: number) => Cell;
  /** Table cards of which one has to be named, in order. */
  choices: readonly number[];
  /** Table cards that the lifted card would take. */
  ringed: readonly number[];
  deciding: boolean;
  /** Hand cards in one row. */
  perRow: number;
}

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const LETTERS: Record<string, Command> = {
  u: { do: "take-back" },
  a: { do: "advice" },
  m: { do: "marks" },
  r: { do: "open", sheet: "rules" },
  l: { do: "open", sheet: "log" },
  y: { do: "open", sheet: "yaku" },
  h: { do: "open", sheet: "learn" },
  "?": { do: "open", sheet: "keys" },
};

function step(cards: readonly number[], from: number, by: number): number | undefined {
  return cards[cards.indexOf(from) + by];
}

const focus = (zone: "hand" | "field", card: number | undefined): Command | null => (card === undefined ? null : { do: "focus", zone, card });

function arrow(direction: Direction, at: Standing): Command | null {
  const sideways = direction === "left" || direction === "right";
  const by = direction === "left" || direction === "up" ? -1 : 1;
  if (at.choices.length > 0 && at.zone === "field" && at.card !== null && sideways) {
    return focus("field", step(at.choices, at.card, by));
  }
  const first = [...at.field.keys()];
  const target = at.choices[0] ?? at.ringed[0] ?? first[0];
  if (at.zone === "hand" && at.card !== null) {
    if (sideways) return focus("hand", step(at.hand, at.card, by));
    const row = step(at.hand, at.card, by * at.perRow);
    if (row !== undefined) return focus("hand", row);
    return direction === "up" ? focus("field", target) : null;
  }
  if (at.zone === "field" && at.card !== null) {
    const next = neighbour(at.field, at.cellOf, at.card, direction);
    if (next !== undefined) return focus("field", next);
    return direction === "down" ? focus("hand", at.hand[0]) : null;
  }
  return direction === "up" ? focus("field", target) : focus("hand", at.hand[0]);
}

/** `key` as the browser names it; null: not ours. */
export function commandOf(key: string, at: Standing): Command | null {
  const direction = ARROWS[key];
  if (direction) return arrow(direction, at);
  if (/^[1-9]$/.test(key)) {
    const number = Number(key) - 1;
    // While one of two is asked for, the numbers on those cards are meant.
    if (at.choices.length > 0) {
      const card = at.choices[number];
      return card === undefined ? null : { do: "choose", card };
    }
    return focus("hand", at.hand[number]);
  }
  if (key === "Escape") return { do: "put-back" };
  const letter = key.toLowerCase();
  if (at.deciding && letter === "s") return { do: "stop" };
  if (at.deciding && letter === "k") return { do: "koikoi" };
  return LETTERS[letter] ?? null;
}
