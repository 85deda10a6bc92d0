import { describe, expect, it } from "vitest";
import type { KoikoiTable, RoundResult } from "../../protocol-koikoi";
import type { GameEvent } from "./house";
import { askOf } from "../flowers/told";
import { sentencesOf, type Names } from "./told";

const names: Names = {
  seat: 0,
  you: 0,
  person: (seat) => ["You", "Mio"][seat] ?? "",
  card: (card) => `c${card}`,
  month: () => "March",
  yaku: (name) => name,
  list: (words) => words.join("+"),
};
const said = (event: GameEvent) => sentencesOf(event, names);

describe("what happened, in sentences", () => {
  it("tells who played what, and what it took", () => {
    expect(said({ event: "discarded", seat: 0, card: 1, taken: [2] })).toEqual([
      { k: "koikoi-said-play-takes", facts: { who: "you", name: "You", card: "c1", taken: "c2" } },
    ]);
    expect(said({ event: "discarded", seat: 1, card: 1, taken: [] })[0]).toMatchObject({ k: "koikoi-said-play-lies", facts: { who: "other", name: "Mio" } });
  });

  it("tells of the stock card, of the choice that it leaves, and of what was chosen", () => {
    expect(said({ event: "drawn", seat: 0, card: 1, taken: [2, 3, 4] })[0]).toMatchObject({ k: "koikoi-said-draw-takes", facts: { taken: "c2+c3+c4" } });
    expect(said({ event: "drawn", seat: 0, card: 1, taken: [], choices: [2, 3] })[0]).toMatchObject({ k: "koikoi-said-draw-choice", facts: { taken: "c2+c3" } });
    expect(said({ event: "drawn", seat: 0, card: 1, taken: [] })[0]!.k).toBe("koikoi-said-draw-lies");
    expect(said({ event: "picked", seat: 0, card: 1, taken: [2] })[0]!.k).toBe("koikoi-said-pick-takes");
  });

  it("tells a yaku by what is new of it, and a call", () => {
    const made: GameEvent = { event: "made", seat: 1, yaku: [], fresh: ["tane", "tan"], before: 0, points: 2 };
    expect(said(made)[0]).toMatchObject({ k: "koikoi-said-made", facts: { yaku: "tane+tan", points: 2 } });
    expect(said({ event: "called", seat: 1, calls: 1 })[0]!.k).toBe("koikoi-said-called");
  });

  it("tells each card of the draw for the deal", () => {
    expect(said({ event: "dealer_drawn", draws: [[5, 6], [7, 8]], dealer: 1 }).map(({ k }) => k)).toEqual([
      ...Array.from({ length: 4 }, () => "koikoi-said-draws"),
      "koikoi-said-dealer",
    ]);
  });

  it("tells how a round ended", () => {
    const result = { round: 1, dealer: 0, special: null, score: null, scores: [0, 0], next_dealer: 0 } as const;
    const ended = (over: Partial<RoundResult>): GameEvent => ({ event: "round_ended", hands: [], result: { ...result, why: "stop", side: 0, seat: 0, gains: [7, 0], scores: [7, 0], ...over } });
    expect(said(ended({}))).toEqual([{ k: "koikoi-said-stops", facts: { who: "you", name: "You", points: 7 } }]);
    expect(said(ended({ why: "exhausted", side: null, seat: null }))[0]!.k).toBe("koikoi-said-exhausted");
    expect(said(ended({ why: "special", special: "hand_four", side: 1, seat: 1, gains: [0, 6] })).map(({ k }) => k)).toEqual(["koikoi-said-special-hand_four", "koikoi-said-scores"]);
    expect(said(ended({ why: "exhausted", side: 1, seat: null, gains: [0, 6] })).map(({ k, facts }) => [k, facts["points"]])).toEqual([
      ["koikoi-said-exhausted-scores", 6],
    ]);
    expect(said({ event: "ended", winner: 1, margin: 3, why: "rounds" })[0]!.k).toBe("koikoi-said-match-lost");
    expect(said({ event: "ended", winner: null, margin: 0, why: "rounds" })[0]!.k).toBe("koikoi-said-match-draw");
  });
});

describe("what is asked", () => {
  const table = (over: Partial<KoikoiTable>) => ({ phase: "play", turn: 0, drawn: -1, waits: false, ...over }) as KoikoiTable;
  const ask = (over: Partial<KoikoiTable>, now: Partial<Parameters<typeof askOf>[2]> = {}) =>
    askOf(table(over), names, { moves: [{ move: "play", card: 1 }], asking: null, picked: null, choices: [], ...now }).k.replace("koikoi-ask-", "");

  it("follows the phase and whose turn it is", () => {
    expect(ask({})).toBe("play");
    expect(ask({ turn: 1 })).toBe("other");
    expect(ask({ turn: 1, phase: "decide" })).toBe("other-decides");
    expect(ask({ phase: "draw" })).toBe("draw");
    expect(ask({ phase: "pick", drawn: 3 })).toBe("pick");
    expect(ask({ phase: "decide" })).toBe("decide");
    expect(ask({ phase: "deal", waits: true })).toBe("deal");
    expect(ask({ phase: "over" })).toBe("over");
  });

  it("says what a lifted card waits for", () => {
    expect(ask({}, { picked: 1 })).toBe("again");
    expect(ask({}, { picked: 1, asking: 1 })).toBe("which");
    expect(ask({}, { moves: [] })).toBe("wait");
  });
});
