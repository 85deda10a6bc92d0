/**
 * Cards in motion during a reading: they go with the hands that touch them, glide a little when these are lifted, and
 * lie there until the table is tidied. What counts is ruled by the house; this is what the eye sees meanwhile.
 */
import type { Format } from "./field";
import type { CardNode } from "./node";
import { SWEEP_ON, type Pose } from "./motion";
import type { Projection } from "./projection";
import type { Trail, Trails } from "./trail";
import type { Places, Sample, Stroke, Table } from "./types";

export interface SweptHost {
  format(): Format;
  projection(): Projection;
  trails: Trails;
  node(card: number): CardNode | undefined;
  home(card: number): Pose | null;
  calm(): boolean;
}

class Preview {
  private spots = new Map<number, [number, number]>();
  private hold = new Map<string, { card: number; x: number; y: number }>();
  constructor(private mat: { places: Places; format: Format; cardWidth: number }) {}
  add(seat: number, pointer: number, samples: readonly Sample[]): Map<number, [number, number]> {
    const key = `${seat}.${pointer}`;
    for (const [, x, y] of samples) {
      for (const [c, place] of Object.entries(this.mat.places)) {
        const card = Number(c);
        const [l, t] = this.spots.get(card) ?? this.mat.format.rect(place);
        if (x >= l && x <= l + 520 && y >= t && y <= t + 730 && !this.hold.has(key + card)) this.hold.set(key + card, { card, x: x - l, y: y - t });
      }
      for (const [k, h] of this.hold) if (k.startsWith(key)) this.spots.set(h.card, [x - h.x, y - h.y]);
    }
    return this.spots;
  }
}

type Spot = readonly [left: number, top: number];

/** How far (ms of its last speed) a card glides on, and at most how many card widths. */
const GLIDE_MS = 95;
const GLIDE_CARDS = 3.2;
const FRESH_MS = 60;

export class Swept {
  /** Resolves when no hand is being played. */
  playing: Promise<unknown> = Promise.resolve();
  private places: Places = {};
  private preview: Preview | null = null;
  private readonly spots = new Map<number, Spot>();
  private readonly speeds = new Map<number, { at: number; x: number; y: number; vx: number; vy: number }>();
  private readonly gliding = new Set<number>();
  private dirty = new Set<number>();
  private frame = 0;

  constructor(private readonly host: SweptHost) {}

  /** Hands count anew on a mat that lies so. */
  begin(places: Places): void {
    this.forget();
    this.places = places;
  }

  /** No card is out of its place any more; the board then sends them home. */
  forget(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.preview = null;
    for (const card of this.spots.keys()) this.host.node(card)?.mark("moving", false);
    this.spots.clear();
    this.speeds.clear();
    this.gliding.clear();
    this.dirty.clear();
  }

  holds(card: number): boolean {
    return this.spots.has(card);
  }

  /** The places of the cards that no hand has moved. */
  lying(): Places {
    return Object.fromEntries(Object.entries(this.places).filter(([card]) => !this.holds(Number(card))));
  }

  /** The card on which a mat point lies, where it is now. */
  cardAt(x: number, y: number): number | null {
    const { cardWidth, cardHeight } = this.host.format();
    for (const [key, place] of Object.entries(this.places)) {
      const card = Number(key);
      const [left, top] = this.spots.get(card) ?? this.host.format().rect(place);
      if (x >= left && x <= left + cardWidth && y >= top && y <= top + cardHeight) return card;
    }
    return null;
  }

  /** Samples of one hand; the cards that it touched for the first time. */
  add(seat: number, pointer: number, samples: readonly Sample[], up: boolean): number[] {
    this.preview ??= new Preview({ cardWidth: 0, places: this.places, format: this.host.format() });
    const touched: number[] = [];
    const moved = this.preview.add(seat, pointer, samples);
    const t = (samples.at(-1)?.[0] ?? 0) / 10;
    for (const [card, spot] of moved) {
      if (!this.spots.has(card)) touched.push(card);
      this.follow(card, spot, t);
      this.spots.set(card, spot);
      this.dirty.add(card);
    }
    if (up) for (const card of this.spots.keys()) this.glideSoon(card, t);
    if (this.dirty.size > 0 && this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
    return touched;
  }

  /** Show where the ruling says that cards came to rest, for those that no hand seen here has moved. True: some lie about. */
  rest(ruling: NonNullable<Table["last"]>): boolean {
    for (const [key, [left, top]] of Object.entries(ruling.rests)) {
      const card = Number(key);
      const node = this.host.node(card);
      if (this.spots.has(card) || !node) continue;
      this.spots.set(card, [left, top]);
      if (this.host.calm()) continue;
      node.mark("moving", true);
      void node.mover.fly(this.poseOf(card, [left, top]), SWEEP_ON);
    }
    return this.spots.size > 0;
  }

  /** A recorded hand, at its own pace or as `sinceOnset` (0.1 ms) tells. */
  play(seat: number, strokes: readonly Stroke[], whose: "mine" | "theirs", sinceOnset?: () => number): Promise<void> {
    if (Object.keys(this.places).length === 0) return Promise.resolve();
    const first = Math.min(...strokes.map(([, samples]) => samples[0]?.[0] ?? Infinity));
    const last = Math.max(...strokes.map(([, samples]) => samples.at(-1)?.[0] ?? -Infinity));
    if (!(last >= first)) return Promise.resolve();
    const began = performance.now();
    const own = () => first + (performance.now() - began) * 10;
    const clock = sinceOnset && sinceOnset() < last ? sinceOnset : own;
    const played = this.run(seat, strokes, whose, clock);
    this.playing = Promise.all([this.playing, played]);
    return played;
  }

  private run(seat: number, strokes: readonly Stroke[], whose: "mine" | "theirs", clock: () => number): Promise<void> {
    const shown = strokes.map(() => 0);
    const trails: (Trail | null)[] = strokes.map(() => null);
    const preview = this.places;
    return new Promise((resolve) => {
      const tick = () => {
        if (this.places !== preview) return end();
        const now = clock();
        let left = false;
        strokes.forEach(([pointer, samples], i) => {
          const until = samples.findIndex(([t], n) => n >= shown[i]! && t > now);
          const upTo = until < 0 ? samples.length : until;
          const news = samples.slice(shown[i], upTo);
          if (upTo < samples.length) left = true;
          if (news.length === 0) return;
          shown[i] = upTo;
          trails[i] ??= this.host.calm() ? null : this.host.trails.begin(whose);
          for (const [, x, y] of news) trails[i]?.to(...this.screen(x, y));
          this.add(seat, pointer, news, upTo === samples.length);
        });
        if (left) requestAnimationFrame(tick);
        else end();
      };
      const end = () => {
        for (const trail of trails) trail?.end();
        resolve();
      };
      tick();
    });
  }

  private screen(x: number, y: number): [number, number] {
    const [px, py] = this.host.projection().toScreen(x, y);
    return [px, py];
  }

  private draw(): void {
    this.frame = 0;
    for (const card of this.dirty) {
      const node = this.host.node(card);
      const spot = this.spots.get(card);
      if (!node || !spot || this.gliding.has(card)) continue;
      node.mark("moving", true);
      node.mover.place(this.poseOf(card, spot));
    }
    this.dirty.clear();
  }

  /** A swept card turns a little as it goes. */
  private poseOf(card: number, [left, top]: Spot): Pose {
    const { cardWidth, cardHeight } = this.host.format();
    const [x, y] = this.host.projection().rectToScreen([left, top, left + cardWidth, top + cardHeight]);
    const home = this.host.home(card) ?? { x, y, turn: 0 };
    const swing = Math.max(-14, Math.min(14, (x - home.x) * 0.05));
    return { x, y, turn: home.turn + swing };
  }

  private follow(card: number, [x, y]: Spot, at: number): void {
    const before = this.speeds.get(card);
    const lapse = before ? at - before.at : 0;
    const [vx, vy] = before && lapse > 0.05 ? [(x - before.x) / lapse, (y - before.y) / lapse] : [before?.vx ?? 0, before?.vy ?? 0];
    this.speeds.set(card, { at, x, y, vx, vy });
  }

  /** A card that was still moving when the hand was lifted slides on by what it had of speed. */
  private glideSoon(card: number, now: number): void {
    const speed = this.speeds.get(card);
    const node = this.host.node(card);
    const spot = this.spots.get(card);
    if (!speed || !node || !spot || this.gliding.has(card) || now - speed.at > FRESH_MS) return;
    this.gliding.add(card);
    const from = this.poseOf(card, spot);
    const scale = this.host.projection().cardWidth / this.host.format().cardWidth;
    let [dx, dy] = [speed.vx * GLIDE_MS * scale, speed.vy * GLIDE_MS * scale];
    const [fx, fy] = this.screenSense(spot, dx, dy);
    [dx, dy] = [fx, fy];
    const far = Math.hypot(dx, dy);
    const most = GLIDE_CARDS * this.host.projection().cardWidth;
    const share = far > most ? most / far : 1;
    if (far < 2 || this.host.calm()) return;
    node.mark("moving", true);
    const turn = from.turn + Math.max(-70, Math.min(70, dx * share * 0.35));
    void node.mover.fly({ x: from.x + dx * share, y: from.y + dy * share, turn }, SWEEP_ON);
  }

  /** A direction on the mat as the screen shows it. */
  private screenSense([left, top]: Spot, dx: number, dy: number): [number, number] {
    const [ax, ay] = this.screen(left, top);
    const [bx, by] = this.screen(left + 1, top + 1);
    return [bx < ax ? -dx : dx, by < ay ? -dy : dy];
  }
}
