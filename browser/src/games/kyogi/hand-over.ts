/** What a player is in the middle of: choosing cards to send, moving own cards, looking closely at one. */
import { effect, signal } from "@preact/signals";
import type { CardBox } from "../../mat/board";
import { act, seat, table } from "./house";

/** Own cards chosen to be sent, in the order of choosing. */
export const picked = signal<readonly number[]>([]);
/** One announced: now own cards may be moved. */
export const moving = signal(false);
export const zoom = signal<{ card: number; box: CardBox } | null>(null);

/** Choose a card or take it back; of more than are due the oldest gives way. */
export function choose(chosen: readonly number[], card: number, due: number): readonly number[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  return [...chosen, card].slice(-Math.max(1, due));
}

export function pick(card: number): void {
  const due = table.peek()?.due;
  if (due) picked.value = choose(picked.peek(), card, due.count);
}

export function send(): void {
  const cards = [...picked.peek()];
  picked.value = [];
  if (cards.length > 0) act({ move: "send", cards });
}

export function beginMoving(): void {
  moving.value = true;
  // A hand that is up already gives the house nothing to answer.
  if (!table.peek()?.hands[seat.peek() as 0 | 1]) act({ move: "hand", up: true });
}

export function leaveMoving(): void {
  moving.value = false;
  act({ move: "hand", up: false });
}

// Nothing is left half chosen when the match goes on.
effect(() => {
  const now = table.value;
  const sending = now?.phase === "sending" && now.due?.seat === seat.value;
  if (!sending && picked.peek().length > 0) picked.value = [];
  if (now && now.phase !== "reading" && now.phase !== "sending") moving.value = false;
});
