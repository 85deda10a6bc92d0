/** Focus goes from card to card with the arrows; one card of each row is the stop of the Tab key. */
import { signal } from "@preact/signals";

/** The hand card and the table card that Tab comes to; null: the first. */
export const handStop = signal<number | null>(null);
export const fieldStop = signal<number | null>(null);

export function cardNode(zone: "hand" | "field", card: number): HTMLElement | null {
  return document.querySelector(`.kk-${zone} [data-card="${card}"]`);
}

export function focusCard(zone: "hand" | "field", card: number | undefined): boolean {
  if (card === undefined) return false;
  (zone === "hand" ? handStop : fieldStop).value = card;
  const node = cardNode(zone, card);
  node?.focus({ preventScroll: true });
  return node !== null;
}

/** The card among `cards` that Tab comes to. */
export function stopOf(stop: number | null, cards: readonly number[]): number | undefined {
  return stop !== null && cards.includes(stop) ? stop : cards[0];
}

/** Which card has the focus when `gone` has left `before`: its neighbour, else what is left of the row. */
export function heirOf(gone: number, before: readonly number[], now: readonly number[]): number | undefined {
  const at = before.indexOf(gone);
  const after = before.slice(at + 1).find((card) => now.includes(card));
  return after ?? before.slice(0, Math.max(0, at)).findLast((card) => now.includes(card)) ?? now[0];
}
