// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import anthology from "../../../src/karuta/poems/anthology.csv?raw";
import { CLASSIC, classicColumns, columnsOf, cutFor, drawFace, lowColumns, tallColumns, type CardText } from "./card";

const lines = anthology.trim().split(/\r?\n/);
const names = lines[0]!.split(",");
const rows = lines.slice(2).map((line) => line.split(","));
const of = (row: string[], name: string) => row[names.indexOf(name)]!;
const poems: CardText[] = rows.map((row) => ({
  number: Number(of(row, "number")),
  torifuda: of(row, "torifuda"),
  pronunciation: [1, 2, 3, 4, 5].map((n) => of(row, `pron_${n}`)),
  romaji: [],
  gloss: "",
}));
const historical = rows.map((row) => [of(row, "hist_4").length, of(row, "hist_5").length]);

describe("the printed card", () => {
  it("is written in columns of five, five and the rest, from the right", () => {
    expect(classicColumns("わかころもてはつゆにぬれつつ").map(({ kana }) => kana)).toEqual(["わかころも", "てはつゆに", "ぬれつつ"]);
    for (const { torifuda } of poems) {
      const columns = classicColumns(torifuda);
      expect(columns.map(({ kana }) => kana).join("")).toBe(torifuda);
      expect(columns.slice(0, 2).map(({ kana }) => kana.length)).toEqual([5, 5]);
      expect(columns[0]!.x).toBeGreaterThan(columns[1]!.x);
      expect(columns[1]!.x).toBeGreaterThan(columns[2]!.x);
    }
  });

  it("stays inside the card, the sixth kana of poem 21 too", () => {
    for (const { torifuda } of poems) {
      for (const { size, x, y } of classicColumns(torifuda)) {
        expect(x - size / 2).toBeGreaterThan(1.5);
        expect(x + size / 2).toBeLessThan(52 - 1.5);
        expect(y[0]! - size / 2).toBeGreaterThan(1.5);
        expect(y.at(-1)! + size / 2).toBeLessThan(73);
      }
    }
    expect(poems.filter(({ torifuda }) => torifuda.length === 16).map(({ number }) => number)).toEqual([21]);
    expect(classicColumns(poems[20]!.torifuda)[2]!.y.length).toBe(6);
  });
});

describe("the tall cut", () => {
  it("gives each phrase its column", () => {
    poems.forEach((poem, i) => {
      const columns = columnsOf(poem, { width: 38, height: 108, kind: "tall" });
      expect(columns.map(({ kana }) => kana.length)).toEqual(historical[i]);
      expect(columns.map(({ kana }) => kana).join("")).toBe(poem.torifuda);
    });
  });

  it("keeps kana apart and inside at every height", () => {
    for (const height of [64, 80, 108, 120]) {
      for (const { size, y } of tallColumns(poems[20]!.torifuda, 8, height)) {
        expect(y[0]! - size / 2).toBeGreaterThanOrEqual(1);
        expect(y.at(-1)! + size / 2).toBeLessThanOrEqual(height - 1);
        expect((y[1]! - y[0]!) * 1.25).toBeGreaterThan(size);
      }
    }
  });
});

describe("the low cut", () => {
  it("has three kana to a column and all of them inside", () => {
    for (const { torifuda } of poems) {
      const columns = lowColumns(torifuda, 66);
      expect(columns.map(({ kana }) => kana).join("")).toBe(torifuda);
      for (const { kana, x, y, size } of columns) {
        expect(kana.length).toBeLessThanOrEqual(3);
        expect(x - size / 2).toBeGreaterThan(1);
        expect(x + size / 2).toBeLessThan(65);
        expect(y.at(-1)! + size / 2).toBeLessThan(41.5);
      }
    }
  });
});

describe("drawing", () => {
  it("writes each column as one text with a place for each kana", () => {
    const face = drawFace(poems[0]!, CLASSIC);
    expect(face.getAttribute("viewBox")).toBe("0 0 52 73");
    const texts = [...face.querySelectorAll("text")];
    expect(texts.map((text) => text.textContent)).toEqual(["わかころも", "てはつゆに", "ぬれつつ"]);
    for (const text of texts) expect(text.getAttribute("y")!.split(" ").length).toBe(text.textContent!.length);
  });

  it("has one cut for sizes that differ by little", () => {
    expect(cutFor(37.2, 110, "tall")).toEqual(cutFor(37.2, 113, "tall"));
    expect(cutFor(67, 94, "classic")).toEqual(CLASSIC);
    expect(cutFor(67, (67 * 76) / 52, "classic").height).toBe(76);
  });
});
