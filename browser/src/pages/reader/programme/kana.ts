/** Kana as sound: morae and Hepburn, as in `karuta.poems.kana`. */
const SMALL = new Set("ゃゅょぁぃぅぇぉゎ");
const MACRON: Record<string, string> = { a: "ā", i: "ī", u: "ū", e: "ē", o: "ō" };
const ROWS: Record<string, string> = {
  "": "あいうえお",
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さしすせそ",
  z: "ざじずぜぞ",
  t: "たちつてと",
  d: "だぢづでど",
  n: "なにぬねの",
  h: "はひふへほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
};
const IRREGULAR: Record<string, string> = {
  し: "shi", ち: "chi", つ: "tsu", ふ: "fu", じ: "ji", ぢ: "ji", づ: "zu",
  や: "ya", ゆ: "yu", よ: "yo", わ: "wa", ゐ: "i", ゑ: "e", を: "o", ん: "n",
}; // prettier-ignore

function spelling(): Map<string, string> {
  const table = new Map<string, string>();
  for (const [row, signs] of Object.entries(ROWS)) [...signs].forEach((sign, i) => table.set(sign, row + "aiueo"[i]));
  for (const [sign, sound] of Object.entries(IRREGULAR)) table.set(sign, sound);
  for (const sign of "きぎしじちぢにひびぴみり") {
    const whole = table.get(sign)!;
    const stem = ["shi", "chi", "ji"].includes(whole) ? whole.slice(0, -1) : `${whole.slice(0, -1)}y`;
    [..."ゃゅょ"].forEach((small, i) => table.set(sign + small, stem + "auo"[i]));
  }
  return table;
}

const SPELLING = spelling();

/** The beats: a small ゃ ゅ ょ joins its kana; ー, っ and ん are beats of their own. */
export function morae(kana: string): string[] {
  const beats: string[] = [];
  for (const sign of kana) {
    if (SMALL.has(sign) && beats.length) beats[beats.length - 1] += sign;
    else beats.push(sign);
  }
  return beats;
}

/** Hepburn of hiragana that is written as it sounds. */
export function romajiOf(kana: string): string {
  let letters = "";
  let before = "";
  for (const beat of morae(kana)) {
    if (beat === "ー") {
      letters = letters.slice(0, -1) + MACRON[letters.slice(-1)];
    } else if (beat !== "っ") {
      const sound = SPELLING.get(beat);
      if (sound === undefined) throw new RangeError(`${beat} is no hiragana`);
      if (before === "ん" && "aiueoy".includes(sound[0]!)) letters += "'";
      if (before === "っ") letters += sound.startsWith("ch") ? "t" : sound[0];
      letters += sound;
    }
    before = beat;
  }
  return letters;
}
