import { beforeEach, describe, expect, it } from "vitest";
import { welcome } from "../connection";
import type { Welcome } from "../protocol";
import * as settings from "../settings";
import { self } from "./hall";
import { canCount, choose, chosenOf, counts, formatChosen, formatOf, gameChosen, offered, termsOf, withChosen } from "./wish";

const FORMATS = [
  { name: "official", seats: 2, rated: true, rules: {}, preset: "" },
  { name: "brisk", seats: 2, rated: true, rules: { memorise_s: 120, call_before_s: 60 }, preset: "" },
  { name: "teams", seats: 4, rated: false, rules: { teams: true }, preset: "" },
];
const game = (name: string, formats = FORMATS) => ({ name, kind: "cards", seats: [2, 4], together: 2, options: [], players: [], even: false, formats });
const info = { ...game("koikoi"), players: [], presets: {} } as never;

beforeEach(() => {
  welcome.value = { type: "welcome", protocol: 1, version: "1", voices: [], players: [], games: [game("koikoi"), game("kyogi"), game("of-a-newer-house")] } as unknown as Welcome;
  settings.hallRated.value = true;
  self.value = null;
  choose("kyogi");
});

describe("what one wants to play", () => {
  it("is one of the games that this page knows, in their order, and the usual format", () => {
    expect(offered.value).toEqual(["kyogi", "koikoi"]);
    expect(formatChosen.value?.name).toBe("official");
    choose("koikoi", "brisk");
    expect([gameChosen.value, formatChosen.value?.name]).toEqual(["koikoi", "brisk"]);
    choose("of-a-newer-house");
    expect(gameChosen.value).toBe("kyogi");
  });

  it("counts for an account, by a format that measures somebody, unless it is not to", () => {
    expect(counts.value).toBe(false);
    self.value = { type: "self", person: "a1", name: "Ono", account: true };
    expect([canCount.value, counts.value]).toEqual([true, true]);
    choose("kyogi", "teams");
    expect([canCount.value, counts.value]).toEqual([false, false]);
    choose("kyogi");
    settings.hallRated.value = false;
    expect([canCount.value, counts.value]).toEqual([true, false]);
  });
});

describe("terms", () => {
  it("are those of a format until something else is chosen", () => {
    for (const format of FORMATS) expect(formatOf(info, termsOf("koikoi", format, false))?.name).toBe(format.name);
    const brisk = termsOf("koikoi", FORMATS[1]!, true);
    expect(formatOf(info, { ...brisk, rules: { memorise_s: 120 } })).toBeNull();
    expect(formatOf(info, { ...brisk, rules: { ...brisk.rules, joka: 2 } })).toBeNull();
    expect(formatOf(info, { ...brisk, preset: "strict" })).toBeNull();
  });

  it("come through the start sheet as they are, and say what four at a table are", () => {
    const brisk = termsOf("koikoi", FORMATS[1]!, true);
    const chosen = chosenOf(brisk);
    expect(withChosen(info, brisk, chosen)).toEqual({ ...brisk, format: "" });
    const four = withChosen(info, brisk, { ...chosen, seats: [null, null, null, null], rules: {} });
    expect([four.seats, four.rules]).toEqual([4, { teams: true }]);
    expect(formatOf(info, four)?.name).toBe("teams");
  });
});
