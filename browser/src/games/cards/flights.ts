/** Which ways cards go over the page, told without a screen: the games make plans, `motion.ts` plays them. */

/** A place on the screen: a card as it lies, or a name (`stock`, `drawn`, `hand-1`, `back-1-0`). `over`: laid upon that
 * card, a little aside. `was`: where it lay before the update. `or`: the place that is meant where the card is not seen. */
export type Spot = { card: number; was?: true; over?: true; or?: string } | { name: string };

export interface Stop {
  spot: Spot;
  /** Ms of the way to here, and of resting here. */
  way: number;
  rest: number;
  /** Which side is up on arriving. */
  up: boolean;
}

export interface Flight {
  /** -1: one that shows its back only. */
  card: number;
  /** Ms until it leaves; it lies at the first stop until then. */
  wait: number;
  stops: readonly Stop[];
}

export type Noise = "deal" | "lay" | "capture" | "turn" | "yaku" | "koikoi" | "stop" | "sweep" | "lady" | "monk";

export interface Plan {
  flights: readonly Flight[];
  noises: readonly { at: number; noise: Noise }[];
  /** Ms until the last card lies. */
  ms: number;
}

export const from = (spot: Spot, up: boolean): Stop => ({ spot, way: 0, rest: 0, up });
export const to = (spot: Spot, way: number, rest = 0, up = true): Stop => ({ spot, way, rest, up });
export const lengthOf = ({ wait, stops }: Flight): number => stops.reduce((sum, stop) => sum + stop.way + stop.rest, wait);

export function planned(flights: readonly Flight[], noises: Plan["noises"]): Plan {
  return { flights, noises, ms: Math.max(0, ...flights.map(lengthOf)) };
}

export const STILL: Plan = planned([], []);
