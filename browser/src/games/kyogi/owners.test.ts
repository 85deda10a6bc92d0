import { beforeEach, describe, expect, test } from "vitest";
import type { Sample } from "../../mat/types";
import { Owners } from "./owners";

const DEPTH = 5080;
/** [side, hand, times of the samples, up] */
let sent: [number, number, number[], boolean][];
let asks: (number | null)[];
let resting: readonly [boolean, boolean];
let owners: Owners;
const at = (t: number, x: number, y: number): Sample => [t, x, y];

beforeEach(() => {
  [sent, asks, resting] = [[], [], [true, true]];
  owners = new Owners({
    resting: () => resting,
    depth: () => DEPTH,
    send: (side, hand, _, samples, up) => sent.push([side, hand, samples.map(([t]) => t), up]),
    ask: (fallback) => asks.push(fallback),
  });
});

describe("whose hand a pointer is", () => {
  test("of the side whose pad was left, at once", () => {
    resting = [true, false];
    owners.came(4);
    owners.add(4, "touch", [at(100, 4000, 3000)], false);
    expect(sent).toEqual([[1, 0, [100], false]]);
  });

  test("of the pad that it slid off, whatever the pads say", () => {
    resting = [false, false];
    owners.came(4, 0);
    owners.add(4, "touch", [at(1, 4000, 1000)], false);
    expect(sent[0]?.[0]).toBe(0);
  });

  test("of the side that it comes from, with all that it did before that was known", () => {
    resting = [false, false];
    owners.came(1);
    owners.add(1, "touch", [at(10, 4000, 3000)], false);
    owners.add(1, "touch", [at(20, 4010, 2980)], false);
    expect(sent).toEqual([]);
    owners.add(1, "touch", [at(30, 4020, 2900)], false);
    owners.add(1, "touch", [at(40, 5000, 2800)], true);
    expect(sent).toEqual([[0, 0, [10, 20, 30], false], [0, 0, [40], true]]);
    owners.came(1);
    owners.add(1, "touch", [at(50, 4000, 3000), at(60, 4000, 3200)], false);
    expect(sent.at(-1)?.[0]).toBe(1);
  });

  test("of whose edge it comes in over", () => {
    resting = [false, false];
    owners.came(1);
    owners.add(1, "mouse", [at(10, 4000, -300)], false);
    expect(sent[0]?.[0]).toBe(1);
  });

  test("asked for where nothing tells; the answer sends what was kept", () => {
    resting = [false, false];
    owners.came(1);
    owners.add(1, "touch", [at(10, 4000, 3000)], false);
    owners.add(1, "touch", [at(11, 4000, 3000)], true);
    expect(asks).toEqual([0]);
    owners.answer(1);
    expect(asks).toEqual([0, null]);
    expect(sent).toEqual([[1, 0, [10, 11], true]]);
  });

  test("of the other side while one side's hand is at it", () => {
    resting = [false, false];
    owners.came(1, 0);
    owners.add(1, "touch", [at(5, 0, 3000)], false);
    owners.came(2);
    owners.add(2, "touch", [at(10, 4000, 3000)], true);
    expect(asks).toEqual([]);
    expect(sent.at(-1)).toEqual([1, 0, [10], true]);
  });

  test("two that nothing tells are one of each", () => {
    resting = [false, false];
    for (const pointer of [1, 2]) {
      owners.came(pointer);
      owners.add(pointer, "touch", [at(10, 4000, 1000)], true);
    }
    expect(asks).toEqual([1]);
    owners.answer(0);
    expect(sent.map(([side]) => side)).toEqual([0, 1]);
  });

  test("a finger that comes again is the same hand, a second beside it another", () => {
    resting = [false, true];
    owners.came(1);
    owners.add(1, "touch", [at(1, 0, 0)], false);
    owners.came(2);
    owners.add(2, "touch", [at(2, 0, 0)], true);
    owners.add(1, "touch", [at(3, 0, 0)], true);
    owners.came(3);
    owners.add(3, "touch", [at(4, 0, 0)], true);
    expect(sent.map(([, hand]) => hand)).toEqual([0, 1, 0, 0]);
  });

  test("nothing is asked of a reading that is over", () => {
    resting = [false, false];
    owners.came(1);
    owners.add(1, "touch", [at(10, 4000, 3000)], true);
    owners.rest();
    expect(asks).toEqual([0, null]);
    expect(sent).toEqual([]);
  });
});
