/** Where cards lie on the table: each keeps its place until it leaves, and a new one takes the first that is free. */
export type Places = ReadonlyMap<number, number>;

/** The places of `cards`, those in `before` as they were. */
export function placed(before: Places, cards: readonly number[]): Places {
  const places = new Map<number, number>();
  for (const card of cards) {
    const place = before.get(card);
    if (place !== undefined) places.set(card, place);
  }
  const taken = new Set(places.values());
  let free = 0;
  for (const card of cards) {
    if (places.has(card)) continue;
    while (taken.has(free)) free += 1;
    places.set(card, free);
    taken.add(free);
  }
  return places;
}

const ROW = 4;

export interface Cell {
  /** From 1, as grids count. */
  row: number;
  column: number;
}

/** The first eight places are two rows of four; further ones make columns of two to the right. */
export function wideCell(place: number): Cell {
  if (place < 2 * ROW) return { row: Math.floor(place / ROW) + 1, column: (place % ROW) + 1 };
  const beyond = place - 2 * ROW;
  return { row: (beyond % 2) + 1, column: ROW + 1 + Math.floor(beyond / 2) };
}

/** Upright screens: rows of four, as many as it takes. */
export function tallCell(place: number): Cell {
  return { row: Math.floor(place / ROW) + 1, column: (place % ROW) + 1 };
}

/** Columns and rows that hold all places, never fewer than the eight that are dealt. */
export function extent(places: Places, cellOf: (place: number) => Cell): { columns: number; rows: number } {
  const cells = [...places.values()].map(cellOf);
  return {
    columns: Math.max(ROW, ...cells.map((cell) => cell.column)),
    rows: Math.max(2, ...cells.map((cell) => cell.row)),
  };
}

/** Cards in the order in which one reads them: rows from the top, each from the left. */
export function inOrder(places: Places, cellOf: (place: number) => Cell): number[] {
  const key = (place: number) => cellOf(place).row * 100 + cellOf(place).column;
  return [...places].sort(([, a], [, b]) => key(a) - key(b)).map(([card]) => card);
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest card in that direction; undefined at the edge. */
export function neighbour(places: Places, cellOf: (place: number) => Cell, from: number, direction: Direction): number | undefined {
  const start = places.get(from);
  if (start === undefined) return undefined;
  const here = cellOf(start);
  const flat = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let best: [card: number, distance: number] | undefined;
  for (const [card, place] of places) {
    const cell = cellOf(place);
    const [along, across] = flat
      ? [(cell.column - here.column) * sign, Math.abs(cell.row - here.row)]
      : [(cell.row - here.row) * sign, Math.abs(cell.column - here.column)];
    if (along <= 0 || (flat && across > 0)) continue;
    const distance = along * 10 + across;
    if (!best || distance < best[1]) best = [card, distance];
  }
  return best?.[0];
}
