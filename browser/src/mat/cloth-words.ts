/** What a card on a cloth is called, for who does not see it: its verse, in which part of the cloth, and how it lies. */
import type { Spread } from "../protocol";
import type { CardText } from "./card";
import type { SpreadView } from "./spread-view";

export type Lying = "upright" | "right" | "left" | "over";

/** How a card lies that is turned so far, -180 to 180. */
export function liesHow(turn: number): Lying {
  const size = Math.abs(turn);
  if (size <= 45) return "upright";
  return size >= 135 ? "over" : turn > 0 ? "right" : "left";
}

/** The ninth of the cloth, row and column from the top left as it is seen, in which a stage point lies: "00" to "22". */
export function ninthOf(spread: Spread, view: SpreadView, [x, y]: readonly [number, number]): string {
  const [a, b] = [view.toScreen(0, 0), view.toScreen(spread.width, spread.depth)];
  const third = (at: number, one: number, other: number) =>
    Math.max(0, Math.min(2, Math.floor((3 * (at - Math.min(one, other))) / Math.max(1, Math.abs(other - one)))));
  return `${third(y, a[1], b[1])}${third(x, a[0], b[0])}`;
}

/** The verse by which a card is known, as it sounds; and what is printed on the card. */
export function verseOf(poem: CardText | undefined, card: number, face: "torifuda" | "yomifuda"): { spoken: string; printed: string } {
  if (!poem) return { spoken: String(card), printed: "" };
  if (face === "torifuda") return { spoken: poem.pronunciation.slice(3).join(""), printed: poem.torifuda };
  return { spoken: poem.pronunciation.slice(0, 3).join(""), printed: (poem.text ?? []).join("") };
}
