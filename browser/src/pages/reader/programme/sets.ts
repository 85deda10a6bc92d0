/** Which poems lie in the box: set expressions, and the dead cards added to them (docs/notation.md, 7.1 and 7.2). */
import type { Verse } from "../types";
import { Chance } from "./chance";
import { Fault } from "./fault";
import { romajiOf } from "./kana";
import { hiragana, named } from "./names";
import { ALL, BY_KIMARIJI, common, deciding, type Opening, POEMS } from "./poems";

const COLOURS = ["pink", "yellow", "blue", "green", "orange"];
const THIRDS: Record<string, string> = { a: "あいうさしすせな", b: "かきこたちつみむめも", c: "おはひふほやゆよわ" };
const NAME = /^[a-zāīūēō'’_・ぁ-ゖー-]+$/;
const GLOB = /^(?:[0-9?*]|\[!?(?:[0-9](?:-[0-9])?)+\])+$/;

const first = (poem: Opening) => poem.heard.upper[0]!;
const numbers = (fits: (poem: Opening) => boolean) => POEMS.filter(fits).map(({ number }) => number);

function twins({ number }: Opening): boolean {
  const length = deciding(number);
  return length > 1 && POEMS.some((other) => other.number !== number && common("upper", number, other.number) >= length - 1 && deciding(other.number) === length);
}

function globbed(term: string): number[] {
  const pattern = term.replace(/\[!/g, "[^").replace(/\?/g, "[0-9]").replace(/\*/g, "[0-9]*");
  try {
    const whole = new RegExp(`^${pattern}$`);
    return ALL.filter((number) => whole.test(String(number)));
  } catch {
    return []; // a span that runs backwards, as [9-1]
  }
}

function selected(term: string): readonly number[] {
  if (term === "all") return ALL;
  if (COLOURS.includes(term)) return numbers(({ colour }) => colour === term);
  const value = term.slice(term.indexOf(":") + 1);
  if (term.startsWith("first:")) return numbers((poem) => first(poem) === value || romajiOf(first(poem)) === value);
  if (term === "group:tomofuda") return numbers(twins);
  if (term === "group:oyama") return numbers(({ number }) => deciding(number) === 6);
  if (/^third:[abc]$/.test(term)) return numbers((poem) => THIRDS[value]!.includes(first(poem)));
  if (/^quarter:[1-4]$/.test(term)) return BY_KIMARIJI.slice(25 * (Number(value) - 1), 25 * Number(value));
  const length = /^length:([1-6])(?:-([1-6]))?$/.exec(term);
  if (length) {
    const [least, most] = [Number(length[1]), Number(length[2] ?? length[1])];
    return numbers(({ number }) => deciding(number) >= least && deciding(number) <= most);
  }
  const span = /^([0-9]{1,3})(?:(?:\.\.|-)([0-9]{1,3}))?$/.exec(term);
  if (span) {
    const [least, most] = [Number(span[1]), Number(span[2] ?? span[1])];
    return least >= 1 && most <= 100 ? ALL.filter((number) => number >= least && number <= most) : [];
  }
  if (GLOB.test(term)) return globbed(term);
  const poem = NAME.test(term) ? named(term) : null;
  return poem ? [poem.number] : [];
}

/**
 * The poems that a set expression names, in ascending order. Terms are read from left to right; one that begins with "-"
 * takes away, and where the first one does, it takes away from all. Throws a Fault that quotes what can't be read.
 */
export function poemsOf(expression: string): number[] {
  const terms = hiragana(expression.normalize("NFKC")).split(/[ \t\r\n,+、]+/).filter(Boolean);
  const found = new Set<number>(terms[0]?.startsWith("-") ? ALL : []);
  for (const term of terms) {
    const away = term.startsWith("-");
    const poems = selected(away ? term.slice(1) : term);
    if (!poems.length) throw new Fault("error-set-term", { given: term });
    for (const number of poems) {
      if (away) found.delete(number);
      else found.add(number);
    }
  }
  if (!found.size) throw new Fault("error-set-empty", { given: expression });
  return [...found].sort((a, b) => a - b);
}

/**
 * Cards that are read but do not lie on the mat, in the order in which they were drawn: `count` of the hundred without
 * the set, or all that are left. `likeness` 0 draws each as likely; the nearer to 100, the more those that begin like
 * a card of the set.
 */
export function deadCards(seed: string, set: readonly number[], count: number, likeness: number, verse: Verse): number[] {
  const chance = new Chance(seed).child("dead");
  let candidates = ALL.filter((number) => !set.includes(number)).map((number) => {
    const shared = Math.min(5, Math.max(...set.map((card) => common(verse, number, card))));
    return { number, weight: 100 + likeness * (4 ** shared - 1) };
  });
  const drawn: number[] = [];
  while (drawn.length < count && candidates.length) {
    let left = chance.below(candidates.reduce((sum, { weight }) => sum + weight, 0));
    const { number } = candidates.find(({ weight }) => (left -= weight) < 0)!;
    drawn.push(number);
    candidates = candidates.filter((candidate) => candidate.number !== number);
  }
  return drawn;
}
