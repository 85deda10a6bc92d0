/** One card of the board as elements: a button that moves, in it the paper with its kana, the back, and the chip. */
import { cutFor, drawFace, type CardText, type Cut, type CutKind } from "./card";
import { Mover } from "./motion";

const part = (name: string): HTMLSpanElement => {
  const element = document.createElement("span");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  return element;
};

const LARGEST_CHIP = 12;
/** The least size (px) of signs on a chip: on a card as small as a phone's, and else. */
const LEAST_CHIP = { small: 9, large: 11 };
const SMALL_CARD = 40;
const MOST_LINES = 3;
const LINE = 1.06;
/** How far (of the card's height) a chip may reach over the card's own edge where the gap is too narrow for it. */
const MOST_LIFT = 0.17;
/** What a line is taken to measure (em) where nothing can measure it: kana are square. */
const SIGN = { ja: 1, letters: 0.62 };
/** As board.css has it for chips in letters. */
const LETTERS = '500 100px system-ui, "Segoe UI", Roboto, sans-serif';
const measures = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null | undefined;

/** Length of a line in ems. */
function lengthOf(line: string, kind: "ja" | "letters"): number {
  if (kind === "ja") return line.length * SIGN.ja;
  const known = measures.get(line);
  if (known !== undefined) return known;
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return line.length * SIGN.letters;
  ruler.font = LETTERS;
  const length = ruler.measureText(line).width / 100;
  measures.set(line, length);
  return length;
}

/** A hint in `count` lines as even as can be; letters part after a vowel. */
export function linesOf(hint: string, count: number): string[] {
  const letters = /[a-z]/.test(hint);
  const cuts = [...hint].map((_, i) => i + 1).filter((end) => end < hint.length && (!letters || /[aeiouāēīōū]/.test(hint[end - 1]!)));
  let best = [hint];
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const cut = (from: number, made: string[]): void => {
    const lines = [...made, hint.slice(from)];
    if (lines.length === count) {
      if (best.length < count || longest(lines) < longest(best)) best = lines;
      return;
    }
    for (const end of cuts) if (end > from) cut(end, [...made, hint.slice(from, end)]);
  };
  cut(0, []);
  return best;
}

export interface Chip {
  lines: string[];
  /** Px. */
  size: number;
  /** How far it reaches over the card, px. */
  lift: number;
}

/** The chip for a card of this size with a gap of `room` px below it: in as few lines as make it readable. */
export function chipOf(hint: string, lang: string, width: number, height: number, room: number): Chip {
  const least = width < SMALL_CARD ? LEAST_CHIP.small : LEAST_CHIP.large;
  const across = width - 2 * paddingOf(width) - 0.6;
  const sized = (count: number, deep: number) => {
    const lines = linesOf(hint, count);
    const longest = Math.max(0.5, ...lines.map((line) => lengthOf(line, lang === "ja" ? "ja" : "letters")));
    const size = Math.min(Math.max(LARGEST_CHIP, width * 0.17), across / longest, deep / (lines.length * LINE));
    return { lines, size, lift: Math.max(0, lines.length * LINE * size + 1.3 - room) };
  };
  for (let count = 1; count < MOST_LINES; count++) {
    const chip = sized(count, room - 2);
    if (chip.size >= least) return chip;
  }
  let best = sized(1, least * LINE);
  for (let count = 2; count <= MOST_LINES; count++) {
    const chip = sized(count, Math.min(least * count * LINE, room - 2 + height * MOST_LIFT));
    if (best.size < least && chip.size > best.size) best = chip;
  }
  return best;
}

/** As board.css has it. */
const paddingOf = (width: number) => Math.min(3.5, width * 0.06);

export class CardNode {
  readonly element = document.createElement("button");
  readonly mover: Mover;
  private readonly paper = part("paper");
  private readonly chip = part("chip");
  private face: SVGSVGElement | null = null;
  private text: CardText | null = null;
  private cut: Cut | null = null;
  private said = "";
  private hint = "";

  constructor(readonly card: number) {
    this.element.type = "button";
    this.element.className = "card";
    this.element.tabIndex = -1;
    this.element.dataset["card"] = String(card);
    const back = part("back");
    this.element.append(this.paper, back, this.chip);
    this.mover = new Mover(this.element);
  }

  /** Draws the kana only when text or cut have changed. */
  draw(text: CardText | undefined, width: number, height: number, kind: CutKind): void {
    const cut = cutFor(width, height, kind);
    const { cut: before } = this;
    const same = before?.kind === cut.kind && before.height === cut.height && before.width === cut.width;
    if (!text || (same && this.text === text)) return;
    [this.text, this.cut] = [text, cut];
    if (this.face) drawFace(text, cut, this.face);
    else this.paper.append((this.face = drawFace(text, cut)));
  }

  name(name: string): void {
    if (name === this.said) return;
    this.said = name;
    this.element.setAttribute("aria-label", name);
  }

  /** A chip in the gap below, `room` px deep; none for no hint. */
  tell(hint: string, lang: string, width: number, height: number, room: number): void {
    const key = `${hint}|${lang}|${width.toFixed()}|${height.toFixed()}|${room.toFixed()}`;
    if (key === this.hint) return;
    this.hint = key;
    this.chip.hidden = hint === "";
    this.chip.lang = lang;
    const { lines, size, lift } = chipOf(hint, lang, width, height, room);
    this.chip.style.fontSize = `${size.toFixed(2)}px`;
    this.chip.style.setProperty("--lift", `${lift.toFixed(1)}px`);
    // Drawn by the style: the card's spoken name has it already, and what is seen should be what is said.
    this.chip.dataset["hint"] = lines.join("\n");
  }

  mark(name: string, on: boolean): void {
    this.element.classList.toggle(name, on);
  }

  /** Which of a side's players it is before, from the first; null: nobody's alone. */
  hold(seat: number | null): void {
    if (seat === null) delete this.element.dataset["holder"];
    else this.element.dataset["holder"] = String(Math.floor(seat / 2));
  }

  pick(on: boolean): void {
    this.mark("picked", on);
    if (on) this.element.setAttribute("aria-pressed", "true");
    else this.element.removeAttribute("aria-pressed");
  }

  show(on: boolean): void {
    this.element.hidden = !on;
  }
}
