import { beforeEach, describe, expect, test } from "vitest";
import { Hands } from "./hands";
import { Pads } from "./pads";

const where = new Map<number, readonly [number, number]>([
  [0, [400, 760]],
  [2, [400, 20]],
]);
const sample = (t: number) => [[t, 100, 100] as [number, number, number]];

describe("strokes of two people at one screen", () => {
  let pads: Pads;
  let hands: Hands;
  let sent: unknown[];
  let reading: number | null;
  beforeEach(() => {
    sent = [];
    reading = 4;
    pads = new Pads([0, 2]);
    hands = new Hands(pads, {
      reading: () => reading,
      touch: (...touch) => sent.push(touch),
      contest: (...contest) => sent.push(contest),
    });
  });
  const down = (pointer: number, from = 90 + pointer) => hands.came(pointer, from, [400, 400], 1000, where);

  test("go to the house at once where it is clear whose they are", () => {
    pads.hold(0, 7);
    down(0);
    hands.pass(0, "touch", sample(10), false);
    hands.met(0);
    hands.pass(0, "touch", sample(20), true);
    expect(sent).toEqual([
      [4, 2, 0, "touch", sample(10), false],
      [4, 2, 0, "touch", sample(20), true],
    ]);
    expect(hands.asked.value).toBeNull();
  });

  test("are the holder's where a finger slides from the pad onto the cloth", () => {
    pads.hold(2, 55);
    pads.hold(0, 56);
    down(1, 55);
    hands.pass(1, "touch", sample(10), true);
    expect(sent).toEqual([[4, 2, 0, "touch", sample(10), true]]);
  });

  test("have one hand to a seat, whatever the browser calls the finger", () => {
    pads.chosen = 0;
    down(0);
    pads.chosen = 2;
    down(1);
    hands.pass(0, "touch", sample(10), false);
    hands.pass(1, "touch", sample(11), true);
    pads.chosen = 0;
    down(1);
    hands.pass(1, "touch", sample(12), false);
    expect(sent.map((touch) => (touch as number[]).slice(1, 3))).toEqual([[0, 0], [2, 0], [0, 1]]);
  });

  test("wait for an answer where nobody knows, and only once a card is met", () => {
    down(0);
    hands.pass(0, "touch", sample(10), false);
    expect(hands.asked.value).toBeNull();
    hands.met(0);
    expect(hands.asked.value).toEqual({ pointer: 0, seats: [0, 2] });
    hands.pass(0, "touch", sample(20), true);
    expect(sent).toEqual([[4, true]]);
    hands.answer(2);
    expect(sent.slice(1)).toEqual([
      [4, 2, 0, "touch", sample(10), false],
      [4, 2, 0, "touch", sample(20), true],
    ]);
    expect(hands.asked.value).toBeNull();
  });

  test("are asked about one after another, contested once", () => {
    for (const pointer of [0, 1]) {
      down(pointer);
      hands.pass(pointer, "touch", sample(10 + pointer), true);
    }
    expect(sent).toEqual([]);
    for (const pointer of [0, 1]) {
      down(pointer);
      hands.pass(pointer, "touch", sample(10 + pointer), false);
      hands.met(pointer);
    }
    hands.answer(0);
    expect(hands.asked.value).toEqual({ pointer: 1, seats: [0, 2] });
    hands.answer(null);
    expect(sent).toEqual([[4, true], [4, 0, 0, "touch", sample(10), false], [4, false]]);
  });

  test("of a reading that is over are asked about no more", () => {
    down(0);
    hands.pass(0, "touch", sample(10), false);
    hands.met(0);
    hands.rest();
    expect(hands.asked.value).toBeNull();
    reading = 5;
    hands.answer(0);
    expect(sent).toEqual([[4, true]]);
  });

  test("stay whose they are where a finger is down from one reading to the next", () => {
    pads.chosen = 2;
    down(0);
    hands.rest();
    hands.pass(0, "touch", sample(-300), false);
    hands.pass(0, "touch", sample(200), true);
    expect(sent.map((touch) => (touch as number[])[1])).toEqual([2, 2]);
  });

  test("of keys are the chosen one's, else the first's", () => {
    hands.pass(0, "key", sample(10), true);
    pads.chosen = 2;
    hands.pass(0, "key", sample(30), true);
    expect(sent).toEqual([
      [4, 0, 0, "key", sample(10), true],
      [4, 2, 0, "key", sample(30), true],
    ]);
  });
});

test("one who is alone is never asked", () => {
  const sent: unknown[] = [];
  const hands = new Hands(new Pads([3]), { reading: () => 1, touch: (...touch) => sent.push(touch), contest: () => sent.push("contest") });
  hands.came(0, 9, [1, 1], 0, new Map());
  hands.pass(0, "mouse", sample(5), false);
  hands.met(0);
  expect(sent).toEqual([[1, 3, 0, "mouse", sample(5), false]]);
});
