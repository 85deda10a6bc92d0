import { describe, expect, test } from "vitest";
import type { Ruling } from "../../protocol";
import { figuresOf, reachesOf, scaleOf, tickOf } from "./reactions";

function ruling(part: Partial<Ruling>): Ruling {
  return {
    number: 1,
    poem: 17,
    target: "A",
    taker: 0,
    how: "touch",
    time: 9000,
    kimariji: 2,
    mora_start: 300,
    mora_end: 600,
    touched: ["t", "N"],
    fouls: [0, 0],
    net: 0,
    due: 0,
    case: "mamori",
    touches: [],
    counts: [24, 25],
    rests: {},
    ...part,
  };
}

describe("the figures of a seat", () => {
  const rulings = [
    ruling({ number: 1, target: "A", taker: 0, time: 9000 }),
    ruling({ number: 2, target: "B", taker: 0, time: 8000, how: "push", case: "nuki" }),
    ruling({ number: 3, target: "A", taker: 0, time: null, how: "owner", case: "untaken" }),
    ruling({ number: 4, target: "D", taker: null, time: null, how: "none", fouls: [2, 0], case: "kara-daburu" }),
    ruling({ number: 5, target: "B", taker: 1, time: 7000 }),
  ];
  const mine = figuresOf(rulings, 0);
  test("count takes by field, those by default among them", () => {
    expect([mine.own, mine.far, mine.byDefault]).toEqual([2, 1, 1]);
  });
  test("chart only what a hand took", () => {
    expect(mine.takes.map((take) => [take.number, take.own, take.push])).toEqual([
      [1, true, false],
      [2, false, true],
    ]);
  });
  test("know the fastest and the medians", () => {
    expect(mine.fastest?.number).toBe(2);
    expect(mine.median).toBeCloseTo(0.25);
    expect(mine.ownMedian).toBeCloseTo(0.3);
    expect(mine.farMedian).toBeCloseTo(0.2);
  });
  test("count both fouls of a double one", () => {
    expect([mine.fouls, figuresOf(rulings, 1).fouls]).toEqual([2, 0]);
  });
  test("of the other seat see the fields from there", () => {
    expect([figuresOf(rulings, 1).own, figuresOf(rulings, 1).far]).toEqual([1, 0]);
  });
});

describe("the scale of a chart", () => {
  test("always holds the zero and reaches past the slowest", () => {
    expect(scaleOf([0.2, 0.31])).toEqual({ least: 0, most: 0.5, marks: [0, 0.5] });
  });
  test("goes below zero for early hands", () => {
    expect(scaleOf([-0.1, 1.2])).toEqual({ least: -0.5, most: 1.5, marks: [-0.5, 0, 0.5, 1, 1.5] });
  });
  test("has fewer marks when it is long", () => {
    expect(scaleOf([0.4, 4.1]).marks).toEqual([0, 1, 2, 3, 4]);
  });
});

test("a tick tells a foul before anything else", () => {
  expect(tickOf({ ruling: ruling({ fouls: [0, 1] }) })).toBe("foul");
  expect(tickOf({ ruling: ruling({ target: "D", taker: null }) })).toBe("dead");
  expect(tickOf({ ruling: ruling({ taker: 1 }) })).toBe("take-b");
  expect(tickOf({ ruling: ruling({ taker: null }) })).toBe("none");
});

test("both sides' hands at the card of a reading, the earliest that counts", () => {
  const touch = (seat: number, card: number, t: number, effective = true) => ({ seat, card, field: "A" as const, t, effective });
  const touches = [touch(0, 17, 7000), touch(0, 17, 6500), touch(1, 17, 8100), touch(2, 17, 6200), touch(1, 5, 6100), touch(1, 17, 6000, false)];
  const [a, b] = reachesOf(ruling({ touches }));
  expect(a).toBeCloseTo(0.02);
  expect(b).toBeCloseTo(0.21);
  expect(reachesOf(ruling({ touches: [touch(0, 5, 6100)] }))).toEqual([null, null]);
});
