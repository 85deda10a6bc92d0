/** Hands over a cloth as the eye follows them, those of this page and others as they went: their trails, the cards met. */
import type { Spread } from "../protocol";
import { cardAt, cardsOn } from "./lies";
import { playStrokes, type Playing } from "./played";
import type { SpreadView } from "./spread-view";
import type { Trail, Trails } from "./trail";
import type { Sample, Stroke } from "./types";

export interface ReachHost {
  spread(): Spread;
  view(): SpreadView;
  trails: Trails;
  calm(): boolean;
  /** A hand has met a card: the hand `pointer` of this page, for the first time in this reading, or (null) another. */
  met(card: number, pointer: number | null): void;
}

interface Way {
  trail: Trail | null;
  last: Sample;
  /** It lay on a card at the onset: until it is lifted it touches nothing. */
  ignored: boolean;
}

export class Reach {
  private readonly cards = new Set<number>();
  private readonly ways = new Map<number, Way>();

  constructor(private readonly host: ReachHost) {}

  /** Samples of the hand `pointer`. */
  add(pointer: number, samples: readonly Sample[], up: boolean): void {
    for (const sample of samples) this.step(pointer, sample);
    if (!up) return;
    this.ways.get(pointer)?.trail?.end();
    this.ways.delete(pointer);
  }

  /** Another's hand as it went. Resolves when it is lifted, or is not wanted any more. */
  play(strokes: readonly Stroke[], whose: "mine" | "theirs", name: string, playing: Pick<Playing, "wanted" | "clock">): Promise<void> {
    const { host } = this;
    const met = new Set<number>();
    const trails: (Trail | null)[] = strokes.map(() => null);
    const step = (i: number, news: Sample[]) => {
      trails[i] ??= host.calm() ? null : host.trails.begin(whose, name);
      for (const [t, x, y] of news) {
        trails[i]?.to(...host.view().toScreen(x, y));
        const card = t >= 0 ? cardAt(host.spread(), x, y) : null;
        if (card === null || met.has(card)) continue;
        met.add(card);
        host.met(card, null);
      }
    };
    return playStrokes(strokes, { ...playing, step }).then(() => {
      for (const trail of trails) trail?.end();
    });
  }

  /** Another reading: hands count anew. */
  rest(): void {
    for (const { trail } of this.ways.values()) trail?.end();
    this.ways.clear();
    this.cards.clear();
  }

  private step(pointer: number, sample: Sample): void {
    const { host } = this;
    const [t, x, y] = sample;
    const spread = host.spread();
    let way = this.ways.get(pointer);
    const from = way?.last ?? sample;
    if (!way) this.ways.set(pointer, (way = { trail: host.calm() ? null : host.trails.begin("mine"), last: sample, ignored: false }));
    way.trail?.to(...host.view().toScreen(x, y));
    if (from[0] <= 0 && t >= 0 && (from !== sample || t === 0)) way.ignored ||= cardAt(spread, from[1], from[2]) !== null;
    way.last = sample;
    if (t < 0 || way.ignored) return;
    for (const card of cardsOn(spread, [from[1], from[2]], [x, y])) {
      if (this.cards.has(card)) continue;
      this.cards.add(card);
      host.met(card, pointer);
    }
  }
}
