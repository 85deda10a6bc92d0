/** Hands of several people at one page: each lies covered until its owner's turn, and is uncovered by its owner. */
import { effect, signal } from "@preact/signals";
import { together } from "../cards/house";
import { busy } from "../cards/stage";
import { shown } from "./table";

/** Whose hand stays open for the turn, and whose is looked at as long as a finger rests. */
const opened = signal<number | null>(null);
const peeped = signal<number | null>(null);

/** Whether the cards of that own seat are seen. One who sits alone at the page has nothing to hide. */
export const isOpen = (seat: number): boolean => !together.value || opened.value === seat || peeped.value === seat;

/** It is the turn of `seat`: its hand stays open until that is over. */
export function uncover(seat: number): void {
  if (shown.peek()?.turn === seat) opened.value = seat;
}

export function cover(): void {
  opened.value = peeped.value = null;
}

/** Look at one's hand as long as this is not taken back by null. */
export function peep(seat: number | null): void {
  peeped.value = seat;
}

// A hand that was played from is covered before anybody else looks.
effect(() => {
  if (!busy.value && opened.value !== null && shown.value?.turn !== opened.value) opened.value = null;
});
