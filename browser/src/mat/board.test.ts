// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Board, type BoardOptions } from "./board";
import type { CardText } from "./card";
import type { Place, Places, Sample, Table } from "./types";

const text = (number: number): CardText => ({
  number,
  torifuda: "わかころもてはつゆにぬれつつ",
  pronunciation: ["", "", "", "わがころもでは", "つゆにぬれつつ"],
  romaji: [],
  gloss: `meaning of ${number}`,
});

const places: Places = {
  1: ["A", 0, 0],
  2: ["A", 0, 520],
  3: ["A", 2, 8180],
  4: ["B", 0, 0],
  5: ["B", 2, 4000],
};

const table = (more: Partial<Table> = {}): Table => ({
  kind: "fields",
  seat: 0,
  phase: "open",
  card_height: 730,
  places,
  counts: [3, 2],
  unread: [],
  readings: 0,
  dead_left: 0,
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
  ...more,
});

const ruling = (number: number, poem: number): NonNullable<Table["last"]> => ({
  number,
  poem,
  target: "A",
  taker: 0,
  how: "touch",
  time: 5000,
  kimariji: 1,
  mora_start: 0,
  mora_end: 100,
  touched: ["t", "N"],
  fouls: [0, 0],
  net: 0,
  due: 0,
  case: "",
  touches: [],
  counts: [2, 2],
  rests: {},
});

describe("the board", () => {
  let root: HTMLElement;
  let board: Board;
  let strokes: [number, string, Sample[], boolean][];
  let picked: number[];
  let laid: Places[];
  let put: [number, Place][];
  const options: BoardOptions = {
    say: (key, facts = {}) => `${key} ${Object.values(facts).join(" ")}`,
    since: () => 1000,
    onStroke: (...stroke) => strokes.push(stroke),
    onPick: (card) => picked.push(card),
    onLay: (changed) => laid.push(changed),
    onPut: (card, place) => put.push([card, place]),
  };
  const card = (number: number) => root.querySelector<HTMLElement>(`[data-card="${number}"]`)!;
  const press = (number: number, key: string, more: KeyboardEventInit = {}) =>
    card(number).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  const tap = (target: HTMLElement, x: number, y: number) => {
    for (const type of ["pointerdown", "pointerup"]) {
      target.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true }),
      );
    }
  };
  /** Where a card's left upper corner is, px. */
  const at = (number: number) => card(number).style.transform.match(/[\d.-]+(?=px)/g)!.map(Number);

  beforeEach(async () => {
    [strokes, picked, laid, put] = [[], [], [], []];
    root = document.createElement("div");
    Object.defineProperty(root, "clientWidth", { value: 1280 });
    Object.defineProperty(root, "clientHeight", { value: 692 });
    document.body.append(root);
    board = new Board(root, options);
    board.setPoems([1, 2, 3, 4, 5].map(text));
    board.setNeat(true);
    await board.setTable(table());
  });
  afterEach(() => {
    board.destroy();
    root.remove();
  });

  it("lays each card where the table has it, the far ones turned round", () => {
    const [x1, y1] = at(1) as [number, number];
    const [x2, y2] = at(2) as [number, number];
    expect(y2).toBe(y1);
    expect(x2 - x1).toBeCloseTo(67.4, 0);
    expect(card(4).style.transform).toContain("rotate(180.00deg)");
    expect(card(1).style.transform).toContain("rotate(0.00deg)");
    board.setSeat(1);
    expect(card(4).style.transform).toContain("rotate(0.00deg)");
    expect(at(4)[0]).toBeCloseTo(x1, 1);
  });

  it("speaks of side, row, block, position and both spellings", () => {
    expect(card(2).getAttribute("aria-label")).toBe("board-card mine 0 left 2 わがころもではつゆにぬれつつ わかころもてはつゆにぬれつつ");
    expect(card(4).getAttribute("aria-label")).toContain("theirs 0 right 1");
  });

  it("has one tab stop, which arrows move", () => {
    const stops = () => [...root.querySelectorAll<HTMLElement>(".card")].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map((stop) => stop.dataset["card"])).toEqual(["1"]);
    card(1).focus();
    press(1, "ArrowRight");
    expect(document.activeElement).toBe(card(2));
    press(2, "ArrowDown");
    expect(document.activeElement).toBe(card(3));
    expect(stops()).toEqual([card(3)]);
  });

  it("never builds a card's kana anew for another table", async () => {
    const kana = card(1).querySelector("text");
    await board.setTable(table({ places: { ...places, 1: ["A", 1, 3000] } }), { animate: false });
    expect(card(1).querySelector("text")).toBe(kana);
  });

  it("reports a sweep by key and a tap by Enter as strokes, in take alone", () => {
    window.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyQ" }));
    expect(strokes).toEqual([]);
    board.setMode("take");
    press(3, "Enter");
    const [pointer, input, samples] = strokes[0]!;
    expect([pointer, input]).toEqual([0, "key"]);
    expect(samples[0]).toEqual([1000, 8440, 2690 + 2 * 830 + 365]);
  });

  it("offers own cards to be sent", () => {
    board.setMode("send");
    tap(card(2), 0, 0);
    tap(card(4), 0, 0);
    press(3, " ");
    expect(picked).toEqual([2, 3]);
    board.setPicked([2]);
    expect(card(2).getAttribute("aria-pressed")).toBe("true");
    expect(card(3).hasAttribute("aria-pressed")).toBe(false);
  });

  it("lets keys carry an own card: to the next stop, into a row, and back with Escape", () => {
    board.setMode("arrange");
    press(4, "Enter");
    expect(card(4).classList.contains("held")).toBe(false);
    press(1, "Enter");
    press(1, "ArrowDown");
    press(1, "Escape");
    expect(laid).toEqual([]);
    press(1, "Enter");
    press(1, "ArrowRight");
    press(1, "Enter");
    expect(laid).toEqual([{ 1: ["A", 0, 520], 2: ["A", 0, 0] }]);
    press(3, "Enter");
    press(3, "ArrowUp");
    press(3, "ArrowLeft", { shiftKey: true });
    press(3, "Enter");
    expect(laid[1]).toEqual({ 3: ["A", 1, 8170] });
  });

  it("carries on while the other side lays its cards, and not when one's own are told anew", async () => {
    board.setMode("arrange");
    press(1, "Enter");
    press(1, "ArrowRight");
    await board.setTable(table({ places: { ...places, 4: ["B", 1, 2000] } }));
    expect(card(1).classList.contains("held")).toBe(true);
    press(1, "Enter");
    expect(laid).toEqual([{ 1: ["A", 0, 520], 2: ["A", 0, 0] }]);
    press(3, "Enter");
    await board.setTable(table({ places: { ...places, 3: ["A", 1, 3000] } }));
    expect(card(3).classList.contains("held")).toBe(false);
  });

  it("lets two people carry at once where both may handle their cards", () => {
    board.setMode("arrange");
    press(4, "Enter");
    expect(card(4).classList.contains("held")).toBe(false);
    board.setHandled(["A", "B"]);
    const drag = (number: number, pointerId: number, type: string, x: number, y: number) =>
      card(number).dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: pointerId === 1, button: 0, clientX: x, clientY: y, bubbles: true }));
    const from = { 1: at(1), 4: at(4) } as Record<number, number[]>;
    for (const [number, pointer] of [[1, 1], [4, 2]] as const) {
      const [x, y] = from[number] as [number, number];
      drag(number, pointer, "pointerdown", x + 5, y + 5);
      drag(number, pointer, "pointermove", x + 5 + (number === 1 ? 300 : -300), y + 5);
    }
    expect([1, 4].map((number) => card(number).classList.contains("held"))).toEqual([true, true]);
    for (const [number, pointer] of [[4, 2], [1, 1]] as const) {
      const [x, y] = from[number] as [number, number];
      drag(number, pointer, "pointerup", x + 5 + (number === 1 ? 300 : -300), y + 5);
    }
    expect(laid.map((changed) => Object.entries(changed).map(([number, [field]]) => `${number} ${field}`))).toEqual([["4 B"], ["1 A"]]);
    board.setHandled(["A"]);
    press(4, "Enter");
    expect(card(4).classList.contains("held")).toBe(false);
  });

  it("says whose cards are whose, and which are beyond one's reach", async () => {
    board.setReach(new Set([1, 4]));
    await board.setTable(table({ holders: { 1: 0, 2: 2, 3: 4, 4: 5 } }), { animate: false });
    expect([1, 2, 3, 4].map((number) => card(number).dataset["holder"])).toEqual(["0", "1", "2", "2"]);
    expect([1, 2, 3, 4].map((number) => card(number).classList.contains("beyond"))).toEqual([false, true, true, false]);
    board.setReach(null);
    expect(card(2).classList.contains("beyond")).toBe(false);
  });

  it("shows a sent card in the middle and puts it where one taps in the own field", async () => {
    await board.setTable(table({ phase: "placing", due: { seat: 1, count: 1, cards: [5] } }), { animate: false });
    board.setMode("place");
    expect(card(5).classList.contains("waiting")).toBe(true);
    expect(at(5)[1]).toBeCloseTo(at(4)[1]!, 0);
    expect(at(5)[0]).toBeCloseTo(640 - 67.4 / 2, 0);
    expect(card(5).getAttribute("aria-label")).toContain("theirs 2");
    const stage = root.querySelector<HTMLElement>(".stage")!;
    tap(stage, 640, 100);
    expect(put).toEqual([]);
    tap(stage, 640, 400);
    expect(put.length).toBe(1);
    expect(put[0]![1].slice(0, 2)).toEqual(["A", 0]);
  });

  it("puts a sent card by keys, and leads Tab to it", async () => {
    card(1).focus();
    card(1).blur();
    await board.setTable(table({ phase: "placing", due: { seat: 1, count: 1, cards: [5] } }), { animate: false });
    board.setMode("place");
    expect(card(5).tabIndex).toBe(0);
    expect(card(1).tabIndex).toBe(-1);
    card(5).focus();
    press(5, "Enter");
    press(5, "ArrowDown");
    press(5, "Enter");
    expect(put.length).toBe(1);
    expect(put[0]![0]).toBe(5);
    expect(put[0]![1].slice(0, 2)).toEqual(["A", 1]);
  });

  it("keeps a hand's work through news that rules nothing, and tidies after the ruling", async () => {
    vi.useFakeTimers();
    board.setMode("take");
    board.openReading();
    const [home, second] = [at(1), at(2)];
    void board.playStrokes(1, [[0, [[100, 900, 3000], [200, 700, 3000], [300, -900, 3000]]]], () => 250);
    await board.setTable(table({ clock_ms: 5 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(at(2)[0]).toBeCloseTo(second[0]! - 1000 * 0.1295, 0);
    expect(at(1)[0]).toBeCloseTo(home[0]! - 1000 * 0.1295, 0);
    const after = table({ last: ruling(1, 2), places: { 1: places[1]!, 3: places[3]!, 4: places[4]!, 5: places[5]! } });
    board.openReading();
    const tidied = board.setTable(after);
    await vi.advanceTimersByTimeAsync(2000);
    await tidied;
    expect(at(1)).toEqual(home);
    expect(card(2).hidden).toBe(true);
    vi.useRealTimers();
  });
});
