/** What a screen is in the middle of: whose hands these are, which card is looked at, how near the cloth is. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { sound } from "../../audio/ears";
import { clockOf } from "../../clock/match";
import type { Cloth } from "../../mat/cloth";
import type { Looked } from "../../pages/loupe";
import { Hands } from "./hands";
import { contest, own, table, touch } from "./house";
import { Pads } from "./pads";

export const { clockMs, phaseBegan, run } = clockOf(table, "look");

/** Several people play at this page. */
export const together = computed(() => own.value.length > 1);

const seatsNow = computed(() => own.value.join());

/** The pads and hands of the people at this page. */
export const handling = computed(() => {
  const pads = new Pads(seatsNow.value.split(",").map(Number));
  return { pads, hands: new Hands(pads, { reading: () => sound().reading, touch, contest }) };
});

export const looked = signal<Looked | null>(null);
/** How near the cloth is; 1: the whole. */
export const zoomBy = signal(1);
/** The cloth on the page, while there is one. */
export const cloth = signal<Cloth | null>(null);
/** Pads on which a finger rests, and the one that was chosen: told anew whenever it changes. */
export const padding = signal(0);
/** To whom a card is given back is being asked, by the seat that took it. */
export const yielding = signal<number | null>(null);

/** Follows what the window is like. */
function matches(query: string): ReadonlySignal<boolean> {
  const asked = typeof matchMedia === "function" ? matchMedia(query) : null;
  const now = signal(asked?.matches ?? false);
  asked?.addEventListener("change", () => (now.value = asked.matches));
  return now;
}

/** The sides of the screen belong to the cards; who sits round them is told above. */
export const narrow = matches("(max-width: 760px)");
/** There is room at the sides, and several people sit there rather than above and below. */
export const broad = matches("(orientation: landscape) and (min-width: 761px)");
/** People point with fingers, not with a mouse. */
export const fingers = matches("(any-pointer: coarse)");
