/** Where people sit round the table: pure. */

export interface Chair {
  /** From the middle, in parts of half the table: -1 to 1. */
  x: number;
  y: number;
  /** Degrees by which one who sits at this edge sees the table turned: 0 at the bottom, 90 at the left. */
  edge: 0 | 90 | 180 | 270;
}

/** The chair of `seat` among `seats`, the near one being that of `near`; play goes round by the left hand. */
export function chairOf(seat: number, near: number, seats: number): Chair {
  const part = ((seat - near + seats) % seats) / seats;
  const angle = part * 2 * Math.PI;
  const edge = (Math.floor(part * 4 + 0.5) % 4) * 90;
  return { x: -Math.sin(angle), y: Math.cos(angle), edge: edge as Chair["edge"] };
}

/** Who has how many cards, most first; equals share a place. Those who left come last. */
export function standings(piles: readonly (readonly number[])[], left: readonly boolean[]): { seat: number; cards: number; place: number; left: boolean }[] {
  const all = piles.map((pile, seat) => ({ seat, cards: pile.length, left: left[seat] ?? false }));
  all.sort((a, b) => Number(a.left) - Number(b.left) || b.cards - a.cards);
  return all.map((one) => ({ ...one, place: all.findIndex((each) => each.cards === one.cards && each.left === one.left) + 1 }));
}
