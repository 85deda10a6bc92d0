/** Pointer and key events of the board outside of taking: who carries, picks, swings, looks, and which keys sweep. */
import type { Attention } from "./attention";
import type { Carrying } from "./carrying";
import { BLOCK_KEYS, type Block } from "./keys";
import type { Trail, Trails } from "./trail";
import type { Mode } from "./board";

export interface GestureHost {
  mode(): Mode;
  /** Whether the card may be carried, or picked, in this mode. */
  carries(card: number): boolean;
  picks(card: number): boolean;
  swings(): boolean;
  pick(card: number): void;
  /** A tap at a point of the stage, where a card that waits may be put. */
  put(px: number, py: number): void;
  swung(): void;
  sweep(event: KeyboardEvent, block: Block): boolean;
  tap(event: KeyboardEvent, card: number): void;
  carry: Carrying;
  /** Whether the hands of several people are at the board. */
  several(): boolean;
  attention: Attention;
  trails: Trails;
}

const withControl = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;
/** A finger that rests moves so far (px) without meaning it. */
const STILL_PX = 12;
const TYPING = "input, textarea, select, [contenteditable]";

export class Gestures {
  private swing: { trail: Trail; x: number; y: number } | null = null;

  constructor(
    private readonly stage: HTMLElement,
    keys: EventTarget,
    private readonly host: GestureHost,
    signal: AbortSignal,
  ) {
    const on = <E extends Event>(target: EventTarget, name: string, act: (event: E) => void) =>
      target.addEventListener(name, act as EventListener, { signal });
    on<PointerEvent>(stage, "pointerdown", (event) => this.down(event));
    on<PointerEvent>(stage, "pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel"]) on<PointerEvent>(stage, name, (event) => this.up(event));
    on(stage, "pointerleave", () => host.attention.lookSoon(null));
    on(stage, "focusout", () => host.attention.lookSoon(null));
    on<FocusEvent>(stage, "focusin", (event) => {
      const card = this.cardOf(event);
      if (card !== null) host.attention.focusOn(card);
    });
    // A long press looks at a card; it asks for no menu.
    on(stage, "contextmenu", (event) => event.preventDefault());
    on<KeyboardEvent>(stage, "keydown", (event) => this.cardKey(event));
    on<KeyboardEvent>(keys, "keydown", (event) => this.blockKey(event));
  }

  private cardOf(event: Event): number | null {
    const card = (event.target as Element).closest<HTMLElement>(".card")?.dataset["card"];
    return card === undefined ? null : Number(card);
  }

  private down(event: PointerEvent): void {
    const { host } = this;
    if (host.mode() === "take") host.attention.lookSoon(null);
    if (host.mode() === "take" || (!event.isPrimary && !host.several()) || event.button !== 0) return;
    const card = this.cardOf(event);
    if (host.swings()) this.swing = { trail: host.trails.begin("mine"), x: event.clientX, y: event.clientY };
    if (card !== null && host.carries(card)) host.carry.down(event, card);
    if (event.pointerType !== "mouse") host.attention.lookSoon(card);
  }

  private moved(event: PointerEvent): void {
    const { host } = this;
    const hovers = event.pointerType === "mouse" && event.buttons === 0;
    if (host.mode() === "take") {
      if (hovers) host.attention.lookSoon(this.cardOf(event));
      return;
    }
    host.carry.move(event);
    if (host.carry.card !== null) return host.attention.lookSoon(null);
    if (this.swing) {
      const { left, top } = this.stage.getBoundingClientRect();
      const { trail, x, y } = this.swing;
      trail.to(event.clientX - left, event.clientY - top);
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) host.attention.lookSoon(null);
    } else if (hovers) host.attention.lookSoon(this.cardOf(event));
  }

  private up(event: PointerEvent): void {
    const { host } = this;
    if (this.swing) {
      this.swing.trail.end();
      this.swing = null;
      if (event.type === "pointerup") host.swung();
    }
    if (event.pointerType !== "mouse") host.attention.lookSoon(null);
    if (host.carry.up(event) || event.type !== "pointerup") return;
    const card = this.cardOf(event);
    if (card !== null && host.picks(card)) host.pick(card);
    if (host.mode() !== "place" || (card !== null && host.carries(card))) return;
    const { left, top } = this.stage.getBoundingClientRect();
    host.put(event.clientX - left, event.clientY - top);
  }

  private blockKey(event: KeyboardEvent): void {
    const block = BLOCK_KEYS[event.code];
    if (this.host.mode() !== "take" || !block || event.repeat || withControl(event)) return;
    if ((event.target as Element | null)?.closest?.(TYPING)) return;
    if (this.host.sweep(event, block)) event.preventDefault();
  }

  private cardKey(event: KeyboardEvent): void {
    const { host } = this;
    const card = this.cardOf(event);
    if (card === null || withControl(event)) return;
    if (host.carries(card) && host.carry.key(event, card)) return event.preventDefault();
    const enter = event.key === "Enter";
    if (enter && host.mode() === "take") {
      host.tap(event, card);
      event.preventDefault();
    } else if ((enter || event.key === " ") && host.picks(card)) {
      if (!event.repeat) host.pick(card);
      event.preventDefault();
    } else if (host.attention.step(card, event.key)) event.preventDefault();
  }
}
