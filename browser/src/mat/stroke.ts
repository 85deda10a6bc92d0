// The page's twin of `karuta.mat.stroke` (rules 4.8): it previews pushes at 60 frames a second; the server's ruling
// stands. What the rules leave open is settled in the Python module's docstring and done alike here, in floating point:
// times and places nearer to each other than a billionth count as the same. tests/vectors/strokes.json binds both.

export type Side = "A" | "B";

/** Where a card lies as its owner sees it: row 0 jodan, 1 chudan, 2 gedan; x of the left edge in 0.1 mm. */
export interface Place {
  readonly field: Side;
  readonly row: number;
  readonly x: number;
}

/** Time in 0.1 ms since the onset, x and y in mat coordinates (0.1 mm, origin at the top left corner of field B). */
export type Sample = readonly [t: number, x: number, y: number];

/** One pointer from going down to lifting. `pointer` names a hand of its seat, not the browser's pointerId. */
export interface Stroke {
  readonly pointer: number;
  readonly samples: readonly Sample[];
}

export interface Contact {
  readonly seat: number;
  readonly card: number;
  readonly field: Side;
  readonly time: number;
  readonly effective: boolean;
}

export interface Out {
  readonly card: number;
  readonly field: Side;
  readonly time: number;
  readonly seat: number;
  readonly effective: boolean;
}

export interface Ignored {
  readonly seat: number;
  readonly pointer: number;
  readonly until: number | null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Sweep {
  readonly contacts: readonly Contact[];
  readonly outs: readonly Out[];
  /** Left and top edge, in mat coordinates, of every card that is not where it lay. */
  readonly rest: ReadonlyMap<number, Spot>;
  readonly ignored: readonly Ignored[];
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The measures of `karuta.mat.field.Format` and the cards' places. */
export class Mat {
  readonly cardWidth = 520;
  readonly width = 8700;
  readonly rowGap = 100;
  readonly fieldGap = 300;
  readonly rows = 3;
  readonly fields: Readonly<Record<Side, Rect>>;

  constructor(
    readonly places: ReadonlyMap<number, Place>,
    readonly cardHeight = 730,
  ) {
    const depth = this.rows * cardHeight + (this.rows - 1) * this.rowGap;
    const top = depth + this.fieldGap;
    this.fields = {
      A: { left: 0, top, right: this.width, bottom: top + depth },
      B: { left: 0, top: 0, right: this.width, bottom: depth },
    };
  }

  /** The left top corner of a card at `place`, in mat coordinates. */
  corner(place: Place): Spot {
    const pitch = this.cardHeight + this.rowGap;
    return place.field === "A"
      ? { x: place.x, y: this.fields.A.top + place.row * pitch }
      : { x: this.width - this.cardWidth - place.x, y: (this.rows - 1 - place.row) * pitch };
  }

  /** The field within whose lines the point lies, if any. */
  fieldAt(x: number, y: number): Side | null {
    for (const side of ["A", "B"] as const) {
      const { left, top, right, bottom } = this.fields[side];
      if (x >= left && x <= right && y >= top && y <= bottom) return side;
    }
    return null;
  }
}

/** The mat that Python's `mat_text` wrote. */
export function parseMat(text: string): Mat {
  const [body = "", header] = text.split(":").reverse();
  const places = new Map<number, Place>();
  body.split("/").forEach((line, i) => {
    const field: Side = i < 3 ? "B" : "A";
    const row = i < 3 ? 2 - i : i - 3;
    for (const piece of line === "-" ? [] : line.split(",")) {
      const [card = NaN, x = NaN] = piece.split("@").map(Number);
      if (Number.isNaN(card) || Number.isNaN(x)) throw new Error(`"${piece}": an entry is number@x, such as 17@520`);
      places.set(card, { field, row, x });
    }
  });
  return new Mat(places, header === undefined ? 730 : Math.round(parseFloat(header) * 10));
}

const NEAR = 1e-9;
const SAME = 1e-7;

/** When a point that goes from (x, y) by (dx, dy) is first in the rectangle: the share of the way, or null. */
function entry(x: number, y: number, dx: number, dy: number, left: number, top: number, right: number, bottom: number) {
  let near = 0;
  let far = 1;
  for (const [from, by, low, high] of [
    [x, dx, left, right],
    [y, dy, top, bottom],
  ] as const) {
    if (Math.abs(by) < NEAR) {
      if (from < low - SAME || from > high + SAME) return null;
    } else {
      near = Math.max(near, (by > 0 ? low - from : high - from) / by);
      far = Math.min(far, (by > 0 ? high - from : low - from) / by);
    }
  }
  return near > far + NEAR ? null : near;
}

const DROP = 1;
const TOUCH = 2;
const MEET = 3;
const SAMPLE = 4;

interface Happening {
  readonly time: number;
  readonly kind: number;
  readonly card: number;
  readonly pusher: number;
}

/** How a card moves with a hand; a pushed one keeps its height `y` and has its pusher (0: none). */
interface Grip {
  readonly dx: number;
  readonly dy: number;
  readonly y: number;
  readonly pusher: number;
}

class Hand {
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
function before(a: Happening, hand: Hand, b: Happening, rival: Hand): boolean {
  if (Math.abs(a.time - b.time) > NEAR * 10) return a.time < b.time;
  if (hand !== rival) return hand.rank < rival.rank;
  return a.kind !== b.kind ? a.kind < b.kind : a.card < b.card;
}

function cornerOf(grip: Grip, hand: Spot): Spot {
  return { x: hand.x + grip.dx, y: grip.pusher ? grip.y : hand.y + grip.dy };
}

class Table {
  private readonly lain = new Map<number, Spot>();
  private readonly rows = new Map<string, number[]>();
  private readonly moved = new Map<number, Spot>();
  private readonly holder = new Map<number, Hand>();
  private readonly mover = new Map<number, string>();
  readonly contacts: Contact[] = [];
  readonly outs = new Map<number, Out>();

  constructor(
    private readonly mat: Mat,
    private readonly hands: Hand[],
  ) {
    hands.forEach((hand, rank) => {
      hand.rank = rank;
    });
    for (const [card, place] of mat.places) {
      this.lain.set(card, mat.corner(place));
      const key = place.field + place.row;
      const row = this.rows.get(key);
      if (row) row.push(card);
      else this.rows.set(key, [card]);
    }
  }

  /** Take the events one after another until every hand is lifted or, if it is open, at its last sample. */
  run(): void {
    const { hands } = this;
    while (hands.length > 0) {
      let hand = hands[0] as Hand;
      for (const rival of hands) if (before(rival.next, rival, hand.next, hand)) hand = rival;
      if (hand.next.kind === SAMPLE && this.waits(hand)) return;
      const now = hand.next.time;
      this.take(hand, hand.next);
      for (const each of hands) if (each.index >= 0) each.next = this.plan(each, now);
    }
  }

  /** Whether the hand, the only one on the mat, may go on later from its last sample; what left the lines is noted. */
  private waits(hand: Hand): boolean {
    if (!hand.open || hand.index + 2 < hand.path.length || this.hands.length > 1) return false;
    for (const [card, grip] of hand.grips) this.noteOut(hand, card, grip, cornerOf(grip, hand.at(hand.end)));
    return true;
  }

  /** More samples of an open hand that waits. */
  extend(hand: Hand, samples: readonly Sample[]): void {
    const waiting = hand.path.length > 1;
    hand.path.push(...samples);
    if (!waiting) {
      hand.index = -1;
      hand.step();
      this.lookAhead(hand);
      hand.next = this.plan(hand, hand.t0);
    }
    this.run();
  }

  /** Where every card is that is not where it lay. */
  get rest(): Map<number, Spot> {
    const rest = new Map(this.moved);
    for (const [card, hand] of this.holder) rest.set(card, this.where(card, hand.end));
    for (const [card, spot] of rest) {
      const lain = this.lain.get(card) as Spot;
      if (Math.abs(spot.x - lain.x) < SAME && Math.abs(spot.y - lain.y) < SAME) rest.delete(card);
    }
    return rest;
  }

  private lookAhead(hand: Hand): void {
    const { x0, y0, dx, dy } = hand;
    const { cardWidth: w, cardHeight: h } = this.mat;
    hand.entries = [];
    for (const [card, { x, y }] of this.lain) {
      if (x > Math.max(x0, x0 + dx) || x + w < Math.min(x0, x0 + dx)) continue;
      if (y > Math.max(y0, y0 + dy) || y + h < Math.min(y0, y0 + dy)) continue;
      if (this.moved.has(card) || this.holder.has(card)) continue;
      const share = entry(x0, y0, dx, dy, x, y, x + w, y + h);
      if (share !== null && !(hand.blind && share < NEAR)) hand.entries.push([hand.t0 + hand.dt * share, card]);
    }
    hand.blind = false;
    hand.entries.sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  }

  private plan(hand: Hand, now: number): Happening {
    let best: Happening = { time: hand.end, kind: SAMPLE, card: 0, pusher: 0 };
    const offer = (time: number, kind: number, card: number, pusher: number) => {
      const event = { time, kind, card, pusher };
      if (before(event, hand, best, hand)) best = event;
    };
    const { entries } = hand;
    for (let last = entries.at(-1); last && (this.holder.has(last[1]) || this.moved.has(last[1])); last = entries.at(-1)) {
      entries.pop();
    }
    const first = entries.at(-1);
    if (first) offer(first[0], TOUCH, first[1], 0);
    const { cardWidth: w, cardHeight: h } = this.mat;
    for (const [card, { x, y }] of this.moved) {
      if (hand.touched.has(card)) continue;
      const share = entry(hand.x0, hand.y0, hand.dx, hand.dy, x, y, x + w, y + h);
      if (share !== null && hand.t0 + hand.dt * share >= now - NEAR) offer(hand.t0 + hand.dt * share, TOUCH, card, 0);
    }
    for (const [card, holder] of this.holder) {
      if (holder !== hand && !hand.touched.has(card)) {
        const time = this.entryOfMoving(hand, card, holder, now);
        if (time !== null) offer(time, TOUCH, card, 0);
      }
    }
    if (hand.dx !== 0) {
      for (const [card, grip] of hand.grips) {
        this.meetings(hand, card, grip, now, offer);
        if (grip.pusher) this.parting(hand, card, grip, now, offer);
      }
    }
    return best;
  }

  private entryOfMoving(hand: Hand, card: number, holder: Hand, now: number): number | null {
    const grip = holder.grips.get(card) as Grip;
    const span = Math.max(0, Math.min(hand.end, holder.end) - now);
    let dx = 0;
    let dy = 0;
    if (span > 0) {
      dx = (hand.dx / hand.dt - holder.dx / holder.dt) * span;
      dy = (hand.dy / hand.dt - (grip.pusher ? 0 : holder.dy / holder.dt)) * span;
    }
    const from = hand.at(now);
    const { x, y } = this.where(card, now);
    const share = entry(from.x, from.y, dx, dy, x, y, x + this.mat.cardWidth, y + this.mat.cardHeight);
    return share === null ? null : now + span * share;
  }

  private meetings(
    hand: Hand,
    card: number,
    grip: Grip,
    now: number,
    offer: (time: number, kind: number, card: number, pusher: number) => void,
  ): void {
    const ahead = Math.sign(hand.dx);
    const step = this.mat.cardWidth * ahead;
    const { field, row } = this.mat.places.get(card) as Place;
    for (const mate of this.rows.get(field + row) as number[]) {
      if (this.holder.has(mate)) continue;
      const { x, y } = this.where(mate, now);
      const way = (x - step - grip.dx - hand.x0) * ahead;
      if (way < -SAME || way > hand.dx * ahead + SAME) continue;
      const time = hand.t0 + (hand.dt * way) / Math.abs(hand.dx);
      const passed = now - time;
      if (passed > NEAR && passed * Math.abs(hand.dx) > SAME * hand.dt) continue;
      const top = grip.pusher ? grip.y : hand.at(time).y + grip.dy;
      if (Math.abs(top - y) < this.mat.cardHeight - SAME) offer(Math.max(time, now), MEET, mate, card);
    }
  }

  private parting(
    hand: Hand,
    card: number,
    grip: Grip,
    now: number,
    offer: (time: number, kind: number, card: number, pusher: number) => void,
  ): void {
    const pusher = hand.grips.get(grip.pusher) as Grip;
    if (pusher.pusher || hand.dy === 0) return;
    const ahead = Math.sign(hand.dy);
    const way = (grip.y + this.mat.cardHeight * ahead - pusher.dy - hand.y0) * ahead;
    if (way > hand.dy * ahead + SAME) return;
    offer(Math.max(now, hand.t0 + (hand.dt * way) / Math.abs(hand.dy)), DROP, card, 0);
  }

  private where(card: number, time: number): Spot {
    const hand = this.holder.get(card);
    if (!hand) return this.moved.get(card) ?? (this.lain.get(card) as Spot);
    return cornerOf(hand.grips.get(card) as Grip, hand.at(time));
  }

  private take(hand: Hand, { time, kind, card, pusher }: Happening): void {
    if (kind === SAMPLE) this.sample(hand);
    else if (kind === TOUCH) this.touch(hand, card, time);
    else if (kind === MEET) this.meet(hand, card, pusher);
    else if (kind === DROP) this.drop(hand, card, hand.at(time));
    else {
      hand.step();
      this.lookAhead(hand);
    }
  }

  private touch(hand: Hand, card: number, time: number): void {
    const corner = this.where(card, time);
    const point = hand.at(time);
    const own = (this.mat.places.get(card) as Place).field;
    const me = `${hand.seat} ${hand.pointer}`;
    const field = (this.mover.get(card) ?? me) === me ? own : this.fieldOf(own, corner, point);
    if (field) this.contacts.push({ seat: hand.seat, card, field, time, effective: hand.effective });
    const holder = this.holder.get(card);
    if (holder) this.drop(holder, card, holder.at(time));
    this.moved.delete(card);
    this.holder.set(card, hand);
    this.mover.set(card, me);
    hand.touched.add(card);
    hand.grips.set(card, { dx: corner.x - point.x, dy: corner.y - point.y, y: 0, pusher: 0 });
  }

  /** The field that a touch counts in for a hand that did not move the card to where it is. */
  private fieldOf(own: Side, { x, y }: Spot, point: Spot): Side | null {
    const within = (["A", "B"] as const).filter((side) => {
      const { left, top, right, bottom } = this.mat.fields[side];
      const across = x < right - SAME && x + this.mat.cardWidth > left + SAME;
      return across && y < bottom - SAME && y + this.mat.cardHeight > top + SAME;
    });
    if (within.length < 2) return within[0] ?? null;
    const holds = within.find((side) => {
      const { top, bottom } = this.mat.fields[side];
      return point.y >= top - SAME && point.y <= bottom + SAME;
    });
    return holds ?? own;
  }

  private meet(hand: Hand, card: number, pusher: number): void {
    const { y } = this.where(card, 0);
    const { dx } = hand.grips.get(pusher) as Grip;
    this.moved.delete(card);
    hand.grips.set(card, { dx: dx + this.mat.cardWidth * Math.sign(hand.dx), dy: 0, y, pusher });
    this.holder.set(card, hand);
    this.mover.set(card, `${hand.seat} ${hand.pointer}`);
  }

  private drop(hand: Hand, card: number, point: Spot): void {
    const grip = hand.grips.get(card) as Grip;
    const corner = cornerOf(grip, point);
    hand.grips.delete(card);
    this.moved.set(card, corner);
    this.noteOut(hand, card, grip, corner);
    this.holder.delete(card);
    for (const [pushed, { pusher }] of [...hand.grips]) if (pusher === card) this.drop(hand, pushed, point);
  }

  private sample(hand: Hand): void {
    const [, x, y] = hand.path[Math.min(hand.index + 1, hand.path.length - 1)] as Sample;
    const after = hand.path[hand.index + 2];
    const goesOn = after !== undefined && (after[1] - x) * hand.dx > 0;
    for (const [card, grip] of [...hand.grips]) {
      if (!hand.grips.has(card)) continue;
      if (!after || (grip.pusher && !goesOn)) this.drop(hand, card, { x, y });
      else this.noteOut(hand, card, grip, cornerOf(grip, { x, y }));
    }
    if (after) {
      hand.step();
      this.lookAhead(hand);
    } else {
      this.hands.splice(this.hands.indexOf(hand), 1);
      hand.index = -1;
    }
  }

  private noteOut(hand: Hand, card: number, grip: Grip, { x, y }: Spot): void {
    if (this.outs.has(card)) return;
    const { field } = this.mat.places.get(card) as Place;
    const { left, top, right, bottom } = this.mat.fields[field];
    const { cardWidth: w, cardHeight: h } = this.mat;
    const shares: number[] = [];
    if (hand.dx !== 0) {
      if (x >= right - SAME) shares.push((right - grip.dx - hand.x0) / hand.dx);
      else if (x + w <= left + SAME) shares.push((left - w - grip.dx - hand.x0) / hand.dx);
    }
    if (hand.dy !== 0 && !grip.pusher) {
      if (y >= bottom - SAME) shares.push((bottom - grip.dy - hand.y0) / hand.dy);
      else if (y + h <= top + SAME) shares.push((top - h - grip.dy - hand.y0) / hand.dy);
    }
    if (shares.length === 0) return;
    const time = hand.t0 + hand.dt * Math.min(...shares);
    this.outs.set(card, { card, field, time, seat: hand.seat, effective: hand.effective });
  }
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

function prepared(mat: Mat, strokes: ReadonlyMap<number, readonly Stroke[]>): { hands: Hand[]; ignored: Ignored[] } {
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

function judged(table: Table, ignored: readonly Ignored[]): Sweep {
  const near = (a: number, b: number) => (Math.abs(a - b) < SAME ? 0 : a - b);
  return {
    contacts: [...table.contacts].sort((a, b) => near(a.time, b.time) || a.seat - b.seat || a.card - b.card),
    outs: [...table.outs.values()].sort((a, b) => near(a.time, b.time) || a.seat - b.seat || a.card - b.card),
    rest: table.rest,
    ignored,
  };
}

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
