import { beforeEach, describe, expect, it } from "vitest";
import type { KoikoiTable, Seated, TableUpdate } from "../../protocol-koikoi";
import { receive, seat, stand } from "../cards/house";
import { cover, isOpen, peep, uncover } from "./covered";
import { planOf } from "./flights";
import { moves } from "./stage";
import { shown } from "./table";
import "../koikoi/stage";

const SEATED = { type: "seated", match: "m", key: "k", seat: 0, own: [0, 1], names: ["Ann", "Bo"], players: [null, null], preset: "", rules: {}, differs: [], pace: "match", game: "koikoi" } as Seated;
const PLAY = { move: "play", card: 5, take: null } as const;
const table = (at: number, turn: number) =>
  ({ game: "koikoi", seat: at, phase: "play", round: 1, dealer: 0, turn, hand: at === 0 ? [5] : [9], left: [1, 1], table: [20], drawn: -1, piles: [[], []], results: [], moves: at === turn ? [PLAY] : [] }) as unknown as KoikoiTable;
let count = 0;
const loop = () => new Promise((done) => setTimeout(done));

async function turnOf(turn: number, seq = 1): Promise<void> {
  for (const at of [0, 1]) receive({ type: "table_update", seq, events: [{ event: "called", seat: 0, calls: 1 }], table: table(at, turn), answers: "" } as TableUpdate);
  await loop();
}

beforeEach(async () => {
  stand();
  cover();
  receive({ ...SEATED, match: `covered ${count++}` });
  await turnOf(0);
});

describe("a hand of people who share a page", () => {
  it("lies covered until its owner opens it, and only then plays", () => {
    expect([isOpen(0), isOpen(1), moves.value]).toEqual([false, false, []]);
    uncover(0);
    expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
    expect(moves.value).toEqual([PLAY]);
  });

  it("is opened in its owner's turn alone, but may be looked at any time", () => {
    uncover(1);
    expect(isOpen(1)).toBe(false);
    peep(1);
    expect(isOpen(1)).toBe(true);
    peep(null);
    expect(isOpen(1)).toBe(false);
  });

  it("is covered when the turn goes on, and the other one looks", async () => {
    uncover(0);
    await turnOf(1, 2);
    expect([isOpen(0), isOpen(1), seat.value, shown.value?.seat]).toEqual([false, false, 1, 1]);
  });

  it("that is covered gets its cards face down", () => {
    const after = { ...table(0, 0), left: [1, 1], table: [20] } as KoikoiTable;
    const dealt: TableUpdate["events"] = [{ event: "dealt", round: 1, dealer: 0, table: [20] }];
    const cards = (open: (at: number) => boolean) => planOf(table(0, 0), after, dealt, 0, "fours", open).flights.map(({ card }) => card);
    expect(cards(() => false)).not.toContain(5);
    expect(cards((at) => at === 0)).toContain(5);
  });
});

describe("one who is alone at the page", () => {
  it("has nothing to hide", () => {
    receive({ ...SEATED, match: "alone", own: [0] });
    expect(isOpen(0)).toBe(true);
  });
});
