/** Whether this is the first match that was begun in this browser, and lines that teach are wanted. */
import { computed } from "@preact/signals";
import { koikoiFirst, koikoiLessons } from "../../settings";
import { seated } from "./house";

export const teaching = computed(() => koikoiLessons.value && seated.value !== null && seated.value.match === koikoiFirst.value);
