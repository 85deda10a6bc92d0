/** Which ways cards go in bōzu mekuri: turned up in the middle first, then where they belong. Pure. */
import type { BozuTable, Turned } from "../../../protocol-koikoi";
import { from, planned, STILL, to, type Flight, type Noise, type Plan } from "../flights";
import type { Step, TableEvent } from "../house";

const TURN = 440;
/** Ms for which a turned card is looked at: longer where something comes of it. */
const SEEN: Record<Turned["kind"], number> = { tono: 620, hime: 780, bozu: 1000, semimaru: 1300 };
const GO = 340;
const STEP = 34;
/** So many of the cards that change their place are seen on the way. */
const MOST = 9;

const CRIES: Partial<Record<Turned["effect"], Noise>> = { took: "lady", took_all: "lady", lost: "monk", all_lost: "monk", lost_and_skips: "monk" };

export const turnedOf = (events: readonly TableEvent[]): Turned | undefined => events.find((event): event is Turned => event.event === "turned");

/** A step with a turned card is shown as two: the card lies open in the middle, then all goes where it belongs. */
export function partsOf(before: BozuTable, step: Step): readonly Step[] {
  const turned = turnedOf(step.events);
  if (!turned) return [step];
  const open = (table: BozuTable): BozuTable => ({
    ...table,
    stacks: table.stacks.map((left, at) => (at === turned.stack ? left - 1 : left)),
    turn: turned.seat,
    turns: table.turns + 1,
    last: turned,
    moves: [],
  });
  const lying = new Map([...step.tables].map(([seat]) => [seat, { ...open(before), seat }] as const));
  return [{ ...step, tables: lying, part: "open" }, { ...step, part: "home" }];
}

/** The card comes from its stack to the middle and is looked at. */
function opened({ card, stack, kind, effect }: Turned): Plan {
  const flight: Flight = { card, wait: 0, stops: [from({ name: `stack-${stack}` }, false), to({ card }, TURN)] };
  const cry = CRIES[effect];
  const noises = [{ at: 30, noise: "turn" as const }, ...(cry ? [{ at: TURN * 0.8, noise: cry }] : [])];
  return { ...planned([flight], noises), ms: TURN + SEEN[kind] };
}

/** Where each card lay: a seat's pile or the pool. */
function owners({ piles, pool }: BozuTable): Map<number, string> {
  const at = new Map<number, string>(pool.map((card) => [card, "pool"]));
  piles.forEach((pile, seat) => pile.forEach((card) => at.set(card, `pile-${seat}`)));
  return at;
}

/** Everything that lies elsewhere than before goes there. */
function homeward(before: BozuTable, after: BozuTable, first: number | undefined): Plan {
  const [were, are] = [owners(before), owners(after)];
  const moved = [...are].filter(([card, place]) => card !== first && were.has(card) && were.get(card) !== place).map(([card]) => card);
  const flights: Flight[] = [];
  const go = (card: number, wait: number) =>
    flights.push({ card, wait, stops: [from({ card, was: true, or: were.get(card) ?? "open" }, true), to({ card, or: are.get(card)! }, GO)] });
  moved.slice(-MOST).forEach((card, i) => go(card, i * STEP));
  if (first !== undefined && are.has(first)) go(first, 0);
  if (flights.length === 0) return STILL;
  const lay: Plan["noises"][number] = { at: GO * 0.85, noise: "lay" };
  return planned(flights, moved.length > 0 ? [{ at: 20, noise: "sweep" }, lay] : [lay]);
}

/** `before`: the table that is shown; null on arriving. */
export function planOf(before: BozuTable | null, after: BozuTable, step: Pick<Step, "events" | "part">): Plan {
  const turned = turnedOf(step.events);
  if (!before) return STILL;
  if (turned && step.part === "open") return opened(turned);
  return homeward(before, after, turned?.card);
}
