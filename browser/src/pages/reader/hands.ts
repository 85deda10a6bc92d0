/** How a hand asks without looking: touches on the large area, and the keys of keyboards, pedals and presenters. */
import { typing } from "../typing";

export type Wanted = "press" | "repeat" | "undo-repeat" | "next" | "back" | "pause";

const DOUBLE_MS = 320;
const LONG_MS = 600;
/** Until so long after a touch a click belongs to it. */
const CLICK_MS = 1000;
/** A movement of so many px along is a swipe; one of more than that across is none. */
const SWIPE_PX = 56;

/** Presenters have two keys: one goes on, the other says it again. Volume keys come from headsets and pedals that send them. */
const KEYS: Readonly<Record<string, Wanted>> = {
  " ": "press",
  Enter: "press",
  ArrowDown: "press",
  PageDown: "press",
  AudioVolumeUp: "press",
  MediaPlayPause: "press",
  ArrowUp: "repeat",
  PageUp: "repeat",
  AudioVolumeDown: "repeat",
  r: "repeat",
  ArrowRight: "next",
  MediaTrackNext: "next",
  ArrowLeft: "back",
  MediaTrackPrevious: "back",
  Escape: "pause",
  MediaPause: "pause",
  MediaStop: "pause",
  ".": "pause",
};

/** A radio moves by arrows alone: what a pedal or a presenter sends is not for it. */
const NOT_FOR_RADIOS: readonly string[] = [" ", "Enter", "PageDown", "PageUp"];

function passes(event: KeyboardEvent): boolean {
  const target = event.target as HTMLInputElement | null;
  if (target?.type !== "radio" || target.closest("dialog, [popover]")) return false;
  return NOT_FOR_RADIOS.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** What a key asks for; null: nothing, or it belongs to what has the focus. */
export function wantedBy(event: KeyboardEvent): Wanted | null {
  if (event.repeat || (typing(event) && !passes(event))) return null;
  const asked = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  const other = (event.target as HTMLElement | null)?.closest?.("a, button:not(.pad), summary, [role=tab], audio");
  return other && (event.key === " " || event.key === "Enter") ? null : asked;
}

/**
 * Who pressed by a pointer plays on by pedal: the focus goes to the large area, where no key is taken for a button.
 * A sheet that was opened so gives it back there. Who pressed by a key keeps the focus; such a click has no detail.
 */
export function handBack(event: MouseEvent): void {
  const pressed = (event.target as Element | null)?.closest("button:not(.pad), label");
  if (!pressed || event.detail === 0) return;
  const pad = () => document.querySelector<HTMLElement>(".pad")?.focus({ preventScroll: true });
  // A label gives the focus to its radio once the click is over.
  if (pressed.matches("label")) setTimeout(pad);
  else pad();
}

interface Touch {
  pointer: number;
  x: number;
  y: number;
}

/** The touches on one area. Each is answered at once: a second tap takes back what the first one did, and repeats. */
export class Touches {
  private touch: Touch | null = null;
  private long: ReturnType<typeof setTimeout> | undefined;
  private tapped = -Infinity;
  private touched = false;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly want: (wanted: Wanted) => void) {}

  down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button > 0) return;
    this.touch = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    clearTimeout(this.long);
    this.long = setTimeout(() => {
      this.touch = null;
      this.answer("repeat");
    }, LONG_MS);
  };

  move = (event: PointerEvent) => {
    const { touch } = this;
    if (!touch || event.pointerId !== touch.pointer) return;
    if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > SWIPE_PX / 2) clearTimeout(this.long);
  };

  up = (event: PointerEvent) => {
    const { touch } = this;
    clearTimeout(this.long);
    this.touch = null;
    if (!touch || event.pointerId !== touch.pointer) return;
    const [along, across] = [event.clientX - touch.x, event.clientY - touch.y];
    const now = event.timeStamp;
    if (Math.abs(along) >= SWIPE_PX && Math.abs(along) > 1.5 * Math.abs(across)) {
      this.answer(along < 0 ? "next" : "back");
    } else if (Math.hypot(along, across) < SWIPE_PX) {
      const twice = now - this.tapped < DOUBLE_MS;
      this.tapped = twice ? -Infinity : now;
      this.answer(twice ? "undo-repeat" : "press");
    }
  };

  cancel = () => {
    clearTimeout(this.long);
    this.touch = null;
  };

  /** A press that came by no pointer: from a screen reader, or a switch. After a touch it is that touch once more. */
  click = () => {
    if (!this.touched) this.want("press");
    this.touched = false;
  };

  private answer(wanted: Wanted): void {
    this.touched = true;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.touched = false), CLICK_MS);
    this.want(wanted);
  }
}
