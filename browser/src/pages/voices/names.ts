/**
 * What the files of a pack are, by their names: verses as packs for wasuramoti have them (`017_1.ogg`, `serino_017_1.ogg`;
 * 000 is the joka, 1 the upper verse, 2 the lower), tracks of one poem each, or one long recording.
 */
import type { Verse } from "../reader/types";

/** Why a file, or a verse, could not be used. */
export type Why =
  | "other" // nothing that sounds, by its name
  | "unknown" // its name tells no poem
  | "doubled" // there is another of that verse
  | "empty"
  | "big"
  | "long"
  | "damaged" // its zip does not give it whole
  | "locked" // with a password
  | "not-audio" // this browser can't decode it
  | "silent"
  | "one-part" // a poem's track without a silence that parts the verses
  | "spare"; // more stretches of sound than verses

export interface Odd {
  path: string;
  why: Why;
}

export interface OfVerse {
  path: string;
  poem: number;
  verse: Verse;
}

export interface OfPoem {
  path: string;
  poem: number;
}

export type Sorted = { odd: Odd[] } & (
  | { kind: "verses"; files: OfVerse[] }
  /** `numbered`: their names tell the poems; else it is their order. */
  | { kind: "poems"; files: OfPoem[]; numbered: boolean }
  | { kind: "track"; path: string }
  | { kind: "nothing" }
);

const SOUND = /\.(ogg|oga|opus|mp3|wav|wave|m4a|mp4|aac|flac)$/i;
/** What systems leave behind in folders; nobody wants to hear of it. */
const LITTER = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;
const VERSE = /^(?:.*[_\-. ])?(\d{1,3})[_-]([12])$/;
export const MOST_POEM = 100;

/** `017_1`: the upper verse of poem 17. */
export const slotOf = (poem: number, verse: Verse) => `${String(poem).padStart(3, "0")}_${verse === "upper" ? 1 : 2}`;

/** All verses that a whole voice has, the joka's first. */
export const SLOTS: readonly string[] = Array.from({ length: MOST_POEM + 1 }, (_, poem) => [slotOf(poem, "upper"), slotOf(poem, "lower")]).flat();

export const readSlot = (slot: string): { poem: number; verse: Verse } => ({
  poem: Number(slot.slice(0, 3)),
  verse: slot.endsWith("1") ? "upper" : "lower",
});

export const isSound = (path: string) => SOUND.test(path) && !LITTER.test(path);
export const isZip = (path: string) => /\.zip$/i.test(path);

/** Full-width digits are digits, whoever typed the name. */
const stem = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(SOUND, "").normalize("NFKC");

/** The verse that a name tells; null for any other name. */
export function verseOf(path: string): { poem: number; verse: Verse } | null {
  const told = VERSE.exec(stem(path));
  if (!told) return null;
  const poem = Number(told[1]);
  return poem <= MOST_POEM ? { poem, verse: told[2] === "1" ? "upper" : "lower" } : null;
}

/** As people count: `9` before `10`. */
const { compare } = new Intl.Collator("en", { numeric: true });
/** The plain name before one with more to it, whatever the format. */
const natural = (a: string, b: string) => compare(a.replace(SOUND, ""), b.replace(SOUND, "")) || compare(a, b);

/** The number that tells the poem is at the same place in all names; at which it is, they tell by differing there. */
function numbersOf(paths: readonly string[]): (number | null)[] | null {
  const runs = paths.map((path) => stem(path).match(/\d+/g)?.map(Number) ?? []);
  let best: (number | null)[] = [];
  let most = 0;
  for (const place of [0, 1, 2]) {
    const column = runs.map((run) => (run[place] !== undefined && run[place] <= MOST_POEM + 1 ? run[place] : null));
    const different = new Set(column.filter((value) => value !== null)).size;
    if (different > most) [best, most] = [column, different];
  }
  if (most < Math.max(2, 0.8 * paths.length)) return null;
  const told = new Set(best);
  // Tracks 1 to 101 begin with the joka.
  const first = told.has(MOST_POEM + 1) && !told.has(0) ? 1 : 0;
  return best.map((value) => (value === null || value - first > MOST_POEM ? null : value - first));
}

function poems(paths: readonly string[], odd: Odd[]): Sorted {
  const numbers = numbersOf(paths);
  if (!numbers) {
    const first = paths.length > MOST_POEM ? 0 : 1;
    const files = paths.map((path, i) => ({ path, poem: i + first }));
    odd.push(...files.filter(({ poem }) => poem > MOST_POEM).map(({ path }) => ({ path, why: "unknown" as const })));
    return { kind: "poems", files: files.filter(({ poem }) => poem <= MOST_POEM), numbered: false, odd };
  }
  const taken = new Set<number>();
  const files: OfPoem[] = [];
  paths.forEach((path, i) => {
    const poem = numbers[i];
    if (poem == null) odd.push({ path, why: "unknown" });
    else if (taken.has(poem)) odd.push({ path, why: "doubled" });
    else {
      taken.add(poem);
      files.push({ path, poem });
    }
  });
  return { kind: "poems", files, numbered: true, odd };
}

/** What all these files are, and which of them are of no use. */
export function sortOut(given: readonly string[]): Sorted {
  const paths = given.filter((path) => !LITTER.test(path)).sort(natural);
  const odd: Odd[] = paths.filter((path) => !isSound(path)).map((path) => ({ path, why: "other" }));
  const sounds = paths.filter(isSound);
  if (!sounds.length) return { kind: "nothing", odd };
  const verses = sounds.filter((path) => verseOf(path));
  if (2 * verses.length < sounds.length) {
    return sounds.length === 1 ? { kind: "track", path: sounds[0]!, odd } : poems(sounds, odd);
  }
  const taken = new Set<string>();
  const files: OfVerse[] = [];
  for (const path of sounds) {
    const told = verseOf(path);
    if (!told) odd.push({ path, why: "unknown" });
    else if (taken.has(slotOf(told.poem, told.verse))) odd.push({ path, why: "doubled" });
    else {
      taken.add(slotOf(told.poem, told.verse));
      files.push({ path, ...told });
    }
  }
  return { kind: "verses", files, odd };
}

/** Verses in few words: `3, 5-9, 17 (upper)`; `both`, `upper` and `lower` are lists of poems. */
export function gathered(slots: Iterable<string>): Record<"both" | Verse, string> {
  const given = new Set(slots);
  const lists: Record<"both" | Verse, number[]> = { both: [], upper: [], lower: [] };
  for (let poem = 0; poem <= MOST_POEM; poem++) {
    const [upper, lower] = [given.has(slotOf(poem, "upper")), given.has(slotOf(poem, "lower"))];
    if (upper && lower) lists.both.push(poem);
    else if (upper) lists.upper.push(poem);
    else if (lower) lists.lower.push(poem);
  }
  return { both: ranges(lists.both), upper: ranges(lists.upper), lower: ranges(lists.lower) };
}

function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`)).join(", ");
}
