/**
 * Whose hand it is, where several people play on one screen: each keeps a finger on a pad at their edge until they
 * reach. A touch is of whose pad was let go last; of two let go at once, of whoever sits nearer by far; else one asks.
 */
type Point = readonly [x: number, y: number];

/** Ms for which a pad that was let go tells of a hand on its way. */
export const REACH_MS = 1500;
/** Ms between two pads let go from which on the later is taken to be the hand that comes. */
export const APART_MS = 220;
/** Of two people the nearer one must be nearer by this share. */
const NEARER = 0.55;

export type Whose = { seat: number } | { ask: readonly number[] };

export class Pads {
  private readonly held = new Map<number, Set<number>>();
  private readonly released = new Map<number, number>();
  /** Who plays until another is chosen: by a click, where there is but one pointer. */
  chosen: number | null = null;

  constructor(readonly seats: readonly number[]) {}

  hold(seat: number, pointer: number): void {
    this.held.set(seat, (this.held.get(seat) ?? new Set()).add(pointer));
    this.chosen = null;
  }

  release(pointer: number, at: number): void {
    for (const [seat, pointers] of this.held) {
      if (pointers.delete(pointer) && pointers.size === 0) this.released.set(seat, at);
    }
  }

  /** The seat on whose pad a pointer rests. */
  holder(pointer: number): number | null {
    for (const [seat, pointers] of this.held) if (pointers.has(pointer)) return seat;
    return null;
  }

  isHeld(seat: number): boolean {
    return (this.held.get(seat)?.size ?? 0) > 0;
  }

  /** Whose hand touches at `point` (px) at a time (ms); `where`: the middle of each seat's pad. */
  whose(point: Point, at: number, where: ReadonlyMap<number, Point>): Whose {
    if (this.chosen !== null) return { seat: this.chosen };
    const free = this.seats.filter((seat) => !this.isHeld(seat));
    const possible = free.length > 0 ? free : this.seats;
    if (possible.length === 1 && free.length === 1) return { seat: possible[0]! };
    const recent = possible
      .flatMap((seat): [number, number][] => {
        const since = at - (this.released.get(seat) ?? -Infinity);
        return since <= REACH_MS ? [[seat, since]] : [];
      })
      .sort((a, b) => a[1] - b[1]);
    const [last, before] = recent;
    if (last && (!before || before[1] - last[1] >= APART_MS)) return { seat: last[0] };
    const asked = recent.length > 0 ? recent.filter(([, since]) => since - last![1] < APART_MS).map(([seat]) => seat) : possible;
    return nearest(point, asked, where);
  }

  /** A reading is over: who reached has come back. */
  rest(): void {
    this.released.clear();
  }
}

function nearest([x, y]: Point, seats: readonly number[], where: ReadonlyMap<number, Point>): Whose {
  const far = seats
    .map((seat): [number, number] => {
      const pad = where.get(seat);
      return [seat, pad ? Math.hypot(pad[0] - x, pad[1] - y) : Infinity];
    })
    .sort((a, b) => a[1] - b[1]);
  const [one, two] = far;
  if (one && (!two || one[1] < NEARER * two[1])) return { seat: one[0] };
  return { ask: far.map(([seat]) => seat) };
}
