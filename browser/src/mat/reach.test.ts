import { beforeEach, describe, expect, it } from "vitest";
import type { Spread } from "../protocol";
import { Reach } from "./reach";
import type { Trails } from "./trail";
import type { SpreadView } from "./spread-view";

const spread: Spread = { width: 5000, depth: 3000, lies: { 1: [1000, 1000, 0], 2: [2000, 1000, 90] } };

describe("a hand over a cloth", () => {
  let met: [number, number | null][];
  let reach: Reach;
  beforeEach(() => {
    met = [];
    reach = new Reach({
      spread: () => spread,
      view: () => ({ toScreen: (x: number, y: number) => [x, y] }) as unknown as SpreadView,
      trails: {} as Trails,
      calm: () => true,
      met: (card, pointer) => met.push([card, pointer]),
    });
  });

  it("meets each card once, in the order of its way", () => {
    reach.add(0, [[100, 500, 1000], [300, 2600, 1000]], false);
    reach.add(0, [[500, 500, 1000]], true);
    expect(met).toEqual([[1, 0], [2, 0]]);
  });

  it("meets nothing before the onset, and not the card on which it rests then", () => {
    reach.add(0, [[-500, 1000, 1000], [-10, 1000, 1000]], false);
    reach.add(0, [[200, 1000, 1000], [400, 2000, 1000]], true);
    expect(met).toEqual([]);
    reach.add(0, [[900, 1000, 1000]], true);
    expect(met).toEqual([[1, 0]]);
  });

  it("that waits beside the cards plays from the onset on", () => {
    reach.add(3, [[-500, 100, 100], [250, 1000, 1000]], false);
    expect(met).toEqual([[1, 3]]);
  });

  it("can meet the same cards again in the next reading", () => {
    reach.add(0, [[100, 1000, 1000]], true);
    reach.rest();
    reach.add(0, [[100, 1000, 1000]], true);
    expect(met).toEqual([[1, 0], [1, 0]]);
  });
});
