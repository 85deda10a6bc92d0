import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Call, callAt, clockText, MemoryClock } from "./clock";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});

describe("the clock of memorisation", () => {
  let now: number;
  let called: [Call, number][];
  const made = (calls = [13, 15]) =>
    new MemoryClock(
      () => calls,
      (call) => called.push([call, now / 60_000]),
      () => now,
    );
  const to = (clock: MemoryClock, minutes: number) => {
    now = minutes * 60_000;
    clock.tick();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    [now, called] = [0, []];
    stored.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it("calls at the beginning, at thirteen and at fifteen minutes, once each", () => {
    const clock = made();
    clock.begin(15);
    for (const minutes of [12.99, 13, 13.1, 14.99, 15, 15.1]) to(clock, minutes);
    expect(called).toEqual([
      ["start", 0],
      ["two-minutes", 13],
      ["time", 15],
    ]);
    expect(clock.state.value).toBe("over");
    expect(clock.left_ms.value).toBe(0);
  });

  it("stands, goes on and makes way by one key", () => {
    const clock = made();
    clock.begin(15);
    to(clock, 5);
    clock.press();
    expect(clock.state.value).toBe("paused");
    to(clock, 9);
    clock.press();
    expect([clock.state.value, clock.passed_ms.value]).toEqual(["running", 5 * 60_000]);
    to(clock, 19);
    expect(clock.state.value).toBe("over");
    clock.press();
    expect(clock.state.value).toBe("off");
  });

  it("has words only for two minutes before the end and for the end", () => {
    expect([callAt(13, 15), callAt(10, 15), callAt(3, 5), callAt(5, 5)]).toEqual([
      "two-minutes",
      "between",
      "two-minutes",
      "time",
    ]);
  });

  it("does not run while it is paused, and goes on after a reload", () => {
    const clock = made();
    clock.begin(15);
    to(clock, 5);
    clock.pause();
    now = 60 * 60_000;
    expect(clock.left_ms.value).toBe(10 * 60_000);
    clock.resume();
    to(clock, 61);
    expect(clock.passed_ms.value).toBe(6 * 60_000);
    const later = made();
    now = 65 * 60_000;
    later.restore();
    expect(later.state.value).toBe("running");
    expect(later.passed_ms.value).toBe(10 * 60_000);
    expect(called).toEqual([["start", 0]]);
    later.end();
    const ended = made();
    ended.restore();
    expect(ended.state.value).toBe("off");
  });

  it("is told in minutes and seconds", () => {
    expect([clockText(900_000), clockText(899_001), clockText(59_000), clockText(0)]).toEqual(["15:00", "15:00", "0:59", "0:00"]);
  });
});
