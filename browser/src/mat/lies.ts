/** Cards that lie in any place and any way: what a point meets, which card is beside which. Lengths as on the wire. */
import type { Lie, Spread } from "../protocol";
import { entry } from "./ground";
import type { Spot } from "./spoken";

type Point = readonly [x: number, y: number];

export const CARD_WIDTH = 520;
export const CARD_HEIGHT = 730;

/** A point as the card sees it: from its centre, along its own edges. */
function seen([x, y, turn]: Lie, [px, py]: Point): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  return [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
}

/** The share of the way from one point to another at which the card is reached; null: never. */
export function metAt({ card_width = CARD_WIDTH, card_height = CARD_HEIGHT }: Spread, lie: Lie, from: Point, to: Point): number | null {
  const [x, y] = seen(lie, from);
  const [endX, endY] = seen(lie, to);
  const [w, h] = [card_width / 2, card_height / 2];
  return entry(x, y, endX - x, endY - y, -w, -h, w, h);
}

/** The card on which a point lies. */
export function cardAt(spread: Spread, x: number, y: number): number | null {
  for (const [card, lie] of Object.entries(spread.lies)) {
    if (metAt(spread, lie, [x, y], [x, y]) !== null) return Number(card);
  }
  return null;
}

/** The cards that a straight way meets, in the order in which it does. */
export function cardsOn(spread: Spread, from: Point, to: Point): number[] {
  const met = Object.entries(spread.lies).flatMap(([card, lie]): [number, number][] => {
    const share = metAt(spread, lie, from, to);
    return share === null ? [] : [[Number(card), share]];
  });
  return met.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([card]) => card);
}

/** The nearest card in the direction of an arrow key, rather straight ahead than aside. Home: topmost; End: lowest. */
export function nextLie(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const others = spots.filter((spot) => spot.card !== from.card);
  if (key === "Home") return others.reduce<Spot | null>((first, spot) => (first && first.y <= spot.y ? first : spot), null);
  if (key === "End") return others.reduce<Spot | null>((last, spot) => (last && last.y >= spot.y ? last : spot), null);
  const way = WAYS[key];
  if (!way) return null;
  const cost = (spot: Spot) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    return ahead <= 0 || aside > 2 * ahead ? Infinity : ahead + 1.6 * aside;
  };
  const best = others.reduce<Spot | null>((least, spot) => (least === null || cost(spot) < cost(least) ? spot : least), null);
  return best && cost(best) < Infinity ? best : null;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From the top to the bottom in lines `deep`, and in each from the left. */
export function readingOrder<S extends Spot>(spots: readonly S[], deep: number): S[] {
  const lineOf = (spot: S) => Math.floor(spot.y / deep);
  return [...spots].sort((a, b) => lineOf(a) - lineOf(b) || a.x - b.x || a.card - b.card);
}
