// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Batch, BATCH_MS, Hand, Trace, type HandOptions, type View } from "./hand";
import type { Input, Sample } from "./types";

/** 2 units to a pixel; the map bends at 100 px. */
const view: View = {
  toMat: (px, py) => [px < 100 ? px * 2 : 200 + (px - 100) * 5, py * 2],
  bends: ([ax], [bx]) => {
    const share = (100 - ax) / (bx - ax);
    return share > 0 && share < 1 ? [share] : [];
  },
};

interface Sent {
  pointer: number;
  input: Input;
  samples: Sample[];
  up: boolean;
}

function pointer(type: string, at: number, x: number, y: number, more: Partial<PointerEventInit> = {}): PointerEvent {
  const event = new PointerEvent(type, {
    pointerId: 1,
    isPrimary: true,
    pointerType: "mouse",
    button: 0,
    clientX: x,
    clientY: y,
    bubbles: true,
    ...more,
  });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

describe("a stroke on its way to the mat", () => {
  it("has a sample where the map bends, at the time the hand was there", () => {
    const trace = new Trace(view);
    expect(trace.add(1000, 50, 10)).toEqual([[1000, 100, 20]]);
    expect(trace.add(1100, 150, 20)).toEqual([
      [1050, 200, 30],
      [1100, 450, 40],
    ]);
  });

  it("never goes back in time", () => {
    const trace = new Trace(view);
    trace.add(1000, 10, 10);
    expect(trace.add(990, 20, 10)[0]![0]).toBe(1000);
  });
});

describe("messages", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leave at once, then at most every 16 ms, and the contact without delay", () => {
    const sent: Sample[][] = [];
    const batch = new Batch((samples) => sent.push(samples), () => Date.now());
    batch.add([[1, 0, 0]], false);
    expect(sent.length).toBe(1);
    batch.add([[2, 0, 0]], false);
    batch.add([[3, 0, 0]], false);
    expect(sent.length).toBe(1);
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent[1]).toEqual([[2, 0, 0], [3, 0, 0]]);
    batch.add([[4, 0, 0]], true);
    expect(sent[2]).toEqual([[4, 0, 0]]);
    vi.advanceTimersByTime(100);
    expect(sent.length).toBe(3);
  });
});

describe("the hand", () => {
  let stage: HTMLElement;
  let sent: Sent[];
  let shown: Sent[];
  let onset: number | null;
  let hand: Hand;
  const options: HandOptions = {
    since: (event) => (onset === null ? null : Math.round((event.timeStamp - onset) * 10)),
    view: () => view,
    live: () => true,
    hits: (x) => x >= 60 && x <= 90,
    show: (name, samples, up) => shown.push({ pointer: name, input: "mouse", samples, up }),
    send: (name, input, samples, up) => sent.push({ pointer: name, input, samples, up }),
  };
  const all = () => sent.flatMap(({ samples }) => samples);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    [sent, shown, onset] = [[], [], 0];
    stage = document.createElement("div");
    document.body.append(stage);
    hand = new Hand(stage, options);
  });
  afterEach(() => {
    hand.destroy();
    vi.useRealTimers();
  });

  it("stamps by the events' own time, in mat coordinates, and says when it is lifted", () => {
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5));
    stage.dispatchEvent(pointer("pointermove", 104.2, 20, 5));
    stage.dispatchEvent(pointer("pointerup", 108, 30, 5));
    expect(all()).toEqual([[1000, 20, 10], [1042, 40, 10], [1080, 60, 10]]);
    expect(sent.at(-1)!.up).toBe(true);
    expect(sent.slice(0, -1).every(({ up }) => !up)).toBe(true);
    expect(shown.flatMap(({ samples }) => samples)).toEqual(all());
  });

  it("takes every coalesced event with its own stamp", () => {
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5));
    const move = pointer("pointermove", 112, 26, 5);
    move.getCoalescedEvents = () => [pointer("pointermove", 104, 14, 5), pointer("pointermove", 108, 20, 5), pointer("pointermove", 112, 26, 5)];
    stage.dispatchEvent(move);
    stage.dispatchEvent(pointer("pointerup", 112, 26, 5));
    expect(all().map(([t]) => t)).toEqual([1000, 1040, 1080, 1120, 1120]);
  });

  it("tells a contact at once, though a message has just left", () => {
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5));
    stage.dispatchEvent(pointer("pointermove", 101, 20, 5));
    expect(sent.length).toBe(1);
    stage.dispatchEvent(pointer("pointermove", 102, 35, 5));
    expect(sent.length).toBe(2);
    expect(sent[1]!.samples).toEqual([[1010, 40, 10], [1020, 70, 10]]);
  });

  it("calls the primary pointer 0 and another one 1, and a finger that comes down again as before", () => {
    const touch = { pointerType: "touch" };
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5, { ...touch, pointerId: 7 }));
    stage.dispatchEvent(pointer("pointerdown", 101, 40, 5, { ...touch, pointerId: 8, isPrimary: false }));
    stage.dispatchEvent(pointer("pointerup", 102, 10, 5, { ...touch, pointerId: 7 }));
    stage.dispatchEvent(pointer("pointerdown", 103, 10, 5, { ...touch, pointerId: 9 }));
    expect(sent.map(({ pointer: name, input }) => [name, input])).toEqual([[0, "touch"], [1, "touch"], [0, "touch"], [0, "touch"]]);
  });

  it("is silent while no reading is open, and counts a resting finger from the moment one is", () => {
    onset = null;
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5));
    expect(sent).toEqual([]);
    onset = 3000;
    stage.dispatchEvent(pointer("pointermove", 110, 12, 5));
    expect(sent).toEqual([]);
    onset = 200;
    stage.dispatchEvent(pointer("pointermove", 120, 14, 5));
    expect(all()).toEqual([[-800, 28, 10]]);
  });

  it("does not take the second mouse button", () => {
    stage.dispatchEvent(pointer("pointerdown", 100, 10, 5, { button: 2 }));
    expect(sent).toEqual([]);
  });

  describe("moved by a key", () => {
    const key = (at: number) => Object.defineProperty(new Event("keydown"), "timeStamp", { value: at });
    const path = [[0, 100, 10], [80, 308, 10], [160, 516, 10]] as const;

    it("goes its way in the time that it takes, never ahead of it", () => {
      const now = performance.now();
      expect(hand.follow(key(now), path)).toBe(true);
      expect(shown.length).toBe(1);
      vi.advanceTimersByTime(7);
      expect(shown.length).toBe(1);
      vi.advanceTimersByTime(1);
      expect(shown.length).toBe(2);
      vi.advanceTimersByTime(40);
      const t0 = Math.round(now * 10);
      expect(all()).toEqual([[t0, 100, 10], [t0 + 80, 308, 10], [t0 + 160, 516, 10]]);
      expect(sent.at(-1)).toMatchObject({ up: true, input: "key", pointer: 0 });
    });

    it("begins a second sweep only when the hand can be there", () => {
      const now = performance.now();
      hand.follow(key(now), path);
      hand.follow(key(now + 1), path);
      vi.advanceTimersByTime(400);
      const times = all().map(([t]) => t);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[3]! - times[2]!).toBeGreaterThanOrEqual(416 / 5.2);
      expect(sent.filter(({ up }) => up).length).toBe(2);
    });

    it("does nothing while the mouse has the hand, or no reading is open", () => {
      stage.dispatchEvent(pointer("pointerdown", 100, 10, 5));
      expect(hand.follow(key(110), path)).toBe(false);
      stage.dispatchEvent(pointer("pointerup", 120, 10, 5));
      onset = null;
      expect(hand.follow(key(130), path)).toBe(false);
    });
  });
});
