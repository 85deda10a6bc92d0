/** What a player is in the middle of: choosing cards to send, moving own cards, looking closely at one. */
import { effect, signal } from "@preact/signals";
import type { CardBox } from "../../mat/board";
import { act, ownOf, side, table } from "./house";

/** Own cards chosen to be sent, in the order of choosing. */
export const picked = signal<readonly number[]>([]);
/** The side that announced a move: now its cards may be moved. */
export const movingSide = signal<number | null>(null);
export const isMoving = (which: number): boolean => movingSide.value === which;
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

export function send(at: number): void {
  const cards = [...picked.peek()];
  picked.value = [];
  if (cards.length > 0) act({ move: "send", cards }, at);
}

export function beginMoving(which: number): void {
  const at = ownOf(which)[0];
  if (at === undefined) return;
  movingSide.value = which;
  // A hand that is up already gives the house nothing to answer.
  if (!table.peek()?.hands[at]) act({ move: "hand", up: true }, at);
}

export function leaveMoving(): void {
  const at = ownOf(movingSide.peek() ?? side.peek())[0];
  movingSide.value = null;
  if (at !== undefined) act({ move: "hand", up: false }, at);
}

// Nothing is left half chosen when the match goes on.
effect(() => {
  const now = table.value;
  const sending = now?.phase === "sending" && ownOf(now.due?.seat ?? -1).length > 0;
  if (!sending && picked.peek().length > 0) picked.value = [];
  if (now && now.phase !== "reading" && now.phase !== "sending") movingSide.value = null;
});
