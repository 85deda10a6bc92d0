import { describe, expect, it } from "vitest";
import type { BozuTable, Turned } from "../../../protocol-koikoi";
import { lengthOf } from "../flights";
import type { Step } from "../house";
import { partsOf, planOf } from "./flights";

const table = (over: Partial<BozuTable> = {}): BozuTable => ({
  game: "bozu",
  seat: 0,
  phase: "turn",
  turn: 0,
  stacks: [50, 40],
  piles: [[1, 2], [3]],
  pool: [4],
  skips: [false, false],
  left: [false, false],
  turns: 10,
  last: null,
  winners: [],
  margin: 0,
  why: "",
  moves: [{ move: "turn", stack: 0 }],
  may_take_back: false,
  waits: false,
  ...over,
});
const turned = (over: Partial<Turned> = {}): Turned => ({ event: "turned", seat: 0, card: 12, stack: 1, kind: "bozu", effect: "lost", moved: [1, 2], counts: [0, 1], pool: 4, ...over });
const LOST = table({ stacks: [50, 39], piles: [[], [3]], pool: [4, 1, 2, 12], turn: 1, turns: 11, last: turned() });
const step = (events: Step["events"], after = LOST): Step => ({ seq: 1, events, tables: new Map([[0, after]]) });

describe("a turned card", () => {
  it("lies open first while all else is as it was, then everything goes where it belongs", () => {
    const [open, home] = partsOf(table(), step([turned()]));
    const lying = open!.tables.get(0) as BozuTable;
    expect(lying).toMatchObject({ stacks: [50, 39], piles: [[1, 2], [3]], pool: [4], turn: 0, moves: [] });
    expect(home!.tables.get(0)).toBe(LOST);
  });

  it("comes from its own stack, and is looked at longer where something comes of it", () => {
    const plan = (event: Turned) => planOf(table(), LOST, { events: [event], part: "open" });
    const lost = plan(turned());
    expect(lost.flights[0]!.stops.map(({ spot, up }) => [spot, up])).toEqual([
      [{ name: "stack-1" }, false],
      [{ card: 12 }, true],
    ]);
    expect(lost.noises.map(({ noise }) => noise)).toEqual(["turn", "monk"]);
    expect(lost.ms).toBeGreaterThan(plan(turned({ kind: "tono", effect: "kept", moved: [] })).ms);
  });

  it("takes the cards that it moves along, each from where it lay", () => {
    const plan = planOf(table(), LOST, { events: [turned()], part: "home" });
    const ways = new Map(plan.flights.map(({ card, stops }) => [card, stops.map(({ spot }) => "or" in spot && spot.or)]));
    expect([...ways.keys()].sort((a, b) => a - b)).toEqual([1, 2, 12]);
    expect(ways.get(1)).toEqual(["pile-0", "pool"]);
    expect(ways.get(12)).toEqual(["open", "pool"]);
    expect(plan.ms).toBe(Math.max(...plan.flights.map(lengthOf)));
  });

  it("of a long pile shows a few on the way", () => {
    const pile = Array.from({ length: 60 }, (_, i) => i + 20);
    const before = table({ piles: [pile, []], pool: [] });
    const after = table({ piles: [[], []], pool: [...pile, 12] });
    expect(planOf(before, after, { events: [turned()], part: "home" }).flights.length).toBeLessThan(12);
  });
});

describe("other steps", () => {
  it("are shown at once, and nothing moves on arriving", () => {
    const out = step([{ event: "went_out", seat: 0, cards: 2 }], table({ piles: [[], [3]], pool: [4, 1, 2] }));
    expect(partsOf(table(), out)).toEqual([out]);
    expect(planOf(table(), out.tables.get(0) as BozuTable, out).flights).toHaveLength(2);
    expect(planOf(null, LOST, step([turned()])).flights).toEqual([]);
  });
});
