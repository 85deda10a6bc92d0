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
import { Awarding } from "./awarding";
import type { CardBox, HintLevel } from "./board";
import type { CardText } from "./card";
import { Hand } from "./hand";
import { liesHow, ninthOf, verseOf } from "./cloth-words";
import { cardAt, nextLie, readingOrder } from "./lies";
import { Looking } from "./looking";
import { SETTLE, type Pose } from "./motion";
import { CardNode } from "./node";
import { Panning } from "./panning";
import { Reach } from "./reach";
import { inRows, SpreadView, turnOf, WHOLE, type Zoom } from "./spread-view";
import { tapOf } from "./keys";
import { Tags, type TagKind } from "./tags";
import { Tatami } from "./tatami";
import { Trails } from "./trail";
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
  /** A hand has met a card: the hand `pointer` of this page, or (null) another as it is shown. */
  onContact?: (card: number, pointer: number | null) => void;
  /** Where on the page a seat's pile lies. */
  whereTo?: (seat: number) => DOMRect | null;
  /** What a tag says of a seat (null: nobody). */
  tell?: (kind: TagKind, seat: number | null) => string;
  /** A card was held, hovered over or focused for 300 ms (null: no longer); never while a verse sounds. */
  onZoom?: (card: number | null, box: CardBox | null) => void;
  onZoomBy?: (by: number) => void;
}

/** 0.1 ms before the onset from which on fingers do nothing but play. */
const IMMINENT = -3000;
const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
const MARGIN = 6;
const BORDER = 24;
/** What a ruling makes of a card until it is tidied. */
const MARKS = ["taken", "here", "wrong"];

export class Cloth {
  private readonly stage = document.createElement("div");
  private readonly nodes = new Map<number, CardNode>();
  private readonly tatami: Tatami;
  private readonly trails: Trails;
  private readonly tags: Tags;
  private readonly hand: Hand;
  private readonly reach: Reach;
  private readonly awarding: Awarding;
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
  private tidying: ReturnType<typeof setTimeout> | undefined;
  private playing: Promise<unknown> = Promise.resolve();

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
    this.reach = new Reach({
      spread: () => this.spread,
      view: () => this.view,
      trails: this.trails,
      calm: () => this.calm,
      met: (card, pointer) => {
        this.nodes.get(card)?.mark("lifted", true);
        options.onContact?.(card, pointer);
      },
    });
    this.hand = new Hand(this.stage, {
      since: options.since,
      view: () => this.view,
      live: () => this.live,
      hits: (x, y) => cardAt(this.spread, x, y) !== null,
      show: (pointer, samples, up) => this.reach.add(pointer, samples, up),
      send: (pointer, input, samples, up) => options.onStroke?.(pointer, input, samples, up),
      came: (pointer, event) => options.came?.(pointer, event),
      spared: (event) => this.panning.draws(event),
    });
    this.awarding = new Awarding({
      stage: this.stage,
      tags: this.tags,
      spread: () => this.spread,
      view: () => this.view,
      node: (card) => this.nodes.get(card),
      calm: () => this.calm,
      tell: (kind, seat) => options.tell?.(kind, seat) ?? "",
      pile: (seat) => options.whereTo?.(seat) ?? null,
      leaves: (node) => this.attention.leave(node),
      left: (card) => this.gone(card),
    });
    this.attention = new Attention(root, {
      spots: () => this.spots(),
      node: (card) => this.nodes.get(card),
      nodes: () => this.nodes,
      first: () => this.inOrder()[0] ?? null,
      awaited: () => null,
      gloss: () => null,
      zoomed: (card) => this.zoomed(card),
      cardWidth: () => this.view.cardWidth,
      cardHeight: () => this.view.cardHeight,
      next: nextLie,
    });
    const looking = {
      attention: this.attention,
      sounding: (event: Pick<Event, "timeStamp">) => this.sounding(event),
      pinching: () => this.panning.pinching,
      tap: (event: KeyboardEvent, card: number) => this.tap(event, card),
    };
    new Looking(this.stage, looking, signal);
    this.sizes = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.refresh()) : null;
    this.sizes?.observe(root);
    globalThis.matchMedia?.("(prefers-color-scheme: dark)").addEventListener("change", () => this.refresh(), { signal });
  }

  // ------------------------------------------------------------------ what the page tells

  setPoems(poems: Iterable<CardText>): void {
    this.poems = new Map([...poems].map((poem) => [poem.number, poem]));
    this.refresh();
  }

  /** Resolves when all cards lie still. The first cloth, and one with `animate: false`, appears as it lies. */
  async setCloth(state: ClothState, { animate = true }: { animate?: boolean } = {}): Promise<void> {
    const before = this.state;
    this.state = state;
    const news = before !== null && state.last !== null && state.last.number !== before.last?.number ? state.last : null;
    // Nothing has happened to the cards: what is being shown of the last ruling goes on.
    if (animate && before !== null && news === null && sameCards(before.spread, state.spread)) return this.retell();
    const turn = ++this.turn;
    if (before === null || !animate) {
      this.tags.clear();
      this.unmark(...MARKS);
      this.spread = state.spread;
      return this.render("place");
    }
    if (news) {
      await this.playing;
      const wanted = () => turn === this.turn;
      if (wanted()) {
        this.unmark("lifted");
        await this.awarding.show(news, wanted);
      }
    }
    if (turn !== this.turn) return;
    this.spread = state.spread;
    await this.render("fly");
  }

  private retell(): void {
    for (const [card, node] of this.nodes) if (this.spread.lies[card]) this.hint(card, node);
    this.name();
  }

  setLive(on: boolean): void {
    if (on === this.live) return;
    this.live = on;
    this.stage.dataset["live"] = on ? "yes" : "no";
    if (!on) this.rest();
  }

  setHints(level: HintLevel): void {
    this.level = level;
    this.refresh();
  }

  /** Rows seen from the other side. */
  setAcross(on: boolean): void {
    this.across = on;
    this.refresh();
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
    this.refresh();
  }

  setZoom(zoom: Zoom): void {
    const by = this.zoom.by;
    this.zoom = zoom;
    this.tags.clear();
    this.refresh();
    this.zoom = this.view.zoom;
    if (this.zoom.by !== by) this.options.onZoomBy?.(this.zoom.by);
  }

  turnZoom(by: number): void {
    this.setZoom(by === 1 ? WHOLE : { ...this.zoom, by });
  }

  /** A card to point at (a replay), or null. */
  setMarked(card: number | null): void {
    for (const [number, node] of this.nodes) node.mark("marked", number === card);
  }

  /** Theme or language have changed, or the window: all anew and at once, no card flies for it. */
  refresh(): void {
    void this.render("place");
  }

  /** A verse is announced: hands count anew from here; what the last one left is tidied away in `inMs`. */
  openReading(inMs = 0): void {
    this.rest();
    clearTimeout(this.tidying);
    if (inMs > 0) this.tidying = setTimeout(() => this.tidy(), inMs);
    else this.tidy();
  }

  private tidy(): void {
    this.turn++;
    this.tags.clear();
    this.trails.clear();
    this.unmark(...MARKS);
    this.spread = this.state?.spread ?? this.spread;
    void this.render("fly");
  }

  /** Another's hand as it went, or as `sinceOnset` (0.1 ms) tells. Resolves when it is lifted. */
  playStrokes(strokes: readonly Stroke[], whose: "mine" | "theirs", name: string, sinceOnset?: () => number): Promise<void> {
    const { turn } = this;
    const played = this.reach.play(strokes, whose, name, { wanted: () => this.turn === turn, clock: sinceOnset });
    this.playing = Promise.all([this.playing, played]);
    return played;
  }

  /** A pointer that is down elsewhere has come onto the cloth. */
  adopt(event: PointerEvent): void {
    this.hand.adopt(event);
  }

  /** Whether a point of the page lies where cards lie, not under what the page has put round them. */
  reaches(clientX: number, clientY: number): boolean {
    const box = this.stage.getBoundingClientRect();
    const { left, top, right, bottom } = this.insets;
    const [x, y] = [clientX - box.left, clientY - box.top];
    return x >= left && x <= box.width - right && y >= top && y <= box.height - bottom;
  }

  destroy(): void {
    this.quiet.abort();
    clearTimeout(this.tidying);
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
    this.stage.dataset["rows"] = inRows(this.spread) ? "yes" : "no";
    this.order();
    this.name();
    this.attention.rove();
    await Promise.all(flights);
  }

  /** The borders of the mat, where there is room between the cards and whoever sits beside them. */
  private borders(): [number, number][] {
    const { left, right, width } = this.view.room;
    const [a, b] = [this.view.toScreen(0, 0)[0], this.view.toScreen(this.spread.width, this.spread.depth)[0]];
    const [from, to] = [Math.min(a, b) - BORDER - 8, Math.max(a, b) + 8];
    return this.zoom.by === 1 && from >= left && to + BORDER <= width - right ? [[from, BORDER], [to, BORDER]] : [];
  }

  private draw(card: number, pose: Pose, how: "place" | "fly"): Promise<void> {
    let node = this.nodes.get(card);
    if (!node) {
      this.nodes.set(card, (node = new CardNode(card)));
      this.trails.before(node.element);
    }
    node.show(true);
    node.draw(this.poems.get(card), this.view.cardWidth, this.view.cardHeight, this.state?.face === "yomifuda" ? "poem" : "classic");
    node.element.style.setProperty("--turn", `${pose.turn}deg`);
    this.hint(card, node);
    if (node.mover.bound(pose)) return Promise.resolve();
    if (how === "fly") return this.move(node, pose);
    node.mover.place(pose);
    return Promise.resolve();
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
    for (const mark of [...MARKS, "lifted", "moving"]) node.mark(mark, false);
    node.mover.place(node.mover.pose ?? { x: 0, y: 0, turn: 0 });
    node.mover.pose = null;
  }

  /** The page is read from the top; what has the focus is not moved about. */
  private order(): void {
    if (this.stage.contains(document.activeElement)) return;
    const wanted = this.inOrder().map((card) => this.nodes.get(card)!.element);
    const present = [...this.stage.querySelectorAll<HTMLElement>(".card:not([hidden])")];
    if (wanted.every((element, i) => element === present[i])) return;
    for (const element of wanted) this.trails.before(element);
  }

  private inOrder(): number[] {
    return readingOrder(this.spots(), this.view.cardHeight * 1.1).map(({ card }) => card);
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
    this.stage.setAttribute("aria-label", say("scatter-cloth", { count: Object.keys(this.spread.lies).length }));
    for (const { card, x, y } of this.spots()) {
      const node = this.nodes.get(card)!;
      const where = ninthOf(this.spread, this.view, [x, y]);
      const verse = verseOf(this.poems.get(card), card, this.state?.face ?? "torifuda");
      const name = say("scatter-card", { ...verse, where, lies: liesHow(node.mover.pose?.turn ?? 0) });
      const hint = this.hintOf(card);
      node.name(hint ? say("board-hinted", { name, hint }) : name);
    }
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

  private rest(): void {
    this.hand.rest();
    this.reach.rest();
    this.unmark("lifted");
  }

  private unmark(...marks: string[]): void {
    for (const node of this.nodes.values()) for (const mark of marks) node.mark(mark, false);
  }

  /** A taken card lies there no longer, whatever else comes; else the next render would bring it back. */
  private gone(card: number): void {
    const { [String(card)]: _, ...rest } = this.spread.lies;
    this.spread = { ...this.spread, lies: rest };
    const node = this.nodes.get(card);
    if (node) this.forget(node);
  }

  // ------------------------------------------------------------------ looking closely, and keys

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

function sameCards(one: Spread, two: Spread): boolean {
  const cards = Object.keys(one.lies);
  return cards.length === Object.keys(two.lies).length && cards.every((card) => card in two.lies);
}
