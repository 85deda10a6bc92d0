/** A poem by the name that a person gives it, in kana or in romaji: as `karuta.poems.names.resolve_name`. */
import { Fault } from "./fault";
import { romajiOf } from "./kana";
import { kimariji, type Opening, POEMS } from "./poems";

const LONG: Record<string, string> = { ā: "aa", ī: "ii", ū: "uu", ē: "ee", ō: "oo" };
const SHOWN_AT_MOST = 6;

const unmacroned = (letters: string) => letters.replace(/[āīūēō]/g, (sign) => LONG[sign]!);
const single = (letters: string) => letters.replace(/([aiueo])\1/g, "$1");

function spellings(poem: Opening): string[][] {
  const spelled = poem.spelled.upper.join("");
  const heard = poem.heard.upper.join("");
  const romaji = [heard, spelled, poem.chant].map((kana) => unmacroned(romajiOf(kana)).replaceAll("'", ""));
  // Sound goes first, so that あふ is a name and あ still means the sixteen that begin so.
  return [[spelled, heard], [poem.historical], romaji, romaji.map(single)];
}

const SPELLINGS = POEMS.map((poem) => ({ poem, forms: spellings(poem) }));

/** Text in lower case, each katakana as the hiragana. */
export function hiragana(text: string): string {
  return text.toLowerCase().replace(/[ァ-ヶ]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x60));
}

/** The poem that an opening of its upper verse names; null if none begins so, a Fault if several do. */
export function named(text: string): Opening | null {
  const asked = unmacroned(hiragana(text)).replace(/[-'’・_]/g, "");
  if (!asked) return null;
  for (let form = 0; form < 4; form++) {
    const found = SPELLINGS.filter(({ forms }) => forms[form]!.some((spelling) => spelling.startsWith(asked)));
    if (found.length === 1) return found[0]!.poem;
    if (found.length) {
      const shown = found.slice(0, SHOWN_AT_MOST).map(({ poem }) => `${poem.number} ${kimariji(poem.number)}`);
      const poems = shown.join(", ") + (found.length > SHOWN_AT_MOST ? ", ..." : "");
      throw new Fault("error-poem-ambiguous", { given: text, poems, count: found.length });
    }
  }
  return null;
}
