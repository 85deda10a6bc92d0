// The mat while hands move over it: the events of a reading one after another.

import { entry, type Mat, NEAR, type Place, SAME, type Side, type Spot } from "./ground";
import {
  before,
  cornerOf,
  DROP,
  type Grip,
  type Hand,
  type Happening,
  type Ignored,
  MEET,
  SAMPLE,
  type Sample,
  TOUCH,
} from "./pointer";

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

export interface Sweep {
  readonly contacts: readonly Contact[];
  readonly outs: readonly Out[];
  /** Left and top edge, in mat coordinates, of every card that is not where it lay. */
  readonly rest: ReadonlyMap<number, Spot>;
  readonly ignored: readonly Ignored[];
}

export class Table {
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

/** What the hands of a table did, in the order of time, seat and card. */
export function judged(table: Table, ignored: readonly Ignored[]): Sweep {
  const near = (a: number, b: number) => (Math.abs(a - b) < SAME ? 0 : a - b);
  return {
    contacts: [...table.contacts].sort((a, b) => near(a.time, b.time) || a.seat - b.seat || a.card - b.card),
    outs: [...table.outs.values()].sort((a, b) => near(a.time, b.time) || a.seat - b.seat || a.card - b.card),
    rest: table.rest,
    ignored,
  };
}
