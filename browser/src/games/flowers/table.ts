/** What the tables of the two games with flower cards have in common, as the page sees it. */
import { computed } from "@preact/signals";
import type { HanaawaseTable, KoikoiTable } from "../../protocol-koikoi";
import { latest as latestOfAll, type Table } from "../cards/house";
import { shown as shownOfAll } from "../cards/stage";

export type FlowerTable = KoikoiTable | HanaawaseTable;

export const ofFlowers = (table: Table | null): FlowerTable | null => (table === null || table.game === "bozu" ? null : table);

/** The table as it is seen, and as the house last told it. */
export const shown = computed(() => ofFlowers(shownOfAll.value));
export const latest = computed(() => ofFlowers(latestOfAll.value));
