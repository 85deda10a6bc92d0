/**
 * A cloth on which cards lie in any place and any way: state in, one render, events out. No framework.
 *
 *   const cloth = new Cloth(root, { say: t, since, onStroke, came, whereTo, ... });
 *   cloth.setPoems(poems);
 *   await cloth.setCloth({ spread, face, hints, last }, { animate: true });  // resolves when all cards lie still
 *   cloth.setLive(true);                       // hands play: strokes of mouse, finger, pen and Enter are reported
 *   cloth.openReading();                       // before a verse: forgets the hands of the last reading
 *   cloth.playStrokes(2, swept.strokes, name); // another hand; the award that follows waits until it has come to rest
 *
 * `root` is an element with a size of its own (class `cloth`); the cloth follows its size and keeps `setInsets` free for
 * what the page puts round the cards. It sets --card-width and --card-height on `root`.
 */
import { Attention } from "./attention";
import type { CardBox, HintLevel } from "./board";
import type { CardText, CutKind } from "./card";
import { Hand } from "./hand";
import { cardAt, cardsOn, nextLie, readingOrder } from "./lies";
import { SETTLE, type Pose } from "./motion";
import { CardNode } from "./node";
import { Panning } from "./panning";
import { playStrokes } from "./played";
import { SpreadView, turnOf, WHOLE, type Zoom } from "./spread-view";
import { tapOf } from "./keys";
import { Tags, type TagKind } from "./tags";
import { Tatami } from "./tatami";
import { Trails, type Trail } from "./trail";
import type { Hint, Input, Sample, Stroke } from "./types";
import type { Award, Spread } from "../protocol";

export interface ClothState {
  spread: Spread;
  face: "torifuda" | "yomifuda";
  hints: Record<string, Hint>;
  /** The ruling that the cloth shows when it is new. */
  last: Award | null;
}

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ClothOptions {
  say: (key: string, facts?: Record<string, string | number>) => string;
  /** 0.1 ms since the onset of the open reading; null while none is open or announced. */
  since: (event: Pick<Event, "timeStamp">) => number | null;
  onStroke?: (pointer: number, input: Input, samples: Sample[], up: boolean) => void;
  /** A pointer came down and is the hand `pointer` from now on; before its first sample. */
  came?: (pointer: number, event: PointerEvent) => void;
  /** A hand has met a card. */
  onContact?: (card: number) => void;
  /** Where on the page a seat's pile lies. */
  whereTo?: (seat: number) => DOMRect | null;
  /** What a tag says of a seat (null: nobody). */
  tell?: (kind: TagKind, seat: number | null) => string;
  /** A card was held, hovered over or focused for 300 ms (null: no longer); never while a verse sounds. */
  onZoom?: (card: number | null, box: CardBox | null) => void;
  onZoomBy?: (by: number) => void;
}

/** How long (ms) a ruled card lies where it was touched before it flies. */
const REST_MS = 420;
const TAKE = { ms: 560, easing: "cubic-bezier(.4,.1,.25,1)", opacity: 0 };
/** 0.1 ms before the onset from which on fingers do nothing but play. */
const IMMINENT = -3000;
/** Cards at least this wide (px) show the small signs of a yomifuda. */
const FINE_PX = 118;
const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
const MARGIN = 6;
const STILL_PX = 12;

export class Cloth {
  private readonly stage = document.createElement("div");
  private readonly nodes = new Map<number, CardNode>();
  private readonly tatami: Tatami;
  private readonly trails: Trails;
  private readonly tags: Tags;
  private readonly hand: Hand;
  private readonly attention: Attention;
  private readonly panning: Panning;
  private readonly quiet = new AbortController();
  private readonly sizes: ResizeObserver | null;

  private poems = new Map<number, CardText>();
  private state: ClothState | null = null;
  /** What is shown; an award that is being shown still has its card. */
  private spread: Spread = { width: 1, depth: 1, lies: {} };
  private view: SpreadView;
  private level: HintLevel = "off";
  private live = false;
  private calm = false;
  private across = false;
  private insets = NO_INSETS;
  private zoom: Zoom = WHOLE;
  private turn = 0;
  private lastDown = { x: 0, y: 0 };
  private playing: Promise<unknown> = Promise.resolve();
  /** Of the hands of this page in the open reading: cards met, the last point, whether it lies on a card from before. */
  private readonly met = new Set<number>();
  private readonly ways = new Map<number, { trail: Trail | null; last: Sample; ignored: boolean }>();

  constructor(
    private readonly root: HTMLElement,
    private readonly options: ClothOptions,
  ) {
    root.classList.add("board", "cloth");
    this.stage.className = "stage";
    this.stage.setAttribute("role", "group");
    root.prepend(this.stage);
    this.tatami = new Tatami(this.stage);
    this.trails = new Trails(this.stage);
    this.tags = new Tags(this.stage);
    this.view = this.project();
    const { signal } = this.quiet;
    this.panning = new Panning(
      this.stage,
      {
        zoom: () => this.zoom,
        setZoom: (zoom) => this.setZoom(zoom),
        middle: () => this.middle(),
        sounding: (event) => this.sounding(event),
      },
      signal,
    );
    this.hand = new Hand(this.stage, {
      since: options.since,
      view: () => this.view,
      live: () => this.live,
      hits: (x, y) => cardAt(this.spread, x, y) !== null,
      show: (pointer, samples, up) => this.passed(pointer, samples, up),
      send: (pointer, input, samples, up) => options.onStroke?.(pointer, input, samples, up),
      came: (pointer, event) => options.came?.(pointer, event),
      spared: (event) => this.panning.draws(event),
    });
    this.attention = new Attention(root, {
      spots: () => this.spots(),
      node: (card) => this.nodes.get(card),
      nodes: () => this.nodes,
      first: () => readingOrder(this.spots())[0]?.card ?? null,
      awaited: () => null,
      gloss: () => null,
      zoomed: (card) => this.zoomed(card),
      cardWidth: () => this.view.cardWidth,
      cardHeight: () => this.view.cardHeight,
      next: nextLie,
    });
    this.listen(signal);
    this.sizes = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.relayout()) : null;
    this.sizes?.observe(root);
    globalThis.matchMedia?.("(prefers-color-scheme: dark)").addEventListener("change", () => this.relayout(), { signal });
  }

  // ------------------------------------------------------------------ what the page tells

  setPoems(poems: Iterable<CardText>): void {
    this.poems = new Map([...poems].map((poem) => [poem.number, poem]));
    this.relayout();
  }

  /** Resolves when all cards lie still. The first cloth, and one with `animate: false`, appears as it lies. */
  async setCloth(state: ClothState, { animate = true }: { animate?: boolean } = {}): Promise<void> {
    const before = this.state;
    const turn = ++this.turn;
    this.state = state;
    if (before === null || !animate) {
      this.tags.clear();
      this.spread = state.spread;
      return this.render("place");
    }
    const news = state.last !== null && state.last.number !== before.last?.number ? state.last : null;
    if (news) {
      await this.playing;
      if (turn === this.turn) await this.show(news, turn);
    }
    if (turn !== this.turn) return;
    this.spread = state.spread;
    await this.render("fly");
  }

  setLive(on: boolean): void {
    if (on === this.live) return;
    this.live = on;
    this.stage.dataset["live"] = on ? "yes" : "no";
    if (!on) this.letGo();
  }

  setHints(level: HintLevel): void {
    this.level = level;
    this.relayout();
  }

  /** Rows seen from the other side. */
  setAcross(on: boolean): void {
    this.across = on;
    this.relayout();
  }

  /** Reduced motion: cards fade instead of flying. */
  setCalm(on: boolean): void {
    this.calm = on;
  }

  setFace(face: "brush" | "clear"): void {
    this.root.dataset["face"] = face;
  }

  setInsets(insets: Insets): void {
    if (Object.entries(insets).every(([edge, px]) => this.insets[edge as keyof Insets] === px)) return;
    this.insets = insets;
    this.relayout();
  }

  setZoom(zoom: Zoom): void {
    const by = this.zoom.by;
    this.zoom = zoom;
    this.relayout();
    this.zoom = this.view.zoom;
    if (this.zoom.by !== by) this.options.onZoomBy?.(this.zoom.by);
  }

  /** Twice as near, or the whole again. */
  turnZoom(by: number): void {
    this.setZoom(by === 1 ? WHOLE : { ...this.zoom, by });
  }

  /** A card to point at (a replay), or null. */
  setMarked(card: number | null): void {
    for (const [number, node] of this.nodes) node.mark("marked", number === card);
  }

  /** Theme or language have changed: draw the cloth and say the names anew. */
  refresh(): void {
    this.relayout();
  }

  /** A verse is announced: hands count anew from here, and whatever the last one left is tidied away. */
  openReading(): void {
    this.turn++;
    this.letGo();
    this.tags.clear();
    this.trails.clear();
    this.spread = this.state?.spread ?? this.spread;
    void this.render("fly");
  }

  /** Another's hand as it went, or as `sinceOnset` (0.1 ms) tells. Resolves when it is lifted. */
  playStrokes(strokes: readonly Stroke[], whose: "mine" | "theirs", name: string, sinceOnset?: () => number): Promise<void> {
    const { turn } = this;
    const met = new Set<number>();
    const trails: (Trail | null)[] = strokes.map(() => null);
    const step = (i: number, news: Sample[]) => {
      trails[i] ??= this.calm ? null : this.trails.begin(whose, name);
      for (const [t, x, y] of news) {
        trails[i]?.to(...this.view.toScreen(x, y));
        const card = t >= 0 ? cardAt(this.spread, x, y) : null;
        if (card === null || met.has(card)) continue;
        met.add(card);
        this.nodes.get(card)?.mark("lifted", true);
        this.options.onContact?.(card);
      }
    };
    const wanted = () => this.turn === turn;
    const played = playStrokes(strokes, { step, wanted, clock: sinceOnset }).then(() => {
      for (const trail of trails) trail?.end();
    });
    this.playing = Promise.all([this.playing, played]);
    return played;
  }

  /** A pointer that is down elsewhere has come onto the cloth. */
  adopt(event: PointerEvent): void {
    this.hand.adopt(event);
  }

  /** Whether a point of the page is on the stage. */
  holds(clientX: number, clientY: number): boolean {
    const { left, top, right, bottom } = this.stage.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  focus(card?: number): void {
    this.attention.focus(card);
  }

  destroy(): void {
    this.quiet.abort();
    this.turn++;
    this.sizes?.disconnect();
    this.hand.destroy();
    this.attention.destroy();
    this.stage.remove();
    this.root.classList.remove("board", "cloth");
  }

  // ------------------------------------------------------------------ layout

  private project(): SpreadView {
    const [width, height] = [this.root.clientWidth || 1, this.root.clientHeight || 1];
    const { left, top, right, bottom } = this.insets;
    const room = { width, height, left: left + MARGIN, top: top + MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
    return new SpreadView(this.spread, room, turnOf(this.spread, room, this.across), this.zoom);
  }

  private middle(): readonly [number, number] {
    const { width, height, left, top, right, bottom } = this.view.room;
    return [left + (width - left - right) / 2, top + (height - top - bottom) / 2];
  }

  /** Everything anew and at once: no card flies because a window changed. */
  private relayout(): void {
    void this.render("place");
  }

  private async render(how: "place" | "fly"): Promise<void> {
    this.view = this.project();
    const { cardWidth, cardHeight } = this.view;
    this.root.style.setProperty("--card-width", `${cardWidth.toFixed(2)}px`);
    this.root.style.setProperty("--card-height", `${cardHeight.toFixed(2)}px`);
    this.tatami.drawPlain(13, this.borders(), this.root.clientWidth, this.root.clientHeight);
    const lies = Object.entries(this.spread.lies).map(([card, lie]) => [Number(card), lie] as const);
    const flights = lies.map(([card, lie]) => this.draw(card, this.view.pose(lie), how));
    const shown = new Set(lies.map(([card]) => card));
    for (const [card, node] of this.nodes) if (!shown.has(card)) flights.push(this.remove(node, how));
    this.order();
    this.name();
    this.attention.rove();
    await Promise.all(flights);
  }

  /** The borders of the mat, where there is room beside the cards. */
  private borders(): [number, number][] {
    const { width } = this.view.room;
    const [[ax], [bx]] = [this.view.toScreen(0, 0), this.view.toScreen(this.spread.width, this.spread.depth)];
    const [from, to] = [Math.min(ax, bx), Math.max(ax, bx)];
    const room = Math.min(from, width - to);
    if (this.zoom.by > 1 || room < 34) return [];
    return [
      [from - 34, 24],
      [to + 10, 24],
    ];
  }

  private draw(card: number, pose: Pose, how: "place" | "fly"): Promise<void> {
    let node = this.nodes.get(card);
    if (!node) {
      this.nodes.set(card, (node = new CardNode(card)));
      this.trails.before(node.element);
    }
    node.show(true);
    node.draw(this.poems.get(card), this.view.cardWidth, this.view.cardHeight, this.cut());
    node.element.style.setProperty("--turn", `${pose.turn}deg`);
    this.hint(card, node);
    if (node.mover.bound(pose)) return Promise.resolve();
    if (how === "fly") return this.move(node, pose);
    node.mover.place(pose);
    return Promise.resolve();
  }

  private cut(): CutKind {
    if (this.state?.face !== "yomifuda") return "classic";
    return this.view.cardWidth >= FINE_PX ? "poem-fine" : "poem";
  }

  private async move(node: CardNode, pose: Pose): Promise<void> {
    node.mark("moving", true);
    if (this.calm) await node.mover.fade(pose);
    else await node.mover.fly(pose, SETTLE);
    if (!node.mover.moving) node.mark("moving", false);
  }

  /** A card that lies no longer: without an award it simply is gone. */
  private async remove(node: CardNode, how: "place" | "fly"): Promise<void> {
    if (node.element.hidden) return;
    this.attention.leave(node);
    if (how === "fly" && node.mover.pose) await node.mover.fade(node.mover.pose, 0);
    if (this.spread.lies[node.card]) return;
    this.forget(node);
  }

  private forget(node: CardNode): void {
    node.show(false);
    for (const mark of ["lifted", "moving", "won", "here", "wrong"]) node.mark(mark, false);
    node.mover.place(node.mover.pose ?? { x: 0, y: 0, turn: 0 });
    node.mover.pose = null;
  }

  /** The page is read from the top; what has the focus is not moved about. */
  private order(): void {
    if (this.stage.contains(document.activeElement)) return;
    const wanted = readingOrder(this.spots()).map(({ card }) => this.nodes.get(card)!.element);
    const present = [...this.stage.querySelectorAll<HTMLElement>(".card:not([hidden])")];
    if (wanted.every((element, i) => element === present[i])) return;
    for (const element of wanted) this.trails.before(element);
  }

  private spots(): { card: number; x: number; y: number }[] {
    return [...this.nodes.values()].flatMap((node) => {
      const lie = this.spread.lies[node.card];
      if (!lie || node.element.hidden) return [];
      const [x, y] = this.view.toScreen(lie[0], lie[1]);
      return [{ card: node.card, x, y }];
    });
  }

  // ------------------------------------------------------------------ words

  private name(): void {
    const { say } = this.options;
    const { width, depth } = this.spread;
    this.stage.setAttribute("aria-label", say("scatter-cloth", { count: Object.keys(this.spread.lies).length }));
    for (const { card, x, y } of this.spots()) {
      const node = this.nodes.get(card)!;
      const [left, top] = this.view.toScreen(this.view.turn % 180 === 0 ? 0 : width, 0);
      const [right, bottom] = this.view.toScreen(this.view.turn % 180 === 0 ? width : 0, depth);
      const third = (at: number, a: number, b: number) => Math.max(0, Math.min(2, Math.floor((3 * (at - Math.min(a, b))) / Math.abs(b - a))));
      const where = `${third(y, top, bottom)}${third(x, left, right)}`;
      const name = say("scatter-card", { ...this.text(card), where, lies: liesHow(node.mover.pose?.turn ?? 0) });
      const hint = this.hintOf(card);
      node.name(hint ? say("board-hinted", { name, hint }) : name);
    }
  }

  private text(card: number): { spoken: string; printed: string } {
    const poem = this.poems.get(card);
    if (!poem) return { spoken: String(card), printed: "" };
    if (this.state?.face === "yomifuda") return { spoken: poem.pronunciation.slice(0, 3).join(""), printed: (poem.text ?? []).slice(0, 3).join("") };
    return { spoken: poem.pronunciation.slice(3).join(""), printed: poem.torifuda };
  }

  private hintOf(card: number): string {
    const hint = this.level === "off" ? undefined : this.state?.hints[card];
    return (this.level === "kimariji" ? hint?.kana : hint?.romaji) ?? "";
  }

  private hint(card: number, node: CardNode): void {
    const { cardWidth, cardHeight } = this.view;
    node.tell(this.hintOf(card), this.level === "kimariji" ? "ja" : "ja-Latn", cardWidth, cardHeight, Math.max(12, cardHeight * 0.2));
  }

  // ------------------------------------------------------------------ hands

  private sounding(event: Pick<Event, "timeStamp">): boolean {
    const t = this.options.since(event);
    return this.live && t !== null && t > IMMINENT;
  }

  /** Samples of a hand of this page: its trail, and the cards that it meets. */
  private passed(pointer: number, samples: readonly Sample[], up: boolean): void {
    for (const sample of samples) this.step(pointer, sample);
    const way = this.ways.get(pointer);
    if (up && way) {
      way.trail?.end();
      this.ways.delete(pointer);
    }
  }

  private step(pointer: number, sample: Sample): void {
    const [t, x, y] = sample;
    let way = this.ways.get(pointer);
    const from = way?.last ?? sample;
    if (!way) this.ways.set(pointer, (way = { trail: this.calm ? null : this.trails.begin("mine"), last: sample, ignored: false }));
    way.trail?.to(...this.view.toScreen(x, y));
    // Who lies on a card at the onset has touched nothing until the hand is lifted.
    if (from[0] <= 0 && t >= 0 && (from !== sample || t === 0)) way.ignored ||= cardAt(this.spread, from[1], from[2]) !== null;
    way.last = sample;
    if (t < 0 || way.ignored) return;
    for (const card of cardsOn(this.spread, [from[1], from[2]], [x, y])) {
      if (this.met.has(card)) continue;
      this.met.add(card);
      this.nodes.get(card)?.mark("lifted", true);
      this.options.onContact?.(card);
    }
  }

  private letGo(): void {
    this.hand.rest();
    for (const { trail } of this.ways.values()) trail?.end();
    this.ways.clear();
    this.met.clear();
    for (const node of this.nodes.values()) for (const mark of ["lifted", "won", "here", "wrong"]) node.mark(mark, false);
  }

  // ------------------------------------------------------------------ the ruling

  /** Who took the card, who touched others, where it lay; then the card goes to its taker. */
  private async show(award: Award, turn: number): Promise<void> {
    this.tags.clear();
    for (const node of this.nodes.values()) node.mark("lifted", false);
    for (const { seat, card, counted } of award.grabs) {
      if (!counted || card === award.poem || !this.spread.lies[card]) continue;
      this.nodes.get(card)?.mark("wrong", true);
      this.tag("wrong", card, seat);
    }
    const node = this.nodes.get(award.poem);
    if (!award.lay || !node || !this.spread.lies[award.poem]) return;
    node.mark(award.taker === null ? "here" : "won", true);
    this.tag(award.taker === null ? "here" : "taken", award.poem, award.taker);
    if (award.taker === null && !award.removed) return;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (turn !== this.turn) return;
    const gained = award.taker === null ? [award.poem] : award.gained;
    await Promise.all(gained.map((card) => this.give(card, award.taker)));
  }

  private tag(kind: TagKind, card: number, seat: number | null): void {
    const [x, y] = this.view.toScreen(...(this.spread.lies[card]!.slice(0, 2) as [number, number]));
    const words = this.options.tell?.(kind, seat) ?? "";
    this.tags.show(kind, words, [x, y], this.view.cardHeight / 2, this.root.clientWidth, this.root.clientHeight);
  }

  /** A card flies to the pile of who has it now. */
  private async give(card: number, seat: number | null): Promise<void> {
    const node = this.nodes.get(card);
    if (!node?.mover.pose || !this.spread.lies[card]) return;
    this.attention.leave(node);
    node.mark("moving", true);
    const pile = seat === null ? null : this.options.whereTo?.(seat);
    const { pose } = node.mover;
    if (this.calm || !pile) await node.mover.fade(pose, 0);
    else {
      const { left, top } = this.stage.getBoundingClientRect();
      const x = pile.left + pile.width / 2 - left - this.view.cardWidth / 2;
      const y = pile.top + pile.height / 2 - top - this.view.cardHeight / 2;
      await node.mover.fly({ x, y, turn: pose.turn > 90 ? 180 : pose.turn < -90 ? -180 : 0 }, TAKE);
    }
    // It lies there no longer, whatever else comes; else the next render would bring it back.
    const { [String(card)]: _, ...rest } = this.spread.lies;
    this.spread = { ...this.spread, lies: rest };
    this.forget(node);
  }

  // ------------------------------------------------------------------ looking closely, and keys

  private listen(signal: AbortSignal): void {
    const on = <E extends Event>(name: string, act: (event: E) => void) => this.stage.addEventListener(name, act as EventListener, { signal });
    const cardOf = (event: Event) => {
      const card = (event.target as Element).closest<HTMLElement>(".card")?.dataset["card"];
      return card === undefined ? null : Number(card);
    };
    const look = (event: Event, card: number | null) => this.attention.lookSoon(card !== null && this.sounding(event) ? null : card);
    on<PointerEvent>("pointerdown", (event) => {
      this.lastDown = { x: event.clientX, y: event.clientY };
      look(event, event.pointerType === "mouse" ? null : cardOf(event));
    });
    on<PointerEvent>("pointermove", (event) => {
      if (this.panning.pinching || (event.buttons !== 0 && !this.rests(event))) this.attention.lookSoon(null);
      else if (event.pointerType === "mouse") look(event, cardOf(event));
    });
    for (const name of ["pointerup", "pointercancel"]) {
      on<PointerEvent>(name, (event) => event.pointerType !== "mouse" && this.attention.lookSoon(null));
    }
    on("pointerleave", () => this.attention.lookSoon(null));
    on("focusout", () => this.attention.lookSoon(null));
    on<FocusEvent>("focusin", (event) => {
      const card = cardOf(event);
      if (card !== null) this.attention.focusOn(card);
    });
    on("contextmenu", (event) => event.preventDefault());
    on<KeyboardEvent>("keydown", (event) => {
      const card = cardOf(event);
      if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        // Space raises the hand elsewhere; on a card it touches, while there is something to be touched.
        if (event.repeat || !this.tap(event, card)) return;
        event.preventDefault();
      } else if (this.attention.step(card, event.key)) event.preventDefault();
    });
  }

  /** A finger that rests moves a little without meaning it. */
  private rests(event: PointerEvent): boolean {
    return Math.hypot(event.clientX - this.lastDown.x, event.clientY - this.lastDown.y) < STILL_PX;
  }

  private tap(event: KeyboardEvent, card: number): boolean {
    const lie = this.spread.lies[card];
    return lie !== undefined && this.sounding(event) && this.hand.follow(event, tapOf(lie[0], lie[1]));
  }

  private zoomed(card: number | null): void {
    if (card !== null && this.sounding({ timeStamp: performance.now() })) return;
    const box = card === null ? null : (this.nodes.get(card)?.element.getBoundingClientRect() ?? null);
    this.options.onZoom?.(card, box);
  }
}

function liesHow(turn: number): "upright" | "right" | "left" | "over" {
  const size = Math.abs(turn);
  if (size <= 45) return "upright";
  return size >= 135 ? "over" : turn > 0 ? "right" : "left";
}
