/** A voice of the house as the reader plays it: of each verse the recording whose seconds are nearest, made to fit. */
import { CLIP_RATE, lateness } from "../../audio/guard";
import { type BundledVoice, type Clip, clipBytes, type Folder } from "./store";
import { isSame, moved, type Piece, stretchedBeside } from "./stretch";
import type { Mora, Pacing, Recording, Verse, Voice } from "./types";

/** What a verse is called in a voice: `017_1` is the upper verse of poem 17. */
export function clipName(poem: number, verse: Verse): string {
  return `${String(poem).padStart(3, "0")}_${verse === "upper" ? 1 : 2}`;
}

/** The seconds that a folder was sung in: `5-3-1-6`. */
export function pacingOfRhythm(rhythm: string): Pacing {
  const [lower_s = 5, linger_s = 3, silence_s = 1, upper_s = 6] = rhythm.split("-").map(Number);
  return { lower_s, linger_s, silence_s, upper_s };
}

/** How long a verse is to sound, ms: its body, and what is held after it. */
export function asked(verse: Verse, { lower_s, linger_s, upper_s }: Pacing): { body: number; held: number } {
  return verse === "upper" ? { body: upper_s * 1000, held: 0 } : { body: lower_s * 1000, held: linger_s * 1000 };
}

function strain(verse: Verse, sung: Pacing, wanted: Pacing): number {
  const [a, b] = [asked(verse, sung), asked(verse, wanted)];
  return Math.abs(Math.log(b.body / a.body)) + Math.abs(b.held - a.held) / 20_000;
}

/** The recording of a verse that has to be changed least. */
function nearest(folders: readonly Folder[], poem: number, verse: Verse, pacing: Pacing): { folder: Folder; clip: Clip } | null {
  const having = folders.flatMap((folder) => {
    const clip = folder.manifest.clips[clipName(poem, verse)];
    return clip ? [{ folder, clip, strain: strain(verse, pacingOfRhythm(folder.rhythm), pacing) }] : [];
  });
  return having.sort((a, b) => a.strain - b.strain)[0] ?? null;
}

/** The pieces, in ms, that bring a verse from the seconds it was sung in to those that are asked for. */
export function piecesOf(verse: Verse, long: number, held: number, sung: Pacing, wanted: Pacing): Piece[] {
  const [was, is] = [asked(verse, sung), asked(verse, wanted)];
  if (was.body === is.body && was.held === is.held) return [{ from: 0, to: long, into: long }];
  if (verse === "upper") return [{ from: 0, to: long, into: is.body }];
  return [
    { from: 0, to: held, into: is.body },
    { from: held, to: long, into: is.held },
  ];
}

function moraeOf(clip: Clip): Mora[] {
  return clip.morae.map(([kana, start_ms, vowel_ms, end_ms]) => ({ kana, start_ms, vowel_ms, end_ms }));
}

/** Sample 0 of the recording as it was made, whatever the decoder put before it, and exactly as many as it states. */
function aligned(decoded: AudioBuffer, clip: Clip, guard: number): Float32Array<ArrayBuffer> {
  const heard = decoded.getChannelData(0);
  const rate = decoded.sampleRate;
  const late = Math.round(lateness(heard, rate, clip.first, guard) * rate);
  const made = new Float32Array(Math.round((clip.samples * rate) / CLIP_RATE));
  if (late >= 0) made.set(heard.subarray(late, late + made.length));
  else made.set(heard.subarray(0, made.length + late), -late);
  return made;
}

export function houseVoice(found: BundledVoice): Voice {
  const { folders } = found;
  const own = folders[0];
  return {
    name: found.name,
    title: found.title,
    attribution: found.attribution,
    own: false,
    pacing: own ? pacingOfRhythm(own.rhythm) : null,
    missing: [],
    lengthMs(poem, verse, pacing) {
      const chosen = nearest(folders, poem, verse, pacing);
      if (!chosen) return null;
      const { body, held } = asked(verse, pacing);
      return strain(verse, pacingOfRhythm(chosen.folder.rhythm), pacing) === 0 ? chosen.clip.duration_ms : body + held;
    },
    async load(context, poem, verse, pacing): Promise<Recording> {
      const chosen = nearest(folders, poem, verse, pacing);
      if (!chosen) throw new RangeError(`${found.title} has no ${clipName(poem, verse)}`);
      const { folder, clip } = chosen;
      const decoded = await context.decodeAudioData(await clipBytes(folder.folder, clip));
      const samples = aligned(decoded, clip, folder.manifest.guard);
      const morae = moraeOf(clip);
      const pieces = piecesOf(
        verse,
        clip.duration_ms,
        morae.at(-1)?.vowel_ms ?? clip.duration_ms,
        pacingOfRhythm(folder.rhythm),
        pacing,
      );
      const rate = decoded.sampleRate;
      const inSamples = pieces.map(({ from, to, into }) => ({
        from: Math.round((from * rate) / 1000),
        to: Math.min(samples.length, Math.round((to * rate) / 1000)),
        into: Math.round((into * rate) / 1000),
      }));
      const made = isSame(pieces) ? samples : await stretchedBeside(samples, inSamples, rate);
      const buffer = context.createBuffer(1, made.length, rate);
      buffer.copyToChannel(made, 0);
      const move = (ms: number) => Math.round(moved(pieces, ms));
      return {
        buffer,
        morae: isSame(pieces)
          ? morae
          : morae.map(({ kana, start_ms, vowel_ms, end_ms }) => ({
              kana,
              start_ms: move(start_ms),
              vowel_ms: move(vowel_ms),
              end_ms: move(end_ms),
            })),
      };
    },
  };
}

/** A call of the voice (`call_start`, `call_two_minutes`, `call_time`), as a file; null where it has none. */
export async function callOf(found: BundledVoice, name: string): Promise<ArrayBuffer | null> {
  for (const { folder, manifest } of found.folders) {
    const clip = manifest.calls[name];
    if (clip) return clipBytes(folder, clip);
  }
  return null;
}
