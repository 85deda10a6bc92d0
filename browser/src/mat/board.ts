/**
 * The mat and its cards: state in, one render, events out. No framework.
 *
 *   const board = new Board(root, { say: t, since: (event) => clock.sinceOnset(event), onStroke, onLay, ... });
 *   board.setPoems(poems);                     // of /data/poems.json, gloss in the language shown
 *   board.setSeat(opened.seat);
 *   await board.setTable(update.table, { animate: true });   // resolves when all cards lie still
 *   board.setMode("take");
 *   board.openReading();                       // before an upper verse: forgets the hands of the last reading
 *   board.playStrokes(1, swept.strokes);       // the other hand; a setTable that follows waits until it has come to rest
 *
 * `root` is an element of the page with a size of its own (it becomes `position: relative`, class `board`); the board follows
 * its size. It sets on `root`, in px, for the page's strip and piles: --card-width, --card-height, --mat-left,
 * --mat-right, --mat-top, --mat-bottom, --middle-top, --middle-height (the 3 cm between the fields). What the page puts
 * over the mat goes into elements of its own beside or inside `root` with `pointer-events: none`.
 */
import { Attention } from "./attention";
import type { BoardOptions, HintLevel, Mode } from "./board-options";
import type { CardText } from "./card";
import { Carrying, SIDES } from "./carrying";
import { Format, formatOf, sameFormat } from "./field";
import { Gestures, type GestureHost } from "./gestures";
import { Hand } from "./hand";
import { sweepOf, tapOf, type Block } from "./keys";
import { Lengths } from "./lengths";
import { centreOf, goneTo, isMine, poseOf, receiverOf, samePlaces, sameSide, sideForCard, spotsOf, waitingOf, type Scene } from "./lying";
import { SETTLE, type Flight, type Pose } from "./motion";
import { CardNode } from "./node";
import { Projection } from "./projection";
import { whereabouts } from "./spoken";
import { Swept } from "./swept";
import { Tatami } from "./tatami";
import { Trails } from "./trail";
import { sideOf, type Hint, type Places, type Seat, type Side, type Stroke, type Table } from "./types";

export type { BoardOptions, CardBox, HintLevel, Mode } from "./board-options";

/** How long (ms) swept cards stay where they came to rest before they are tidied. */
const REST_MS = 450;

export class Board {
  private readonly stage = document.createElement("div");
  private readonly live = document.createElement("div");
  private readonly ghosts: Readonly<Record<Side, HTMLElement>> = { A: document.createElement("div"), B: document.createElement("div") };
  private readonly nodes = new Map<number, CardNode>();
  private readonly tatami: Tatami;
  private readonly lengths: Lengths;
  private readonly trails: Trails;
  private readonly hand: Hand;
  private readonly carry: Carrying;
  private readonly attention: Attention;
  private readonly swept: Swept;
  private readonly quiet = new AbortController();
  private readonly sizes: ResizeObserver | null;

  private poems = new Map<number, CardText>();
  private table: Table | null = null;
  private places: Places = {};
  private format = new Format();
  private projection: Projection;
  private seat = 0;
  /** From which side the mat is seen. */
  private side: Seat = 0;
  private handled: readonly Side[] = ["A"];
  private reach: ReadonlySet<number> | null = null;
  private mode: Mode = "watch";
  private level: HintLevel = "off";
  private hints: Record<string, Hint> | null = null;
  private faceMe = false;
  private neat = false;
  private calm = false;
  private turn = 0;
  private tidyAt = 0;
  /** Cards lie about, or lie as an earlier table had them. */
  private untidy = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly options: BoardOptions,
  ) {
    root.classList.add("board");
    this.stage.className = "stage";
    for (const side of SIDES) Object.assign(this.ghosts[side], { className: "ghost", hidden: true });
    this.live.className = "spoken";
    this.live.setAttribute("aria-live", "polite");
    this.stage.setAttribute("role", "group");
    this.stage.append(...SIDES.map((side) => this.ghosts[side]));
    root.append(this.stage, this.live);
    this.tatami = new Tatami(this.stage);
    this.lengths = new Lengths(root);
    this.trails = new Trails(this.stage);
    this.projection = this.project({});
    this.swept = new Swept({
      format: () => this.format,
      projection: () => this.projection,
      trails: this.trails,
      node: (card) => this.nodes.get(card),
      home: (card) => poseOf(this.scene, card),
      places: () => this.places,
      touched: (card, seat) => options.onContact?.(card, seat),
      calm: () => this.calm,
    });
    this.hand = new Hand(this.stage, {
      since: options.since,
      view: () => this.projection,
      live: () => this.mode === "take",
      hits: (x, y) => this.swept.cardAt(x, y) !== null,
      show: (pointer, samples, up) => this.swept.add(options.seatOf?.(pointer, samples[0]) ?? this.seat, pointer, samples, up),
      send: (pointer, input, samples, up) => options.onStroke?.(pointer, input, samples, up),
      came: (pointer) => options.onCame?.(pointer),
    });
    this.carry = new Carrying(this.stage, {
      format: () => this.format,
      projection: () => this.projection,
      places: () => this.table?.places ?? {},
      node: (card) => this.nodes.get(card),
      sideFor: (card) => this.sideFor(card),
      receiver: () => receiverOf(this.table, this.side),
      propose: (side, carried) => this.propose(side, carried),
      settle: (card, changed) => this.laid(card, changed),
      tell: (key, card, places) => this.tell(key, card, places),
    });
    this.attention = new Attention(root, {
      spots: () => spotsOf(this.scene, this.nodes.keys()),
      node: (card) => this.nodes.get(card),
      nodes: () => this.nodes,
      first: () => this.firstStop(),
      awaited: () => (this.mode === "place" ? (this.scene.waiting[0] ?? null) : null),
      // In other modes what looks closely (`onZoom`) tells the meaning, too.
      gloss: (card) => (this.level === "meaning" && this.mode === "take" ? (this.poems.get(card)?.gloss ?? null) : null),
      zoomed: (card) => this.zoomed(card),
      cardWidth: () => this.projection.cardWidth,
      cardHeight: () => this.projection.cardHeight,
    });
    const gestures: GestureHost = {
      mode: () => this.mode,
      carries: (card) => this.carries(card),
      picks: (card) => this.mode === "send" && this.sends(card),
      several: () => this.handled.length > 1,
      swings: () => this.mode === "memorise" && this.table?.swings === true,
      pick: (card) => options.onPick?.(card),
      put: (px, py) => this.carry.put(this.scene.waiting[0], px, py),
      swung: () => options.onSwing?.(),
      sweep: (event, block) => this.sweep(event, block),
      tap: (event, card) => this.tap(event, card),
      carry: this.carry,
      attention: this.attention,
      trails: this.trails,
    };
    new Gestures(this.stage, options.keys ?? window, gestures, this.quiet.signal);
    this.sizes = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.resize()) : null;
    this.sizes?.observe(root);
    globalThis.matchMedia?.("(prefers-color-scheme: dark)").addEventListener("change", () => this.relayout(), {
      signal: this.quiet.signal,
    });
  }

  setPoems(poems: Iterable<CardText>): void {
    this.poems = new Map([...poems].map((poem) => [poem.number, poem]));
    this.relayout();
  }

  /** Whose hand plays, and from whose side the mat is seen. */
  setSeat(seat: number | null): void {
    this.seat = seat ?? 0;
    this.side = this.seat % 2 === 1 ? 1 : 0;
    this.handled = [sideOf(this.side)];
    this.relayout();
  }

  /** The sides whose cards may be laid, sent and placed here; that of the seat if it is not said. */
  setHandled(sides: readonly Side[]): void {
    for (const side of SIDES) if (!sides.includes(side)) this.carry.cancel(side);
    this.handled = sides;
  }

  /** Resolves when all cards lie still. The first table, and one with `animate: false`, appears where it lies. */
  async setTable(table: Table, how: { animate?: boolean } = {}): Promise<void> {
    const before = this.table;
    const ruled = before !== null && table.last !== null && table.last.number !== before.last?.number;
    const turn = ++this.turn;
    // Who lays cards is not interrupted because the other side lays theirs.
    const goesOn = (side: Side) => before !== null && before.phase === table.phase && sameSide(before, table, side);
    for (const side of SIDES) if (!goesOn(side)) this.carry.cancel(side);
    this.table = table;
    if (this.carry.renew()) return;
    const format = formatOf(table);
    if (!sameFormat(format, this.format)) this.format = format;
    if (before === null || how.animate === false) {
      this.untidy = false;
      this.swept.forget();
      this.places = table.places;
      this.relayout();
      return;
    }
    if (!this.untidy && !ruled && samePlaces(before, table) && (table.phase === "open" || before.phase !== "open")) {
      // Nothing has been ruled: the hands that are at it go on.
      this.places = table.places;
      await this.render("fly");
      return;
    }
    this.untidy = true;
    if (ruled && this.swept.rest(table.last!)) this.tidyAt = performance.now() + REST_MS;
    await this.swept.playing;
    const wait = this.tidyAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (turn === this.turn) await this.tidy();
  }

  /** All cards to where the table has them. */
  private tidy(): Promise<void> {
    this.untidy = false;
    this.swept.forget();
    this.places = this.table?.places ?? {};
    return this.render("fly");
  }

  setMode(mode: Mode): void {
    if (mode === this.mode) return;
    this.carry.cancel();
    this.attention.look(null);
    if (mode !== "take") this.hand.rest();
    this.mode = mode;
    this.stage.dataset["mode"] = mode;
    this.relayout();
  }

  /** The cards that may be taken from here, where not all may be; null: all. */
  setReach(cards: ReadonlySet<number> | null): void {
    this.reach = cards;
    for (const [card, node] of this.nodes) node.mark("beyond", cards !== null && !cards.has(card));
  }

  /** Without `hints` those of the table are shown. `meaning` shows romaji, and the gloss on hover, hold or focus. */
  setHints(level: HintLevel, hints: Record<string, Hint> | null = null): void {
    [this.level, this.hints] = [level, hints];
    this.relayout();
  }

  setFaceMe(on: boolean): void {
    if (on === this.faceMe) return;
    this.faceMe = on;
    void this.render("fly");
  }

  setNeat(on: boolean): void {
    this.neat = on;
    void this.render("fly");
  }

  /** Reduced motion: cards fade instead of flying, and lie straight. */
  setCalm(on: boolean): void {
    this.calm = on;
    this.relayout();
  }

  setFace(face: "brush" | "clear"): void {
    this.root.dataset["face"] = face;
  }

  setPicked(cards: readonly number[]): void {
    for (const [card, node] of this.nodes) node.pick(cards.includes(card));
  }

  /** A card to point at (a lesson, a replay), or null. */
  setMarked(card: number | null): void {
    for (const [number, node] of this.nodes) node.mark("marked", number === card);
  }

  /** Theme or language have changed: draw the mat and say the names anew. */
  refresh(): void {
    this.relayout();
  }

  /** An upper verse is announced: hands count anew from here. */
  openReading(): void {
    this.turn++;
    this.hand.rest();
    void this.tidy();
  }

  /** The hand of a seat as it went, at its own pace, or as `sinceOnset` (0.1 ms) tells. Resolves when it is lifted. */
  playStrokes(seat: number, strokes: readonly Stroke[], sinceOnset?: () => number): Promise<void> {
    return this.swept.play(seat, strokes, seat % 2 === this.side ? "mine" : "theirs", sinceOnset);
  }

  /** A pointer that is down already and slides onto the mat from elsewhere on the page. */
  adopt(event: PointerEvent): void {
    this.hand.adopt(event);
  }

  /** Without a card: where it was, else the first of one's own. */
  focus(card?: number): void {
    this.attention.focus(card);
  }

  destroy(): void {
    this.quiet.abort();
    this.sizes?.disconnect();
    this.hand.destroy();
    this.swept.forget();
    this.attention.destroy();
    this.stage.remove();
    this.live.remove();
    this.root.classList.remove("board");
  }

  // ------------------------------------------------------------------ layout

  private project(places: Places): Projection {
    const [width, height] = [this.root.clientWidth || 1, this.root.clientHeight || 1];
    return new Projection(this.format, { width, height, seat: this.side, chips: this.level !== "off" }, places);
  }

  /** Everything anew and at once: no card flies because a window changed. */
  private relayout(): void {
    void this.render("place");
  }

  private resize(): void {
    this.relayout();
    this.swept.redraw();
  }

  private async render(how: "place" | "fly"): Promise<void> {
    this.projection = this.project(this.places);
    this.lengths.tell(this.projection);
    this.stage.dataset["cut"] = this.projection.cut;
    this.tatami.draw(this.projection, this.root.clientWidth, this.root.clientHeight);
    const dealt = how === "fly" && this.nodes.size === 0;
    const { scene } = this;
    const shown = new Set([...Object.keys(this.places).map(Number), ...scene.waiting]);
    const flights: Promise<void>[] = [];
    // The top of the pack is dealt first: it was put there last.
    for (const card of shown) flights.push(this.draw(scene, card, how, dealt ? shown.size - flights.length : null));
    for (const [card, node] of this.nodes) if (!shown.has(card)) flights.push(this.remove(card, node, how));
    this.stage.setAttribute("aria-label", this.options.say("board-label", { count: shown.size }));
    this.attention.rove();
    await Promise.all(flights);
  }

  private draw(scene: Scene, card: number, how: "place" | "fly", dealt: number | null): Promise<void> {
    let node = this.nodes.get(card);
    if (!node) this.nodes.set(card, (node = this.create(card)));
    const pose = poseOf(scene, card)!;
    const mine = isMine(scene, card);
    node.show(true);
    node.mark("mine", mine);
    node.mark("turned", !mine && !this.faceMe);
    node.mark("waiting", scene.waiting.includes(card));
    node.mark("beyond", this.reach !== null && !this.reach.has(card));
    node.hold(this.table?.holders?.[card] ?? null);
    node.draw(this.poems.get(card), this.projection.cardWidth, this.projection.cardHeight, this.projection.cut);
    this.hint(card, node);
    node.name(this.nameOf(card, this.places));
    if (this.carry.holds(card) || this.swept.holds(card)) return Promise.resolve();
    if (node.mover.bound(pose)) return Promise.resolve();
    if (dealt !== null && !this.calm) return this.deal(node, pose, dealt);
    if (how === "place") node.mover.place(pose);
    else return this.move(node, pose, SETTLE);
    return Promise.resolve();
  }

  private async move(node: CardNode, pose: Pose, flight: Flight): Promise<void> {
    node.mark("moving", true);
    if (this.calm) await node.mover.fade(pose, flight.opacity ?? 1);
    else await node.mover.fly(pose, flight);
    if (!node.mover.moving) node.mark("moving", false);
  }

  /** From the shuffled pack in the middle to its place, face down until it lies there. */
  private async deal(node: CardNode, pose: Pose, nth: number): Promise<void> {
    const [x, y] = centreOf(this.projection);
    node.mark("down", true);
    node.mover.place({ x: x - nth * 0.25, y: y - nth * 0.25, turn: 4 });
    await this.move(node, pose, { ms: 380, delay: 30 * nth, easing: "cubic-bezier(.2,.75,.3,1)" });
    node.mark("down", false);
    node.mark("turning", true);
  }

  /** A taken or sent card leaves to the side of the one who has it now. */
  private async remove(card: number, node: CardNode, how: "place" | "fly"): Promise<void> {
    if (node.element.hidden) return;
    this.attention.leave(node);
    if (how === "fly" && node.mover.pose) {
      const last = this.table?.last;
      const taker = last?.poem === card ? last.taker : null;
      const gone = goneTo(node.mover.pose, this.projection, this.root.clientHeight, taker, this.side);
      await this.move(node, gone, { ms: 520, easing: "cubic-bezier(.4,.1,.3,1)", opacity: 0 });
      if (card in this.places || this.scene.waiting.includes(card)) return;
    }
    node.show(false);
    node.mover.place(node.mover.pose ?? { x: 0, y: 0, turn: 0 });
    node.mover.pose = null;
  }

  private create(card: number): CardNode {
    const node = new CardNode(card);
    this.stage.insertBefore(node.element, this.ghosts.A);
    return node;
  }

  private get scene(): Scene {
    const { format, projection, places, side: seat, faceMe } = this;
    const waiting = waitingOf(this.table, places);
    const sender = this.table?.due?.seat ?? null;
    return { format, projection, places, waiting, sender, seat, faceMe, straight: this.neat || this.calm };
  }

  private sideFor(card: number): Side {
    return sideForCard(this.table, this.places, this.side, card);
  }

  private sends(card: number): boolean {
    const field = this.places[card]?.[0];
    return field !== undefined && field === sideOf(this.table?.due?.seat ?? -1) && this.handled.includes(field);
  }

  private firstStop(): number | null {
    const { scene } = this;
    const mine = spotsOf(scene, this.nodes.keys()).filter(({ card }) => isMine(scene, card));
    return scene.waiting[0] ?? mine.sort((a, b) => a.y - b.y || a.x - b.x)[0]?.card ?? null;
  }

  // ------------------------------------------------------------------ words

  /** The hint that a card shows; "" for none. */
  private hintOf(card: number): string {
    const hint = this.level === "off" ? undefined : (this.hints ?? this.table?.hints ?? {})[card];
    return (this.level === "kimariji" ? hint?.kana : hint?.romaji) ?? "";
  }

  private hint(card: number, node: CardNode): void {
    const { rowEdges, cardWidth, cardHeight } = this.projection;
    const room = rowEdges[2]! - rowEdges[1]!;
    node.tell(this.hintOf(card), this.level === "kimariji" ? "ja" : "ja-Latn", cardWidth, cardHeight, room);
  }

  private nameOf(card: number, places: Places): string {
    const poem = this.poems.get(card);
    const text = { spoken: poem ? poem.pronunciation.slice(3).join("") : String(card), printed: poem?.torifuda ?? "" };
    const where = whereabouts(this.format, places, this.side, card);
    const { say } = this.options;
    const name = where ? say("board-card", { ...where, ...text }) : say("board-waiting", text);
    const hint = this.hintOf(card);
    return hint ? say("board-hinted", { name, hint }) : name;
  }

  private tell(key: string, card: number, places: Places): void {
    this.live.textContent = this.options.say(key, { name: this.nameOf(card, places) });
  }

  // ------------------------------------------------------------------ hands and keys

  private propose(side: Side, carried: number | null): void {
    this.places = { ...this.table?.places, ...this.carry.changes };
    const place = carried === null ? undefined : this.places[carried];
    const ghost = this.ghosts[side];
    ghost.hidden = place === undefined;
    const done = this.render("fly");
    if (place) {
      const [x, y] = this.projection.rectToScreen(this.format.rect(place));
      ghost.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
    }
    void done;
  }

  private laid(card: number, changed: Places): void {
    this.carry.propose(this.sideFor(card), changed, null);
    const place = changed[card];
    if (this.mode === "place" && place) this.options.onPut?.(card, place);
    else this.options.onLay?.(changed);
  }

  private carries(card: number): boolean {
    if (!this.handled.includes(this.sideFor(card))) return false;
    // One that keys have lifted lies in the field as it is shown, and is still to be placed.
    const waits = this.table?.due?.cards?.includes(card) === true;
    return this.mode === "place" ? waits : this.mode === "arrange" && !waits;
  }

  private sweep(event: KeyboardEvent, block: Block): boolean {
    const path = sweepOf(this.format, this.swept.lying(), this.side, block);
    return path !== null && this.hand.follow(event, path);
  }

  private tap(event: KeyboardEvent, card: number): void {
    const place = this.places[card];
    if (!place || event.repeat) return;
    const [left, top, right, bottom] = this.format.rect(place);
    this.hand.follow(event, tapOf((left + right) / 2, (top + bottom) / 2));
  }

  private zoomed(card: number | null): void {
    if (this.mode === "take" && card !== null) return;
    const box = card === null ? null : (this.nodes.get(card)?.element.getBoundingClientRect() ?? null);
    this.options.onZoom?.(card, box);
  }
}
