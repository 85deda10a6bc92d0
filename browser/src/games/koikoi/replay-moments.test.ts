import { describe, expect, it } from "vitest";
import type { KoikoiFrame } from "../../protocol-koikoi";
import { boardOf, dealOf, eventsOf, momentsOf, otherPlays, sideNames, stepRound, tickOf } from "./replay-moments";

const EMPTY = { hands: [[], []], table: [], stock: 24, drawn: -1, piles: [[], []], calls: [0, 0], points: [0, 0], scores: [0, 0], choices: [] };
const RESULT = { round: 1, dealer: 0, why: "stop", side: 0, seat: 0, score: null, special: null, gains: [5, 0], scores: [5, 0], next_dealer: 0 };

function frame(of: object): KoikoiFrame {
  return { ...EMPTY, seat: 0, events: [], round: 1, turn_of: 1, ...of } as unknown as KoikoiFrame;
}

/** Crane and 01-plain-1 in the hand; on the table 01-ribbon, 01-plain-2 and the moon; the stock gives geese. */
const dealt = { hands: [[0, 2], [40]], table: [1, 3, 28], stock: 24 };
const frames: KoikoiFrame[] = [
  frame({ seat: null, move: { move: "deal" }, events: [{ event: "dealt", round: 1, dealer: 0, table: [1, 3, 28] }], turn_of: 0, ...dealt }),
  frame({
    move: { move: "play", card: 0, take: 1 },
    events: [{ event: "discarded", seat: 0, card: 0, taken: [1] }],
    choices: [
      { move: "play", card: 2, take: 3 },
      { move: "play", card: 2, take: 1 },
      { move: "play", card: 0, take: 3 },
    ],
    hands: [[2], [40]],
    table: [3, 28],
    piles: [[0, 1], []],
  }),
  frame({ seat: null, move: { move: "draw" }, events: [{ event: "drawn", seat: 0, card: 29, taken: [28] }, { event: "made", seat: 0, yaku: [], fresh: [], before: 0, points: 5 }] }),
  frame({ move: { move: "koikoi" }, events: [{ event: "called", seat: 0, calls: 1 }], choices: [{ move: "stop" }] }),
  frame({ seat: 1, move: { move: "play", card: 40 }, turn_of: 2, events: [] }),
  frame({ seat: null, move: { move: "draw" }, turn_of: 2, events: [{ event: "drawn", seat: 1, card: 44, taken: [], choices: [45, 46] }], drawn: 44, table: [45, 46] }),
  frame({ seat: 1, move: { move: "pick", take: 45 }, turn_of: 2, choices: [{ move: "pick", take: 46 }], events: [{ event: "picked", seat: 1, card: 44, taken: [45] }, { event: "round_ended", result: RESULT, hands: [[], []] }] }),
  frame({ seat: null, move: { move: "deal" }, round: 2, turn_of: 0, events: [] }),
];
const moments = momentsOf(frames);

describe("moments", () => {
  it("are deals and decisions; a stock card belongs to its play", () => {
    expect(moments.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["deal", 0, 0],
      ["play", 1, 2],
      ["decide", 3, 3],
      ["play", 4, 5],
      ["pick", 6, 6],
      ["deal", 7, 7],
    ]);
    expect(eventsOf(frames, moments[1]!).map(({ event }) => event)).toEqual(["discarded", "drawn", "made"]);
    expect(moments.map(({ turn }) => turn)).toEqual([0, 1, 1, 2, 2, 0]);
  });

  it("are ticks by what came of them", () => {
    expect(moments.map((moment) => tickOf(frames, moment))).toEqual(["deal", "yaku", "koikoi", "none", "end", "deal"]);
  });

  it("are gone through round by round", () => {
    expect(dealOf(moments, 2)).toBe(5);
    expect(stepRound(moments, 3, -1)).toBe(0);
    expect(stepRound(moments, 3, 1)).toBe(5);
    expect(stepRound(moments, 5, -1)).toBe(0);
    expect(stepRound(moments, 5, 1)).toBe(5);
  });
});

describe("the board of a moment", () => {
  it("is what the one who decided saw, with marks for what was done", () => {
    const board = boardOf(frames, moments[1]!);
    expect(board.hands).toEqual(dealt.hands);
    expect(board.table).toEqual([1, 3, 28]);
    expect(board.drawn).toBe(29);
    expect([...board.marks]).toEqual([
      [0, "played"],
      [1, "taken"],
      [29, "drawn"],
      [28, "drawn-taken"],
    ]);
  });

  it("is a deal as it lies", () => {
    const board = boardOf(frames, moments[0]!);
    expect(board.hands).toEqual(dealt.hands);
    expect(board.marks.size).toBe(0);
    expect(board.drawn).toBe(-1);
  });

  it("shows the stock card and what else it could have taken", () => {
    const board = boardOf(frames, moments[4]!);
    expect(board.drawn).toBe(44);
    expect(board.marks.get(45)).toBe("drawn-taken");
    expect(board.marks.get(46)).toBe("could");
  });
});

describe("what else could have been", () => {
  it("is every other play with what it would take", () => {
    expect(otherPlays(frames, moments[1]!)).toEqual([
      { card: 0, takes: [3] },
      { card: 2, takes: [3] },
      { card: 2, takes: [1] },
    ]);
    expect(otherPlays(frames, moments[2]!)).toEqual([]);
  });

  it("names the seats of a side", () => {
    expect(sideNames({ names: ["a", "b", "c", "d"] }, 1)).toEqual(["b", "d"]);
  });
});
