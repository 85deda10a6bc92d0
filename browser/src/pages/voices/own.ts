/** Own recordings as voices: what a reader plays them by. */
import type { Mora, Pacing, Recording, Verse, Voice } from "../reader/types";
import { fromDb } from "./level";
import { slotOf } from "./names";
import { missingOf, readFile, sheets, type OwnSheet } from "./shelf";
import { decodedFor } from "./sound";
import { shaped } from "./trim";

export const OWN = "own-";

/** A sheet of this device -> a voice. Its verses are as long as they are, whatever the pacing: silences are the reader's. */
export function voiceOf(sheet: OwnSheet): Voice {
  const find = (poem: number, verse: Verse) => sheet.verses[slotOf(poem, verse)];
  return {
    name: OWN + sheet.id,
    title: sheet.title,
    attribution: "",
    own: true,
    pacing: null,
    missing: missingOf(sheet),
    lengthMs(poem: number, verse: Verse, _: Pacing): number | null {
      const kept = find(poem, verse);
      return kept ? kept.to_ms - kept.from_ms : null;
    },
    async load(context: BaseAudioContext, poem: number, verse: Verse, _: Pacing): Promise<Recording> {
      const kept = find(poem, verse);
      if (!kept) throw new RangeError(`${sheet.title} has no ${slotOf(poem, verse)}`);
      const samples = await decodedFor(context, await readFile(sheet.id, kept.file));
      const { sampleRate: rate } = context;
      const [from, to] = [kept.from_ms, kept.to_ms].map((ms) => Math.round((ms / 1000) * rate)) as [number, number];
      const cut = shaped(samples, rate, { from, to }, fromDb(kept.gain_db));
      const buffer = context.createBuffer(1, Math.max(1, cut.length), rate);
      buffer.copyToChannel(cut, 0);
      const morae = kept.morae ?? [];
      const since = (ms: number) => ms - kept.from_ms;
      return {
        buffer,
        morae: morae.map(({ kana, start, vowel, end }): Mora => ({ kana, start_ms: since(start), vowel_ms: since(vowel), end_ms: since(end) })),
      };
    },
  };
}

/** The voices that people have brought to this device. */
export async function ownVoices(): Promise<Voice[]> {
  return (await sheets()).map(voiceOf);
}
