import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { bundleOf, LANGUAGES, negotiate, pieces } from "./words";

const source = (language: string) => readFileSync(new URL(`../../src/karuta/locales/${language}.ftl`, import.meta.url), "utf8");
const keysOf = (language: string) => new Set([...source(language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!));

describe("the language that is spoken", () => {
  test("is the chosen one, whatever the browser wishes", () => {
    expect(negotiate(["fr-FR", "en"], "ru")).toBe("ru");
  });
  test("is the first wish that the house can meet", () => {
    expect(negotiate(["de", "es-MX", "ja"], null)).toBe("es");
    expect(negotiate(["de"], null)).toBe("en");
  });
});

describe("a sentence with terms", () => {
  test("falls into words and terms", () => {
    expect(pieces("Send ([okurifuda]) or [tomofuda|twins].")).toEqual([
      "Send (",
      { term: "okurifuda", shown: undefined },
      ") or ",
      { term: "tomofuda", shown: "twins" },
      ".",
    ]);
  });
  test("without terms is itself", () => {
    expect(pieces("Bow.")).toEqual(["Bow."]);
  });
});

describe.each(LANGUAGES)("the catalogue of %s", (language) => {
  test("has the entries of the English one, and no others", () => {
    const [own, english] = [keysOf(language), keysOf("en")];
    expect([...english].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !english.has(key))).toEqual([]);
  });
  test("is read without leaving anything out", () => {
    const resource = new FluentResource(source(language));
    const entries = resource.body.map((entry) => entry.id);
    expect([...keysOf(language)].filter((key) => !entries.includes(key))).toEqual([]);
  });
});

test("Russian counts cards in three ways", () => {
  const russian = bundleOf("ru", source("ru"));
  const say = (count: number) => russian.formatPattern(russian.getMessage("match-cards")!.value!, { count });
  expect([1, 2, 5, 21, 24, 25].map(say)).toEqual(["карта", "карты", "карт", "карта", "карты", "карт"]);
});
