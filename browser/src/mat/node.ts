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
/** Below this size (px) two lines are better than one. */
const SMALL_CHIP = 9.4;
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

function chipSize(lines: readonly string[], lang: string, width: number, room: number): number {
  const longest = Math.max(0.5, ...lines.map((line) => lengthOf(line, lang === "ja" ? "ja" : "letters")));
  return Math.min(Math.max(LARGEST_CHIP, width * 0.17), (width - 8) / longest, (room - 2) / (lines.length * 1.06));
}

/** Two parts as even as can be; letters part after a vowel. */
export function halves(hint: string): [string, string] {
  const middle = hint.length / 2;
  let best = Math.ceil(middle);
  if (/[a-z]/.test(hint)) {
    const ends = [...hint.matchAll(/[aeiouāēīōū]/g)].map(({ index }) => index + 1).filter((end) => end < hint.length);
    best = ends.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? best;
  }
  return [hint.slice(0, best), hint.slice(best)];
}

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

  /** A chip in the gap below, `room` px deep: in one line, or in two where they come out larger; none for no hint. */
  tell(hint: string, lang: string, width: number, room: number): void {
    const key = `${hint}|${lang}|${width.toFixed()}|${room.toFixed()}`;
    if (key === this.hint) return;
    this.hint = key;
    this.chip.hidden = hint === "";
    this.chip.lang = lang;
    const [head, tail] = halves(hint);
    const one = chipSize([hint], lang, width, room);
    const two = chipSize([head, tail], lang, width, room);
    const broken = one < SMALL_CHIP && two > one;
    this.chip.style.fontSize = `${(broken ? two : one).toFixed(2)}px`;
    // Drawn by the style: the card's spoken name has it already, and what is seen should be what is said.
    this.chip.dataset["hint"] = broken ? `${head}\n${tail}` : hint;
  }

  mark(name: string, on: boolean): void {
    this.element.classList.toggle(name, on);
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
