import { describe, expect, test } from "vitest";
import { APART_MS, Pads, REACH_MS } from "./pads";

const where = new Map<number, readonly [number, number]>([
  [0, [400, 760]],
  [1, [400, 20]],
  [3, [900, 760]],
]);
const pads = () => new Pads([0, 1, 3]);

describe("a touch of people at one screen", () => {
  test("is of the only one whose finger is not on its pad", () => {
    const now = pads();
    now.hold(0, 10);
    now.hold(1, 11);
    now.hold(3, 12);
    now.release(11, 5000);
    expect(now.whose([400, 700], 5200, where)).toEqual({ seat: 1 });
    expect(now.whose([400, 700], 5200 + 10 * REACH_MS, where)).toEqual({ seat: 1 });
  });

  test("is of whose pad was let go last", () => {
    const now = pads();
    for (const [seat, pointer] of [[0, 10], [1, 11], [3, 12]] as const) now.hold(seat, pointer);
    now.release(10, 5000);
    now.release(12, 5000 + APART_MS);
    expect(now.whose([400, 400], 5400, where)).toEqual({ seat: 3 });
  });

  test("of two let go at once is of the one who sits nearer by far, else one asks", () => {
    const now = pads();
    for (const [seat, pointer] of [[0, 10], [1, 11], [3, 12]] as const) now.hold(seat, pointer);
    now.release(10, 5000);
    now.release(11, 5050);
    expect(now.whose([420, 700], 5300, where)).toEqual({ seat: 0 });
    expect(now.whose([420, 80], 5300, where)).toEqual({ seat: 1 });
    expect(now.whose([420, 400], 5300, where)).toEqual({ ask: [0, 1] });
  });

  test("without any finger on a pad is of the nearest, else one asks among all", () => {
    expect(pads().whose([880, 740], 100, where)).toEqual({ seat: 3 });
    expect(pads().whose([640, 400], 100, where)).toEqual({ ask: [0, 3, 1] });
  });

  test("while all hold is somebody's other hand: one asks", () => {
    const now = pads();
    for (const seat of [0, 1, 3]) now.hold(seat, 10 + seat);
    expect(now.whose([640, 400], 100, where)).toEqual({ ask: [0, 3, 1] });
  });

  test("is of who was chosen by a click, until a finger rests on a pad again", () => {
    const now = pads();
    now.chosen = 3;
    expect(now.whose([400, 20], 100, where)).toEqual({ seat: 3 });
    now.hold(1, 11);
    expect(now.chosen).toBeNull();
  });

  test("after a reading is not told by what was let go in it", () => {
    const now = pads();
    now.hold(0, 10);
    now.release(10, 5000);
    expect(now.whose([640, 400], 5100, where)).toEqual({ seat: 0 });
    now.rest();
    expect(now.whose([640, 400], 5100, where)).toEqual({ ask: [0, 3, 1] });
  });
});

test("a pad with two fingers is held until both are gone", () => {
  const now = pads();
  now.hold(0, 1);
  now.hold(0, 2);
  now.release(1, 100);
  expect([now.isHeld(0), now.holder(2), now.holder(1)]).toEqual([true, 0, null]);
  now.release(2, 200);
  expect(now.isHeld(0)).toBe(false);
});
