// The page's twin of `karuta.mat.stroke` (rules 4.8): it previews pushes at 60 frames a second; the server's ruling
// stands. What the rules leave open is settled in the Python module's docstring and done alike here, in floating point:
// times and places nearer to each other than a billionth count as the same. tests/vectors/strokes.json binds both.

import { Mat, type Spot } from "./ground";
import { type Hand, type Ignored, prepared, type Sample, type Stroke } from "./pointer";
import { judged, type Sweep, Table } from "./sweeping";

export { Mat, parseMat, type Place, type Side, type Spot } from "./ground";
export type { Ignored, Sample, Stroke } from "./pointer";
export type { Contact, Out, Sweep } from "./sweeping";

/** Contacts, cards out and where cards end, from the strokes of each seat (rules 4.8). */
export function sweep(mat: Mat, strokes: ReadonlyMap<number, readonly Stroke[]>): Sweep {
  const { hands, ignored } = prepared(mat, strokes);
  const table = new Table(mat, hands);
  table.run();
  return judged(table, ignored);
}

interface Drawn {
  readonly seat: number;
  readonly pointer: number;
  readonly samples: Sample[];
  lifted: boolean;
}

/**
 * The same as strokes come in, message by message. While one hand is on the mat a call costs only its new samples; when
 * a second hand was there at the same time, all is judged anew.
 */
export class Preview {
  private readonly drawn: Drawn[] = [];
  private table: Table;
  private ignored: Ignored[] = [];
  private open: { drawn: Drawn; hand: Hand } | null = null;

  constructor(private readonly mat: Mat) {
    this.table = new Table(mat, []);
  }

  /** More samples of a pointer, `lifted` with its last; gives where every card is that is not where it lay. */
  add(seat: number, pointer: number, samples: readonly Sample[], lifted = false): ReadonlyMap<number, Spot> {
    let drawn = this.drawn.find((it) => it.seat === seat && it.pointer === pointer && !it.lifted);
    const goesOn = drawn !== undefined && drawn === this.open?.drawn && samples.every(rising(drawn.samples.at(-1)));
    if (!drawn) {
      if (samples.length === 0) return this.table.rest;
      drawn = { seat, pointer, samples: [], lifted: false };
      this.drawn.push(drawn);
    }
    drawn.samples.push(...samples);
    drawn.lifted = lifted;
    if (goesOn && this.open) {
      if (samples.length > 0) this.table.extend(this.open.hand, samples);
    } else this.judge(drawn);
    if (lifted) this.open = null;
    return this.table.rest;
  }

  /** All that the hands did so far, each taken as lifted at its last sample. */
  result(): Sweep {
    return judged(this.table, this.ignored);
  }

  private judge(last: Drawn): void {
    const strokes = new Map<number, Stroke[]>();
    for (const { seat, pointer, samples } of this.drawn) {
      const mine = strokes.get(seat);
      if (mine) mine.push({ pointer, samples });
      else strokes.set(seat, [{ pointer, samples }]);
    }
    const { hands, ignored } = prepared(this.mat, strokes);
    const end = (last.samples.at(-1) as Sample)[0];
    const mine = hands.filter((it) => it.seat === last.seat && it.pointer === last.pointer);
    const open = mine.reverse().find((it) => it.path.at(-1)?.[0] === end);
    if (open && !last.lifted) open.open = true;
    this.table = new Table(this.mat, hands);
    this.ignored = ignored;
    this.table.run();
    this.open = open && hands.includes(open) ? { drawn: last, hand: open } : null;
  }
}

/** Whether samples, one after another, come later than the one before. */
function rising(last: Sample | undefined): (sample: Sample) => boolean {
  let time = last?.[0] ?? -Infinity;
  return ([t]) => {
    const later = t > time;
    time = t;
    return later;
  };
}
