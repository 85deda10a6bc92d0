/** Strokes on their way from the cloth to the house: each gets the seat whose hand it is, asked for where it is unclear. */
import { signal } from "@preact/signals";
import type { Touch } from "../../protocol";
import type { Pads } from "./pads";

type Input = Touch["input"];
type Samples = Touch["samples"];

interface Piece {
  input: Input;
  samples: Samples;
  up: boolean;
}

interface Stroke {
  /** Null: not known yet. */
  seat: number | null;
  /** Number of the hand among those of its seat. */
  hand: number;
  among: readonly number[];
  /** What waits for the answer. */
  waiting: Piece[];
  /** A card was met. */
  met: boolean;
}

export interface HandsHost {
  reading: () => number | null;
  touch: (reading: number, seat: number, hand: number, input: Input, samples: Samples, up: boolean) => void;
  contest: (reading: number, on: boolean) => void;
}

/** Whose hand it was is being asked, among these seats. */
export interface Asked {
  pointer: number;
  seats: readonly number[];
}

export class Hands {
  readonly asked = signal<Asked | null>(null);
  private readonly strokes = new Map<number, Stroke>();
  private contested: number | null = null;

  constructor(
    private readonly pads: Pads,
    private readonly host: HandsHost,
  ) {}

  /** A pointer came down on the cloth at `point` (px) and time `at` (ms), or slid there from a pad. */
  came(pointer: number, from: number, point: readonly [number, number], at: number, where: ReadonlyMap<number, readonly [number, number]>): void {
    const holder = this.pads.holder(from);
    const whose = holder === null ? this.pads.whose(point, at, where) : { seat: holder };
    const seat = "seat" in whose ? whose.seat : null;
    this.strokes.set(pointer, { seat, hand: seat === null ? 0 : this.free(seat, pointer), among: "ask" in whose ? whose.ask : [], waiting: [], met: false });
  }

  /** Samples of a pointer. Without `came` they are of the first seat: keys. */
  pass(pointer: number, input: Input, samples: Samples, up: boolean): void {
    const reading = this.host.reading();
    if (reading === null) {
      if (up) this.strokes.delete(pointer);
      return;
    }
    let stroke = this.strokes.get(pointer);
    if (!stroke) {
      const seat = this.pads.chosen ?? this.pads.seats[0] ?? 0;
      this.strokes.set(pointer, (stroke = { seat, hand: this.free(seat, pointer), among: [], waiting: [], met: false }));
    }
    if (stroke.seat === null) stroke.waiting.push({ input, samples, up });
    else this.host.touch(reading, stroke.seat, stroke.hand, input, samples, up);
    if (up && (stroke.seat !== null || !stroke.met)) this.strokes.delete(pointer);
  }

  /** A pointer has met a card: if nobody knows whose hand it is, now it matters. */
  met(pointer: number): void {
    const stroke = this.strokes.get(pointer);
    const reading = this.host.reading();
    if (!stroke || reading === null || stroke.met) return;
    stroke.met = true;
    if (stroke.seat !== null || this.asked.peek()) return;
    this.asked.value = { pointer, seats: stroke.among };
    if (this.contested !== reading) this.host.contest(reading, true);
    this.contested = reading;
  }

  /** It was this seat's hand; null: nobody's, an accident. */
  answer(seat: number | null): void {
    const reading = this.host.reading();
    const asked = this.asked.peek();
    if (!asked) return;
    this.asked.value = null;
    const stroke = this.strokes.get(asked.pointer);
    if (stroke && reading !== null) {
      if (seat === null) this.strokes.delete(asked.pointer);
      else this.settle(asked.pointer, stroke, seat, reading);
    }
    const next = [...this.strokes].find(([, other]) => other.seat === null && other.met);
    if (next) this.asked.value = { pointer: next[0], seats: next[1].among };
    else if (reading !== null && seat === null) this.host.contest(reading, false);
  }

  /** A reading is over: nothing is asked about it any more. Fingers that are still down stay whose they are. */
  rest(): void {
    for (const [pointer, stroke] of this.strokes) {
      if (stroke.waiting.some(({ up }) => up)) this.strokes.delete(pointer);
      stroke.waiting = [];
      stroke.met = false;
    }
    this.asked.value = null;
    this.pads.rest();
  }

  private settle(pointer: number, stroke: Stroke, seat: number, reading: number): void {
    stroke.hand = this.free(seat, pointer);
    stroke.seat = seat;
    for (const { input, samples, up } of stroke.waiting) {
      this.host.touch(reading, seat, stroke.hand, input, samples, up);
      if (up) this.strokes.delete(pointer);
    }
    stroke.waiting = [];
  }

  /** The least number that no other hand of the seat has now. */
  private free(seat: number, pointer: number): number {
    const taken = [...this.strokes].flatMap(([other, stroke]) => (other !== pointer && stroke.seat === seat ? [stroke.hand] : []));
    let hand = 0;
    while (taken.includes(hand)) hand++;
    return hand;
  }
}
