/** What one wants to play with people: which game, by which format or rules, whether it counts. */
import { computed, signal } from "@preact/signals";
import { games, type Game } from "../connection";
import { GAMES, isGame, type GameKey } from "../games/index";
import { wishOf, type Chosen } from "../pages/start-wish";
import type { FormatInfo } from "../protocol";
import type { RoomTerms } from "../protocol-hall";
import * as settings from "../settings";
import { self } from "./hall";

const format = signal<string | null>(null);

/** The games of the house that people play with each other, in the order in which they are shown. */
export const offered = computed<readonly GameKey[]>(() => (Object.keys(GAMES) as GameKey[]).filter((game) => games.value.has(game)));

export const gameChosen = computed<GameKey>(() => (isGame(settings.hallGame.value) ? settings.hallGame.value : "kyogi"));

/** The formats of a game by which people are paired; the usual one first. */
export const formatsOf = (game: string): readonly FormatInfo[] => games.value.get(game)?.formats ?? [];

export const formatChosen = computed<FormatInfo | null>(() => {
  const formats = formatsOf(gameChosen.value);
  return formats.find(({ name }) => name === format.value) ?? formats[0] ?? null;
});

/** Only an account has a rating, and only some formats measure anybody. */
export const canCount = computed(() => (self.value?.account ?? false) && (formatChosen.value?.rated ?? false));
export const counts = computed(() => canCount.value && settings.hallRated.value);

export function choose(game: string, wanted: string | null = null): void {
  settings.hallGame.value = game;
  format.value = wanted;
}

export const termsOf = (game: string, of: FormatInfo, rated: boolean): RoomTerms => ({
  game,
  seats: of.seats,
  rules: { ...of.rules },
  preset: of.preset ?? "",
  pace: "match",
  rated,
  format: of.name,
});

/** Terms as the start sheet has them: so many people, options that differ from a named set. */
export function chosenOf({ seats, rules, preset }: RoomTerms): Chosen {
  return { seats: Array.from({ length: seats }, () => null), level: "easy", rules: { ...rules }, ...(preset ? { preset } : {}) };
}

/** The start sheet's choice as terms; which format they come to is the house's to say. */
export function withChosen(info: Game, before: RoomTerms, chosen: Chosen): RoomTerms {
  const { rules = {} } = wishOf(info, chosen, [], "match", false);
  return { ...before, game: info.name, seats: chosen.seats.length, rules: { ...rules }, preset: chosen.preset ?? "", format: "" };
}

/** The format that terms are as they stand here. What the house makes of them counts; this is for choosing only. */
export function formatOf(info: Pick<Game, "formats">, { seats, rules = {}, preset = "" }: RoomTerms): FormatInfo | null {
  const same = (of: FormatInfo) => {
    const named = of.rules ?? {};
    const names = new Set([...Object.keys(named), ...Object.keys(rules)]);
    return of.seats === seats && (of.preset ?? "") === preset && [...names].every((name) => named[name] === rules[name]);
  };
  return info.formats?.find(same) ?? null;
}
