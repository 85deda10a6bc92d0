/** The times of the morae of a verse: proposed by our own voice, kept with the recording. */
import { lateness } from "../../audio/guard";
import { deciding } from "../reader/programme/poems";
import { bundledVoices, clipBytes, type Folder } from "../reader/store";
import { propose, type Sound, type Times } from "./align";
import { readSlot } from "./names";
import { readFile, type KeptVerse, type OwnSheet } from "./shelf";
import { decoded, LIMITS, RATE } from "./sound";

/** So long the page may be kept from drawing. */
const SLICE_MS = 10;
/** The voice that others are laid against. */
const OURS = "mei";
/** Below this a person had better look. */
export const SURE = 0.6;
/** Nothing that is read for a card lasts longer: what does is not one verse, and laying it against ours would fill the memory. */
const MOST_S = 20;

/** Run what pauses, letting the page draw and answer between. */
export async function politely<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  const channel = new MessageChannel();
  // Timers are slowed down in pages that nobody looks at; messages are not.
  const rest = () =>
    new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  try {
    for (let begun = performance.now(); ; ) {
      const { done, value } = work.next();
      if (done) return value;
      if (performance.now() - begun < SLICE_MS) continue;
      await rest();
      signal.throwIfAborted();
      begun = performance.now();
    }
  } finally {
    channel.port1.close();
  }
}

/** The mora, from 0, by which a verse is told from all others; the joka is told from none, its first is as good as any. */
export function decidingIndex(slot: string): number {
  const { poem, verse } = readSlot(slot);
  return poem === 0 ? 0 : deciding(poem, undefined, verse) - 1;
}

let folder: Promise<Folder> | null = null;

/** Our own voice; throws where it can't be had. */
function ours(): Promise<Folder> {
  folder ??= bundledVoices().then((voices) => {
    const found = (voices.find(({ name }) => name === OURS) ?? voices[0])?.folders[0];
    if (!found) throw new Error("the house has no voice");
    return found;
  });
  folder.catch(() => (folder = null));
  return folder;
}

async function example(slot: string): Promise<{ sound: Sound; morae: (Times & { kana: string })[] }> {
  const found = await ours();
  const clip = found.manifest.clips[slot];
  if (!clip) throw new Error(`our voice has no ${slot}`);
  const samples = await decoded(new Blob([await clipBytes(found.folder, clip)]), LIMITS.verses);
  const late = Math.round(lateness(samples, RATE, clip.first, found.manifest.guard) * RATE);
  return {
    sound: { samples: late > 0 ? samples.subarray(late) : samples, rate: RATE },
    morae: clip.morae.map(([kana, start, vowel, end]) => ({ kana, start, vowel, end })),
  };
}

export async function samplesOf(sheet: OwnSheet, verse: KeptVerse): Promise<Float32Array> {
  return decoded(new Blob([await readFile(sheet.id, verse.file)]), LIMITS.poems);
}

/** The verse with morae and confidence. Takes about half a second; the page stays alive meanwhile. */
export async function proposed(sheet: OwnSheet, slot: string, signal: AbortSignal): Promise<KeptVerse> {
  const verse = sheet.verses[slot]!;
  const [samples, { sound, morae }] = await Promise.all([samplesOf(sheet, verse), example(slot)]);
  signal.throwIfAborted();
  const said = samples.subarray((verse.from_ms / 1000) * RATE, (verse.to_ms / 1000) * RATE);
  if (said.length > MOST_S * RATE) return { ...verse, morae: stretched(morae, verse), confidence: 0 };
  const found = await politely(propose(sound, morae, { samples: said, rate: RATE }), signal);
  const inFile = (ms: number) => Math.round(ms + verse.from_ms);
  return {
    ...verse,
    morae: found.morae.map(({ start, vowel, end }, i) => ({ kana: morae[i]!.kana, start: inFile(start), vowel: inFile(vowel), end: inFile(end) })),
    confidence: found.confidence[decidingIndex(slot)] ?? 0,
  };
}

/** As long as ours is, evenly drawn out: something to begin with. */
function stretched(morae: readonly (Times & { kana: string })[], { from_ms, to_ms }: KeptVerse): (Times & { kana: string })[] {
  const share = (to_ms - from_ms) / (morae.at(-1)?.end || 1);
  const at = (ms: number) => Math.round(from_ms + ms * share);
  return morae.map(({ kana, start, vowel, end }) => ({ kana, start: at(start), vowel: at(vowel), end: at(end) }));
}

/** No mora may be shorter, ms. */
export const LEAST_MS = 20;

/** Mora `index` begins at `ms`: the one before ends there, and its vowel keeps its distance, as far as there is room. */
export function moved(verse: KeptVerse, index: number, ms: number): KeptVerse {
  const morae = verse.morae;
  const old = morae?.[index];
  if (!morae || !old) return verse;
  const before = morae[index - 1];
  const least = before ? before.start + LEAST_MS : verse.from_ms;
  const start = Math.round(Math.max(least, Math.min(old.end - LEAST_MS, ms)));
  const vowel = Math.min(old.end, Math.max(start, old.vowel + start - old.start));
  return {
    ...verse,
    morae: morae.map((mora, i) =>
      i === index ? { ...mora, start, vowel } : i === index - 1 ? { ...mora, end: start, vowel: Math.min(mora.vowel, start) } : mora,
    ),
  };
}

/** Where it stands with the marks of a verse. */
export type Standing = "accepted" | "sure" | "unsure" | "none";

export function standingOf({ morae, confidence, accepted }: KeptVerse): Standing {
  if (!morae) return "none";
  return accepted ? "accepted" : (confidence ?? 0) >= SURE ? "sure" : "unsure";
}

const TURN: Record<Standing, number> = { unsure: 0, none: 1, sure: 2, accepted: 3 };

/** All verses, those first that a person should look at, the least sure of them before all. */
export function byNeed(verses: OwnSheet["verses"]): [string, KeptVerse][] {
  return Object.entries(verses).sort(
    ([a, one], [b, other]) =>
      TURN[standingOf(one)] - TURN[standingOf(other)] ||
      (standingOf(one) === "unsure" ? (one.confidence ?? 0) - (other.confidence ?? 0) : 0) ||
      a.localeCompare(b),
  );
}
