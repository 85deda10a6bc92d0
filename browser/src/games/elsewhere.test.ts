import { describe, expect, it } from "vitest";
import { elsewhere, isLooking, isPractice } from "./elsewhere";
import type { PlayerInfo } from "../protocol";

const bot = { key: "aoi" } as PlayerInfo;
const sitting = (own: number[], players: (PlayerInfo | null)[]) => ({ match: "m", own, players, names: players.map((_, seat) => `p${seat}`) });

describe("who sits elsewhere", () => {
  it("is every person who is not of this page", () => {
    expect(elsewhere(sitting([0], [null, null, bot, null]))).toEqual([1, 3]);
    expect(elsewhere(sitting([0, 1], [null, null, bot]))).toEqual([]);
    expect(elsewhere(null)).toEqual([]);
  });

  it("makes practice of it only where all people share a page", () => {
    expect(isPractice(sitting([0], [null, bot]))).toBe(true);
    expect(isPractice(sitting([0, 1], [null, null]))).toBe(true);
    expect(isPractice(sitting([0], [null, null]))).toBe(false);
    expect(isPractice(null)).toBe(false);
  });

  it("knows who looks on, even at a match of the house with itself", () => {
    expect(isLooking(sitting([], [bot, bot]))).toBe(true);
    expect(isPractice(sitting([], [bot, bot]))).toBe(false);
    expect(isLooking(sitting([1], [null, null]))).toBe(false);
    expect(isLooking(null)).toBe(false);
  });
});
