/** The poems and the glossary in the language that is shown, fetched once each. */
import { effect, signal } from "@preact/signals";
import { language, type Language } from "../words";

export interface Poem {
  number: number;
  torifuda: string;
  text: string[];
  historical: string[];
  pronunciation: string[];
  kimariji: string;
  romaji: string[];
  author: { kanji: string; kana: string; romaji: string };
  gloss: string;
  colour: string | null;
  /** Who is painted on its reading card. */
  figure: "tono" | "hime" | "bozu" | "semimaru";
}

export interface Entry {
  key: string;
  kanji: string;
  kana: string;
  romaji: string;
  short: string;
  more: string;
}

export const poems = signal<ReadonlyMap<number, Poem>>(new Map());
export const glossary = signal<ReadonlyMap<string, Entry>>(new Map());
/** True when the house gave no books: the page says so instead of waiting for ever. */
export const missing = signal(false);

const kept = new Map<string, unknown>();

async function book<T>(name: string, locale: Language): Promise<T[]> {
  const address = `/data/${name}.json?language=${locale}`;
  const known = kept.get(address);
  if (known) return known as T[];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const found = (await answer.json()) as T[];
  kept.set(address, found);
  return found;
}

/** Terms are looked up without marks of spelling: `kimari-ji`, `kimariji` and `Kimariji` are one. */
export function plain(term: string): string {
  return term.normalize("NFD").replace(/[^a-zA-Z]/g, "").toLowerCase();
}

let following = false;

/** Begin to follow the language. */
export function openLibrary(): void {
  if (following) return;
  following = true;
  effect(() => void fetchBooks(language.value));
}

async function fetchBooks(locale: Language): Promise<void> {
  try {
    const [verses, terms] = await Promise.all([book<Poem>("poems", locale), book<Entry>("glossary", locale)]);
    if (locale !== language.value) return;
    poems.value = new Map(verses.map((poem) => [poem.number, poem]));
    glossary.value = new Map(terms.map((entry) => [plain(entry.key), entry]));
    missing.value = false;
  } catch {
    missing.value = true;
  }
}

/** Ask again after a failure. */
export function reopenLibrary(): void {
  void fetchBooks(language.value);
}
