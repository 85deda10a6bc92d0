/** The voices that can read here: of the house, and people's own on this device. */
import { computed, effect, signal } from "@preact/signals";
import { voiceName } from "./choices";
import { desk, player } from "./here";
import { type BundledVoice, bundledVoices } from "./store";
import type { Voice } from "./types";
import { houseVoice } from "./voice";

export const bundled = signal<readonly BundledVoice[]>([]);
export const own = signal<readonly Voice[]>([]);
/** `none`: neither the network nor this device has a voice. */
export const state = signal<"asking" | "here" | "none">("asking");
export const voices = computed<readonly Voice[]>(() => [...bundled.value.map(houseVoice), ...own.value]);
export const chosen = computed(() => voices.value.find(({ name }) => name === voiceName.value) ?? voices.value[0] ?? null);
/** What of the house speaks the calls: the chosen voice, or the first, for own voices have none. */
export const caller = computed(() => bundled.value.find(({ name }) => name === chosen.value?.name) ?? bundled.value[0] ?? null);

export async function findVoices(): Promise<void> {
  state.value = "asking";
  const theirsOf = () => import("../voices/own").then(({ ownVoices }) => ownVoices());
  const [ours, theirs] = await Promise.all([bundledVoices().catch(() => []), theirsOf().catch(() => [])]);
  bundled.value = ours;
  own.value = theirs;
  state.value = voices.value.length ? "here" : "none";
}

/** The desk reads with what is chosen; returns how to leave. */
export function follow(): () => void {
  void findVoices();
  return effect(() => {
    const voice = chosen.value;
    player.forget();
    desk.setVoice(voice);
  });
}
