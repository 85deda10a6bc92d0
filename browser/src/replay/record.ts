/** The record of a match: fetched when it is over, and given out as a file. */
import { signal } from "@preact/signals";
import type { AnyReplay } from "../pages/replays";

/** The replay that is looked at, by the id of its match ("file" for one from a file). */
export const shown = signal<{ match: string; replay: AnyReplay } | null>(null);

export async function fetchReplay(match: string): Promise<AnyReplay> {
  const kept = shown.peek();
  if (kept?.match === match) return kept.replay;
  const answer = await fetch(`/match/${encodeURIComponent(match)}/replay`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const replay = (await answer.json()) as AnyReplay;
  shown.value = { match, replay };
  return replay;
}

/** The record of a match of the house, as text. */
export async function fetchRecord(match: string): Promise<string> {
  const answer = await fetch(`/match/${encodeURIComponent(match)}/record`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** Give a record out as a file of its own. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A name that sorts by day: karuta-2026-03-14-Mio.karuta */
export function fileName(rival: string, game = "karuta", day = new Date()): string {
  const clean = rival.replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${game}-${day.toISOString().slice(0, 10)}-${clean || "match"}.karuta`;
}
