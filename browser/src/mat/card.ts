/**
 * Torifuda: the printed lower verse as a grid of kana on a card of 52 x 73 mm, in columns of five, five and the rest
 * from right to left; or in the tall cut of narrow screens, one column for each phrase.
 */

/** What the board has to know of a poem; a poem of /data/poems.json fits. */
export interface CardText {
  number: number;
  /** Printed lower verse, historical kana without dakuten, 14 to 16 kana. */
  torifuda: string;
  /** Modern kana by phrase. */
  pronunciation: readonly string[];
  romaji: readonly string[];
  gloss: string;
}

/** One column: its kana, their size, and the centre of each (mm, or units of a 38 mm wide tall card). */
export interface Column {
  kana: string;
  size: number;
  x: number;
  y: number[];
}

export interface Cut {
  width: number;
  height: number;
  tall: boolean;
}

export const CLASSIC: Cut = { width: 52, height: 73, tall: false };

const KANA = 15.2;
const COLUMNS = [40.9, 25.95, 11.0];
const FIRST_ROW = 10.7;
const PITCH = 12.95;
/** The widest a kana can be in a tall card, and how far its columns stand from the card's middle. */
const TALL_COLUMNS = [27.75, 10.25];
const TALL_EDGE = 3.4;

/** The columns of a printed card, five and five kana and the rest; a sixth in the last column stands closer. */
export function classicColumns(torifuda: string): Column[] {
  const kana = [...torifuda];
  return [kana.slice(0, 5), kana.slice(5, 10), kana.slice(10)].map((column, i) => {
    const crowded = column.length > 5;
    const pitch = crowded ? (PITCH * 5.06) / column.length : PITCH;
    const first = crowded ? FIRST_ROW - (PITCH - pitch) / 2 : FIRST_ROW;
    const size = crowded ? pitch * 1.23 : KANA;
    return { kana: column.join(""), size, x: COLUMNS[i]!, y: column.map((_, n) => first + n * pitch) };
  });
}

/** Two columns, the phrases of seven (sometimes eight) kana, for a card 38 wide and `height` high. */
export function tallColumns(torifuda: string, firstPhrase: number, height: number): Column[] {
  const kana = [...torifuda];
  const cut = firstPhrase > 0 && firstPhrase < kana.length ? firstPhrase : Math.ceil(kana.length / 2);
  return [kana.slice(0, cut), kana.slice(cut)].map((column, i) => {
    const pitch = (height - 2 * TALL_EDGE) / Math.max(7, column.length);
    const size = Math.min(17.4, pitch * 1.2);
    return {
      kana: column.join(""),
      size,
      x: TALL_COLUMNS[i]!,
      y: column.map((_, n) => TALL_EDGE + pitch * (n + 0.5)),
    };
  });
}

export function columnsOf(text: CardText, cut: Cut): Column[] {
  // Small kana are not printed: きょう stands as けふ, so a phrase is printed in as many kana as it has morae.
  const phrase = [...(text.pronunciation[3] ?? "").replace(/[ゃゅょ]/g, "")].length;
  return cut.tall ? tallColumns(text.torifuda, phrase, cut.height) : classicColumns(text.torifuda);
}

/** The cut for a card of so many px; tall heights go in steps, so that a resize seldom draws anything anew. */
export function cutFor(cardWidth: number, cardHeight: number, tall: boolean): Cut {
  if (!tall) return { ...CLASSIC, height: Math.round((52 * cardHeight) / cardWidth) };
  return { width: 38, height: Math.max(64, Math.floor((38 * cardHeight) / cardWidth / 4) * 4), tall: true };
}

const SVG = "http://www.w3.org/2000/svg";

/** An SVG of the kana alone; paper and rim belong to the element around it. */
export function drawFace(text: CardText, cut: Cut, face = document.createElementNS(SVG, "svg")): SVGSVGElement {
  face.setAttribute("viewBox", `0 0 ${cut.width} ${cut.height}`);
  face.setAttribute("aria-hidden", "true");
  face.classList.add("kana");
  face.replaceChildren(
    ...columnsOf(text, cut).map((column) => {
      const line = document.createElementNS(SVG, "text");
      line.setAttribute("x", column.y.map(() => column.x).join(" "));
      line.setAttribute("y", column.y.map((y) => y.toFixed(2)).join(" "));
      line.setAttribute("font-size", column.size.toFixed(2));
      line.textContent = column.kana;
      return line;
    }),
  );
  return face;
}

/** A card by itself, as large as its container allows: for zoom, lessons and lists. Style: board.css. */
export function pictureOf(text: CardText): HTMLElement {
  const picture = document.createElement("span");
  picture.className = "torifuda";
  const paper = document.createElement("span");
  paper.className = "paper";
  paper.append(drawFace(text, CLASSIC));
  picture.append(paper);
  return picture;
}
