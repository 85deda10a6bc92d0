// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Award, Spread } from "../protocol";
import type { CardText } from "./card";
import { Cloth, type ClothOptions, type ClothState } from "./cloth";
import type { Sample } from "./types";

const text = (number: number): CardText => ({
  number,
  torifuda: "わかころもてはつゆにぬれつつ",
  pronunciation: ["あきのたの", "かりおのいおの", "とまをあらみ", "わがころもでは", "つゆにぬれつつ"],
  romaji: [],
  gloss: "",
  text: ["秋の田の", "かりほの庵の", "苫をあらみ", "わが衣手は", "露にぬれつつ"],
  historical: ["あきのたの", "かりほのいほの", "とまをあらみ", "わがころもでは", "つゆにぬれつつ"],
  author: { kanji: "天智天皇" },
});
const spread: Spread = {
  width: 6000,
  depth: 3000,
  lies: { 1: [600, 600, 0], 2: [3000, 700, 90], 3: [5200, 800, 180], 4: [3000, 2200, 270] },
};
const without = (...cards: number[]): Spread => ({
  ...spread,
  lies: Object.fromEntries(Object.entries(spread.lies).filter(([card]) => !cards.includes(Number(card)))),
});
const state = (part: Partial<ClothState> = {}): ClothState => ({ spread, face: "torifuda", hints: {}, last: null, ...part });
const award = (part: Partial<Award>): Award => ({
  number: 1,
  poem: 2,
  lay: true,
  taker: 1,
  how: "touch",
  time: 9000,
  kimariji: 1,
  mora_start: 0,
  mora_end: 100,
  grabs: [],
  fouls: [0, 0],
  gained: [2],
  returned: {},
  debts: [0, 0],
  pool: [],
  out: [false, false],
  counts: [0, 1],
  removed: false,
  case: "taken",
  ...part,
});

describe("the cloth", () => {
  let root: HTMLElement;
  let cloth: Cloth;
  let now: number | null;
  let strokes: [number, string, Sample[], boolean][];
  let contacts: [number, number | null][];
  const options: ClothOptions = {
    say: (key, facts = {}) => `${key} ${Object.values(facts).join(" ")}`,
    since: () => now,
    onStroke: (...stroke) => strokes.push(stroke),
    onContact: (...contact) => contacts.push(contact),
    tell: (kind, seat) => `${kind} ${seat}`,
  };
  const card = (number: number) => root.querySelector<HTMLElement>(`[data-card="${number}"]`)!;
  const shown = () => [...root.querySelectorAll<HTMLElement>(".card:not([hidden])")].map((each) => Number(each.dataset["card"]));
  const tags = () => [...root.querySelectorAll(".tag")].map((tag) => tag.textContent);
  const press = (number: number, key: string) => card(number).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  beforeEach(async () => {
    [now, strokes, contacts] = [1000, [], []];
    root = document.createElement("div");
    Object.defineProperty(root, "clientWidth", { value: 1212 });
    Object.defineProperty(root, "clientHeight", { value: 612 });
    document.body.append(root);
    cloth = new Cloth(root, options);
    cloth.setPoems([1, 2, 3, 4].map(text));
    cloth.setCalm(true);
    await cloth.setCloth(state());
    cloth.setLive(true);
  });
  afterEach(() => {
    cloth.destroy();
    root.remove();
    vi.useRealTimers();
  });

  it("lays every card where it lies and as it is turned", () => {
    expect(card(1).style.transform).toContain("rotate(0.00deg)");
    expect(card(2).style.transform).toContain("rotate(90.00deg)");
    expect(card(4).style.transform).toContain("rotate(-90.00deg)");
    // 1212 less two margins of 6 for 6000: a fifth of a px for 0.1 mm.
    const [x, y] = card(1).style.transform.match(/[\d.-]+(?=px)/g)!.map(Number);
    expect(x).toBeCloseTo(6 + (600 - 260) * 0.2, 1);
    expect(y).toBeCloseTo(6 + (600 - 365) * 0.2, 1);
  });

  it("speaks of the verse, the part of the cloth and how a card lies, in reading order", () => {
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(card(1).getAttribute("aria-label")).toBe("scatter-card わがころもではつゆにぬれつつ わかころもてはつゆにぬれつつ 00 upright");
    expect(card(3).getAttribute("aria-label")).toContain("02 over");
    expect(card(4).getAttribute("aria-label")).toContain("21 left");
  });

  it("speaks of the upper verse, and has the whole poem printed, where yomifuda lie", async () => {
    await cloth.setCloth(state({ face: "yomifuda" }), { animate: false });
    expect(card(1).getAttribute("aria-label")).toContain("あきのたのかりおのいおのとまをあらみ 秋の田のかりほの庵の苫をあらみわが衣手は露にぬれつつ");
    expect(card(1).querySelector(".kana.poem text")?.textContent).toBe("秋の田の");
  });

  it("has one tab stop, which arrows move to the nearest card", () => {
    card(1).focus();
    press(1, "ArrowRight");
    expect(document.activeElement).toBe(card(2));
    press(2, "ArrowDown");
    expect(document.activeElement).toBe(card(4));
    expect([...root.querySelectorAll<HTMLElement>(".card")].filter(({ tabIndex }) => tabIndex === 0)).toEqual([card(4)]);
  });

  it("touches the focused card by Enter and Space while a verse sounds, and leaves them alone else", () => {
    vi.useFakeTimers();
    expect(press(2, "Enter")).toBe(false);
    vi.advanceTimersByTime(200);
    expect(strokes.map(([pointer, input]) => [pointer, input])).toContainEqual([0, "key"]);
    expect(strokes.flatMap(([, , samples]) => samples.map(([, x, y]) => [x, y]))).toEqual([[3000, 700], [3000, 700]]);
    expect(strokes.at(-1)?.[3]).toBe(true);
    expect(contacts).toEqual([[2, 0]]);
    expect(card(2).classList.contains("lifted")).toBe(true);
    now = null;
    expect(press(3, " ")).toBe(true);
    expect(contacts.length).toBe(1);
  });

  it("shows who took a card, lets it go, and whose touch was wrong", async () => {
    const grabs = [
      { seat: 0, card: 1, t: 8000, counted: true },
      { seat: 0, card: 3, t: 8500, counted: false },
      { seat: 1, card: 2, t: 9000, counted: true },
    ];
    await cloth.setCloth(state({ spread: without(2), last: award({ grabs }) }));
    expect(tags()).toEqual(["✕wrong 0", "○taken 1"]);
    expect(card(1).classList.contains("wrong")).toBe(true);
    expect(card(3).classList.contains("wrong")).toBe(false);
    expect(shown()).toEqual([1, 3, 4]);
    cloth.openReading();
    expect(tags()).toEqual([]);
    expect(card(1).classList.contains("wrong")).toBe(false);
  });

  it("shows where an untaken card lay, and keeps it there", async () => {
    await cloth.setCloth(state({ last: award({ taker: null, how: "none", time: null, gained: [] }) }));
    expect(tags()).toEqual(["◎here null"]);
    expect(card(2).classList.contains("here")).toBe(true);
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it("does not bring a card back because something else is told while it goes", async () => {
    const after = state({ spread: without(2), last: award({}) });
    const going = cloth.setCloth(after);
    await cloth.setCloth({ ...after, spread: without(2), hints: { 1: { kana: "あき", romaji: "aki" } } });
    await going;
    expect(shown()).toEqual([1, 3, 4]);
  });

  it("goes on to the next reading even while the last card is still on its way", async () => {
    const going = cloth.setCloth(state({ spread: without(2), last: award({}) }));
    cloth.openReading();
    await going;
    await vi.waitFor(() => expect(shown()).toEqual([1, 3, 4]));
    expect(tags()).toEqual([]);
  });
});
