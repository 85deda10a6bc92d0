/**
 * A reading under way. It is never changed: each action gives the reading that comes of it, so that a signal holds it, a
 * step ahead is only `reading.next().step(lengths)`, and `JSON.stringify` keeps it over a reload. What was read follows
 * from where it stands, so that going back makes unread again what comes after.
 */
import type { Step, Wish } from "../types";
import { Chance } from "./chance";
import { orderOf, roundSeed } from "./order";
import { common, deciding, kimariji, openingOf } from "./poems";
import { deadCards, poemsOf } from "./sets";
import { type Lengths, stepCount, stepOf } from "./steps";
import { type Pattern, patternOf, wishOf } from "./wish";

/** A kimariji that became shorter as a poem was read. */
export interface Shortened {
  poem: number;
  from: string;
  to: string;
}

export interface Entry {
  read: number;
  shortened: readonly Shortened[];
}

/** What is kept over a reload. */
export interface Kept {
  "karuta-reading": 1;
  wish: Wish;
  round: number;
  order: readonly number[];
  at: number;
  heard: boolean;
  returns: number;
}

type Where = Pick<Kept, "round" | "order" | "at" | "heard" | "returns">;

export class Reading {
  readonly pattern: Pattern;
  /** The box: set and dead cards, ascending. */
  readonly box: readonly number[];
  private entries: readonly Entry[] | undefined;

  private constructor(
    readonly wish: Wish,
    /** The poems whose cards lie, ascending. */
    readonly set: readonly number[],
    /** The dead cards of the box, as drawn. A new round keeps them: what is in the box stays in it. */
    readonly dead: readonly number[],
    private readonly where: Where,
  ) {
    this.pattern = patternOf(wish.pattern);
    this.box = [...set, ...dead].sort((a, b) => a - b);
  }

  /** The reading of a wish whose seed is drawn. Throws a Fault for a set that can't be read. */
  static begin(wish: Wish): Reading {
    if (!wish.seed) throw new RangeError("draw a seed before the reading begins");
    const set = poemsOf(wish.poems);
    const dead = deadCards(wish.seed, set, wish.dead, wish.likeness, patternOf(wish.pattern).deciding);
    const order = orderOf(wish.order, wish.seed, [...set, ...dead]);
    return new Reading(wish, set, dead, { round: 1, order, at: 0, heard: false, returns: 0 });
  }

  /** The reading that was kept; null if it was kept by another programme, or damaged. */
  static restored(kept: unknown): Reading | null {
    try {
      const { wish, round, order, at, heard, returns, "karuta-reading": version } = kept as Kept;
      const begun = Reading.begin(wishOf(wish));
      const whole = [round - 1, at, returns].every((n) => Number.isInteger(n) && n >= 0);
      if (version !== 1 || !whole || typeof heard !== "boolean" || at > begun.count) return null;
      const sorted = [...order].sort((a, b) => a - b);
      const fits = wish.order === "replacement" ? order.every((n) => begun.box.includes(n)) : sorted.every((n, i) => n === begun.box[i]);
      if (order.length !== begun.box.length || !fits) return null;
      return begun.with({ round, order: [...order], at, heard, returns });
    } catch {
      return null;
    }
  }

  toJSON(): Kept {
    return { "karuta-reading": 1, wish: this.wish, ...this.where };
  }

  private with(changes: Partial<Where>): Reading {
    return new Reading(this.wish, this.set, this.dead, { ...this.where, ...changes });
  }

  /** From 1. */
  get round(): number {
    return this.where.round;
  }

  /** All poems of this round in the order of reading. */
  get order(): readonly number[] {
    return this.where.order;
  }

  /** Which step of the round, from 0. */
  get at(): number {
    return this.where.at;
  }

  /** Whether the verse that decides has begun in this step. */
  get isHeard(): boolean {
    return this.where.heard;
  }

  /** How many steps the round has. */
  get count(): number {
    return stepCount(this.pattern, this.order.length);
  }

  get isOver(): boolean {
    return this.at >= this.count;
  }

  /** Of what is read or comes next, which one it is in the round: the n of "n of 100". */
  get place(): number {
    return Math.min(this.at, this.order.length - 1) + 1;
  }

  /** The step where the reading stands, with the times of these lengths; null when it is over. */
  step(lengths: Lengths): Step | null {
    return this.isOver ? null : this.stepAt(this.at, lengths);
  }

  /** Any step of this round, from 0. */
  stepAt(at: number, lengths: Lengths): Step {
    return stepOf(this.wish, this.order, at, lengths);
  }

  /** How many of the round were read. A poem counts from the beginning of its deciding verse. */
  private get readCount(): number {
    const passed = this.at + (this.isHeard ? 1 : 0) - (this.pattern.after.includes(this.pattern.deciding) ? 0 : 1);
    return Math.max(0, Math.min(passed, this.order.length));
  }

  /** What was read in this round, in that order. */
  get read(): readonly number[] {
    return this.order.slice(0, this.readCount);
  }

  /** What is still to be read in this round, in that order. */
  get toCome(): readonly number[] {
    return this.order.slice(this.readCount);
  }

  /** Among which a poem is told now: all of the box that were not read; with replacement all of it. */
  get unread(): readonly number[] {
    if (this.wish.order === "replacement") return this.box;
    return [...this.toCome].sort((a, b) => a - b);
  }

  /** The kimariji of a poem among the unread, in modern kana, of the verse that decides. */
  kimariji(poem: number): string {
    return kimariji(poem, this.unread, this.pattern.deciding);
  }

  /** Of each poem that was read in this round: which others were told earlier from then on, by number. */
  get log(): readonly Entry[] {
    return (this.entries ??= this.logged());
  }

  private logged(): Entry[] {
    if (this.wish.order === "replacement") return this.read.map((read) => ({ read, shortened: [] }));
    const verse = this.pattern.deciding;
    const unread = new Set(this.box);
    const lengths = new Map(this.box.map((poem) => [poem, deciding(poem, unread, verse)]));
    return this.read.map((read) => {
      unread.delete(read);
      const shortened: Shortened[] = [];
      for (const poem of unread) {
        const was = lengths.get(poem)!;
        if (common(verse, read, poem) + 1 < was) continue; // others were likelier to it than the one that was read
        const now = deciding(poem, unread, verse);
        if (now === was) continue;
        const spelled = openingOf(poem).spelled[verse];
        shortened.push({ poem, from: spelled.slice(0, was).join(""), to: spelled.slice(0, now).join("") });
        lengths.set(poem, now);
      }
      return { read, shortened };
    });
  }

  /** The same with other times, or another end: what may be changed while it goes on, for it moves no poem. */
  tuned(changes: Partial<Pick<Wish, "pacing" | "wait" | "span_s" | "stop_min" | "again">>): Reading {
    return new Reading(wishOf({ ...this.wish, ...changes }), this.set, this.dead, this.where);
  }

  /** Call it as the part `decides` of the step begins to sound. */
  heard(): Reading {
    return this.isOver || this.isHeard ? this : this.with({ heard: true });
  }

  /** The step is done. After the last one the reading is over, or the next round begins, if that was wished. */
  next(): Reading {
    if (this.isOver) return this;
    if (this.at + 1 < this.count || !this.wish.again) return this.with({ at: this.at + 1, heard: false });
    const round = this.round + 1;
    const order = orderOf(this.wish.order, roundSeed(this.wish.seed, round), this.box);
    return this.with({ round, order, at: 0, heard: false, returns: 0 });
  }

  /** To the step before, within the round; what it read is unread again. */
  back(): Reading {
    return this.at === 0 ? this : this.with({ at: this.at - 1, heard: false });
  }

  /** To the step that begins the poem at this place, from 1; what lies before counts as read, the rest as unread. */
  jump(place: number): Reading {
    if (!(Number.isInteger(place) && place >= 1 && place <= this.order.length)) throw new RangeError(`there is no place ${place}`);
    return this.with({ at: place - 1, heard: false });
  }

  /** The poem at this place is not read now: it comes last. The last one can't be skipped. */
  skip(): Reading {
    const at = this.place - 1;
    if (at === this.order.length - 1) return this;
    const { order } = this;
    return this.with({ order: [...order.slice(0, at), ...order.slice(at + 1), order[at]!], at, heard: false });
  }

  /** The poem at this place goes back into the box, to be read at a random later place (or at once if it is drawn). */
  returned(): Reading {
    const at = this.place - 1;
    const rest = this.order.slice(at + 1);
    const seed = roundSeed(this.wish.seed, this.round);
    const into = new Chance(seed).child(`return ${this.where.returns}`).below(rest.length + 1);
    const order = [...this.order.slice(0, at), ...rest.slice(0, into), this.order[at]!, ...rest.slice(into)];
    return this.with({ order, at, heard: false, returns: this.where.returns + 1 });
  }
}
