// @vitest-environment happy-dom
/** A key is heard from the moment at which the page tells of it, and not longer: effects that run only once the page is
 * painted, and end only after the next painting, come too late for both on a slow machine. */
import { type ComponentChild, type ComponentType, h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Opened, ScatterTable, Table, Update } from "../protocol";
import type { BozuTable, HanaawaseTable, KoikoiTable, Seated, TableUpdate } from "../protocol-koikoi";
import { HanaawaseTable as Hanaawase } from "./cards/hanaawase/screen";
import { BozuTable as Bozu } from "./cards/bozu/screen";
import * as cards from "./cards/house";
import { Paper } from "./flowers/moment";
import { KoikoiPage } from "./koikoi/screen";
import * as mat from "./kyogi/house";
import { Screen as Kyogi } from "./kyogi/screen";
import * as cloth from "./scatter/house";
import { Screen as Scatter } from "./scatter/screen";

const loop = () => new Promise((done) => setTimeout(done));
/** Whatever waits for the page to be painted has run. */
const painted = () => new Promise((done) => setTimeout(done, 150));
let root: HTMLElement;
let done: unknown[] = [];
let count = 0;

const way = {
  send: () => true,
  make: (move: unknown) => {
    done.push(move);
    return Promise.resolve(null);
  },
  act: (move: unknown) => {
    done.push(move);
    return Promise.resolve(null);
  },
  nextId: () => "id",
};

/** A key wakes the sound, of which there is none here. */
class Deaf {
  state = "suspended";
  destination = {};
  createGain() {
    return { connect: () => undefined, gain: {} };
  }
  resume() {
    return Promise.resolve();
  }
}

const show = (what: ComponentChild) => render(what, root);

/** As a person presses it: what has the focus is told first. False: somebody made use of it. */
function press(key: string, code = key): boolean {
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Deaf);
  done = [];
  count += 1;
  root = document.createElement("div");
  document.body.append(root);
  for (const house of [cards, mat, cloth]) house.through(way);
});

afterEach(async () => {
  render(null, root);
  root.remove();
  for (const house of [cards, mat, cloth]) house.stand();
  await loop();
  vi.unstubAllGlobals();
});

const people = { match: "", key: "k", own: [0], seat: 0, names: ["Mio", "Haru"], players: [null, null], rules: {}, differs: [], pace: "match" };
const common = { seat: 0, turn: 0, may_take_back: false, waits: false, why: "" };
const flowers = { ...common, phase: "play", round: 1, dealer: 1, hand: [5, 9], left: [2, 2], table: [10, 44], stock: 24, drawn: -1, turns: [], scores: [0, 0], results: [], piles: [[], []], moves: [{ move: "play", card: 5, take: null }, { move: "play", card: 9, take: null }], draw_ms: null, last_hands: [] };
const timed = { seat: 0, phase: "reading", unread: [], readings: 0, hands: [false, false], ready: [false, false], clock_ms: 0, memorise_until_ms: null, last: null, margin: 0, hints: {}, may_take_back: false, paused: false };
const FIELDS = { ...timed, kind: "fields", card_height: 730, places: {}, counts: [25, 25], dead_left: 50, due: null, away: [false, false], hai: null, swings: false, fouls: [0, 0], winner: null } as unknown as Table;
const SPREAD = { ...timed, kind: "scatter", face: "torifuda", verse: "upper", spread: { width: 1, depth: 1, lies: {} }, taken: [[], []], pool: [], debts: [0, 0], out: [false, false], left: [false, false], to_read: 7, fouls: [0, 0], may_yield: false, winners: [], why: "" } as unknown as ScatterTable;
const TABLES = {
  bozu: { ...common, phase: "turn", stacks: [100], piles: [[], []], pool: [], skips: [false, false], left: [false, false], turns: 0, last: null, winners: [], margin: 0, moves: [{ move: "turn", stack: 0 }] } as unknown as BozuTable,
  koikoi: { ...flowers, calls: [0, 0], held: [0, 0], winner: null, yaku: [[], []], points: [0, 0], progress: [[], []], stop: null, raised: null } as unknown as KoikoiTable,
  hanaawase: { ...flowers, points: [0, 0], par: 88, yaku: [[], []], winners: [], margin: 0 } as unknown as HanaawaseTable,
};

async function sitDown(game: keyof typeof TABLES): Promise<void> {
  cards.receive({ type: "seated", game, preset: "", ...people, match: `${game} ${count}` } as Seated);
  cards.receive({ type: "table_update", seq: 1, events: [], table: { ...TABLES[game], game } } as TableUpdate);
  await loop();
}

describe("a table that has just come up", () => {
  it("of bōzu mekuri turns a card by key", async () => {
    await sitDown("bozu");
    show(h(Bozu, {}));
    press(" ", "Space");
    expect(done).toEqual([{ move: "turn", stack: 0 }]);
  });

  it.each<["koikoi" | "hanaawase", ComponentType]>([
    ["koikoi", KoikoiPage],
    ["hanaawase", Hanaawase],
  ])("of %s goes to a card by key", async (game, screen) => {
    await sitDown(game);
    show(h(screen, {}));
    press("2");
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe("9");
  });

  it.each([
    ["kyogi", mat, Kyogi, FIELDS],
    ["chirashi", cloth, Scatter, SPREAD],
  ] as const)("of %s raises a hand by key", (game, house, screen, table) => {
    house.receive({ type: "opened", game, ...people, match: `${game} ${count}`, hints: "off", captions: false, breath: false, ranked: true, rated: false } as unknown as Opened);
    house.receive({ type: "update", seq: 1, events: [], table } as Update);
    show(h(screen, {}));
    press(" ", "Space");
    expect(done).toEqual([{ move: "hand", up: true }]);
  });
});

describe("what is announced over the table", () => {
  const announced = () => show(h(Paper, { event: "called", own: true, children: null }));

  it("goes by the first key", () => {
    announced();
    expect(press("Enter")).toBe(false);
  });

  it("leaves the next key to the table", async () => {
    announced();
    await painted();
    show(h("p", {}));
    expect(press("Enter")).toBe(true);
  });
});
