/** How a table of hana-awase is shown. */
import { computed } from "@preact/signals";
import { flowerStage } from "../../flowers/stage";
import { latest as latestOfFlowers, shown as flowers } from "../../flowers/table";
import { seated, type TableEvent } from "../house";
import { moment as announced, performs, type Announced } from "../stage";

export type Moment = Extract<TableEvent, { event: "dealer_drawn" | "redealt" }>;

/** The table as it is seen, and as the house last told it. */
export const shown = computed(() => (flowers.value?.game === "hanaawase" ? flowers.value : null));
export const latest = computed(() => (latestOfFlowers.value?.game === "hanaawase" ? latestOfFlowers.value : null));
/** What somebody has captured; nothing before the first deal. */
export const pileOf = (at: number): readonly number[] => shown.value?.piles[at] ?? [];
/** What is announced over the table. */
export const moment = computed(() => announced.value as Moment | null);

const told = (what: Moment, ms: number): Announced => ({ what, ms });

performs("hanaawase", {
  ...flowerStage(() => String(seated.peek()?.rules["deal_by"] ?? "fours")),
  first: (events) =>
    events.flatMap((event) => {
      if (event.event === "dealer_drawn" && event.draws.length > 0) return [told(event, 3400)];
      return event.event === "redealt" ? [told(event, 3600)] : [];
    }),
});
