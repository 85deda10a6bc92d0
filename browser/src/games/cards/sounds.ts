/** The sounds of the cards, made on the spot: stiff paper on cloth, two cards that meet, a drum for what is called. */
import { effect } from "@preact/signals";
import { bell, slide, strike } from "../../audio/effects";
import * as settings from "../../settings";
import type { Noise } from "./flights";

let context: AudioContext | null = null;
let out: GainNode | null = null;

/** Wake the sound; call it from a press. */
function wake(): void {
  if (!context) {
    context = new AudioContext({ latencyHint: "interactive" });
    out = context.createGain();
    out.connect(context.destination);
    effect(() => {
      out!.gain.value = settings.sound.value ? settings.volume.value : 0;
    });
  }
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Wake it by the next press or key; the returned function ends it. */
export function wakeByPress(): () => void {
  // Sitting down was a press; after a reload the next one is waited for.
  if (navigator.userActivation?.hasBeenActive) wake();
  addEventListener("pointerdown", wake, { capture: true });
  addEventListener("keydown", wake, { capture: true });
  return () => {
    removeEventListener("pointerdown", wake, { capture: true });
    removeEventListener("keydown", wake, { capture: true });
  };
}

/** Thick cards that meet make a dry, bright snap. */
function snap(ctx: AudioContext, to: AudioNode, at: number, force: number): void {
  const body = ctx.createOscillator();
  body.type = "triangle";
  body.frequency.setValueAtTime(1250, at);
  body.frequency.exponentialRampToValueAtTime(420, at + 0.03);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.4 * force, at + 0.001);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.045);
  body.connect(gain).connect(to);
  body.start(at);
  body.stop(at + 0.06);
  strike(ctx, to, at, 0.42 * force);
}

/** A small drum: a tone that falls, with the stroke on its skin. */
function drum(ctx: AudioContext, to: AudioNode, at: number, pitch: number): void {
  const skin = ctx.createOscillator();
  skin.frequency.setValueAtTime(pitch * 1.5, at);
  skin.frequency.exponentialRampToValueAtTime(pitch, at + 0.07);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.7, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.42);
  skin.connect(gain).connect(to);
  skin.start(at);
  skin.stop(at + 0.45);
  strike(ctx, to, at, 0.35);
}

const PLAYED: Record<Noise, (ctx: AudioContext, to: AudioNode, at: number) => void> = {
  deal: (ctx, to, at) => slide(ctx, to, at, 0.35),
  lay: (ctx, to, at) => snap(ctx, to, at, 0.9),
  capture: (ctx, to, at) => {
    slide(ctx, to, at, 0.5);
    snap(ctx, to, at + 0.1, 0.45);
  },
  turn: (ctx, to, at) => slide(ctx, to, at, 0.55),
  yaku: (ctx, to, at) => [659.3, 880, 1174.7].forEach((pitch, i) => bell(ctx, to, at + i * 0.11, pitch)),
  koikoi: (ctx, to, at) => [0, 0.16, 0.42].forEach((wait, i) => drum(ctx, to, at + wait, i === 2 ? 92 : 122)),
  stop: (ctx, to, at) => {
    drum(ctx, to, at, 84);
    bell(ctx, to, at + 0.12, 587.3);
  },
  sweep: (ctx, to, at) => [0, 0.07, 0.15].forEach((wait) => slide(ctx, to, at + wait, 0.5)),
  lady: (ctx, to, at) => [880, 1318.5].forEach((pitch, i) => bell(ctx, to, at + i * 0.09, pitch)),
  monk: (ctx, to, at) => {
    strike(ctx, to, at, 0.5);
    drum(ctx, to, at + 0.02, 196);
  },
};

/** Sound `noise` in `afterMs`; nothing before a person has pressed something, or where sound is off. */
export function noise(name: Noise, afterMs = 0): void {
  if (!context || !out || context.state !== "running" || !settings.sound.peek()) return;
  PLAYED[name](context, out, context.currentTime + 0.01 + afterMs / 1000);
}
