import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readingColumns, runsOf, type ReadingText } from "./yomifuda";

const CSV = readFileSync(new URL("../../../src/karuta/poems/anthology.csv", import.meta.url), "utf8").trim().split(/\r?\n/);
const names = CSV[0]!.split(",");
const poems = CSV.slice(1).map((line) => {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, "").replace(/^"|"$/g, ""));
  const of = (name: string) => cells[names.indexOf(name)] ?? "";
  const five = (form: string) => [1, 2, 3, 4, 5].map((n) => of(`${form}_${n}`));
  return { number: Number(of("number")), text: five("text"), historical: five("hist"), author: { kanji: of("author") } };
});

describe("the kana beside the characters", () => {
  it("are those of the run that they stand at", () => {
    expect(runsOf("秋の田の", "あきのたの")).toEqual([
      { signs: "秋", kana: "あき" },
      { signs: "の", kana: null },
      { signs: "田", kana: "た" },
      { signs: "の", kana: null },
    ]);
    expect(runsOf("いはでの", "いはでの")).toEqual([{ signs: "いはでの", kana: null }]);
  });

  it.each([
    ["紅葉踏み分け", "もみぢふみわけ", ["もみぢふ", "わ"]],
    ["吉野の里に", "よしののさとに", ["よしの", "さと"]],
    ["香に匂ひける", "かににほひける", ["か", "にほ"]],
    ["人の命の", "ひとのいのちの", ["ひと", "いのち"]],
    ["小野の篠原", "をののしのはら", ["をの", "しのはら"]],
    ["古き軒端の", "ふるきのきばの", ["ふる", "のきば"]],
  ])("%s is parted as it is read", (text, reading, kana) => {
    expect(runsOf(text, reading).flatMap((run) => run.kana ?? [])).toEqual(kana);
  });

  it.each(poems.map((poem) => [poem.number, poem] as const))("are found for every phrase of poem %i", (_, poem) => {
    poem.text.forEach((text, i) => {
      const runs = runsOf(text, poem.historical[i]!);
      const whole = runs.map(({ signs, kana }) => kana ?? signs).join("");
      expect(whole).toBe(poem.historical[i]);
      for (const { signs, kana } of runs) if (/[\u4e00-\u9fff々]/u.test(signs)) expect(kana, text).not.toBeNull();
    });
  });
});

describe("a yomifuda", () => {
  it.each(poems.map((poem) => [poem.number, poem] as const))("has every sign of poem %i on the card", (_, poem: ReadingText) => {
    for (const fine of [false, true]) {
      const columns = readingColumns(poem, fine);
      const text = columns.map(({ kana }) => kana).join("");
      for (const phrase of poem.text) expect(text).toContain(phrase);
      for (const { size, x, y } of columns) {
        expect(x - size / 2).toBeGreaterThan(1.4);
        expect(x + size / 2).toBeLessThan(51);
        expect(Math.min(...y) - size / 2).toBeGreaterThan(1.2);
        expect(Math.max(...y) + size / 2).toBeLessThan(72);
      }
    }
  });
});
