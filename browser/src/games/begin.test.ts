import { afterEach, describe, expect, test } from "vitest";
import type { Opened } from "../protocol";
import type { Seated } from "../protocol-koikoi";
import { breath, hints } from "../settings";
import { begin, through, wishAgain } from "./begin";

const chirashi = {
  type: "opened",
  game: "chirashi",
  own: [0, 2],
  names: ["Ada", "Mio", "Bo"],
  players: [null, { key: "mio" }, null],
  rules: { deck: "starter", foul: "none" },
  differs: ["deck"],
  pace: "quick",
  captions: true,
} as unknown as Opened;
const koikoi = {
  type: "seated",
  game: "koikoi",
  own: [1],
  names: ["Momo", "Ada"],
  players: [{ key: "momo" }, null],
  preset: "steam",
  rules: { rounds: 12, kasu: 2 },
  differs: ["kasu"],
  pace: "match",
} as unknown as Seated;

describe("the same once more", () => {
  test("is of the same people by the rules that differ", () => {
    expect(wishAgain(chirashi)).toEqual({
      game: "chirashi",
      players: [null, "mio", null],
      names: ["Ada", "Bo"],
      rules: { deck: "starter" },
      pace: "quick",
      captions: true,
    });
  });
  test("beside a named set all rules are said: it may have another value where the match had the usual one", () => {
    expect(wishAgain(koikoi)).toEqual({ game: "koikoi", players: ["momo", null], names: ["Ada"], rules: { rounds: 12, kasu: 2 }, preset: "steam", pace: "match" });
  });
});

describe("help and breath", () => {
  afterEach(() => {
    hints.value = "off";
    breath.value = false;
    through({ send: () => false });
  });
  test("are as the settings have them, help only for who is alone at the page", async () => {
    const said: unknown[] = [];
    through({ send: (message) => said.push(message) < 0 });
    hints.value = "romaji";
    breath.value = true;
    expect(await begin({ game: "chirashi", players: [null, "mio"], names: ["Ada"] })).toBe(false);
    await begin({ game: "chirashi", players: [null, null], names: ["Ada", "Bo"] });
    expect(said).toEqual([
      { type: "begin", game: "chirashi", players: [null, "mio"], names: ["Ada"], hints: "romaji", breath: true },
      { type: "begin", game: "chirashi", players: [null, null], names: ["Ada", "Bo"], hints: "off", breath: true },
    ]);
  });
});
