import { describe, expect, it } from "vitest";
import type { KoikoiTable } from "../../protocol-koikoi";
import { lengthOf, type Plan } from "../cards/flights";
import type { TableEvent } from "../cards/house";
import { planOf as planFor } from "./flights";

const table = (over: Partial<KoikoiTable> = {}) =>
  ({ round: 1, dealer: 0, hand: [0, 1, 2, 3], left: [4, 4], table: [4, 8], drawn: -1, piles: [[], []], ...over }) as KoikoiTable;
const update = (events: TableEvent[], over: Partial<KoikoiTable> = {}) => ({ events, after: table(over) });
const planOf = (before: KoikoiTable | null, { events, after }: ReturnType<typeof update>, seat: number, dealBy?: string) => planFor(before, after, events, seat, dealBy);
const of = (plan: Plan, card: number) => plan.flights.find((flight) => flight.card === card)!;
const spots = (plan: Plan, card: number) => of(plan, card).stops.map((stop) => stop.spot);

describe("what an update moves", () => {
  it("is nothing on arriving", () => {
    expect(planOf(null, update([{ event: "discarded", seat: 0, card: 0, taken: [] }]), 0).flights).toEqual([]);
  });

  it("is an own card from its place in the hand to the table", () => {
    const plan = planOf(table(), update([{ event: "discarded", seat: 0, card: 0, taken: [] }]), 0);
    expect(spots(plan, 0)).toEqual([{ card: 0, was: true }, { card: 0 }]);
    expect(plan.noises.map(({ noise }) => noise)).toEqual(["lay"]);
  });

  it("is a card of the other side that turns its face up on the way", () => {
    const plan = planOf(table(), update([{ event: "discarded", seat: 1, card: 9, taken: [] }]), 0);
    expect(of(plan, 9).stops.map(({ up }) => up)).toEqual([false, true]);
    expect(spots(plan, 9)[0]).toEqual({ name: "hand-1" });
  });

  it("lets a captured pair meet and rest before both go to the pile together", () => {
    const plan = planOf(table(), update([{ event: "discarded", seat: 0, card: 5, taken: [4] }]), 0);
    const [hand, taken] = [of(plan, 5), of(plan, 4)];
    expect(hand.stops[1]).toMatchObject({ spot: { card: 4, was: true, over: true } });
    expect(hand.stops[1]!.rest).toBeGreaterThan(0);
    expect(lengthOf(hand)).toBe(lengthOf(taken));
    expect(taken.wait).toBe(hand.stops[1]!.way + hand.stops[1]!.rest);
    expect(plan.ms).toBe(lengthOf(hand));
  });

  it("takes all three where three lie", () => {
    const plan = planOf(table(), update([{ event: "drawn", seat: 0, card: 7, taken: [4, 5, 6] }]), 0);
    expect(plan.flights.map(({ card }) => card).sort()).toEqual([4, 5, 6, 7]);
  });

  it("leaves a drawn card beside the stock while one chooses, and goes on from there", () => {
    const asked = planOf(table(), update([{ event: "drawn", seat: 0, card: 7, taken: [], choices: [4, 5] }]), 0);
    expect(spots(asked, 7)).toEqual([{ name: "stock" }, { name: "drawn" }]);
    const chosen = planOf(table({ drawn: 7 }), update([{ event: "picked", seat: 0, card: 7, taken: [4] }]), 0);
    expect(spots(chosen, 7)[0]).toEqual({ card: 7, was: true });
  });

  it("deals in fours: the other hand, the table, the dealer, and again", () => {
    const dealt = update([{ event: "dealt", round: 1, dealer: 0, table: [] }], {
      hand: [0, 1, 2, 3, 4, 5, 6, 7],
      left: [8, 8],
      table: [10, 14, 18, 22, 26, 30, 34, 38],
    });
    const plan = planOf(table(), dealt, 0);
    const first = plan.flights.slice(0, 12).map(({ card }) => card);
    expect(first).toEqual([-1, -1, -1, -1, 10, 14, 18, 22, 0, 1, 2, 3]);
    expect(plan.flights).toHaveLength(24);
    expect(plan.flights.every(({ stops }) => !stops[0]!.up)).toBe(true);
    const ones = planOf(table(), dealt, 0, "ones");
    expect(ones.flights.slice(0, 3).map(({ card }) => card)).toEqual([-1, 10, 0]);
  });

  it("brings cards straight back when a move is taken back", () => {
    const plan = planOf(table({ hand: [1], piles: [[0, 4], []] }), update([], { hand: [0, 1], table: [4, 8] }), 0);
    expect(plan.flights.map(({ card }) => card).sort()).toEqual([0, 4]);
    expect(planOf(table(), update([], { round: 2, hand: [9] }), 0).flights).toEqual([]);
  });
});
