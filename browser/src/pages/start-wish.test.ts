import { describe, expect, test } from "vitest";
import type { Game } from "../connection";
import * as wish from "./start-wish";

const player = (key: string, level: wish.Level) => ({ key, name: key, level, style: "attack" as const, words: "character" });
const PLAYERS = [player("mio", "easy"), player("ken", "easy"), player("ren", "normal"), player("aoi", "hard")];
const foul = { name: "foul", group: "play", kind: "choice", default: "none", choices: ["none", "skip_turn"] } as unknown as Game["options"][number];
const game = (part: Partial<Game>): Game => ({ name: "chirashi", kind: "scatter", seats: [1, 2, 3, 4, 5, 6], together: 2, options: [foul], players: PLAYERS, even: false, presets: {}, ...part });

describe("who sits where", () => {
  test("first one person among players of the house, no two the same while there are enough", () => {
    expect(wish.first(game({})).seats).toEqual([null, "mio", "ken", "ren"]);
    expect(wish.first(game({ seats: [6] })).seats).toHaveLength(6);
    expect(wish.first(game({ seats: [2, 3] })).seats).toHaveLength(3);
  });
  test("games with a door of their own begin here for two people", () => {
    expect(wish.first(game({ name: "kyogi", seats: [2] })).seats).toEqual([null, null]);
  });
  test("with another number who sits stays; the house fills the rest", () => {
    const chosen = { seats: [null, "aoi"], level: "normal", rules: {} } as const;
    expect(wish.withCount(game({}), chosen, 4).seats).toEqual([null, "aoi", "ren", "mio"]);
    expect(wish.withCount(game({}), chosen, 1).seats).toEqual([null]);
  });
  test("another strength changes the players of the house alone", () => {
    const chosen = { seats: [null, "mio", null], level: "easy", rules: {} } as const;
    expect(wish.withLevel(game({}), chosen, "hard").seats).toEqual([null, "aoi", null]);
  });
  test("what was kept is mended: unknown players, too many people, options that are gone", () => {
    const kept = { seats: [null, "gone", null, null], level: "easy", rules: { foul: "skip_turn", old: 1 } } as const;
    const chosen = wish.fitting(game({}), kept);
    expect(chosen.seats.filter((who) => who === null)).toHaveLength(2);
    expect(chosen.seats).not.toContain("gone");
    expect(chosen.rules).toEqual({ foul: "skip_turn" });
    expect(wish.fitting(game({ seats: [2] }), kept)).toEqual(wish.first(game({ seats: [2] })));
  });
});

test("a default is no difference", () => {
  const chosen = wish.withValue(game({}), wish.first(game({})), foul, "skip_turn");
  expect(chosen.rules).toEqual({ foul: "skip_turn" });
  expect(wish.withValue(game({}), chosen, foul, "none").rules).toEqual({});
});

test("what differs does so from the set of rules that was chosen", () => {
  const info = game({ presets: { usual: {}, strict: { foul: "skip_turn" } } });
  const chosen = { ...wish.first(info), preset: "strict" };
  expect(wish.valueOf(info, chosen, foul)).toBe("skip_turn");
  expect(wish.withValue(info, chosen, foul, "skip_turn").rules).toEqual({});
  expect(wish.withValue(info, chosen, foul, "none").rules).toEqual({ foul: "none" });
  expect(wish.ruledBy(info, wish.first(info)).preset).toBe("usual");
  expect(wish.wishOf(info, chosen, ["Ada"], "match", false).preset).toBe("strict");
  expect(wish.fitting(info, { ...chosen, preset: "gone" }).preset).toBeUndefined();
});

test("what is asked of the house", () => {
  const chosen = { seats: ["mio", null, null], level: "easy", rules: { foul: "skip_turn" } } as const;
  expect(wish.wishOf(game({}), chosen, ["Ada", "Bo", "Cy"], "quick", true)).toEqual({
    game: "chirashi",
    players: ["mio", null, null],
    names: ["Ada", "Bo"],
    rules: { foul: "skip_turn" },
    pace: "quick",
    captions: true,
  });
});
