/** Words in five languages: one Fluent catalogue each, fetched when it is wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { computed, effect, signal } from "@preact/signals";
import { language as chosen } from "./settings";

export const LANGUAGES = ["en", "fr", "es", "ru", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

/** Each language says its own name, so that one who is lost finds the way back. */
export const NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ru: "Русский",
  ja: "日本語",
};

const LETTERS_MS = 1200;

const catalogues = import.meta.glob<string>("../../src/karuta/locales/*.ftl", { query: "?raw", import: "default" });

/** A browser's wishes and a choice -> the language to speak. */
export function negotiate(wishes: readonly string[], choice: string | null): Language {
  const asked = choice === null ? wishes : [choice, ...wishes];
  const [best] = negotiateLanguages(asked, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return best as Language;
}

const wanted = computed(() => negotiate(typeof navigator === "undefined" ? [] : navigator.languages, chosen.value));
const bundles = signal<Partial<Record<Language, FluentBundle>>>({});
/** The language that is shown: the wanted one as soon as its catalogue is here. */
export const language = signal<Language>("en");

export function bundleOf(locale: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const [fault] = bundle.addResource(new FluentResource(source));
  if (fault) console.warn(fault.message);
  return bundle;
}

async function fetchBundle(locale: Language): Promise<void> {
  if (bundles.peek()[locale]) return;
  const load = catalogues[`../../src/karuta/locales/${locale}.ftl`];
  if (load) bundles.value = { ...bundles.peek(), [locale]: bundleOf(locale, await load()) };
}

/** Japanese waits a moment for its letters: a device without any would show boxes instead of words. */
async function fetchLetters(locale: Language): Promise<void> {
  if (locale !== "ja" || typeof document === "undefined" || !document.fonts) return;
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
  await Promise.race([document.fonts.load("1rem Klee", "札").catch(() => undefined), late]);
}

/** Begin to follow the wanted language; resolves when the first catalogue is here. */
export async function listen(root: HTMLElement = document.documentElement): Promise<void> {
  const follow = async () => {
    const locale = wanted.value;
    await Promise.all([fetchBundle(locale), fetchLetters(locale)]);
    if (locale === wanted.value) language.value = locale;
  };
  await follow();
  effect(() => {
    wanted.value;
    void follow();
  });
  effect(() => {
    root.lang = language.value;
  });
}

function spell(locale: Language, key: string, facts: Facts): string | undefined {
  const bundle = bundles.value[locale];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return undefined;
  return bundle.formatPattern(message.value, facts, []);
}

/** The sentence of entry `key`, with the marks of terms still in it (see `Said`). */
export function marked(key: string, facts: Facts = {}): string {
  const own = spell(language.value, key, facts);
  if (own !== undefined) return own;
  if (language.value !== "en") void fetchBundle("en");
  return spell("en", key, facts) ?? key;
}

const TERM = /\[([\w-]+)(?:\|([^\]]*))?\]/g;

/** The sentence of entry `key`; what is missing in the language is said in English. */
export function t(key: string, facts: Facts = {}): string {
  return marked(key, facts).replace(TERM, (_, term: string, shown?: string) => shown ?? term);
}

/** Whether the language or English has the entry. */
export function has(key: string): boolean {
  return spell(language.value, key, {}) !== undefined || spell("en", key, {}) !== undefined;
}

export type Piece = string | { term: string; shown: string | undefined };

/** Split a sentence at its marked terms: `[okurifuda]` or `[okurifuda|the sent card]`. */
export function pieces(sentence: string): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(TERM)) {
    if (mark.index > from) parts.push(sentence.slice(from, mark.index));
    parts.push({ term: mark[1]!, shown: mark[2] });
    from = mark.index + mark[0].length;
  }
  if (from < sentence.length) parts.push(sentence.slice(from));
  return parts;
}

/** Seconds with two places, as the language writes numbers. */
export function seconds(value: number, places = 2): string {
  return value.toLocaleString(language.value, { minimumFractionDigits: places, maximumFractionDigits: places });
}
