/** Whether the table is laid out for an upright or small screen. */
import { computed, signal } from "@preact/signals";
import { LARGE, textSize } from "../../settings";
import { facing } from "./facing";
import { tallCell, wideCell } from "./places";

const query = typeof matchMedia === "function" ? matchMedia("(max-width: 860px), (max-height: 560px), (orientation: portrait)") : null;
export const narrow = signal(query?.matches ?? false);
query?.addEventListener("change", () => (narrow.value = query.matches));

/** Place on the table -> row and column on this screen. */
export const cellOf = computed(() => (narrow.value || facing.value ? tallCell : wideCell));

/** Whether things lie one below the other, all upright: on narrow screens, and where text is large. */
export const stacked = computed(() => narrow.value || textSize.value >= LARGE);
