/** What was chosen for reading, kept in this browser beside the settings of the whole page. */
import { among, between, flag, kept, record, text } from "../../settings";
import { PRESETS, wishOf } from "./programme/wish";
import type { Preset, Wish } from "./types";

export type When = "never" | "as" | "after";
export type Line = "kanji" | "kana" | "romaji" | "meaning";
export const WHENS: readonly When[] = ["never", "as", "after"];
export const LINES: readonly Line[] = ["kanji", "kana", "romaji", "meaning"];

/** What is seen of a poem, and from when on. */
export interface Shown {
  when: When;
  lines: readonly Line[];
  /** The whole poem, or only the verses that are read. */
  whole: boolean;
  author: boolean;
  torifuda: boolean;
  kimariji: boolean;
}

/** What each use shows until something else is chosen. */
export const SHOWN: Readonly<Record<Preset, Shown>> = {
  competition: { when: "never", lines: ["kana", "romaji"], whole: false, author: false, torifuda: false, kimariji: false },
  recreation: { when: "as", lines: ["kanji", "romaji"], whole: false, author: true, torifuda: false, kimariji: false },
  study: { when: "as", lines: ["kanji", "kana", "romaji", "meaning"], whole: true, author: true, torifuda: true, kimariji: true },
  hokkaido: { when: "never", lines: ["kanji", "kana"], whole: false, author: false, torifuda: false, kimariji: false },
  beginners: { when: "after", lines: ["kana", "romaji"], whole: true, author: false, torifuda: true, kimariji: true },
};

export interface NamedSet {
  name: string;
  poems: string;
}

/** The clock before a match: how long it runs, and after how many minutes it calls. */
export interface Memorising {
  minutes: number;
  calls: readonly number[];
  sound: "voice" | "bell" | "none";
  vibrate: boolean;
}

const sound = (fits: (value: unknown) => unknown) => (value: unknown) => {
  try {
    return Boolean(fits(value));
  } catch {
    return false;
  }
};
const numbers = (value: unknown) => Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 1 && one <= 100);
const sets = (value: unknown) => Array.isArray(value) && value.every((one) => record(one) && text(one.name) && text(one.poems));
const shownFits = (value: unknown) => {
  const { when, lines } = value as Shown;
  return record(value) && WHENS.includes(when) && lines.every((line) => LINES.includes(line));
};
const memorisingFits = (value: unknown) => {
  const { minutes, calls, sound: by } = value as Memorising;
  return minutes > 0 && minutes <= 180 && calls.every((call) => call > 0) && ["voice", "bell", "none"].includes(by);
};

export const wish = kept<Wish>("reader-wish", PRESETS.competition, sound(wishOf));
export const shown = kept<Shown>("reader-shown", SHOWN.competition, sound(shownFits));
export const memorising = kept<Memorising>(
  "reader-memorising",
  { minutes: 15, calls: [13, 15], sound: "voice", vibrate: true },
  sound(memorisingFits),
);
/** Silence ahead of a step and after it. */
export const before_s = kept("reader-before", 0.5, between(0, 10));
export const after_s = kept("reader-after", 0.2, between(0, 10));
/** After a pause the verse begins anew, or goes on where it was. */
export const resumeFrom = kept<"verse" | "here">("reader-resume", "verse", among(["verse", "here"]));
/** What is repeated: all that was read without a stop, or its last verse. */
export const repeatWhat = kept<"step" | "verse">("reader-repeat", "step", among(["step", "verse"]));
/** A person reads aloud, and the page shows what. */
export const prompter = kept("reader-prompter", false, flag);
export const voiceName = kept("reader-voice", "", text);
/** Low and high notes, dB. */
export const low = kept("reader-low", 0, between(-12, 12));
export const high = kept("reader-high", 0, between(-12, 12));
export const turned = kept<"no" | "yes" | "random">("reader-turned", "no", among(["no", "yes", "random"]));
export const namedSets = kept<NamedSet[]>("reader-sets", [], sets);
/** Poems that were marked as known. */
export const known = kept<number[]>("reader-known", [], numbers);

/** Beside the number it is told which kimariji just became shorter. */
export const liveLog = kept("reader-live-log", false, flag);

export const VOLUME_LOW = 0.3;

/** A use is chosen: all is read and seen as it has it, but a set of cards and a seed that were chosen stay. */
export function choosePreset(preset: Preset): void {
  const { poems, seed, preset: before } = wish.value;
  wish.value = { ...PRESETS[preset], seed, poems: poems === PRESETS[before].poems ? PRESETS[preset].poems : poems };
  shown.value = SHOWN[preset];
}

/** All is as the use has it. */
export function resetPreset(): void {
  wish.value = PRESETS[wish.value.preset];
  shown.value = SHOWN[wish.value.preset];
}

/** Whether anything differs from the use that was chosen. */
export function isChanged(): boolean {
  const { preset } = wish.value;
  return JSON.stringify([wish.value, shown.value]) !== JSON.stringify([PRESETS[preset], SHOWN[preset]]);
}
