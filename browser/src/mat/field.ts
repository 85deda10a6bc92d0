/**
 * The measures of the mat and where cards may lie in it, as `karuta.mat.field` has them; lengths in 0.1 mm.
 *
 * Mat coordinates: x to the right and y down as seat 0 (field A) sees them, origin at the top left corner of field B.
 */
import type { Place, Places, Side } from "./types";

/** The measures of the mat that a table tells of. */
export function formatOf(table: { card_height: number; width?: number; rows?: number }): Format {
  return new Format(table.card_height, table.width, table.rows);
}

export const sameFormat = (a: Format, b: Format): boolean =>
  a.cardHeight === b.cardHeight && a.width === b.width && a.rows === b.rows;

/** Left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

export class Format {
  readonly cardWidth = 520;
  readonly rowGap = 100;
  readonly fieldGap = 300;
  readonly lastX: number;
  readonly fieldDepth: number;
  readonly depth: number;

  constructor(
    readonly cardHeight = 730,
    readonly width = 8700,
    readonly rows = 3,
  ) {
    this.lastX = width - this.cardWidth;
    this.fieldDepth = this.rows * cardHeight + (this.rows - 1) * this.rowGap;
    this.depth = 2 * this.fieldDepth + this.fieldGap;
  }

  /** The y of the upper edge of a row. */
  top(field: Side, row: number): number {
    const pitch = this.cardHeight + this.rowGap;
    return field === "A" ? this.fieldDepth + this.fieldGap + row * pitch : (this.rows - 1 - row) * pitch;
  }

  rect([field, row, x]: Place): Rect {
    const left = field === "A" ? x : this.lastX - x;
    const top = this.top(field, row);
    return [left, top, left + this.cardWidth, top + this.cardHeight];
  }

  /** The row of a field whose band is nearest to a mat y. */
  rowAt(field: Side, y: number): number {
    const pitch = this.cardHeight + this.rowGap;
    const band = Math.round((y - this.top(field, field === "A" ? 0 : this.rows - 1) - this.cardHeight / 2) / pitch);
    const row = Math.max(0, Math.min(this.rows - 1, band));
    return field === "A" ? row : this.rows - 1 - row;
  }

  /** A left edge in mat coordinates <-> the x of a place, as its owner sees it. */
  ownX(field: Side, left: number): number {
    return field === "A" ? left : this.lastX - left;
  }
}

export interface Lying {
  card: number;
  x: number;
}

/** The cards of one row from its owner's left, without those named. */
export function rowOf(places: Places, side: Side, row: number, ...without: number[]): Lying[] {
  const found: Lying[] = [];
  for (const [key, [field, at, x]] of Object.entries(places)) {
    const card = Number(key);
    if (field === side && at === row && !without.includes(card)) found.push({ card, x });
  }
  return found.sort((a, b) => a.x - b.x);
}

/** The free stretches of a row that hold a card, from left to right edge. */
export function gapsOf(format: Format, lying: readonly Lying[]): [number, number][] {
  const ends = [...lying.map(({ x }) => x), format.width];
  let left = 0;
  const gaps: [number, number][] = [];
  ends.forEach((right, i) => {
    if (right - left >= format.cardWidth) gaps.push([left, right]);
    left = (lying[i]?.x ?? 0) + format.cardWidth;
  });
  return gaps;
}
