import { describe, expect, it } from "vitest";
import { extent, inOrder, neighbour, placed, tallCell, wideCell } from "./places";

const dealt = placed(new Map(), [3, 9, 14, 20, 25, 30, 35, 40]);

describe("the places of the table", () => {
  it("deals two rows of four", () => {
    expect([...dealt.values()].map(wideCell)).toEqual(
      [1, 2].flatMap((row) => [1, 2, 3, 4].map((column) => ({ row, column }))),
    );
  });

  it("moves no card when others leave, and fills the first gap first", () => {
    const fewer = placed(dealt, [3, 14, 25, 30, 35, 40]);
    for (const [card, place] of fewer) expect(place).toBe(dealt.get(card));
    const again = placed(fewer, [3, 14, 25, 30, 35, 40, 1, 2]);
    expect([again.get(1), again.get(2)]).toEqual([1, 3]);
    expect([...again].filter(([card]) => card > 2)).toEqual([...fewer]);
  });

  it("gives no two cards one place, whatever comes and goes", () => {
    let places = dealt;
    let cards = [...dealt.keys()];
    for (let turn = 0; turn < 200; turn++) {
      const gone = (turn * 7) % (cards.length + 1);
      cards = cards.filter((_, i) => i !== gone || turn % 3 === 0);
      const next = (turn * 11) % 48;
      if (!cards.includes(next)) cards.push(next);
      places = placed(places, cards);
      expect(new Set(places.values()).size).toBe(cards.length);
    }
  });

  it("grows to the right on wide screens and downwards on tall ones", () => {
    const twelve = placed(dealt, [...dealt.keys(), 41, 42, 43, 44]);
    expect(extent(twelve, wideCell)).toEqual({ columns: 6, rows: 2 });
    expect(extent(twelve, tallCell)).toEqual({ columns: 4, rows: 3 });
    expect(extent(placed(new Map(), [1]), wideCell)).toEqual({ columns: 4, rows: 2 });
  });

  it("is read row by row, and walked with arrows", () => {
    const nine = placed(dealt, [...dealt.keys(), 41]);
    expect(inOrder(nine, wideCell)).toEqual([3, 9, 14, 20, 41, 25, 30, 35, 40]);
    expect(neighbour(nine, wideCell, 20, "right")).toBe(41);
    expect(neighbour(nine, wideCell, 3, "down")).toBe(25);
    expect(neighbour(nine, wideCell, 40, "up")).toBe(20);
    expect(neighbour(nine, wideCell, 3, "left")).toBeUndefined();
    expect(neighbour(nine, wideCell, 25, "down")).toBeUndefined();
  });
});
