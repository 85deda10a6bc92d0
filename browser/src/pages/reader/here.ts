/** The one reading of this page: who reads, at which desk, and what keeps the device awake. */
import { effect } from "@preact/signals";
import { sound, volume } from "../../settings";
import { Awake } from "./awake";
import * as choices from "./choices";
import { Desk } from "./desk";
import type { Wanted } from "./hands";
import { AudioPlayer } from "./player";
import { Prompt } from "./prompt";
import { said } from "./sheets";

export const player = new AudioPlayer();
export const desk = new Desk(player, new Prompt());
export const awake = new Awake({
  play: () => desk.play(),
  pause: () => desk.pause(),
  next: () => desk.next(),
  back: () => desk.back(),
});

/** Some browsers let sound flow from a click, and not from the touch before it. */
export function wake(): void {
  void desk.reciter.peek().unlock();
  void awake.begin();
}

export function ask(wanted: Wanted): void {
  navigator.vibrate?.(15);
  said.value = null;
  if (wanted !== "pause") void awake.begin();
  if (wanted === "press") {
    if (desk.phase.peek() === "none") desk.begin(choices.wish.peek());
    desk.press();
  } else if (wanted === "repeat") desk.repeat();
  else if (wanted === "undo-repeat") desk.repeat({ undo: true });
  else if (wanted === "next") desk.next();
  else if (wanted === "back") desk.back();
  else desk.pause();
}

/** Follow what is chosen while the page is open; returns how to leave. */
export function open(): () => void {
  const ends = [
    effect(() => player.setVolume(sound.value ? volume.value : 0)),
    effect(() => player.setTone(choices.low.value, choices.high.value)),
    effect(() => {
      const reading = desk.reading.value;
      if (!reading || desk.phase.value === "over") awake.end();
      else awake.tell(reading.place, reading.order.length, desk.phase.value === "reading");
    }),
  ];
  if (desk.phase.peek() === "none") desk.restore();
  return () => {
    ends.forEach((end) => end());
    desk.pause();
    awake.end();
  };
}
