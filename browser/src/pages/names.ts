/** What people and cards are called in sentences. */
import type { Poem } from "./library";
import { poems } from "./library";
import type { PlayerInfo } from "../protocol";
import { has, language, t } from "../words";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function phrase(poem: Poem | undefined, at: number): string {
  if (!poem) return "";
  if (language.value === "ja") return poem.pronunciation[at] ?? "";
  return capital(poem.romaji[at] ?? "");
}

/** A poem by the words that the reader sings first. */
export function sungName(card: number): string {
  return phrase(poems.value.get(card), 0) || String(card);
}

/** A card by the words that are printed first on it. */
export function printedName(card: number): string {
  return phrase(poems.value.get(card), 3) || String(card);
}

/** The language of `sungName` and `printedName`, for the page's `lang`. */
export function nameLanguage(): string {
  return language.value === "ja" ? "ja" : "ja-Latn";
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** Somebody of the house, as the language writes the name. */
export function playerName({ key, name, words = "character" }: Pick<PlayerInfo, "key" | "name" | "words">): string {
  const entry = `${words}-${key}-name`;
  return has(entry) ? t(entry) : name;
}
