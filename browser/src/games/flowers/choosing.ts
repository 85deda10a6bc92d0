/** What a person is about to play: the card that is lifted, what it would take, and which of two is asked for. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { oneTap } from "../../settings";
import { matching } from "./deck";
import { make } from "../cards/house";
import { inOrder } from "./places";
import { busy } from "../cards/stage";
import { fieldPlaces, moves } from "./stage";
import { shown } from "./table";
import { cellOf } from "./width";

/** The hand card that was tapped or chosen by key, and stays lifted. */
export const picked = signal<number | null>(null);
/** The hand card under the pointer, in focus, or carried. */
export const pointed = signal<number | null>(null);
/** The hand card that was pressed while cards still moved: it is lifted as soon as one may play. */
export const early = signal<number | null>(null);
/** A hand card takes one of two and it was not said which. */
export const asking = signal<number | null>(null);

export const myTurn = computed(() => moves.value.some(({ move }) => move === "play"));
/** What the drawn card may take, when this seat has to say. */
export const pickable = computed(() => moves.value.flatMap((move) => (move.move === "pick" ? [move.take] : [])));
export const deciding = computed(() => moves.value.some(({ move }) => move === "stop"));

/** The ways to play a hand card: what it names to take, null where there is no choice. Empty: not now. */
export function ways(card: number): (number | null)[] {
  return moves.peek().flatMap((move) => (move.move === "play" && move.card === card ? [move.take ?? null] : []));
}

/** The hand card whose matches are shown. */
export const lit = computed(() => (myTurn.value ? (asking.value ?? picked.value ?? pointed.value) : null));

/** Table cards that are lifted and ringed. */
export const ringed = computed<ReadonlySet<number>>(() => {
  if (pickable.value.length > 0) return new Set(pickable.value);
  return new Set(lit.value === null ? [] : matching(shown.value?.table ?? [], lit.value));
});

/** Table cards of which one has to be named, as one reads the table. */
export const choices = computed<readonly number[]>(() => {
  const open = new Set(pickable.value);
  if (asking.value !== null && moves.value.length > 0) for (const take of ways(asking.value)) if (take !== null) open.add(take);
  return open.size === 0 ? [] : inOrder(fieldPlaces.value, cellOf.value).filter((card) => open.has(card));
});

/** A hand card was pressed before one saw how the cards lie now: it is lifted then, and the next press plays it. */
export function pressEarly(card: number): void {
  early.value = card;
}

function play(card: number, take: number | null): void {
  picked.value = asking.value = null;
  void make({ move: "play", card, take });
}

/** A hand card was pressed. By touch it is lifted first, so that one sees what it takes, unless one tap is to do. */
export function press(card: number, touch: boolean): void {
  const open = ways(card);
  if (open.length === 0) return;
  if (asking.peek() === card) {
    asking.value = null;
    return;
  }
  if (touch && !oneTap.peek() && picked.peek() !== card) {
    picked.value = card;
    asking.value = null;
  } else if (open.length === 1) play(card, open[0]!);
  else picked.value = asking.value = card;
}

/** A table card was pressed: it is the one that is asked for, or what the lifted card takes. True if that meant something. */
export function pressField(card: number): boolean {
  if (pickable.peek().includes(card)) {
    void make({ move: "pick", take: card });
    return true;
  }
  const held = asking.peek() ?? picked.peek();
  return held !== null && drop(held, card);
}

/** A hand card was laid on a table card, or (null) on the cloth. True if it may be. */
export function drop(card: number, on: number | null): boolean {
  const open = ways(card);
  const match = matching(shown.peek()?.table ?? [], card);
  if (open.length === 0 || (on !== null && !match.includes(on))) return false;
  if (open.length === 1) play(card, open[0]!);
  else if (on !== null && open.includes(on)) play(card, on);
  else picked.value = asking.value = card;
  return true;
}

/** Lay the lifted card down again. True if there was one. */
export function putBack(): boolean {
  const had = picked.peek() !== null || asking.peek() !== null;
  picked.value = asking.value = null;
  return had;
}

effect(() => {
  const card = early.value;
  if (card === null || busy.value) return;
  early.value = null;
  if (untracked(() => ways(card).length > 0)) {
    picked.value = card;
    asking.value = null;
  }
});

// Nothing stays lifted that has left the hand or may not be played.
effect(() => {
  const hand = shown.value?.hand ?? [];
  if (picked.value !== null && !hand.includes(picked.value)) picked.value = null;
  if (pointed.value !== null && !hand.includes(pointed.value)) pointed.value = null;
  if (asking.value !== null && !myTurn.value) asking.value = null;
});
