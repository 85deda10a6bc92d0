import { describe, expect, test } from "vitest";
import type { Table } from "../../protocol";
import { choose } from "./hand-over";
import { shorterOf } from "./house";
import { askOf, modeOf, newsOf, takesOf, twoMinutesLeft } from "./told";

function table(part: Partial<Table>): Table {
  return {
    kind: "fields",
    seat: 0,
    phase: "reading",
    card_height: 730,
    places: {},
    counts: [25, 25],
    unread: [],
    readings: 0,
    dead_left: 50,
    due: null,
    hands: [false, false],
    ready: [false, false],
    away: [false, false],
    hai: null,
    clock_ms: 0,
    memorise_until_ms: null,
    swings: false,
    fouls: [0, 0],
    last: null,
    winner: null,
    margin: 0,
    hints: {},
    may_take_back: false,
    paused: false,
    ...part,
  };
}

const listener = { side: 0, own: [0], seatName: () => "Mio", sideName: () => "Mio" };

describe("what is asked", () => {
  test("the sender is asked for cards, the other told to wait", () => {
    const due = { seat: 0, count: 2, cards: [] };
    expect(askOf(table({ phase: "sending", due }), 0, "Mio", false)).toEqual({ k: "match-ask-send", facts: { count: 2 } });
    expect(askOf(table({ phase: "sending", due }), 1, "Mio", false).k).toBe("match-wait-send");
  });
  test("the receiver is asked for a place, the sender told to wait", () => {
    const due = { seat: 0, count: 1, cards: [17] };
    expect(askOf(table({ phase: "placing", due }), 1, "Mio", false)).toEqual({ k: "match-ask-place", facts: { count: 1 } });
    expect(askOf(table({ phase: "placing", due }), 0, "Mio", false).k).toBe("match-wait-place");
  });
  test("an announced move is answered before anything else", () => {
    expect(askOf(table({ hai: 0, hands: [true, false] }), 0, "Mio", false).k).toBe("match-ask-hai");
  });
  test("a pause stands above all", () => {
    expect(askOf(table({ paused: true, hai: 0 }), 0, "Mio", false).k).toBe("match-ask-paused");
  });
});

describe("how the mat listens", () => {
  test.each([
    ["arrange", "arrange"],
    ["memorise", "memorise"],
    ["open", "take"],
    ["bow", "watch"],
    ["over", "watch"],
  ] as const)("in %s it is %s", (phase, mode) => {
    expect(modeOf(table({ phase }), 0, false)).toBe(mode);
  });
  test("who is done with laying out only watches", () => {
    expect(modeOf(table({ phase: "arrange", ready: [true, false] }), 0, false)).toBe("watch");
  });
  test("the sender picks, the receiver places", () => {
    expect(modeOf(table({ phase: "sending", due: { seat: 0, count: 1 } }), 0, false)).toBe("send");
    expect(modeOf(table({ phase: "placing", due: { seat: 0, count: 1, cards: [3] } }), 1, false)).toBe("place");
    expect(modeOf(table({ phase: "placing", due: { seat: 0, count: 1, cards: [3] } }), 0, false)).toBe("watch");
  });
  test("own cards move only between readings", () => {
    expect(modeOf(table({}), 0, true)).toBe("arrange");
    expect(modeOf(table({ phase: "open" }), 0, true)).toBe("take");
  });
});

test("of more cards than are due the oldest choice gives way", () => {
  expect(choose([], 3, 1)).toEqual([3]);
  expect(choose([3], 4, 1)).toEqual([4]);
  expect(choose([3, 4], 5, 2)).toEqual([4, 5]);
  expect(choose([3, 4], 3, 2)).toEqual([4]);
});

test("news names cards and who did it", () => {
  const news = newsOf(
    [
      { event: "sent", seat: 1, cards: [5, 6] },
      { event: "placed", seat: 0, card: 5, place: ["A", 0, 0] },
    ],
    listener,
    (card) => `card ${card}`,
    () => "",
    table({}),
  );
  expect(news).toEqual([
    { k: "match-news-sent", facts: { who: "rival", rival: "Mio", cards: "card 5, card 6", count: 2 } },
    { k: "match-news-placed", facts: { who: "you", rival: "Mio", card: "card 5" } },
  ]);
});

test("of a side each hand is one's own, the cards are all members'", () => {
  const team = { side: 1, own: [3], seatName: (seat: number) => `seat ${seat}`, sideName: (side: number) => `side ${side}` };
  const news = newsOf(
    [
      { event: "hand_moved", seat: 1, up: true },
      { event: "hand_moved", seat: 3, up: true },
      { event: "sent", seat: 1, cards: [5] },
      { event: "sent", seat: 2, cards: [6] },
      { event: "swapped", active: [2, 1] },
    ],
    team,
    String,
    () => "",
    table({}),
  );
  expect(news.map((each) => typeof each !== "string" && each.facts)).toEqual([
    { who: "rival", rival: "seat 1" },
    { who: "you", rival: "seat 3" },
    { who: "you", rival: "side 1", cards: "5", count: 1 },
    { who: "rival", rival: "side 0", cards: "6", count: 1 },
    { names: "seat 2, seat 1" },
  ]);
});

test("in a relay who waits for their turn is told so", () => {
  const now = table({ phase: "open", hands: [false, false, false, false], active: [2, 1] });
  expect([0, 1, 2, 3].map((seat) => modeOf(now, seat, false))).toEqual(["watch", "take", "take", "watch"]);
  expect([0, 1, 2, 3].map((seat) => askOf(now, seat, "Heike", false).k)).toEqual(["match-ask-waits", "match-ask-open", "match-ask-open", "match-ask-waits"]);
});

test("takes are told only if every reading was seen", () => {
  expect(takesOf([], 3)).toBeNull();
  expect(takesOf([], 0)).toEqual([0, 0]);
});

describe("the call of two minutes", () => {
  const called = (part: Partial<Table>) =>
    newsOf([{ event: "two_minutes" }], listener, String, () => "", table({ phase: "memorise", swings: true, ...part }));
  test("is said when two minutes are left", () => {
    expect(called({ clock_ms: 60_050, memorise_until_ms: 180_000 })).toEqual([{ k: "match-call" }]);
  });
  test("is not said of a shorter time: swings are allowed, no more", () => {
    expect(called({ clock_ms: 0, memorise_until_ms: 60_000 })).toEqual([{ k: "match-swings-call" }]);
  });
  test("is over soon after", () => {
    const now = table({ phase: "memorise", clock_ms: 60_000, memorise_until_ms: 180_000 });
    expect([59_500, 60_000, 69_000, 71_000].map((clock) => twoMinutesLeft(now, clock))).toEqual([true, true, true, false]);
    expect(twoMinutesLeft({ ...now, phase: "reading" })).toBe(false);
  });
});

test("of what became shorter only cards on the mat are told", () => {
  const hint = (kana: string) => ({ kana, romaji: kana });
  const found = shorterOf([{ poem: 42 }, { poem: 75 }], { 42: hint("ちぎりき") }, { 42: hint("ちぎ") });
  expect(found).toEqual([{ card: 42, before: hint("ちぎりき"), after: hint("ちぎ") }]);
});
