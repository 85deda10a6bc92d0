/** The page's ears at any game with a reader: what the house announces is played, touches are stamped on its clock. */
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { followHouse, house } from "../clock/page";
import { theLine } from "../line";
import type { Programme } from "../protocol";
import * as settings from "../settings";
import { Sound } from "./sound";

let made: Sound | null = null;

/** The one sound of the page. */
export function sound(): Sound {
  return (made ??= new Sound(house));
}

/** A browser that lets sound flow does so within this time. */
const ASLEEP_MS = 700;

/** The browser plays no sound before a person has pressed something. */
export const silent = signal(false);

/** Wake the sound; call it from a press. */
export async function wake(): Promise<void> {
  const flows = await sound().unlock();
  silent.value = !flows;
  settle();
}

/** 0.1 ms since the onset of the open reading as it is heard; null while none is open. */
export function since(event: Pick<Event, "timeStamp">): number | null {
  return sound().sinceOnset(event);
}

/** Ms since the onset of the open reading now; null while none sounds. */
export function sinceOnsetMs(): number | null {
  const tenths = sound().sinceOnset({ timeStamp: performance.now() });
  return tenths === null ? null : tenths / 10;
}

/** How this page's clock stands against the house's, in ms; null before the house has answered. */
export function clockSeen(): { offsetMs: number; errorMs: number } | null {
  return house.known ? { offsetMs: house.offset, errorMs: house.error } : null;
}

/** How loud the reader is now, 0 to 1. */
export function level(): number {
  return sound().level();
}

/** A card was touched: it sounds. */
export function contact(): void {
  sound().strike();
  sound().slide(0.5);
}

/** What the settings say of sound, told to it. */
export function settle(): void {
  const ears = sound();
  ears.setVolume(settings.volume.value);
  ears.setMuted(!settings.sound.value);
  ears.setDelay(settings.calibration.value[ears.device] ?? 0);
}

/** What a game with a reader tells its listeners. */
export interface Told {
  programme: ReadonlySignal<Programme | null>;
  /** Number of the reading that was ruled last, once no other is open; null: none. Reads signals. */
  ruled: () => number | null;
  /** The match that is looked on at, if it is not played here. */
  watched?: string;
}

/** Begin to play what the house announces; the returned function ends it. */
export function listenTo({ programme, ruled, watched = "" }: Told): () => void {
  const ears = sound();
  const line = theLine();
  const firstPress = () => void wake();
  addEventListener("pointerdown", firstPress, { once: true, capture: true });
  addEventListener("keydown", firstPress, { once: true, capture: true });
  // Sitting down was a press already, so the sound mostly wakes at once; only after a reload it may not.
  void wake();
  const asked = setTimeout(() => (silent.value = !ears.running), ASLEEP_MS);
  const stops = [
    effect(settle),
    effect(() => {
      const now = programme.value;
      if (now) void ears.schedule(now);
    }),
    effect(() => {
      const last = ruled();
      if (last === null) return;
      const told = programme.peek();
      // At a quick pace, and where the reader goes on at once, the poem is not sung to its end once it is ruled.
      if (last === told?.reading && told.fade_on_ruling) ears.cancel(last);
      else ears.leaveOut(last);
      if (ears.reading === last) ears.closeReading();
    }),
    followHouse(),
    line?.on("key", ({ reading, key, match = "" }) => match === watched && ears.unseal(reading, key)) ?? (() => undefined),
    line?.on("cancelled", ({ reading, match = "" }) => match === watched && ears.cancel(reading)) ?? (() => undefined),
  ];
  return () => {
    clearTimeout(asked);
    for (const stop of stops) stop();
    ears.closeReading();
    const told = programme.peek();
    if (told) ears.cancel(told.reading);
    removeEventListener("pointerdown", firstPress, { capture: true });
    removeEventListener("keydown", firstPress, { capture: true });
  };
}
