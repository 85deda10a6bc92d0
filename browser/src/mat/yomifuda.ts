/**
 * Yomifuda: the whole poem with the kana of its characters beside them, and the poet, on a card of 52 x 73 mm. The first
 * phrase stands large in the column at the right, so that a card that lies small among a hundred can still be told; the
 * four other phrases follow in columns of their own, the poet last.
 */
import type { Column } from "./card";

/** What a yomifuda needs of a poem besides what is on a torifuda; a poem of /data/poems.json fits. */
export interface ReadingText {
  /** As printed, by phrase. */
  text: readonly string[];
  /** The same in historical kana. */
  historical: readonly string[];
  author: { kanji: string };
}

/** A run of a phrase: characters with the kana that tell how they are read, or kana by themselves. */
export interface Run {
  signs: string;
  kana: string | null;
}

const CHARACTER = /[\u4e00-\u9fff々]/u;

/** How many kana a character has, on the whole. */
const KANA_OF_ONE = 1.9;

/** A printed phrase in runs, each run of characters with its part of the reading: where several ways to part it fit (よし
 * or よしの for 吉野 in よしののさと), the one that gives the characters most evenly theirs. */
export function runsOf(text: string, reading: string): Run[] {
  const parts = text.match(/[\u4e00-\u9fff々]+|[^\u4e00-\u9fff々]+/gu) ?? [];
  const unevenness = (runs: readonly Run[]): number =>
    runs.reduce((sum, { signs, kana }) => {
      const count = [...signs].length;
      return kana === null ? sum : sum + count * (kana.length / count - KANA_OF_ONE) ** 2;
    }, 0);
  const [first, ...others] = partings(parts, reading);
  if (!first) return parts.map((signs) => ({ signs, kana: null }));
  return others.reduce((best, runs) => (unevenness(runs) < unevenness(best) ? runs : best), first);
}

/** Every way to give the characters among the parts their kana. */
function partings(parts: readonly string[], reading: string): Run[][] {
  const [signs, ...rest] = parts;
  if (signs === undefined) return reading === "" ? [[]] : [];
  if (!CHARACTER.test(signs)) {
    if (!reading.startsWith(signs)) return [];
    return partings(rest, reading.slice(signs.length)).map((runs) => [{ signs, kana: null }, ...runs]);
  }
  const lengths = Array.from({ length: reading.length }, (_, i) => i + 1);
  return lengths.flatMap((length) =>
    partings(rest, reading.slice(length)).map((runs) => [{ signs, kana: reading.slice(0, length) }, ...runs]),
  );
}

const HEAD = { x: 40.4, top: 3.4, bottom: 69.6, size: 13.6, ruby: 3 };
const TOPS = [4, 4, 9, 9];
const PLAIN = { xs: [28.6, 21.2, 13.8, 6.4], size: 6.8, pitch: 7.1, ruby: 0 };
const FINE = { xs: [28.9, 22.1, 15.3, 8.5], size: 5.5, pitch: 6.4, ruby: 1.75 };
const POET = { x: 3.7, size: 2.7, bottom: 70 };
const LOWEST = 70.4;

/** The columns of a yomifuda; `fine`: with the small signs that only a large card shows. */
export function readingColumns(poem: ReadingText, fine: boolean): Column[] {
  const rest = fine ? FINE : PLAIN;
  const head = phraseColumns(poem, 0, HEAD.x, spread(poem.text[0] ?? "", HEAD), HEAD.size, fine ? HEAD.ruby : 0);
  const others = rest.xs.flatMap((x, i) => {
    const signs = [...(poem.text[i + 1] ?? "")];
    const top = TOPS[i]!;
    const pitch = Math.min(rest.pitch, (LOWEST - top) / Math.max(1, signs.length));
    const ys = signs.map((_, n) => top + pitch * (n + 0.5));
    return phraseColumns(poem, i + 1, x, ys, rest.size, rest.ruby);
  });
  return [...head, ...others, ...(fine ? poetColumn(poem) : [])];
}

/** Few signs stand wider, many closer. */
function spread(phrase: string, { top, bottom, size }: typeof HEAD): number[] {
  const signs = [...phrase];
  const pitch = Math.min(size * 1.1, (bottom - top) / Math.max(1, signs.length));
  return signs.map((_, n) => top + pitch * (n + 0.5));
}

function phraseColumns(poem: ReadingText, phrase: number, x: number, ys: number[], size: number, small: number): Column[] {
  const text = poem.text[phrase] ?? "";
  const pitch = ys.length > 1 ? ys[1]! - ys[0]! : size;
  const columns: Column[] = [{ kana: text, size: Math.min(size, pitch * 1.06), x, y: ys }];
  if (small === 0) return columns;
  let at = 0;
  for (const { signs, kana } of runsOf(text, poem.historical[phrase] ?? "")) {
    const count = [...signs].length;
    if (kana) columns.push(rubyColumn(kana, x + size / 2 + small * 0.62, ys[at]! - pitch / 2, ys[at + count - 1]! + pitch / 2, small));
    at += count;
  }
  return columns;
}

function rubyColumn(kana: string, x: number, top: number, bottom: number, size: number): Column {
  const signs = [...kana];
  const pitch = Math.min(size * 1.5, Math.max(size * 0.9, (bottom - top) / signs.length));
  const first = (top + bottom) / 2 - (pitch * (signs.length - 1)) / 2;
  return { kana, size: Math.min(size, pitch * 1.05), x, y: signs.map((_, n) => first + n * pitch) };
}

function poetColumn({ author }: ReadingText): Column[] {
  const signs = [...author.kanji];
  const pitch = POET.size * 1.12;
  return [{ kana: author.kanji, size: POET.size, x: POET.x, y: signs.map((_, n) => POET.bottom - (signs.length - n - 0.5) * pitch) }];
}
