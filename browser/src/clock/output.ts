/**
 * When a sample is heard: the audio clock at the loudspeaker against the page's clock, in which events are stamped.
 *
 * `getOutputTimestamp()` says which sample is at the output when; browsers jitter in it and some have told nonsense. So
 * the median of the last second counts, only the offset is fitted, and where the stamps are missing, lie outside what the
 * context can hold, or leap by more than 20 ms, `currentTime` less the stated latency stands in for them.
 */
export interface Stamped {
  readonly currentTime: number;
  readonly baseLatency?: number;
  readonly outputLatency?: number;
  getOutputTimestamp?(): AudioTimestamp;
}

const WINDOW_MS = 1000;
const POLL_MS = 50;
const LEAP_S = 0.02;
/** More than any output holds: Bluetooth has some 0.3 s. */
const LONGEST_S = 1;
const ENOUGH = 5;
/** Stamps that leapt have to hold for most of a second before they count again. */
const ENOUGH_AGAIN = 16;
/** After an underrun the stamps jump and stay together: so many within so little of each other are believed at once. */
const TOGETHER = 4;
const TOGETHER_S = 0.001;
const STEP_S = 0.0015;

/** Offsets (s) of the last second and their median. */
export class Filter {
  private readonly kept: { at: number; value: number }[] = [];

  add(value: number, at: number): void {
    this.kept.push({ at, value });
    while (this.kept.length > 1 && at - this.kept[0]!.at > WINDOW_MS) this.kept.shift();
  }

  clear(): void {
    this.kept.length = 0;
  }

  get size(): number {
    return this.kept.length;
  }

  /** Forget what is older than a step that the last few values agree on. */
  step(): void {
    const last = this.kept.slice(-TOGETHER);
    if (last.length < TOGETHER || this.kept.length < 2 * TOGETHER) return;
    const values = last.map(({ value }) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const away = Math.min(Math.abs(low - this.median), Math.abs(high - this.median));
    if (high - low <= TOGETHER_S && away > STEP_S) this.kept.splice(0, this.kept.length - TOGETHER);
  }

  get median(): number {
    const values = this.kept.map(({ value }) => value).sort((a, b) => a - b);
    const half = values.length >> 1;
    return values.length % 2 === 1 ? values[half]! : (values[half - 1]! + values[half]!) / 2;
  }
}

export class OutputClock {
  private readonly stamps = new Filter();
  private readonly fallback = new Filter();
  private trusted: number | null = null;
  private enough = ENOUGH;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly context: Stamped,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** True while the browser's own stamps are believed. */
  get exact(): boolean {
    return this.trusted !== null;
  }

  /** Audio time minus page time, s. */
  get offset(): number {
    if (this.trusted !== null) return this.trusted;
    if (this.fallback.size === 0) this.fallback.add(this.stated(this.now()), this.now());
    return this.fallback.median;
  }

  start(): void {
    this.timer ??= setInterval(() => this.poll(), POLL_MS);
    this.poll();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.reset();
  }

  /** The context stood still or changed its output: nothing measured before holds. */
  reset(): void {
    this.stamps.clear();
    this.fallback.clear();
    this.trusted = null;
    this.enough = ENOUGH;
  }

  poll(): void {
    const now = this.now();
    this.fallback.add(this.stated(now), now);
    const stamp = this.context.getOutputTimestamp?.();
    const { contextTime = 0, performanceTime = 0 } = stamp ?? {};
    if (!(contextTime > 0 && performanceTime > 0)) return;
    const offset = contextTime - performanceTime / 1000;
    const ahead = this.context.currentTime - now / 1000 - offset;
    if (ahead < -LEAP_S || ahead > LONGEST_S) return this.distrust();
    this.stamps.add(offset, now);
    this.stamps.step();
    const median = this.stamps.median;
    if (this.trusted !== null && Math.abs(median - this.trusted) > LEAP_S) return this.distrust();
    if (this.stamps.size >= this.enough) this.trusted = median;
  }

  /** Audio time (s) heard at a page time (ms). */
  audioAt(pageMs: number): number {
    return pageMs / 1000 + this.offset;
  }

  /** Page time (ms) at which an audio time (s) is heard. */
  pageAt(audio: number): number {
    return (audio - this.offset) * 1000;
  }

  private distrust(): void {
    this.stamps.clear();
    this.trusted = null;
    this.enough = ENOUGH_AGAIN;
  }

  private stated(now: number): number {
    const latency = this.context.outputLatency || this.context.baseLatency || 0;
    return this.context.currentTime - latency - now / 1000;
  }
}
