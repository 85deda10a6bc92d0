/** What the house has told this page about its table of Koi-Koi: the store of all tables of cards, as Koi-Koi reads it. */
import { computed } from "@preact/signals";
import { games, type Game } from "../../connection";
import type { KoikoiTable } from "../../protocol-koikoi";
import { latest as latestOfAll, seat, type TableEvent } from "../cards/house";

export { advice, advise, forget, goOn, leave, looking, make, moving, own, pace, practice, present, receive, remark, seat, seated, setPace, sitting, stand, takeBack, through, together, type SeatMove } from "../cards/house";

type Koikois = "dealer_drawn" | "redealt" | "dealt" | "discarded" | "drawn" | "picked" | "made" | "called" | "round_ended" | "ended";
export type GameEvent = Extract<TableEvent, { event: Koikois }>;

/** Who plays here, by which rules; null until the house has greeted. */
export const koikoiHouse = computed<Game | null>(() => games.value.get("koikoi") ?? null);
/** The table as the house last told it. */
export const latest = computed<KoikoiTable | null>(() => (latestOfAll.value?.game === "koikoi" ? latestOfAll.value : null));

/** Own side: seats 0 and 2 are side 0, seats 1 and 3 are side 1. */
export const side = computed<0 | 1>(() => (seat.value % 2 === 0 ? 0 : 1));
export const rivals = computed<0 | 1>(() => (side.value === 0 ? 1 : 0));
