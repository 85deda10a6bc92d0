/** How a table of Koi-Koi is shown: which cards move by an event, and what is announced. */
import { computed } from "@preact/signals";
import { performs, moment as announced, type Announced } from "../cards/stage";
import { seated } from "../cards/house";
import { flowerStage } from "../flowers/stage";
import { shown as flowers } from "../flowers/table";
import type { GameEvent } from "./house";

export { busy, hearAgain } from "../cards/stage";

export type Moment = Extract<GameEvent, { event: "dealer_drawn" | "redealt" | "made" | "called" }> | { event: "stopped"; seat: number };

/** The table as it is seen. */
export const shown = computed(() => (flowers.value?.game === "koikoi" ? flowers.value : null));
/** What is announced over the table. */
export const moment = computed(() => announced.value as Moment | null);

const MOMENT_MS: Record<Moment["event"], number> = { dealer_drawn: 3400, redealt: 3600, made: 2300, called: 1500, stopped: 1300 };

const told = (what: Moment, noise?: Announced["noise"]): Announced => ({ what, ms: MOMENT_MS[what.event], ...(noise ? { noise } : {}) });

performs("koikoi", {
  ...flowerStage(() => String(seated.peek()?.rules["deal_by"] ?? "fours")),
  first: (events) =>
    events.flatMap((event) => {
      if (event.event === "dealer_drawn" && event.draws.length > 0) return [told(event)];
      return event.event === "redealt" ? [told(event)] : [];
    }),
  // A round that ends clears the table: what ended it is announced over the cards.
  clears: (events) => events.some(({ event }) => event === "round_ended"),
  last: (events) =>
    events.flatMap((event) => {
      if (event.event === "made") return [told(event, "yaku")];
      if (event.event === "called") return [told(event, "koikoi")];
      if (event.event !== "round_ended" || event.result.why !== "stop" || event.result.seat === null) return [];
      return [told({ event: "stopped", seat: event.result.seat }, "stop")];
    }),
});
