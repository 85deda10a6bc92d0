/** How a table of flower cards is shown: where its cards lie, which moves are open, which ways cards go. */
import { computed, signal } from "@preact/signals";
import type { HanaawaseTable, KoikoiTable } from "../../protocol-koikoi";
import { seat, together } from "../cards/house";
import { STILL } from "../cards/flights";
import { settled, type Performance } from "../cards/stage";
import { backFace, frontFace } from "./card";
import { isOpen } from "./covered";
import { planOf } from "./flights";
import { placed, type Places } from "./places";
import { ofFlowers, shown } from "./table";

export const fieldPlaces = signal<Places>(new Map());
/** Where the cards of each own hand lie. */
export const handsPlaces = signal<ReadonlyMap<number, Places>>(new Map());
/** The same of the hand that may play. */
export const handPlaces = computed<Places>(() => handsPlaces.value.get(seat.value) ?? new Map());

export type FlowerMove = KoikoiTable["moves"][number] | HanaawaseTable["moves"][number];
/** Moves of whoever looks that may be made now: what is seen is what is, and their cards lie open. */
export const moves = computed<readonly FlowerMove[]>(() => {
  const now = shown.value;
  return settled.value && now && isOpen(seat.value) ? now.moves : [];
});

/** `dealBy`: how many cards are dealt at a time, as the rules call it. */
export function flowerStage(dealBy: () => string): Performance {
  return {
    faces: { front: frontFace, back: backFace },
    settle: (last, step) => {
      const before = ofFlowers(last);
      const tables = [...step.tables].flatMap(([seat, table]) => {
        const flowers = ofFlowers(table);
        return flowers ? [[seat, flowers] as const] : [];
      });
      const [first] = tables;
      if (!first) return;
      const fresh = !before || before.round !== first[1].round || step.events.some(({ event }) => event === "dealt");
      fieldPlaces.value = placed(fresh ? new Map() : fieldPlaces.peek(), first[1].table);
      handsPlaces.value = new Map(tables.map(([seat, { hand }]) => [seat, placed(fresh ? new Map() : (handsPlaces.peek().get(seat) ?? new Map()), hand)]));
    },
    plan: (last, step) => {
      const [before, looks] = [ofFlowers(last), seat.peek()];
      const after = ofFlowers(step.tables.get(looks) ?? null);
      const open = together.peek() ? isOpen : (at: number) => at === looks;
      return after ? planOf(before, after, step.events, looks, dealBy(), open) : STILL;
    },
  };
}
