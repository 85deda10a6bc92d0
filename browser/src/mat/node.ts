/** One card of the board as elements: a button that moves, in it the paper with its kana, the back, and the chip. */
import { cutFor, drawFace, type CardText, type Cut } from "./card";
import { Mover } from "./motion";

const part = (name: string): HTMLSpanElement => {
  const element = document.createElement("span");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  return element;
};

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
  draw(text: CardText | undefined, width: number, height: number, tall: boolean): void {
    const cut = cutFor(width, height, tall);
    const same = this.cut && this.cut.tall === cut.tall && this.cut.height === cut.height && this.text === text;
    if (same || !text) return;
    [this.text, this.cut] = [text, cut];
    if (this.face) drawFace(text, cut, this.face);
    else this.paper.append((this.face = drawFace(text, cut)));
  }

  name(name: string): void {
    if (name === this.said) return;
    this.said = name;
    this.element.setAttribute("aria-label", name);
  }

  /** A chip of up to two lines fitted into `width` px; none for an empty hint. */
  tell(hint: string, lang: string, width: number, lines: number): void {
    const key = `${hint}|${lang}|${Math.round(width)}|${lines}`;
    if (key === this.hint) return;
    this.hint = key;
    this.chip.hidden = hint === "";
    this.chip.lang = lang;
    const each = Math.ceil(hint.length / lines);
    const broken = lines > 1 && width / hint.length < (lang === "ja" ? 9.5 : 5.2);
    const shown = broken ? [hint.slice(0, each), hint.slice(each)] : [hint];
    const longest = Math.max(...shown.map((line) => line.length), 1);
    const size = Math.min(12, (width - 5) / (longest * (lang === "ja" ? 1 : 0.56)));
    this.chip.style.fontSize = `${size.toFixed(2)}px`;
    this.chip.replaceChildren(...shown.flatMap((line, i) => (i === 0 ? [line] : [document.createElement("br"), line])));
  }

  mark(name: string, on: boolean): void {
    this.element.classList.toggle(name, on);
  }

  show(on: boolean): void {
    this.element.hidden = !on;
  }
}
