/** Whether this is the first match that was begun in this browser, and lines that teach are wanted. */
import { computed, effect } from "@preact/signals";
import { koikoiFirst, koikoiLessons } from "../../settings";
import { seated, together } from "./house";

effect(() => {
  const now = seated.value;
  if (now?.game === "koikoi") koikoiFirst.value ??= now.match;
});

export const teaching = computed(() => koikoiLessons.value && !together.value && seated.value !== null && seated.value.match === koikoiFirst.value);
