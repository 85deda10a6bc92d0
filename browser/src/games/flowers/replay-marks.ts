/** What cards are in a moment of a replay: pure. */
import type { TableEvent } from "../cards/house";

export type Mark = "played" | "taken" | "drawn" | "drawn-taken" | "could";

/** Marks for what was done with cards; `drawn`: the stock card of the moment, at first the one that lay turned before. */
export function marksOf(events: readonly TableEvent[], drawn: number): { marks: Map<number, Mark>; drawn: number } {
  const marks = new Map<number, Mark>();
  for (const event of events) {
    if (event.event === "discarded") {
      marks.set(event.card, "played");
      for (const card of event.taken) marks.set(card, "taken");
    } else if (event.event === "drawn" || event.event === "picked") {
      drawn = event.card;
      marks.set(event.card, "drawn");
      for (const card of event.taken) marks.set(card, "drawn-taken");
      if (event.event === "drawn") for (const card of event.choices ?? []) marks.set(card, "could");
    }
  }
  return { marks, drawn };
}
