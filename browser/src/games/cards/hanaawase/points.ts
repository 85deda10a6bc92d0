/** What captured cards are worth in hana-awase, kind by kind: pure (koikoi rules 7). */
import { byKind, cardOf, KINDS, type Kind } from "../../flowers/deck";

export const WORTH: Record<Kind, number> = { bright: 20, animal: 10, ribbon: 5, plain: 1 };

export interface Share {
  kind: Kind;
  cards: readonly number[];
  points: number;
}

/** A pile, dearest kind first. */
export function sharesOf(pile: readonly number[]): Share[] {
  const kinds = byKind(pile);
  return KINDS.map((kind) => ({ kind, cards: kinds[kind], points: kinds[kind].length * WORTH[kind] }));
}

export const pointsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + WORTH[cardOf(card).kind], 0);

/** Seats by score, most first; equals share a place. */
export function ranked(scores: readonly number[]): { seat: number; score: number; place: number }[] {
  const all = scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  return all.map((one) => ({ ...one, place: all.findIndex(({ score }) => score === one.score) + 1 }));
}

const MINUS = "\u2212";

/** A number as the language writes it, with a true minus; a gain has its sign, but nothing has none. */
export function signed(points: number, language: string, plus = true): string {
  return points.toLocaleString(language, { signDisplay: plus ? "exceptZero" : "auto" }).replace("-", MINUS);
}
