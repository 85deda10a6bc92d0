/** Which cards an update moves on a table of flower cards, by which ways: pure, so that it can be told without a screen. */
import { from, planned, STILL, to, type Flight, type Plan, type Spot, type Stop } from "../cards/flights";
import type { Step } from "../cards/house";
import type { FlowerTable } from "./table";

type Events = Step["events"][number];
type Of<E extends Events["event"]> = Extract<Events, { event: E }>;

const WAY = 360;
const REST = 400;
const HOME = 420;
const TURN = 330;
const SEEN = 240;
const DEAL = 330;
const DEAL_STEP = 62;

/** A card comes to the table by `stops`, and takes `taken` if any. */
function settled(card: number, taken: readonly number[], stops: Stop[]): Plan {
  const before = stops.reduce((sum, stop) => sum + stop.way + stop.rest, 0);
  if (taken.length === 0) {
    return planned([{ card, wait: 0, stops: [...stops, to({ card }, WAY)] }], [{ at: before + WAY, noise: "lay" }]);
  }
  const meets = before + WAY + REST;
  return planned(
    [
      ...taken.map((other) => ({ card: other, wait: meets, stops: [from({ card: other, was: true }, true), to({ card: other }, HOME)] })),
      { card, wait: 0, stops: [...stops, to({ card: taken[0]!, was: true, over: true }, WAY, REST), to({ card }, HOME)] },
    ],
    [
      { at: before + WAY, noise: "lay" },
      { at: meets + HOME * 0.7, noise: "capture" },
    ],
  );
}

/** What of hands is seen: seats whose cards lie open on the page. */
export type Open = (seat: number) => boolean;

function played(event: Of<"discarded">, open: Open): Plan {
  const own = open(event.seat);
  const start = own ? from({ card: event.card, was: true }, true) : from({ name: `hand-${event.seat}` }, false);
  return settled(event.card, event.taken, [start]);
}

function drawn(event: Of<"drawn">): Plan {
  const turned: Stop[] = [from({ name: "stock" }, false), to({ name: "drawn" }, TURN, SEEN)];
  const plan =
    event.taken.length === 0 && (event.choices?.length ?? 0) > 0
      ? planned([{ card: event.card, wait: 0, stops: turned }], [])
      : settled(event.card, event.taken, turned);
  return { ...plan, noises: [{ at: 60, noise: "turn" }, ...plan.noises] };
}

/** How many cards a hand or the table gets at a time. */
const AT_ONCE: Record<string, number> = { fours: 4, twos: 2, ones: 1, all: 99 };

/** Round the table from the dealer's neighbour on; the table gets its cards before the dealer. */
export function dealing(after: FlowerTable, seat: number, by: string, open: Open): Plan {
  const seats = after.left.length;
  const step = AT_ONCE[by] ?? 4;
  const each = after.left[0] ?? 0;
  const flights: Flight[] = [];
  const stock = { name: "stock" };
  const give = (card: number, spot: Spot, up: boolean) =>
    flights.push({ card, wait: flights.length * DEAL_STEP, stops: [from(stock, false), { spot, way: DEAL, rest: 0, up }] });
  const toSeat = (who: number, n: number) => {
    const card = after.hand[n];
    if (who === seat && open(seat) && card !== undefined) give(card, { card }, true);
    else give(-1, { name: `back-${who}-${n}` }, false);
  };
  const rounds = Math.max(Math.ceil(each / step), Math.ceil(after.table.length / step));
  for (let round = 0; round < rounds; round++) {
    const share = (count: number) => Array.from({ length: count }, (_, n) => n).slice(round * step, (round + 1) * step);
    for (let k = 1; k <= seats; k++) {
      const who = (after.dealer + k) % seats;
      if (k === seats) for (const n of share(after.table.length)) give(after.table[n]!, { card: after.table[n]! }, true);
      for (const n of share(each)) toSeat(who, n);
    }
  }
  const noises = flights.filter((_, i) => i % 2 === 0).map((flight) => ({ at: flight.wait + DEAL * 0.8, noise: "deal" as const }));
  return planned(flights, noises);
}

/** Cards that lie elsewhere after a step taken back, straight from where they were. */
function goneBack(before: FlowerTable, after: FlowerTable): Plan {
  const seen = (table: FlowerTable) => {
    const places = new Map<number, string>();
    for (const card of table.hand) places.set(card, "hand");
    for (const card of table.table) places.set(card, "table");
    if (table.drawn >= 0) places.set(table.drawn, "drawn");
    for (const [at, pile] of table.piles.entries()) for (const card of pile) places.set(card, `pile-${at}`);
    return places;
  };
  const [was, is] = [seen(before), seen(after)];
  const moved = [...is].filter(([card, place]) => was.has(card) && was.get(card) !== place);
  return planned(
    moved.map(([card]) => ({ card, wait: 0, stops: [from({ card, was: true }, true), to({ card }, WAY)] })),
    [],
  );
}

/** `before`: the table that is shown; null on arriving, when nothing moves. */
export function planOf(before: FlowerTable | null, after: FlowerTable, events: Step["events"], seat: number, dealBy = "fours", open: Open = (at) => at === seat): Plan {
  if (!before) return STILL;
  if (events.length === 0) return before.round === after.round ? goneBack(before, after) : STILL;
  for (const event of events) {
    if (event.event === "dealt") return dealing(after, seat, dealBy, open);
    if (event.event === "discarded") return played(event, open);
    if (event.event === "drawn") return drawn(event);
    if (event.event === "picked") return settled(event.card, event.taken, [from({ card: event.card, was: true }, true)]);
  }
  return STILL;
}
