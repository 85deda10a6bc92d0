/** Two people at one page: the tablet lies between them, or they pass it from hand to hand. */
import { computed, signal } from "@preact/signals";
import * as settings from "../../settings";
import { own, seated, together } from "../cards/house";

const follow = (query: string) => {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null;
  const now = signal(media?.matches ?? false);
  media?.addEventListener("change", () => (now.value = media.matches));
  return now;
};

/** A screen that fingers use and on which two can play without reaching into each other's hands. */
const tablet = follow("(pointer: coarse) and (min-width: 600px) and (min-height: 600px)");
const wide = follow("(orientation: landscape)");

/** Only two who have the table to themselves can sit across from each other. */
export const canFace = computed(() => together.value && own.value.length === 2 && seated.value?.names.length === 2);

export type Sitting = "facing" | "pass";
export const SITTINGS: readonly Sitting[] = ["facing", "pass"];

/** How the two sit: as they chose, else as the screen suggests. */
export const sittingNow = computed<Sitting>(() => (settings.sitting.value === "auto" ? (tablet.value ? "facing" : "pass") : settings.sitting.value));
export const facing = computed(() => canFace.value && sittingNow.value === "facing");

/** Degrees by which the frame is turned on the screen: the two sit at its short ends. */
export const frameTurn = computed<0 | 90>(() => (wide.value ? 90 : 0));
/** Degrees by which a seat is turned in the frame: the page's first sits at its near end. */
export const turnOf = (at: number): 0 | 180 => (at === own.value[0] ? 0 : 180);
