import { beforeEach, describe, expect, it } from "vitest";
import type { KoikoiTable, Seated, TableUpdate } from "../../protocol-koikoi";
import { oneTap } from "../../settings";
import { asking, choices, drop, lit, picked, press, pressField, putBack, ringed } from "./choosing";
import { moving, receive, takeBack, through, type SeatMove } from "../cards/house";
import { story } from "../cards/stage";
import { moves } from "./stage";
import { latest, shown } from "./table";
import "../koikoi/stage";

const SEATED = { type: "seated", match: "m", key: "k", game: "koikoi", own: [0], seat: 0, names: ["Mio", "Haru"], players: [null, null], preset: "nintendo", rules: {}, differs: [], pace: "match" } as Seated;
// Pine (0-3) and plum (4-7) lie twice on the table, cherry (8-11) once; the hand has one of each, and a willow.
const HAND = [1, 5, 9, 41];
const PLAYS: SeatMove[] = [
  { move: "play", card: 1, take: 2 },
  { move: "play", card: 1, take: 3 },
  { move: "play", card: 5, take: null },
  { move: "play", card: 9, take: null },
  { move: "play", card: 41, take: null },
];
const table = (over: Partial<KoikoiTable> = {}) =>
  ({ game: "koikoi", seat: 0, phase: "play", round: 1, dealer: 0, turn: 0, hand: HAND, left: [4, 4], table: [2, 3, 10, 44], drawn: -1, piles: [[], []], results: [], moves: PLAYS, ...over }) as KoikoiTable;
const update = (over: Partial<KoikoiTable> = {}, events: TableUpdate["events"] = []) => ({ type: "table_update", seq: 1, events, table: table(over) }) as TableUpdate;

let made: SeatMove[] = [];
let sent: { type: string }[] = [];
let answer: () => void = () => undefined;
let count = 0;
/** Updates are shown one after another, each in its own turn of the loop. */
const shownAll = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  made = [];
  sent = [];
  through({
    send: (message) => sent.push(message) > 0,
    make: (move) => {
      made.push(move);
      return new Promise((done) => (answer = () => done(null)));
    },
    nextId: () => "id",
  });
  moving.value = null;
  oneTap.value = false;
  receive({ ...SEATED, match: `m${count++}` });
  receive(update());
  await shownAll();
});

describe("choosing", () => {
  it("shows what the house told, and what may be played", () => {
    expect(shown.value).toBe(latest.value);
    expect(moves.value).toEqual(PLAYS);
  });

  it("plays a card at once where there is no choice, and then no other", () => {
    press(9, false);
    press(5, false);
    expect(made).toEqual([{ move: "play", card: 9, take: null }]);
    expect(moves.value).toEqual([]);
  });

  it("may play again once the house has answered", async () => {
    press(9, false);
    receive(update({ hand: [1, 5, 41] }));
    answer();
    await shownAll();
    expect(moves.value).toEqual(PLAYS);
  });

  it("asks which of two, in the order in which they lie; the second press lays the card down again", () => {
    press(1, false);
    expect(asking.value).toBe(1);
    expect(choices.value).toEqual([2, 3]);
    expect([...ringed.value]).toEqual([2, 3]);
    press(1, false);
    expect(asking.value).toBeNull();
    press(1, false);
    expect(pressField(10)).toBe(false);
    expect(pressField(3)).toBe(true);
    expect(made).toEqual([{ move: "play", card: 1, take: 3 }]);
  });

  it("lifts a card at the first tap of a finger and plays it at the second, unless one tap is to do", () => {
    press(9, true);
    expect([made.length, picked.value, lit.value]).toEqual([0, 9, 9]);
    expect([...ringed.value]).toEqual([10]);
    press(9, true);
    expect(made).toHaveLength(1);
  });

  it("plays at one tap where that was chosen", () => {
    oneTap.value = true;
    press(9, true);
    expect(made).toHaveLength(1);
  });

  it("takes by a tap on the table card what the lifted card matches, and nothing else", () => {
    press(9, true);
    expect(pressField(2)).toBe(false);
    expect(pressField(10)).toBe(true);
    expect(made).toEqual([{ move: "play", card: 9, take: null }]);
  });

  it("lets a card be laid on what it takes or on the cloth, not on another", () => {
    expect(drop(9, 2)).toBe(false);
    expect(drop(41, null)).toBe(true);
    expect(made).toEqual([{ move: "play", card: 41, take: null }]);
  });

  it("asks when a card that could take either is laid on the cloth", () => {
    expect(drop(1, null)).toBe(true);
    expect([made.length, asking.value]).toEqual([0, 1]);
    expect(putBack()).toBe(true);
    expect(putBack()).toBe(false);
  });

  it("picks for the drawn card", async () => {
    receive(update({ phase: "pick", drawn: 0, moves: [{ move: "pick", take: 3 }, { move: "pick", take: 2 }] }));
    await shownAll();
    expect(choices.value).toEqual([2, 3]);
    expect(pressField(3)).toBe(true);
    expect(made).toEqual([{ move: "pick", take: 3 }]);
  });

  it("does nothing while it is not one's turn", async () => {
    receive(update({ turn: 1, moves: [] }));
    await shownAll();
    press(9, false);
    expect([made.length, lit.value, ringed.value.size]).toEqual([0, null, 0]);
  });

  it("forgets a lifted card that has left the hand, and asks the house to take back", async () => {
    press(9, true);
    receive(update({ hand: [1, 5, 41] }));
    await shownAll();
    expect(picked.value).toBeNull();
    takeBack();
    expect(sent.at(-1)).toEqual({ type: "take_back", id: "id" });
  });

  it("keeps the story of the match, and begins another with another match", async () => {
    receive(update({}, [{ event: "called", seat: 1, calls: 1 }]));
    await shownAll();
    expect(story.value.flatMap(({ events }) => events)).toHaveLength(1);
    receive({ ...SEATED, match: "other" });
    expect([story.value.length, shown.value]).toEqual([0, null]);
  });
});
