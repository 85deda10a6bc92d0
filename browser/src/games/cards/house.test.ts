import { beforeEach, describe, expect, it } from "vitest";
import type { HanaawaseTable, Seated } from "../../protocol-koikoi";
import type { ServerMessage } from "../../wire";
import { goOn, latest, make, own, receive, seat, stand, tables, through, together, watchedBy, type Step } from "./house";

const SEATED = { type: "seated", match: "m", key: "k", seat: 0, own: [0, 2], names: ["Ann", "Mio", "Bo"], players: [null, null, null], preset: "", rules: {}, differs: [], pace: "match", game: "hanaawase" } as Seated;
const table = (at: number, over: Partial<HanaawaseTable> = {}) => ({ game: "hanaawase", seat: at, phase: "play", turn: 0, hand: [at], moves: [], ...over }) as HanaawaseTable;
const told = (seq: number, at: number, happened = true) =>
  ({ type: "table_update", seq, events: happened ? [{ event: "finish", winners: [], margin: 0, why: "rounds" }] : [], table: table(at), answers: "" }) as ServerMessage;

let steps: Step[] = [];
let sent: object[] = [];
let made: [object, number | undefined][] = [];

beforeEach(() => {
  [steps, sent, made] = [[], [], []];
  stand();
  watchedBy((step) => steps.push(step));
  through({
    send: (message) => sent.push(message) > 0,
    make: (move, of) => Promise.resolve(made.push([move, of])).then(() => null),
    nextId: () => "id",
  });
  receive(SEATED);
});

describe("several people at one page", () => {
  it("are told of a step once, when each of them can be shown it", () => {
    receive(told(5, 0));
    expect([steps.length, tables.value.size]).toEqual([0, 0]);
    receive(told(5, 2));
    expect(steps.map(({ seq, tables: of }) => [seq, [...of.keys()]])).toEqual([[5, [0, 2]]]);
  });

  it("don't wait for a step that the house went past", () => {
    receive(told(5, 0));
    receive(told(6, 0));
    receive(told(6, 2));
    expect(steps.map(({ seq }) => seq)).toEqual([5, 6]);
  });

  it("are told at once how the table lies where nothing happened, as after a cut", () => {
    receive(told(7, 2, false));
    expect(steps.map(({ tables: of }) => [...of.keys()])).toEqual([[2]]);
  });

  it("move and go on each for themselves", async () => {
    expect([together.value, own.value]).toEqual([true, [0, 2]]);
    receive(told(1, 0));
    receive(told(1, 2));
    seat.value = 2;
    expect(latest.value?.seat).toBe(2);
    await make({ move: "play", card: 2, take: null });
    expect(made).toEqual([[{ move: "play", card: 2, take: null }, 2]]);
    goOn(3);
    goOn(3, [2]);
    expect(sent).toEqual([0, 2, 2].map((each) => ({ type: "go_on", round: 3, seat: each })));
  });
});

describe("one who is alone at the page", () => {
  it("is told each step as it comes", () => {
    receive({ ...SEATED, match: "other", own: [0] });
    receive(told(5, 0));
    expect([together.value, steps.length]).toEqual([false, 1]);
  });
});
