// A hand while its stroke is judged: where it is, what moves with it, what it comes to next.

import { type Mat, NEAR, type Spot } from "./ground";

/** Time in 0.1 ms since the onset, x and y in mat coordinates (0.1 mm, origin at the top left corner of field B). */
export type Sample = readonly [t: number, x: number, y: number];

/** One pointer from going down to lifting. `pointer` names a hand of its seat, not the browser's pointerId. */
export interface Stroke {
  readonly pointer: number;
  readonly samples: readonly Sample[];
}

export interface Ignored {
  readonly seat: number;
  readonly pointer: number;
  readonly until: number | null;
}

export const DROP = 1;
export const TOUCH = 2;
export const MEET = 3;
export const SAMPLE = 4;

export interface Happening {
  readonly time: number;
  readonly kind: number;
  readonly card: number;
  readonly pusher: number;
}

/** How a card moves with a hand; a pushed one keeps its height `y` and has its pusher (0: none). */
export interface Grip {
  readonly dx: number;
  readonly dy: number;
  readonly y: number;
  readonly pusher: number;
}

export class Hand {
  effective = false;
  rank = 0;
  index = -1;
  next: Happening;
  readonly touched = new Set<number>();
  readonly grips = new Map<number, Grip>();
  entries: [time: number, card: number][] = [];
  t0 = 0;
  x0 = 0;
  y0 = 0;
  dt = 0;
  dx = 0;
  dy = 0;
  open = false;

  constructor(
    readonly seat: number,
    readonly pointer: number,
    readonly path: Sample[],
    readonly down: number,
    public blind: boolean,
  ) {
    this.next = { time: (path[0] as Sample)[0], kind: 0, card: 0, pusher: 0 };
  }

  step(): void {
    this.index += 1;
    const [t0, x0, y0] = this.path[this.index] as Sample;
    const [t1, x1, y1] = this.path[Math.min(this.index + 1, this.path.length - 1)] as Sample;
    this.t0 = t0;
    this.x0 = x0;
    this.y0 = y0;
    this.dt = t1 - t0;
    this.dx = x1 - x0;
    this.dy = y1 - y0;
  }

  at(time: number): Spot {
    const share = this.dt > 0 ? (time - this.t0) / this.dt : 0;
    return { x: this.x0 + this.dx * share, y: this.y0 + this.dy * share };
  }

  get end(): number {
    return this.t0 + this.dt;
  }
}

/** Which of two things happens first: by time, then the stroke's rank (by seat, pointer and time), kind, card. */
export function before(a: Happening, hand: Hand, b: Happening, rival: Hand): boolean {
  if (Math.abs(a.time - b.time) > NEAR * 10) return a.time < b.time;
  if (hand !== rival) return hand.rank < rival.rank;
  return a.kind !== b.kind ? a.kind < b.kind : a.card < b.card;
}

export function cornerOf(grip: Grip, hand: Spot): Spot {
  return { x: hand.x + grip.dx, y: grip.pusher ? grip.y : hand.y + grip.dy };
}

/** The strokes of one seat as [pointer, points at rising times], pieces that share their joint sample put together. */
function joined(strokes: readonly Stroke[]): [number, Sample[]][] {
  const first = (stroke: Stroke) => (stroke.samples[0] as Sample)[0];
  const last = (stroke: Stroke) => (stroke.samples.at(-1) as Sample)[0];
  const paths: [number, Sample[]][] = [];
  const ordered = [...strokes].sort((a, b) => a.pointer - b.pointer || first(a) - first(b) || last(a) - last(b));
  for (const { pointer, samples } of ordered) {
    const path: Sample[] = [];
    for (const sample of samples) {
      if (path.length > 0 && sample[0] <= (path.at(-1) as Sample)[0]) path.pop();
      path.push(sample);
    }
    const end = paths.at(-1);
    const joint = end?.[0] === pointer ? (end[1].at(-1) as Sample) : undefined;
    if (end && joint && joint.every((part, i) => part === samples[0]?.[i])) end[1].splice(-1, 1, ...path);
    else paths.push([pointer, path]);
  }
  return paths;
}

/** The hand from the moment when its stroke counts: after the onset, and once outside if it was inside then. */
function counting(mat: Mat, seat: number, pointer: number, whole: Sample[], ignored: Ignored[]): Hand | null {
  const down = (whole[0] as Sample)[0];
  if (down > 0) return new Hand(seat, pointer, whole, down, false);
  const path = down < 0 ? fromOnset(whole) : whole;
  const outside = leaves(mat, path);
  if (outside === path) return new Hand(seat, pointer, path, down, false);
  const until = outside[0]?.[0];
  ignored.push({ seat, pointer, until: until ?? null });
  return until === undefined ? null : new Hand(seat, pointer, outside, until, true);
}

function fromOnset(path: Sample[]): Sample[] {
  const i = path.findIndex(([t]) => t > 0);
  if (i < 1) return path.slice(-1);
  const [t0, x0, y0] = path[i - 1] as Sample;
  const [t1, x1, y1] = path[i] as Sample;
  const share = -t0 / (t1 - t0);
  return [[0, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share], ...path.slice(i)];
}

/** The path itself if it begins outside the lines, else what follows from the point where it goes out of them. */
function leaves(mat: Mat, path: Sample[]): Sample[] {
  const [, x, y] = path[0] as Sample;
  const side = mat.fieldAt(x, y);
  if (!side) return path;
  const { left, top, right, bottom } = mat.fields[side];
  for (let i = 1; i < path.length; i += 1) {
    const [t0, x0, y0] = path[i - 1] as Sample;
    const [t1, x1, y1] = path[i] as Sample;
    const ends: number[] = [];
    if (x1 < left || x1 > right) ends.push(((x1 < left ? left : right) - x0) / (x1 - x0));
    if (y1 < top || y1 > bottom) ends.push(((y1 < top ? top : bottom) - y0) / (y1 - y0));
    if (ends.length > 0) {
      const share = Math.min(...ends);
      return [[t0 + (t1 - t0) * share, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share], ...path.slice(i)];
    }
  }
  return [];
}

/** The hands that count, by seat, pointer and time, and the pointers that were ignored at the onset. */
export function prepared(
  mat: Mat,
  strokes: ReadonlyMap<number, readonly Stroke[]>,
): { hands: Hand[]; ignored: Ignored[] } {
  const hands: Hand[] = [];
  const ignored: Ignored[] = [];
  for (const seat of [...strokes.keys()].sort((a, b) => a - b)) {
    const mine: Hand[] = [];
    for (const [pointer, path] of joined(strokes.get(seat) as readonly Stroke[])) {
      const hand = (path.at(-1) as Sample)[0] >= 0 ? counting(mat, seat, pointer, path, ignored) : null;
      if (hand) mine.push(hand);
    }
    let first = mine[0];
    for (const hand of mine) {
      if (first && (hand.down < first.down || (hand.down === first.down && hand.pointer < first.pointer))) first = hand;
    }
    for (const hand of mine) hand.effective = hand.pointer === first?.pointer;
    hands.push(...mine);
  }
  return { hands, ignored };
}
