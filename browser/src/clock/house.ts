/**
 * The house's clock as seen from this page. Each answer to a `Sync` bounds the difference of the two clocks to half its
 * round trip; of the recent ones the quickest is believed.
 */
export interface Answer {
  page_ms: number;
  house_ms: number;
}

interface Bound {
  at: number;
  offset: number;
  trip: number;
}

const KEPT = 12;
/** Clocks drift apart by some ms an hour: what is older than this is forgotten once there is better. */
const FRESH_MS = 60_000;
const BURST = [0, 90, 180, 300, 450, 700];
const EVERY_MS = 5_000;

export class HouseClock {
  private bounds: Bound[] = [];
  private renewing = false;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the house has answered at least once. */
  get known(): boolean {
    return this.bounds.length > 0;
  }

  /** House minus page, ms; 0 while nothing is known. */
  get offset(): number {
    return this.best()?.offset ?? 0;
  }

  /** How wrong the offset can be at most, ms. */
  get error(): number {
    return (this.best()?.trip ?? Infinity) / 2;
  }

  hear({ page_ms, house_ms }: Answer, at = this.now()): void {
    const trip = at - page_ms;
    if (!(trip >= 0)) return;
    if (this.renewing) this.bounds = [];
    this.renewing = false;
    this.bounds.push({ at, trip, offset: house_ms - (page_ms + trip / 2) });
    const fresh = this.bounds.filter((bound) => at - bound.at <= FRESH_MS);
    this.bounds = fresh.slice(-KEPT);
  }

  /** The next answer may be of another house: with it all earlier ones are forgotten. */
  renew(): void {
    this.renewing = true;
  }

  toPage(houseMs: number): number {
    return houseMs - this.offset;
  }

  toHouse(pageMs: number): number {
    return pageMs + this.offset;
  }

  /** Ask several times at once and then now and again; after a cut ask anew. */
  follow(ask: (page_ms: number) => void): void {
    this.stop();
    for (const wait of BURST) this.timers.push(setTimeout(() => ask(this.now()), wait));
    this.timers.push(setInterval(() => ask(this.now()), EVERY_MS));
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private best(): Bound | undefined {
    return this.bounds.reduce<Bound | undefined>((best, bound) => (best && best.trip <= bound.trip ? best : bound), undefined);
  }
}
