import { describe, expect, test } from "vitest";
import type { Award, ScatterTable } from "../../protocol";
import { askOf, newsOf, standings, verdictOf } from "./told";

const names = ["Ono", "Mio", "Sora"];
const table = (part: Partial<ScatterTable> = {}): ScatterTable => ({
  kind: "scatter",
  seat: 0,
  phase: "reading",
  face: "torifuda",
  verse: "upper",
  spread: { width: 1, depth: 1, lies: {} },
  taken: [[1, 2], [3], [4, 5]],
  pool: [],
  debts: [0, 0, 0],
  out: [false, false, false],
  left: [false, false, false],
  unread: [],
  readings: 5,
  to_read: 7,
  ready: [false, false, false],
  hands: [false, false, false],
  clock_ms: 0,
  memorise_until_ms: null,
  fouls: [1, 0, 0],
  last: null,
  may_yield: false,
  winners: [],
  margin: 0,
  why: "",
  hints: {},
  may_take_back: false,
  paused: false,
  ...part,
});
const award: Award = {
  number: 5,
  poem: 4,
  lay: true,
  taker: 2,
  how: "touch",
  time: 9000,
  kimariji: 2,
  mora_start: 300,
  mora_end: 600,
  grabs: [],
  fouls: [1, 0, 0],
  gained: [4],
  returned: {},
  debts: [0, 0, 0],
  pool: [],
  out: [true, false, false],
  counts: [2, 1, 2],
  removed: false,
  case: "taken-foul",
};
const ask = (part: Partial<ScatterTable>, own = [0]) => askOf(table(part), own, names);

describe("what is asked", () => {
  test("goes from looking to touching, in the words of the cards that lie", () => {
    expect(ask({ phase: "look" }).k).toBe("scatter-ask-look-torifuda");
    expect(ask({ phase: "look", face: "yomifuda" }).k).toBe("scatter-ask-look-yomifuda");
    expect(ask({ phase: "look", ready: [true, false, false] }).k).toBe("scatter-wait-ready");
    expect(ask({ phase: "reading" }).k).toBe("match-ask-reading");
    expect(ask({ phase: "open" }).k).toBe("scatter-ask-open-torifuda");
    expect(ask({ phase: "over" }).k).toBe("match-ask-over");
  });

  test("of several at one screen is asked of all until all are ready", () => {
    expect(ask({ phase: "look", ready: [true, false, false] }, [0, 1]).k).toBe("scatter-ask-look-together");
    expect(ask({ phase: "look", ready: [true, true, false] }, [0, 1]).k).toBe("scatter-wait-ready");
    expect(ask({ phase: "open", out: [true, false, false] }, [0, 1]).k).toBe("scatter-ask-open-together");
  });

  test("names whose hand is up, and says who sits out or has left", () => {
    expect(ask({ hands: [false, true, false] })).toEqual({ k: "match-wait-hand", facts: { rival: "Mio" } });
    expect(ask({ hands: [true, false, false] }).k).toBe("match-ask-hand-up");
    expect(ask({ phase: "open", out: [true, false, false] }).k).toBe("scatter-ask-out");
    expect(ask({ phase: "open", left: [true, false, false] }).k).toBe("scatter-ask-left");
    expect(ask({ paused: true, phase: "open" }).k).toBe("match-ask-paused");
  });
});

describe("the news", () => {
  test("of an award are the ruling, who sits out, and what one has", () => {
    const news = newsOf([{ event: "awarded", award, strokes: {}, shortened: [] }], names, 0, (one) => one.case, table());
    expect(news).toEqual(["taken-foul", { k: "scatter-news-out", facts: { who: "you", rival: "Ono" } }, { k: "scatter-news-count", facts: { count: 2 } }]);
  });

  test("of several at one screen speak to nobody alone", () => {
    const news = newsOf([{ event: "awarded", award, strokes: {}, shortened: [] }], names, null, (one) => one.case, table());
    expect(news).toEqual(["taken-foul", { k: "scatter-news-out", facts: { who: "rival", rival: "Ono" } }]);
  });

  test("tell of cards given back and of who leaves", () => {
    const news = newsOf(
      [
        { event: "yielded", seat: 0, to: 2, cards: [9, 8] },
        { event: "left", seat: 1 },
        { event: "hand_moved", seat: 2, up: true },
      ],
      names,
      0,
      () => "",
      table(),
    );
    expect(news).toEqual([
      { k: "scatter-news-yielded", facts: { from: "Ono", to: "Sora", count: 2 } },
      { k: "scatter-news-left", facts: { who: "rival", rival: "Mio" } },
      { k: "match-news-hand-up", facts: { who: "rival", rival: "Sora" } },
    ]);
  });
});

describe("the verdict", () => {
  test("is won, shared, or only read to the end by one alone", () => {
    expect(verdictOf([0], 0, names, 3).k).toBe("result-won");
    expect(verdictOf([2], 0, names, 3)).toEqual({ k: "scatter-won", facts: { names: "Sora", count: 1 } });
    expect(verdictOf([0, 2], 0, names, 3).k).toBe("scatter-shared-you");
    expect(verdictOf([1, 2], 0, names, 3).facts?.["names"]).toBe("Mio, Sora");
    expect(verdictOf([0], 0, names, 1).k).toBe("scatter-won-alone");
    expect(verdictOf([], 0, names, 1).k).toBe("scatter-gave-up");
  });
});

test("standings share ranks, and who left comes last", () => {
  const rank = (left: boolean[]) => standings(table({ left })).map(({ seat, rank }) => [seat, rank]);
  expect(rank([false, false, false])).toEqual([[0, 1], [2, 1], [1, 3]]);
  expect(rank([true, false, false])).toEqual([[2, 1], [1, 2], [0, 3]]);
});
