/** Cards carried by pointer or by keys: rearranging the own field, and placing cards that were sent. */
import { clamp, layDown, nearestPlace, stopsOf, type Wish } from "./arrangement";
import type { Format } from "./field";
import type { CardNode } from "./node";
import type { Projection } from "./projection";
import type { Place, Places, Side } from "./types";

export interface CarryHost {
  format(): Format;
  projection(): Projection;
  /** Whose cards are carried. */
  side(): Side;
  /** Places as the table has them. */
  places(): Places;
  node(card: number): CardNode | undefined;
  /** Show the mat as it would be, the carried card apart; null: as it is. */
  propose(changed: Places | null, carried: number | null): void;
  /** Lay it so. */
  settle(card: number, changed: Places): void;
  /** Speak of what is carried. */
  tell(key: "board-grabbed" | "board-moved" | "board-dropped" | "board-cancelled", card: number, places: Places): void;
}

const START_PX = 5;

interface Load {
  card: number;
  changed: Places | null;
  /** The pointer that carries, and where in the card it holds it; null: keys carry. */
  grip: { id: number; x: number; y: number; downX: number; downY: number; moved: boolean } | null;
}

export class Carry {
  private load: Load | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly host: CarryHost,
  ) {}

  get loaded(): boolean {
    return this.load !== null;
  }

  get card(): number | null {
    return this.load && (this.load.grip === null || this.load.grip.moved) ? this.load.card : null;
  }

  /** A pointer went down on a card that may be carried. */
  down(event: PointerEvent, card: number): void {
    if (this.load) this.cancel();
    const pose = this.host.node(card)?.mover.pose;
    if (!pose) return;
    const { left, top } = this.stage.getBoundingClientRect();
    const [downX, downY] = [event.clientX, event.clientY];
    const grip = { id: event.pointerId, x: downX - left - pose.x, y: downY - top - pose.y, downX, downY, moved: false };
    this.load = { card, changed: null, grip };
    this.stage.setPointerCapture?.(event.pointerId);
  }

  move(event: PointerEvent): void {
    const grip = this.load?.grip;
    if (!this.load || !grip || grip.id !== event.pointerId) return;
    if (!grip.moved && Math.hypot(event.clientX - grip.downX, event.clientY - grip.downY) < START_PX) return;
    if (!grip.moved) {
      grip.moved = true;
      this.host.node(this.load.card)?.mark("held", true);
    }
    const { left, top } = this.stage.getBoundingClientRect();
    const [x, y] = [event.clientX - left - grip.x, event.clientY - top - grip.y];
    this.host.node(this.load.card)?.mover.place({ x, y, turn: 0 });
    this.wish(this.wishAt(x, y));
  }

  /** True: something was carried, so that this was no tap. */
  up(event: PointerEvent): boolean {
    const grip = this.load?.grip;
    if (!this.load || !grip || grip.id !== event.pointerId) return false;
    if (!grip.moved) {
      this.load = null;
      return false;
    }
    if (event.type === "pointercancel") this.cancel();
    else this.drop();
    return true;
  }

  /** Keys of a card that has the focus; true if the key was of use. */
  key(event: KeyboardEvent, card: number): boolean {
    const { key } = event;
    if (!this.load) return (key === "Enter" || key === " ") && this.grab(card);
    if (this.load.grip) return key === "Escape" && this.cancel();
    if (key === "Escape") return this.cancel();
    if (key === "Enter" || key === " ") return this.drop();
    const now = this.placeNow();
    if (!now) return false;
    const to = this.step(now, key, event.shiftKey);
    if (!to) return false;
    this.wish(to);
    if (this.load.changed) this.host.tell("board-moved", card, { ...this.host.places(), ...this.load.changed });
    return true;
  }

  /** Lay a card that waits where a stage point is, or beside it; nothing outside the own field. */
  put(card: number | undefined, px: number, py: number): void {
    const format = this.host.format();
    const side = this.host.side();
    const [x, y] = this.host.projection().toMat(px, py);
    if (card === undefined || side !== (y < format.depth / 2 ? "B" : "A")) return;
    const wish = { row: format.rowAt(side, y), x: format.ownX(side, x - format.cardWidth / 2) };
    const changed = layDown(format, this.host.places(), side, card, wish);
    if (changed) this.host.settle(card, changed);
  }

  /** The table is told anew while a card is carried: it is carried on. False if none is. */
  renew(): boolean {
    const load = this.load;
    if (load) this.host.propose(load.changed, load.grip?.moved ? load.card : null);
    return load !== null;
  }

  cancel(): boolean {
    const load = this.load;
    if (!load) return false;
    this.load = null;
    this.host.node(load.card)?.mark("held", false);
    this.host.propose(null, null);
    this.host.tell("board-cancelled", load.card, this.host.places());
    return true;
  }

  private grab(card: number): boolean {
    this.load = { card, changed: null, grip: null };
    this.host.node(card)?.mark("held", true);
    const place = this.placeNow();
    if (!place) {
      this.load = null;
      return false;
    }
    this.load.changed = { [card]: place };
    this.host.propose(this.load.changed, null);
    this.host.tell("board-grabbed", card, { ...this.host.places(), [card]: place });
    return true;
  }

  private drop(): boolean {
    const load = this.load;
    if (!load) return false;
    this.load = null;
    this.host.node(load.card)?.mark("held", false);
    const before = this.host.places();
    const changed = load.changed ?? {};
    const same = Object.entries(changed).every(([card, place]) => String(before[card]) === String(place));
    if (same) this.host.propose(null, null);
    else this.host.settle(load.card, changed);
    this.host.tell("board-dropped", load.card, { ...before, ...changed });
    return true;
  }

  private placeNow(): Place | null {
    const { card, changed } = this.load!;
    const side = this.host.side();
    const format = this.host.format();
    const place = changed?.[card] ?? this.host.places()[card];
    if (place?.[0] === side) return place;
    return nearestPlace(format, this.host.places(), side, { row: 0, x: format.lastX / 2 }, card);
  }

  /** Where an arrow leads: stops of the row, a millimetre with shift, or the next row. */
  private step([, row, x]: Place, key: string, fine: boolean): Wish | null {
    const format = this.host.format();
    const side = this.host.side();
    if (key === "ArrowUp") return row > 0 ? { row: row - 1, x } : null;
    if (key === "ArrowDown") return row < format.rows - 1 ? { row: row + 1, x } : null;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
    const sign = key === "ArrowLeft" ? -1 : 1;
    if (fine) return { row, x: clamp(x + 10 * sign, 0, format.lastX), exact: true };
    const stops = stopsOf(format, this.host.places(), side, row, this.load!.card);
    const next = sign > 0 ? stops.find((stop) => stop > x) : stops.findLast((stop) => stop < x);
    return next === undefined ? null : { row, x: next };
  }

  private wishAt(px: number, py: number): Wish {
    const [format, projection] = [this.host.format(), this.host.projection()];
    const side = this.host.side();
    const [x, y] = projection.toMat(px + projection.cardWidth / 2, py + projection.cardHeight / 2);
    return { row: format.rowAt(side, y), x: format.ownX(side, x - format.cardWidth / 2) };
  }

  private wish(wish: Wish): void {
    const load = this.load;
    if (!load) return;
    const changed = layDown(this.host.format(), this.host.places(), this.host.side(), load.card, wish);
    if (!changed || String(changed[load.card]) === String(load.changed?.[load.card])) return;
    load.changed = changed;
    this.host.propose(changed, load.grip ? load.card : null);
  }
}
