/** How people and poets are called in sentences. */
import { list } from "../../../pages/names";
import { poems } from "../../../pages/library";
import { language } from "../../../words";
import { seat, together } from "../house";
import { personName } from "../names";
import type { Names } from "./told";

/** A poet as the language writes the name. */
export function poetName(card: number): string {
  const author = poems.value.get(card)?.author;
  return author ? (language.value === "ja" ? author.kanji : author.romaji) : String(card);
}

export function names(): Names {
  return { you: together.value ? null : seat.value, person: personName, poet: poetName, list };
}
