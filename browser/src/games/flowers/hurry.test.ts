// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KoikoiTable, Seated, TableUpdate } from "../../protocol-koikoi";
import { oneTap } from "../../settings";
import { picked } from "./choosing";
import { moving, receive, through, type SeatMove } from "../cards/house";
import { busy, laidOut, moment, raise, skip } from "../cards/stage";
import { heedHurry, pressHand, tooEarly, unseen } from "./hurry";
import { moves } from "./stage";
import { shown } from "./table";
import "../koikoi/stage";

const SEATED = { type: "seated", match: "m", key: "k", game: "koikoi", own: [0], seat: 0, names: ["Mio", "Haru"], players: [null, null], preset: "nintendo", rules: {}, differs: [], pace: "match" } as Seated;
const PLAYS: SeatMove[] = [
  { move: "play", card: 5, take: null },
  { move: "play", card: 9, take: null },
];
const table = (over: Partial<KoikoiTable> = {}) =>
  ({ game: "koikoi", seat: 0, phase: "play", round: 1, dealer: 0, turn: 0, hand: [5, 9], left: [2, 2], table: [10, 44], drawn: -1, piles: [[], []], results: [], moves: PLAYS, ...over }) as KoikoiTable;
const update = (over: Partial<KoikoiTable> = {}, events: TableUpdate["events"] = []) => ({ type: "table_update", seq: 1, events, table: table(over) }) as TableUpdate;
const LIES = { event: "discarded", seat: 1, card: 20, taken: [] } as TableUpdate["events"][number];
const TURNED = { event: "drawn", seat: 1, card: 28, taken: [], choices: [] } as TableUpdate["events"][number];
const MADE = { event: "made", seat: 1, yaku: [], fresh: [], before: 0, points: 5 } as TableUpdate["events"][number];

let made: SeatMove[] = [];
let count = 0;
let root: HTMLElement;
let leave: (() => void)[] = [];
const loop = () => new Promise((done) => setTimeout(done));
const down = () => root.dispatchEvent(new Event("pointerdown", { bubbles: true }));

/** The page lays out what is shown as soon as it is told. */
function laying(): () => void {
  return shown.subscribe(() => queueMicrotask(laidOut));
}

beforeEach(async () => {
  // Long after whatever was played before.
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime((count + 1) * 10_000);
  made = [];
  through({
    send: () => true,
    make: (move) => {
      made.push(move);
      return Promise.resolve(null);
    },
    nextId: () => "id",
  });
  moving.value = null;
  oneTap.value = false;
  picked.value = null;
  root = document.createElement("div");
  document.body.append(root);
  receive({ ...SEATED, match: `hurry ${count++}` });
  receive(update());
  await loop();
  leave = [raise(root, document.createElement("div")), heedHurry(root), laying()];
});

afterEach(async () => {
  leave.forEach((each) => each());
  skip();
  await loop();
  root.remove();
  vi.useRealTimers();
});

describe("a press while cards move", () => {
  it("lands what flies and what would fly next, at once", async () => {
    receive(update({ turn: 1, moves: [], table: [10, 44, 20] }, [LIES]));
    receive(update({ table: [10, 44, 20, 28] }, [TURNED]));
    await loop();
    expect(busy.value).toBe(true);
    down();
    await loop();
    expect(busy.value).toBe(false);
    expect(shown.value?.table).toEqual([10, 44, 20, 28]);
    expect(moves.value).toEqual(PLAYS);
  });

  it("lifts the card that was pressed, and only the next press plays it", async () => {
    receive(update({ table: [10, 44, 20] }, [LIES]));
    await loop();
    down();
    pressHand(9, false);
    await loop();
    expect(made).toEqual([]);
    expect(picked.value).toBe(9);
    down();
    pressHand(9, false);
    expect(made).toEqual([]);
    vi.advanceTimersByTime(400);
    down();
    pressHand(9, false);
    expect(made).toEqual([{ move: "play", card: 9, take: null }]);
  });

  it("means nothing where it is not one's turn when they have landed", async () => {
    receive(update({ turn: 1, moves: [] }, [LIES]));
    await loop();
    down();
    pressHand(9, false);
    await loop();
    receive(update({}, []));
    await loop();
    expect(picked.value).toBeNull();
    expect(made).toEqual([]);
  });

  it("leaves an announcement, and the cards that move after it, to be seen", async () => {
    receive(update({ table: [10, 44, 20] }, [LIES, MADE]));
    await loop();
    down();
    await loop();
    expect(moment.value?.event).toBe("made");
    down();
    await loop();
    expect(moment.value?.event).toBe("made");
    skip();
    await loop();
    expect(moment.value).toBeNull();
    expect(busy.value).toBe(false);
  });

  it("twice on the card that one plays is one press", async () => {
    pressHand(9, false);
    receive(update({ turn: 0, phase: "draw", hand: [5], moves: [] }, [{ ...LIES, seat: 0, card: 9 } as typeof LIES]));
    await loop();
    down();
    pressHand(5, false);
    await loop();
    expect(busy.value).toBe(true);
    skip();
    await loop();
    receive(update({ hand: [5] }));
    await loop();
    expect(picked.value).toBeNull();
    expect(made).toHaveLength(1);
  });

  it("of a table at rest is a press like any", async () => {
    down();
    expect(tooEarly()).toBe(false);
    pressHand(5, false);
    expect(made).toEqual([{ move: "play", card: 5, take: null }]);
  });
});

describe("what the house has just asked", () => {
  it("is not answered by a press that was meant for what lay there before", async () => {
    receive(update({ phase: "pick", drawn: 41, moves: [{ move: "pick", take: 10 }, { move: "pick", take: 44 }] }));
    down();
    await loop();
    expect(unseen()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(unseen()).toBe(false);
  });
});
