/**
 * Torifuda: the printed lower verse as a grid of kana on a card of 52 x 73 mm, in columns of five, five and the rest
 * from right to left. Small screens cut them otherwise, so that the kana stay large: upright ones tall, with a column
 * for each phrase, and those that lie on their side low, with three kana to a column.
 */

import { readingColumns, type ReadingText } from "./yomifuda";

/** What the board has to know of a poem; a poem of /data/poems.json fits. What only yomifuda need may be left out. */
export interface CardText extends Partial<ReadingText> {
  number: number;
  /** Printed lower verse, historical kana without dakuten, 14 to 16 kana. */
  torifuda: string;
  /** Modern kana by phrase. */
  pronunciation: readonly string[];
  romaji: readonly string[];
  gloss: string;
}

/** One column: its kana, their size, and the centre of each, in the units of the cut (mm for the classic one). */
export interface Column {
  kana: string;
  size: number;
  x: number;
  y: number[];
}

export interface Cut {
  width: number;
  height: number;
  kind: CutKind;
}

/** Ways to cut a torifuda; `poem`: a yomifuda, without the kana of its characters, which only a large one shows. */
export type CutKind = "classic" | "tall" | "strip" | "low" | "poem";

export const CLASSIC: Cut = { width: 52, height: 73, kind: "classic" };

const KANA = 15.2;
const COLUMNS = [40.9, 25.95, 11.0];
const FIRST_ROW = 10.7;
const PITCH = 12.95;
const TALL_COLUMNS = [27.75, 10.25];
const TALL_EDGE = 3.4;
const STRIP_WIDTH = 20;
/** The fewest kana of a verse by which all cards can be told (nos. 26 and 56 part at the eighth). */
const STRIP_KANA = 8;
const LOW_HEIGHT = 42;
const LOW_EDGE = 2.6;
const LOW_ROWS = 3;

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

/** One column with the first kana of the verse, for a card 20 wide and `height` high. */
export function stripColumn(torifuda: string, height: number): Column {
  const kana = [...torifuda].slice(0, STRIP_KANA);
  const edge = 1.6;
  const pitch = (height - 2 * edge) / STRIP_KANA;
  return { kana: kana.join(""), size: Math.min(17, pitch * 1.16), x: STRIP_WIDTH / 2, y: kana.map((_, n) => edge + pitch * (n + 0.5)) };
}

/** Columns of three kana for a card 42 high and `width` wide. */
export function lowColumns(torifuda: string, width: number): Column[] {
  const kana = [...torifuda];
  const count = Math.ceil(kana.length / LOW_ROWS);
  const [across, down] = [(width - 2 * LOW_EDGE) / count, (LOW_HEIGHT - 2 * LOW_EDGE) / LOW_ROWS];
  return Array.from({ length: count }, (_, i) => {
    const column = kana.slice(i * LOW_ROWS, (i + 1) * LOW_ROWS);
    return {
      kana: column.join(""),
      size: Math.min(across * 1.14, down * 1.18),
      x: width - LOW_EDGE - across * (i + 0.5),
      y: column.map((_, n) => LOW_EDGE + down * (n + 0.5)),
    };
  });
}

export function columnsOf(text: CardText, cut: Cut): Column[] {
  if (cut.kind === "poem") {
    const { text: verse = [], historical = [], author = { kanji: "" } } = text;
    return readingColumns({ text: verse, historical, author }, false);
  }
  // Small kana are not printed: きょう stands as けふ, so a phrase is printed in as many kana as it has morae.
  const phrase = [...(text.pronunciation[3] ?? "").replace(/[ゃゅょ]/g, "")].length;
  if (cut.kind === "tall") return tallColumns(text.torifuda, phrase, cut.height);
  if (cut.kind === "strip") return [stripColumn(text.torifuda, cut.height)];
  if (cut.kind === "low") return lowColumns(text.torifuda, cut.width);
  const lower = (cut.height - CLASSIC.height) / 2;
  return classicColumns(text.torifuda).map((column) => ({ ...column, y: column.y.map((y) => y + lower) }));
}

/** The cut for a card of so many px. Shapes go in steps, so that a resize seldom draws anything anew. */
export function cutFor(cardWidth: number, cardHeight: number, kind: CutKind): Cut {
  if (kind === "tall") return { width: 38, height: Math.max(64, Math.floor((38 * cardHeight) / cardWidth / 4) * 4), kind };
  if (kind === "strip") return { width: STRIP_WIDTH, height: Math.floor((STRIP_WIDTH * cardHeight) / cardWidth / 2) * 2, kind };
  if (kind === "low") return { width: Math.floor((LOW_HEIGHT * cardWidth) / cardHeight / 2) * 2, height: LOW_HEIGHT, kind };
  return { ...CLASSIC, kind, height: Math.round((52 * cardHeight) / cardWidth) };
}

const SVG = "http://www.w3.org/2000/svg";

/** An SVG of the kana alone; paper and rim belong to the element around it. */
export function drawFace(text: CardText, cut: Cut, face = document.createElementNS(SVG, "svg")): SVGSVGElement {
  face.setAttribute("viewBox", `0 0 ${cut.width} ${cut.height}`);
  face.setAttribute("aria-hidden", "true");
  face.classList.add("kana");
  face.classList.toggle("poem", cut.kind === "poem");
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
export function pictureOf(text: CardText, cut: Cut = CLASSIC): HTMLElement {
  const picture = document.createElement("span");
  picture.className = "torifuda";
  const paper = document.createElement("span");
  paper.className = "paper";
  paper.append(drawFace(text, cut));
  picture.append(paper);
  return picture;
}
