import { describe, expect, it } from "vitest";
import type { Game } from "../../connection";
import { differing, presetValue, valueOf, withValue } from "../../pages/rule-sets";
import { company, inTeams, wishOf, withPlayer, type Wishes } from "./start-wish";

const house = {
  players: ["momo", "haru", "chihiro", "akira"].map((key) => ({ key, name: key, level: "easy", style: "" })),
  options: [
    { name: "rounds", group: "match", kind: "number", default: 12, choices: ["3", "6", "12"], words: "koikoi-option" },
    { name: "teams", group: "match", kind: "switch", default: false, words: "koikoi-option" },
    { name: "kasu", group: "yaku", kind: "number", default: 1, words: "koikoi-option" },
  ],
  presets: { nintendo: {}, steam: { rounds: 8 } },
} as unknown as Game;
const [rounds, , kasu] = house.options as [Game["options"][0], unknown, Game["options"][0]];
const wishes: Wishes = { name: " Ann ", preset: "steam", rules: { kasu: 2 }, players: [], pace: "match" };

describe("rules of a match", () => {
  it("are the preset's where nothing else was chosen", () => {
    expect(presetValue(house, "steam", rounds)).toBe(8);
    expect(presetValue(house, "steam", kasu)).toBe(1);
    expect(valueOf(house, wishes, kasu)).toBe(2);
    expect(differing(house, wishes)).toEqual([rounds, kasu]);
    expect(differing(house, { preset: "nintendo", rules: {} })).toEqual([]);
  });

  it("keep only what differs from the preset", () => {
    expect(withValue(house, wishes, rounds, 8)).toEqual({ kasu: 2 });
    expect(withValue(house, wishes, rounds, 12)).toEqual({ kasu: 2, rounds: 12 });
    expect(withValue(house, wishes, kasu, 1)).toEqual({});
  });
});

describe("who plays", () => {
  const inPairs = { ...wishes, rules: { teams: true } };

  it("is one, or three in teams, nobody twice", () => {
    expect(inTeams(house, wishes)).toBe(false);
    expect(inTeams(house, inPairs)).toBe(true);
    expect(company(house, wishes).map(({ key }) => key)).toEqual(["momo"]);
    expect(company(house, inPairs).map(({ key }) => key)).toEqual(["momo", "haru", "chihiro"]);
    expect(company(house, { ...inPairs, players: ["haru", "haru", "momo"] }).map(({ key }) => key)).toEqual(["haru", "chihiro", "momo"]);
    expect(company(house, { ...inPairs, players: ["akira", "gone"] }).map(({ key }) => key)).toEqual(["akira", "momo", "haru"]);
  });

  it("changes places when one asks for who sits elsewhere", () => {
    expect(withPlayer(["momo", "haru", "akira"], 0, "akira")).toEqual(["akira", "haru", "momo"]);
    expect(withPlayer(["momo"], 0, "haru")).toEqual(["haru"]);
  });
});

describe("the wish", () => {
  it("names a preset and options that the house has", () => {
    expect(wishOf(wishes, house, "You")).toEqual({ game: "koikoi", players: [null, "momo"], names: ["Ann"], preset: "steam", rules: { kasu: 2 }, pace: "match" });
    const old = wishOf({ ...wishes, name: "  ", preset: "gone", rules: { gone: 1, rounds: 3 } }, house, "You");
    expect(old).toEqual({ game: "koikoi", players: [null, "momo"], names: ["You"], preset: "nintendo", rules: { rounds: 3 }, pace: "match" });
  });
});
