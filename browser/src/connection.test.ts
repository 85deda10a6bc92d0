import { afterEach, expect, test } from "vitest";
import { games, welcome } from "./connection";
import type { Welcome } from "./protocol";

const MIO = { key: "mio", name: "Mio", level: "easy", style: "attack", grade: "E", words: "character" } as const;
const AKIRA = { key: "akira", name: "Akira", level: "hard", style: "bold", words: "koikoi-character" } as const;
const game = (name: string, players: string[], even = false) => ({ name, kind: "cards", seats: [2], together: 1, options: [], players, even });

afterEach(() => (welcome.value = null));

test("each game has its own of the people of the house, all alike where luck decides", () => {
  expect(games.value.size).toBe(0);
  const [kyogi, bozu] = [game("kyogi", ["mio"]), game("bozu", ["akira", "mio", "gone"], true)];
  welcome.value = { type: "welcome", protocol: 1, version: "1", voices: [], players: [MIO, AKIRA], games: [kyogi, bozu] } as Welcome;
  expect([...games.value.keys()]).toEqual(["kyogi", "bozu"]);
  expect(games.value.get("kyogi")?.players).toEqual([MIO]);
  expect(games.value.get("bozu")?.players).toEqual([{ ...AKIRA, level: null }, { ...MIO, level: null }]);
  expect(games.value.get("bozu")?.presets).toEqual({});
});
