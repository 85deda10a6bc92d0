/** In which order the poems are read: one seed, one order, in every room. */
import type { Order } from "../types";
import { Chance } from "./chance";
import { BY_KIMARIJI } from "./poems";

/** The seed of a round: the first has the seed of the reading itself. */
export function roundSeed(seed: string, round: number): string {
  return round === 1 ? seed : `${seed}/round${round}`;
}

/** The poems of one round in the order in which they are read; the numbers may come in any order. */
export function orderOf(order: Order, seed: string, numbers: readonly number[]): number[] {
  const cards = [...numbers].sort((a, b) => a - b);
  if (order === "number") return cards;
  if (order === "musume") return BY_KIMARIJI.filter((number) => cards.includes(number));
  if (order === "shuffle") return new Chance(seed).shuffled(cards);
  const chance = new Chance(seed).child("replacement");
  return cards.map(() => cards[chance.below(cards.length)]!);
}
