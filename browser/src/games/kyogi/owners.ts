/**
 * Two people at one mat: whose hand a pointer is. A hand rests on its pad until it goes for a card, so a pointer belongs
 * to the side whose pad was left; where that tells nothing, to the side from which it moves; where that tells nothing
 * either, the two are asked, and without an answer it is of the side in whose field it came down.
 */
import type { Input, Sample } from "../../mat/types";
import type { SideNumber } from "./house";

export interface OwnersHost {
  /** Whether a finger rests on the pad of side 0, of side 1. */
  resting(): readonly [boolean, boolean];
  /** Depth of the mat, 0.1 mm: from the edge of side 1 (0) to that of side 0. */
  depth(): number;
  /** Samples of a hand that is known: of its side, and which of that side's hands it is. */
  send(side: SideNumber, hand: number, input: Input, samples: Sample[], up: boolean): void;
  /** Whose it is has to be asked (`fallback`: without an answer), or needs no asking any more (null). */
  ask(fallback: SideNumber | null): void;
}

interface Pointer {
  side: SideNumber | null;
  hand: number;
  input: Input;
  first: Sample | null;
  kept: Sample[];
  up: boolean;
}

/** So far (0.1 mm) a hand goes before its way tells where it came from; less across than along. */
const TELLING = 80;
const STEEP = 0.5;

export class Owners {
  private readonly pointers = new Map<number, Pointer>();
  private asked: Pointer[] = [];

  constructor(private readonly host: OwnersHost) {}

  /** A pointer has come down; `from` is known where it slid off a pad. */
  came(pointer: number, from: SideNumber | null = null): void {
    this.pointers.set(pointer, { side: null, hand: 0, input: "touch", first: null, kept: [], up: false });
    const side = from ?? this.byPads();
    if (side !== null) this.settle(this.pointers.get(pointer)!, side);
  }

  /** Which side the eye is shown a pointer as, while it is not known. */
  shownAs(pointer: number, sample: Sample | undefined): SideNumber {
    return this.pointers.get(pointer)?.side ?? (sample ? this.fieldOf(sample) : 0);
  }

  add(pointer: number, input: Input, samples: Sample[], up: boolean): void {
    if (!this.pointers.has(pointer)) this.came(pointer);
    const it = this.pointers.get(pointer)!;
    it.input = input;
    it.first ??= samples[0] ?? null;
    if (it.side === null) {
      it.kept.push(...samples);
      it.up = up;
      const side = this.byWay(it) ?? this.byOther(it);
      if (side !== null) this.settle(it, side);
      else if (up) this.question(it);
    } else this.host.send(it.side, it.hand, input, samples, up);
    if (up) this.pointers.delete(pointer);
  }

  /** What the two people say, or what stands without an answer. */
  answer(side: SideNumber): void {
    const [it, ...others] = this.asked;
    this.asked = [];
    this.host.ask(null);
    if (!it) return;
    this.settle(it, side);
    // Two hands at once are one of each.
    for (const other of others) this.settle(other, side === 0 ? 1 : 0);
  }

  /** The reading that they belonged to is over. */
  rest(): void {
    this.pointers.clear();
    if (this.asked.length > 0) this.host.ask(null);
    this.asked = [];
  }

  private settle(it: Pointer, side: SideNumber): void {
    it.side = side;
    it.hand = this.handFor(it, side);
    if (it.kept.length > 0) this.host.send(side, it.hand, it.input, it.kept, it.up);
    it.kept = [];
  }

  /** A finger that comes down again is the same hand: only two of a side at once are two. */
  private handFor(it: Pointer, side: SideNumber): number {
    const taken = [...this.pointers.values()].filter((other) => other !== it && other.side === side && !other.up).map(({ hand }) => hand);
    let hand = 0;
    while (taken.includes(hand)) hand++;
    return hand;
  }

  private byPads(): SideNumber | null {
    const [near, far] = this.host.resting();
    return near === far ? null : near ? 1 : 0;
  }

  private byWay({ first, kept }: Pointer): SideNumber | null {
    const last = kept.at(-1);
    if (!first || !last) return null;
    if (first[2] > this.host.depth()) return 0;
    if (first[2] < 0) return 1;
    const [across, along] = [last[1] - first[1], last[2] - first[2]];
    if (Math.abs(along) < TELLING || Math.abs(along) < STEEP * Math.abs(across)) return null;
    return along < 0 ? 0 : 1;
  }

  /** Where the other side's hand is at it already, a second one is of this side. */
  private byOther(it: Pointer): SideNumber | null {
    if (!it.up) return null;
    const sides = new Set([...this.pointers.values()].flatMap(({ side }) => (side === null ? [] : [side])));
    return sides.size === 1 ? (sides.has(0) ? 1 : 0) : null;
  }

  private fieldOf(sample: Sample): SideNumber {
    return sample[2] > this.host.depth() / 2 ? 0 : 1;
  }

  private question(it: Pointer): void {
    this.asked.push(it);
    if (this.asked.length === 1) this.host.ask(it.first ? this.fieldOf(it.first) : 0);
  }
}
