import { describe, expect, test } from "vitest";
import type { Award, ScatterFrame } from "../../protocol";
import { better, missesOf, ruleKey } from "./best";
import { countsBefore, endOf, tickOf } from "./replay-figures";

const award = (part: Partial<Award>): Award => ({
  number: 1,
  poem: 1,
  lay: true,
  taker: 0,
  how: "touch",
  time: 9000,
  kimariji: 1,
  mora_start: 0,
  mora_end: 100,
  grabs: [],
  fouls: [0, 0],
  gained: [1],
  returned: {},
  debts: [0, 0],
  pool: [],
  out: [false, false],
  counts: [1, 0],
  removed: false,
  case: "taken",
  ...part,
});
const frame = (part: Partial<Award>, after: ScatterFrame["after"] = []): ScatterFrame => ({
  spread: { width: 1, depth: 1, lies: {} },
  award: award(part),
  strokes: {},
  after,
});
const frames = [
  frame({ counts: [1, 0] }, [{ event: "yielded", seat: 0, to: 1, cards: [1] }]),
  frame({ counts: [0, 1], taker: null, how: "none", fouls: [1, 0] }),
  frame({ counts: [0, 2], taker: 1 }, [{ event: "left", seat: 0 }]),
];

test("a tick tells a foul before all else, then a dead card, a take, or nobody", () => {
  const ticks = [{}, { taker: null }, { lay: false, taker: null }, { fouls: [0, 1] }].map((part) => tickOf(frame(part)));
  expect(ticks).toEqual(["take-a", "none", "dead", "foul"]);
});

test("cards counted before a reading include what was given back after the last", () => {
  expect([0, 1, 2, 3].map((index) => countsBefore(frames, index))).toEqual([[0, 0], [0, 1], [0, 1], [0, 2]]);
  expect(endOf(frames)).toEqual({ counts: [0, 2], fouls: [1, 0], left: [true, false] });
});

describe("one who plays alone", () => {
  test("has missed what was touched wrongly and what nobody took, dead cards apart", () => {
    expect(missesOf([award({}), award({ taker: null }), award({ taker: null, lay: false }), award({ fouls: [2] })])).toBe(3);
  });
  test("does better with fewer misses, then with less time", () => {
    expect(better({ ms: 90, misses: 1 }, { ms: 10, misses: 2 })).toBe(true);
    expect(better({ ms: 90, misses: 1 }, { ms: 91, misses: 1 })).toBe(true);
    expect(better({ ms: 91, misses: 1 }, { ms: 91, misses: 1 })).toBe(false);
  });
  test("is compared by the same rules alone, in whatever order they are told", () => {
    expect(ruleKey("chirashi", { deck: "party", tie: "x" })).toBe(ruleKey("chirashi", { tie: "x", deck: "party" }));
    expect(ruleKey("chirashi", { deck: "party" })).not.toBe(ruleKey("sakasama", { deck: "party" }));
  });
});
