/** A press or a key while cards move: they land at once, and the press is none that moves something unseen. */
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { moving } from "./house";
import { busy, finish } from "./stage";

/** The second press of a double one is part of the first. */
const DOUBLE_MS = 350;
/** What has just come up under a finger is not what it meant to press. */
const UNSEEN_MS = 350;

let hurried = false;
let playedAt = -Infinity;
let cameAt = -Infinity;

effect(() => {
  if (moving.value) playedAt = performance.now();
});

/** Something has come up by itself that a press would answer. */
export function cameUp(): void {
  cameAt = performance.now();
}

/** It came up just now: one can't have meant to answer. */
export function unseen(): boolean {
  return performance.now() - cameAt < UNSEEN_MS;
}

/** The second press of a double one, which made a move with its first. */
export function doubled(): boolean {
  return performance.now() - playedAt < DOUBLE_MS;
}

/** The press that is being handled came before one saw how the cards lie now. Asked once for each press. */
export function tooEarly(): boolean {
  const was = hurried || busy.peek();
  hurried = false;
  return was;
}

/** Listen for presses; the returned function ends it. */
export function heedHurry(root: HTMLElement): () => void {
  const down = () => {
    hurried = !doubled() && finish();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter" && event.key !== "Escape") return;
    const card = (event.target as HTMLElement | null)?.closest?.("[data-card]");
    // A key that is held down presses once.
    if (event.repeat) {
      if (card) event.preventDefault();
      return;
    }
    if (!root.contains(event.target as Node) && event.target !== document.body) return;
    down();
    if (hurried && !card && event.key === " ") event.preventDefault();
  };
  root.addEventListener("pointerdown", down, { capture: true });
  addEventListener("keydown", key, { capture: true });
  return () => {
    root.removeEventListener("pointerdown", down, { capture: true });
    removeEventListener("keydown", key, { capture: true });
  };
}

/** For a sheet that comes up by itself: until one can have seen it, clicks are meant for what lay there before. */
export function useSeen(): { now: boolean; only: (click: Event) => void } {
  const seen = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (seen.value = true), UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  const only = (click: Event) => {
    if (seen.peek()) return;
    click.stopPropagation();
    click.preventDefault();
  };
  return { now: seen.value, only };
}
