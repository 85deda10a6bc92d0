/** What laying a card down somewhere does to a field: it snaps, swaps with the card below it, or squeezes in. */
import { gapsOf, rowOf, type Format, type Lying } from "./field";
import type { Place, Places, Side } from "./types";

/** How near (0.1 mm) to a neighbour or an edge a card is drawn flush to it. */
const MAGNET = 60;
/** Free places lie on whole millimetres. */
const STEP = 10;

export interface Wish {
  row: number;
  /** Left edge as the owner sees it, 0.1 mm; need not be legal. */
  x: number;
  /** To the millimetre: drawn to no edge. */
  exact?: boolean;
}

/**
 * The places that change when `card` is laid down at `wish` in `side`'s field, itself among them; null if it finds no
 * room there. A card wholly over another swaps with it when `swap` allows (a card from outside the field has nothing to
 * give back).
 */
export function layDown(format: Format, places: Places, side: Side, card: number, wish: Wish): Places | null {
  const others = rowOf(places, side, wish.row, card);
  const x = clamp(wish.x, 0, format.lastX);
  const below = others.find((other) => Math.abs(other.x - x) < format.cardWidth * 0.3);
  const from = places[card];
  if (below && from?.[0] === side) return { [card]: [side, wish.row, below.x], [below.card]: from };
  const free = intoGap(format, others, x, wish.exact === true);
  if (free !== null) return { [card]: [side, wish.row, free] };
  return squeeze(format, others, side, card, { row: wish.row, x });
}

/** The snapped x in the gap that the card mostly lies in already, if one holds it. */
function intoGap(format: Format, others: readonly Lying[], x: number, exact: boolean): number | null {
  for (const [left, right] of gapsOf(format, others)) {
    const last = right - format.cardWidth;
    if (x < left - format.cardWidth * 0.5 || x > last + format.cardWidth * 0.5) continue;
    if (!exact && x - left < MAGNET && x - left <= last - x) return left;
    if (!exact && last - x < MAGNET) return last;
    return clamp(Math.round(x / STEP) * STEP, left, last);
  }
  return null;
}

/** Make room between two cards by pushing those towards the middle of the field, or else the others. */
function squeeze(format: Format, others: readonly Lying[], side: Side, card: number, wish: Wish): Places | null {
  const left = others.filter((other) => other.x < wish.x);
  const right = others.slice(left.length);
  const inwards = wish.x + format.cardWidth / 2 < format.width / 2;
  const ways = [pushRight, pushLeft];
  for (const way of inwards ? ways : ways.reverse()) {
    const laid = way(format, left, right);
    if (laid) {
      const changed: Places = { [card]: [side, wish.row, laid.x] };
      for (const { card: other, x } of laid.moved) changed[other] = [side, wish.row, x];
      return changed;
    }
  }
  return null;
}

interface Squeezed {
  x: number;
  moved: Lying[];
}

function pushRight(format: Format, left: readonly Lying[], right: readonly Lying[]): Squeezed | null {
  const x = (left.at(-1)?.x ?? -format.cardWidth) + format.cardWidth;
  const moved: Lying[] = [];
  let end = x + format.cardWidth;
  for (const other of right) {
    if (other.x >= end) break;
    moved.push({ card: other.card, x: end });
    end += format.cardWidth;
  }
  return end > format.width ? null : { x, moved };
}

function pushLeft(format: Format, left: readonly Lying[], right: readonly Lying[]): Squeezed | null {
  const x = (right[0]?.x ?? format.width) - format.cardWidth;
  const moved: Lying[] = [];
  let start = x;
  for (const other of [...left].reverse()) {
    if (other.x + format.cardWidth <= start) break;
    start -= format.cardWidth;
    moved.push({ card: other.card, x: start });
  }
  return start < 0 ? null : { x, moved };
}

/** The stops of a row for a card that is moved by keys: flush to the edges and to every other card, from the left. */
export function stopsOf(format: Format, places: Places, side: Side, row: number, card: number): number[] {
  const others = rowOf(places, side, row, card);
  const stops = new Set<number>([0, format.lastX]);
  for (const { x } of others) {
    stops.add(clamp(x - format.cardWidth, 0, format.lastX));
    stops.add(x);
    stops.add(clamp(x + format.cardWidth, 0, format.lastX));
  }
  return [...stops].sort((a, b) => a - b);
}

/** The legal place nearest to where an arriving card would like to lie, for one that is put by a tap. */
export function nearestPlace(format: Format, places: Places, side: Side, wish: Wish, card: number): Place | null {
  const pitch = format.cardHeight + format.rowGap;
  let best: Place | null = null;
  let least = Infinity;
  for (let row = 0; row < format.rows; row++) {
    for (const [left, right] of gapsOf(format, rowOf(places, side, row, card))) {
      const x = clamp(wish.x, left, right - format.cardWidth);
      const far = (x - wish.x) ** 2 + ((row - wish.row) * pitch) ** 2;
      if (far < least) [best, least] = [[side, row, x], far];
    }
  }
  return best;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
