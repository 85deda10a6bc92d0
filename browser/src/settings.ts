/** What a person chose, kept in this browser. Each choice is a signal; a change is written at once. */
import { effect, signal, type Signal } from "@preact/signals";
import type { Chosen } from "./pages/start-wish";
import type { Begin, Place, Setting } from "./protocol";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Motion = "system" | "reduced" | "full";
export type Hints = NonNullable<Begin["hints"]>;
export type LayoutChoice = NonNullable<Begin["layout"]>;
export type Pace = NonNullable<Setting["pace"]>;
export type Level = "E" | "D" | "C" | "B" | "A" | "meijin";
/** Whether the kana on the cards can be read: no; yes; and the hundred poems are known by heart. */
export type Reads = "no" | "yes" | "poems";
/** A saved personal layout: poem -> row and x (0.1 mm) as its owner sees them. */
export type Teiichi = Record<string, [number, number]>;

export const READS: readonly Reads[] = ["no", "yes", "poems"];
export const THEMES: readonly Theme[] = ["system", "light", "dark", "contrast"];
export const MOTIONS: readonly Motion[] = ["system", "reduced", "full"];
export const HINTS: readonly Hints[] = ["off", "kimariji", "romaji", "meaning"];
export const LAYOUTS: readonly LayoutChoice[] = ["standard", "attack", "defence", "balanced", "teiichi"];
export const PACES: readonly Pace[] = ["match", "brisk", "quick"];
export const LEVELS: readonly Level[] = ["E", "D", "C", "B", "A", "meijin"];

/** A match to come back to; without `game` it is one of kyogi. */
export interface OpenMatch {
  match: string;
  key: string;
  opponent: string;
  game?: string;
  /** Where it is hosted, if not where the page comes from. */
  base?: string;
}

const PREFIX = "karuta.";

function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A signal that survives a reload. What was stored by an older page and no longer fits falls back. */
export function kept<T>(key: string, fallback: T, fits: (value: unknown) => boolean): Signal<T> {
  const found = recall(key);
  const kept = signal<T>(found !== undefined && fits(found) ? (found as T) : fallback);
  let first = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      // A browser that keeps nothing still plays; the choice then lasts as long as the page.
    }
  });
  return kept;
}

export const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
export const flag = (value: unknown) => typeof value === "boolean";
export const text = (value: unknown) => typeof value === "string";
const texts = (value: unknown) => Array.isArray(value) && value.every(text);
export const between = (least: number, most: number) => (value: unknown) =>
  typeof value === "number" && value >= least && value <= most;
const orNull = (fits: (value: unknown) => boolean) => (value: unknown) => value === null || fits(value);
export const record = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Chosen language, or null to follow the browser. */
export const language = kept<string | null>("language", null, orNull(text));
export const theme = kept<Theme>("theme", "system", among(THEMES));
/** From so much on, pages lay things one below the other. */
export const LARGE = 150;
/** Per cent of the browser's own text size. */
export const textSize = kept("text-size", 100, between(100, 200));
export const sound = kept("sound", true, flag);
export const volume = kept("volume", 0.8, between(0, 1));
export const hints = kept<Hints>("hints", "off", among(HINTS));
export const captions = kept("captions", false, flag);
export const motion = kept<Motion>("motion", "system", among(MOTIONS));
/** Cards lie exactly straight, without the small turn of a card laid by hand. */
export const neat = kept("neat", false, flag);
export const leftHanded = kept("left-handed", false, flag);
export const faceMe = kept("face-me", false, flag);
export const clearFace = kept("clear-face", false, flag);
export const pace = kept<Pace>("pace", "match", among(PACES));
/** The reader is heard to draw breath before a verse. */
export const breath = kept("breath", false, flag);
export const level = kept<Level>("level", "E", among(LEVELS));
/** Key of a character; null: whoever of the level comes first. */
export const opponent = kept<string | null>("opponent", null, orNull(text));
export const name = kept("name", "", text);
export const layout = kept<LayoutChoice>("layout", "standard", among(LAYOUTS));
export const teiichi = kept<Teiichi | null>("teiichi", null, orNull(record));
export const reads = kept<Reads | null>("reads-hiragana", null, orNull(among(READS)));
/** Rule options that differ from the default, by name. The competition's fifteen minutes are for who asks for them. */
export const rules = kept<Record<string, string | number | boolean>>("rules", { memorise_s: 120 }, record);
/** Ms by which sound reaches the ear late, by output device (id, or "default"). */
export const calibration = kept<Record<string, number>>("calibration", {}, record);
/** The best of those who played alone, by game and rules. */
export interface Best {
  ms: number;
  misses: number;
}
export const bests = kept<Record<string, Best>>("bests", {}, record);
/** Whether a match was ever begun here: a newcomer's first one is short. */
export const hasPlayed = kept("has-played", false, flag);
/** The game that was sought or opened in the hall last, and whether it was to count. */
export const hallGame = kept("hall-game", "kyogi", text);
export const hallRated = kept("hall-rated", true, flag);
/** By how many s one looks on later. */
export const watchDelay = kept("watch-delay", 5, (value) => typeof value === "number" && value >= 0 && value <= 60);
/** The match that is still open, to come back to. */
export const openMatch = kept<OpenMatch | null>("open-match", null, orNull(record));
/** Koi-Koi: a tap on a hand card plays it where there is no choice; else it lifts the card first. */
export const oneTap = kept("koikoi-one-tap", false, flag);
/** Koi-Koi: number of the month and sign of the kind in the corners of the cards. On until one can do without. */
export const cornerMarks = kept("koikoi-corner-marks", true, flag);
/** Koi-Koi: a first match is told in lines what there is to see. */
export const koikoiLessons = kept("koikoi-lessons", true, flag);
/** Koi-Koi: the first match that was begun here. */
export const koikoiFirst = kept<string | null>("koikoi-first", null, orNull(text));
/** Koi-Koi: the preset that the next match goes by, and the options that differ from it. A first match is a short one. */
export const koikoiPreset = kept("koikoi-preset", "nintendo", text);
export const koikoiRules = kept<Record<string, string | number | boolean>>("koikoi-rules", { rounds: 3 }, record);
/** Two people at one page: across from each other with the tablet between them, or passing it; `auto`: as the screen
 * suggests. */
export const sitting = kept<"auto" | "facing" | "pass">("sitting", "auto", among(["auto", "facing", "pass"]));
/** Bōzu mekuri: one's card is turned without a press. */
export const bozuByItself = kept("bozu-by-itself", false, flag);
/** Koi-Koi: keys of the characters at the other seats, in seat order; in a match of two only the first plays. */
export const koikoiPlayers = kept<string[]>("koikoi-players", [], texts);
/** What was chosen last for each game of the family, by its name. */
export const family = kept<Record<string, Chosen>>("family", {}, record);
/** Names of those who play along at this page. */
export const guests = kept<string[]>("guests", [], texts);

/** True where cards should not fly. */
export const calm = signal(false);
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Follow the choices that change the whole document. Called once by the page. */
export function dress(root: HTMLElement = document.documentElement): void {
  const settle = () => {
    calm.value = motion.value === "reduced" || (motion.value === "system" && still?.matches === true);
  };
  still?.addEventListener("change", settle);
  effect(settle);
  effect(() => {
    root.dataset["theme"] = theme.value;
    root.style.fontSize = `${textSize.value}%`;
    root.dataset["motion"] = calm.value ? "reduced" : "full";
    root.dataset["large"] = textSize.value >= LARGE ? "yes" : "no";
  });
}

/** The owner's view of own cards as a layout to keep. */
export function teiichiOf(places: Record<string, Place>, side: "A" | "B"): Teiichi {
  const mine: Teiichi = { ...teiichi.value };
  for (const [card, [field, row, x]] of Object.entries(places)) if (field === side) mine[card] = [row, x];
  return mine;
}
