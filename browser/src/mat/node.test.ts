// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { chipOf, linesOf } from "./node";

describe("a hint in lines", () => {
  test("letters part after a vowel, as even as can be", () => {
    expect(linesOf("kimigatameha", 2)).toEqual(["kimiga", "tameha"]);
    expect(linesOf("kimigatameha", 3)).toEqual(["kimi", "gata", "meha"]);
    expect(linesOf("chigiriki", 2)).toEqual(["chigi", "riki"]);
    expect(linesOf("se", 2)).toEqual(["se"]);
  });
  test("kana part anywhere", () => {
    expect(linesOf("きみがためは", 2)).toEqual(["きみが", "ためは"]);
  });
});

describe("a chip", () => {
  const phone = [29, 83, 21] as const;
  const desktop = [62, 88, 12] as const;
  test.each(["se", "oto", "chigiriki", "asaborakeu", "kimigatameha", "watanoharaya", "hototogisu"])("%s can be read", (hint) => {
    // Without a canvas a letter is taken to be wider than most are.
    expect(chipOf(hint, "ja-Latn", ...phone).size).toBeGreaterThan(8);
    expect(chipOf(hint, "ja-Latn", ...desktop).size).toBeGreaterThanOrEqual(10.9);
  });
  test.each(["む", "うか", "きみがためは"])("%s can be read", (hint) => {
    expect(chipOf(hint, "ja", ...phone).size).toBeGreaterThanOrEqual(8);
    expect(chipOf(hint, "ja", ...desktop).size).toBeGreaterThanOrEqual(10.9);
  });
  test("stays on one line where it fits, and covers no more of its card than it must", () => {
    expect(chipOf("se", "ja-Latn", ...desktop)).toMatchObject({ lines: ["se"], size: 11 });
    expect(chipOf("se", "ja-Latn", ...desktop).lift).toBeLessThan(2);
    expect(chipOf("se", "ja-Latn", ...phone).lift).toBe(0);
    expect(chipOf("kimigatameha", "ja-Latn", ...desktop).lift).toBeLessThan(0.2 * 88);
  });
});
