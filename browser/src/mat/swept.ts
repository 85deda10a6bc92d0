/**
 * Cards in motion during a reading: they go with the hands that touch them, glide a little when these are lifted, and
 * lie there until the table is tidied. What counts is ruled by the house; this is what the eye sees meanwhile.
 */
import type { Format } from "./field";
import type { CardNode } from "./node";
import { SWEEP_ON, type Pose } from "./motion";
import { playStrokes } from "./played";
import type { Projection } from "./projection";
import { Mat, Preview, type Spot } from "./stroke";
import type { Trail, Trails } from "./trail";
import type { Places, Sample, Stroke, Table } from "./types";

export interface SweptHost {
  format(): Format;
  projection(): Projection;
  trails: Trails;
  node(card: number): CardNode | undefined;
  home(card: number): Pose | null;
  /** The mat as the reading found it. */
  places(): Places;
  /** A hand has set a card in motion. */
  touched(card: number, seat: number): void;
  calm(): boolean;
}

/** How far (ms of its last speed) a card glides on, and at most how many card widths. */
const GLIDE_MS = 95;
const GLIDE_CARDS = 3.2;
const FRESH_MS = 60;

export class Swept {
  /** Resolves when no hand is being played. */
  playing: Promise<unknown> = Promise.resolve();
  private preview: Preview | null = null;
  private readonly spots = new Map<number, Spot>();
  private readonly speeds = new Map<number, { at: number; x: number; y: number; vx: number; vy: number }>();
  private readonly gliding = new Set<number>();
  private dirty = new Set<number>();
  private frame = 0;
  private epoch = 0;

  constructor(private readonly host: SweptHost) {}

  /** No card is out of its place any more, and hands count anew; the board then sends the cards home. */
  forget(): void {
    this.epoch++;
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
    return Object.fromEntries(Object.entries(this.host.places()).filter(([card]) => !this.holds(Number(card))));
  }

  /** The card on which a mat point lies, where it is now. */
  cardAt(x: number, y: number): number | null {
    const { cardWidth, cardHeight } = this.host.format();
    for (const [key, place] of Object.entries(this.host.places())) {
      const card = Number(key);
      const [left, top] = this.host.format().rect(place);
      const at = this.spots.get(card) ?? { x: left, y: top };
      if (x >= at.x && x <= at.x + cardWidth && y >= at.y && y <= at.y + cardHeight) return card;
    }
    return null;
  }

  /** Samples of one hand. */
  add(seat: number, pointer: number, samples: readonly Sample[], up: boolean): void {
    this.preview ??= this.previewOf();
    const moved = this.preview.add(seat, pointer, samples, up);
    const t = (samples.at(-1)?.[0] ?? 0) / 10;
    for (const [card, spot] of moved) {
      const before = this.spots.get(card);
      if (!before) this.host.touched(card, seat);
      else if (before.x === spot.x && before.y === spot.y) continue;
      this.follow(card, spot, t);
      this.spots.set(card, spot);
      this.dirty.add(card);
    }
    if (up) for (const card of this.spots.keys()) this.glideSoon(card, t);
    if (this.dirty.size > 0 && this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
  }

  /** Show where the ruling says that cards came to rest, for those that no hand seen here has moved. True: some lie about. */
  rest(ruling: NonNullable<Table["last"]>): boolean {
    for (const [key, [left, top]] of Object.entries(ruling.rests)) {
      const card = Number(key);
      const node = this.host.node(card);
      if (this.spots.has(card) || !node) continue;
      const spot = { x: left, y: top };
      this.spots.set(card, spot);
      if (this.host.calm()) continue;
      node.mark("moving", true);
      void node.mover.fly(this.poseOf(card, spot), SWEEP_ON);
    }
    return this.spots.size > 0;
  }

  /** A recorded hand, at its own pace or as `sinceOnset` (0.1 ms) tells. */
  play(seat: number, strokes: readonly Stroke[], whose: "mine" | "theirs", sinceOnset?: () => number): Promise<void> {
    const { epoch } = this;
    const trails: (Trail | null)[] = strokes.map(() => null);
    const step = (i: number, news: Sample[], whole: boolean) => {
      trails[i] ??= this.host.calm() ? null : this.host.trails.begin(whose);
      for (const [, x, y] of news) trails[i]?.to(...this.screen(x, y));
      this.add(seat, strokes[i]![0], news, whole);
    };
    const played = playStrokes(strokes, { step, wanted: () => this.epoch === epoch, clock: sinceOnset }).then(() => {
      for (const trail of trails) trail?.end();
    });
    this.playing = Promise.all([this.playing, played]);
    return played;
  }

  private previewOf(): Preview {
    const { cardHeight, width, rows } = this.host.format();
    const places = Object.entries(this.host.places()).map(([card, [field, row, x]]) => [Number(card), { field, row, x }] as const);
    return new Preview(new Mat(new Map(places), cardHeight, width, rows));
  }

  private screen(x: number, y: number): [number, number] {
    const [px, py] = this.host.projection().toScreen(x, y);
    return [px, py];
  }

  /** The stage has another size: cards that lie about lie elsewhere on it. */
  redraw(): void {
    for (const [card, spot] of this.spots) this.host.node(card)?.mover.place(this.poseOf(card, spot));
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
  private poseOf(card: number, { x: left, y: top }: Spot): Pose {
    const { cardWidth, cardHeight } = this.host.format();
    const [x, y] = this.host.projection().rectToScreen([left, top, left + cardWidth, top + cardHeight]);
    const home = this.host.home(card) ?? { x, y, turn: 0 };
    const swing = Math.max(-14, Math.min(14, (x - home.x) * 0.05));
    return { x, y, turn: home.turn + swing };
  }

  private follow(card: number, { x, y }: Spot, at: number): void {
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
    const from = this.poseOf(card, spot);
    const [dx, dy] = this.onScreen(spot, speed.vx * GLIDE_MS, speed.vy * GLIDE_MS);
    const far = Math.hypot(dx, dy);
    const most = GLIDE_CARDS * this.host.projection().cardWidth;
    const share = far > most ? most / far : 1;
    if (far < 2 || this.host.calm()) return;
    this.gliding.add(card);
    node.mark("moving", true);
    const turn = from.turn + Math.max(-70, Math.min(70, dx * share * 0.35));
    void node.mover.fly({ x: from.x + dx * share, y: from.y + dy * share, turn }, SWEEP_ON);
  }

  /** A way on the mat (0.1 mm) in px, its direction as the screen shows it. */
  private onScreen({ x, y }: Spot, dx: number, dy: number): [number, number] {
    const [ax, ay] = this.screen(x, y);
    const [bx, by] = this.screen(x + 1, y + 1);
    const scale = this.host.projection().cardWidth / this.host.format().cardWidth;
    return [dx * scale * Math.sign(bx - ax), dy * scale * Math.sign(by - ay)];
  }
}
