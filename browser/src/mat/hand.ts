/**
 * The player's hand: pointer and key events -> samples of strokes on the mat, stamped by the events' own time.
 *
 * Every piece is given to `show` at once, for the preview, and to `send` in batches: the first contact without delay,
 * then at most one message every 16 ms, and the rest when the pointer is lifted.
 */
import { HAND_SPEED, type PathPoint } from "./keys";
import type { Input, Sample } from "./types";

/** What the hand has to know of the screen: `Projection` fits. */
export interface View {
  toMat(px: number, py: number): readonly [number, number];
  bends(from: readonly [number, number], to: readonly [number, number]): number[];
}

export interface HandOptions {
  /** 0.1 ms since the onset of the open reading; null while there is none. */
  since(event: Event): number | null;
  view(): View;
  /** Whether strokes are wanted now. */
  live(): boolean;
  /** Whether a mat point lies on a card. */
  hits(x: number, y: number): boolean;
  show(pointer: number, samples: Sample[], up: boolean): void;
  send(pointer: number, input: Input, samples: Sample[], up: boolean): void;
  /** A pointer came down and is the hand `pointer` from now on. */
  came?(pointer: number, event: PointerEvent): void;
  /** Whether a pointer that comes down does something else than play. */
  spared?(event: PointerEvent): boolean;
}

export const BATCH_MS = 16;
/** Of what hands do earlier than so (0.1 ms) only their being down at the onset matters, and that is seen from here. */
const EARLIEST = -15_000;

/** One stroke on its way from the screen to the mat. */
export class Trace {
  private last: { t: number; px: number; py: number } | null = null;

  constructor(private readonly view: View) {}

  /** The samples up to a stage point: itself, and before it the points at which the map bends. */
  add(t: number, px: number, py: number): Sample[] {
    const from = this.last;
    const now = { t: Math.max(t, from?.t ?? t), px, py };
    this.last = now;
    if (!from) return [this.sample(now.t, px, py)];
    const bends = this.view.bends([from.px, from.py], [px, py]);
    const between = bends.map((share) =>
      this.sample(
        from.t + (now.t - from.t) * share,
        from.px + (px - from.px) * share,
        from.py + (py - from.py) * share,
      ),
    );
    return [...between, this.sample(now.t, px, py)];
  }

  private sample(t: number, px: number, py: number): Sample {
    const [x, y] = this.view.toMat(px, py);
    return [Math.round(t), Math.round(x), Math.round(y)];
  }
}

/** Gathers the samples of one stroke into messages. */
export class Batch {
  private waiting: Sample[] = [];
  private sent = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (samples: Sample[], up: boolean) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `urgent`: the piece holds the stroke's first contact. */
  add(samples: readonly Sample[], urgent: boolean): void {
    this.waiting.push(...samples);
    const wait = this.sent + BATCH_MS - this.now();
    if (urgent || wait <= 0) this.flush(false);
    else this.timer ??= setTimeout(() => this.flush(false), wait);
  }

  flush(up: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0 && !up) return;
    this.sent = this.now();
    this.send(this.waiting, up);
    this.waiting = [];
  }
}

interface Finger {
  pointer: number;
  input: Input;
  /** Null until a reading is open: a pointer that is down before counts from then on. */
  trace: Trace | null;
  batch: Batch;
  touched: boolean;
  lastSample: Sample | null;
}

const kindOf = (event: PointerEvent): Input =>
  event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";

export class Hand {
  private readonly fingers = new Map<number, Finger>();
  private origin = { left: 0, top: 0 };
  private readonly quiet = new AbortController();
  /** When the last key's sweep is over and where the hand then is: the next starts from there. */
  private keyed: { until: number; x: number; y: number } | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly stage: HTMLElement,
    private readonly options: HandOptions,
  ) {
    const { signal } = this.quiet;
    const on = (name: string, act: (event: PointerEvent) => void) =>
      stage.addEventListener(name, act as EventListener, { signal });
    on("pointerdown", (event) => this.down(event));
    // Where it exists it comes before the frame; the move that follows repeats it and is left out.
    on("onpointerrawupdate" in stage ? "pointerrawupdate" : "pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event));
    on("pointercancel", (event) => this.up(event));
  }

  destroy(): void {
    this.quiet.abort();
    this.rest();
  }

  /** Forget what the fingers did: the reading they belonged to is over. */
  rest(): void {
    for (const finger of this.fingers.values()) [finger.trace, finger.touched] = [null, false];
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.keyed = null;
  }

  /** Move the hand along a path as a key asks for, in the time that it takes. False: no reading is open. */
  follow(event: Event, path: readonly PathPoint[]): boolean {
    const pressed = this.since(event);
    const first = path[0];
    const last = path.at(-1);
    if (pressed === null || !first || !last || !this.options.live()) return false;
    if ([...this.fingers.values()].some(({ pointer }) => pointer === 0)) return false;
    const start = Math.round(Math.max(pressed, this.ready(first)));
    this.keyed = { until: start + last[0], x: last[1], y: last[2] };
    const finger = this.finger(0, "key");
    const late = Math.max(0, performance.now() - event.timeStamp);
    const steps = path.map(([t, x, y]): Sample => [start + t, x, y]);
    for (const [i, sample] of steps.entries()) {
      const wait = (sample[0] - pressed) / 10 - late;
      const act = () => {
        this.pass(finger, [sample], i === steps.length - 1);
      };
      if (wait <= 0) act();
      else this.after(wait, act);
    }
    return true;
  }

  private since(event: Event): number | null {
    const t = this.options.since(event);
    return t !== null && t >= EARLIEST ? t : null;
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }

  /** When a hand that is still sweeping elsewhere can be at a path's first point. */
  private ready([, x, y]: PathPoint): number {
    if (!this.keyed) return -Infinity;
    return this.keyed.until + 1 + Math.hypot(x - this.keyed.x, y - this.keyed.y) / (2 * HAND_SPEED);
  }

  private finger(pointer: number, input: Input): Finger {
    const batch = new Batch((samples, up) => this.options.send(pointer, input, samples, up));
    return { pointer, input, trace: null, batch, touched: false, lastSample: null };
  }

  /** Take over a pointer that is down already and comes from elsewhere on the page. */
  adopt(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) this.down(event);
  }

  private down(event: PointerEvent): void {
    if (!this.options.live() || (event.pointerType === "mouse" && event.button > 0)) return;
    if (this.options.spared?.(event)) return;
    event.preventDefault();
    this.stage.setPointerCapture?.(event.pointerId);
    const { left, top } = this.stage.getBoundingClientRect();
    this.origin = { left, top };
    const finger = this.finger(this.nameFor(event), kindOf(event));
    this.fingers.set(event.pointerId, finger);
    this.options.came?.(finger.pointer, event);
    this.trail(finger, event, false);
  }

  /** A primary pointer is the hand 0; any other that is down with it gets the least free number. */
  private nameFor(event: PointerEvent): number {
    const taken = new Set([...this.fingers.values()].map(({ pointer }) => pointer));
    if (this.timers.size > 0) taken.add(0);
    let name = event.isPrimary ? 0 : 1;
    while (taken.has(name)) name++;
    return name;
  }

  private move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const piece of events.length > 0 ? events : [event]) this.trail(finger, piece, false);
  }

  private up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    this.trail(finger, event, true);
  }

  private trail(finger: Finger, event: PointerEvent, up: boolean): void {
    const t = this.since(event);
    if (t === null || !this.options.live()) {
      finger.trace = null;
      return;
    }
    if (!finger.trace && up) return;
    finger.trace ??= new Trace(this.options.view());
    this.pass(finger, finger.trace.add(t, event.clientX - this.origin.left, event.clientY - this.origin.top), up);
  }

  private pass(finger: Finger, samples: Sample[], up: boolean): void {
    const last = finger.lastSample;
    const news = samples.filter((sample, i) => up || i > 0 || !last || sample.some((part, n) => part !== last[n]));
    finger.lastSample = samples.at(-1) ?? last;
    if (news.length === 0) return;
    const urgent = !finger.touched && news.some(([t, x, y]) => t >= 0 && this.options.hits(x, y));
    finger.touched ||= urgent;
    this.options.show(finger.pointer, news, up);
    finger.batch.add(news, urgent);
    if (up) finger.batch.flush(true);
  }
}
