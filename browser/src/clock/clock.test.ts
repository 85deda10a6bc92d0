import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calibrate, deviceOf } from "./calibration";
import { HouseClock } from "./house";
import { Filter, OutputClock, type Stamped } from "./output";

describe("the house clock", () => {
  it("believes the quickest round trip", () => {
    const clock = new HouseClock(() => 0);
    expect(clock.known).toBe(false);
    // True difference 5000 ms; the slow answer lingered 80 ms on its way back.
    clock.hear({ page_ms: 100, house_ms: 5110 }, 200);
    expect(clock.offset).toBe(4960);
    expect(clock.error).toBe(50);
    clock.hear({ page_ms: 300, house_ms: 5305 }, 310);
    clock.hear({ page_ms: 400, house_ms: 5490 }, 490);
    expect(clock.offset).toBe(5000);
    expect(clock.error).toBe(5);
    expect(clock.toHouse(1)).toBe(5001);
    expect(clock.toPage(5001)).toBe(1);
  });

  it("forgets old answers and takes no answer from the future", () => {
    const clock = new HouseClock(() => 0);
    clock.hear({ page_ms: 100, house_ms: 1102 }, 104);
    clock.hear({ page_ms: 70_000, house_ms: 71_030 }, 70_020);
    expect(clock.offset).toBe(1020);
    clock.hear({ page_ms: 90_000, house_ms: 0 }, 80_000);
    expect(clock.offset).toBe(1020);
  });

  it("forgets an earlier house with the first answer of the next, not before", () => {
    const clock = new HouseClock(() => 0);
    clock.hear({ page_ms: 0, house_ms: 5000 }, 2);
    clock.renew();
    expect(clock.toHouse(10)).toBe(5009);
    clock.hear({ page_ms: 100, house_ms: 90 }, 140);
    expect(clock.toHouse(10)).toBe(-20);
    clock.hear({ page_ms: 200, house_ms: 180 }, 210);
    expect(clock.toHouse(10)).toBe(-15);
  });

  describe("following", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    it("asks several times at once and then now and again, until told to stop", () => {
      const clock = new HouseClock(() => Date.now());
      let asked = 0;
      clock.follow(() => asked++);
      vi.advanceTimersByTime(800);
      expect(asked).toBe(6);
      vi.advanceTimersByTime(10_000);
      expect(asked).toBe(8);
      clock.stop();
      vi.advanceTimersByTime(60_000);
      expect(asked).toBe(8);
    });
  });
});

describe("the filter", () => {
  it("gives the median of the last second", () => {
    const filter = new Filter();
    [5, 1, 100, 3].forEach((value, i) => filter.add(value, i * 50));
    expect(filter.median).toBe(4);
    filter.add(2, 300);
    expect(filter.median).toBe(3);
    filter.add(7, 2000);
    expect(filter.median).toBe(7);
  });
});

describe("a step of the stamps", () => {
  it("is followed once four of them agree, though the second's median lies elsewhere", () => {
    const filter = new Filter();
    for (let i = 0; i < 12; i++) filter.add(0.5 + (i % 3) * 1e-4, i * 50);
    for (const [i, value] of [0.509, 0.5093, 0.5088, 0.5091].entries()) {
      expect(filter.median).toBeLessThan(0.501);
      filter.add(value, 600 + i * 50);
      filter.step();
    }
    expect(filter.median).toBeCloseTo(0.509, 3);
  });

  it("is no step while they scatter", () => {
    const filter = new Filter();
    for (let i = 0; i < 12; i++) filter.add(0.5, i * 50);
    for (const [i, value] of [0.509, 0.52, 0.506, 0.512].entries()) {
      filter.add(value, 600 + i * 50);
      filter.step();
    }
    expect(filter.median).toBe(0.5);
  });
});

class Context implements Stamped {
  /** s of the page's clock at which the context began. */
  began = 10;
  latency = 0.04;
  outputLatency = 0.03;
  stamps: "right" | "none" | "zero" | "wild" = "right";
  jitter = 0;
  constructor(private readonly now: () => number) {}
  get currentTime() {
    return this.now() / 1000 - this.began;
  }
  getOutputTimestamp(): AudioTimestamp {
    if (this.stamps === "zero") return { contextTime: 0, performanceTime: 0 };
    if (this.stamps === "wild") return { contextTime: this.currentTime + 3, performanceTime: this.now() };
    this.jitter = (this.jitter + 7) % 11;
    return { contextTime: this.currentTime - this.latency + (this.jitter - 5) / 10_000, performanceTime: this.now() };
  }
}

describe("the clock of the output", () => {
  let page = 20_000;
  const now = () => page;
  let context: Context;
  let clock: OutputClock;
  const run = (ms: number) => {
    for (let end = page + ms; page < end; page += 50) clock.poll();
  };
  beforeEach(() => {
    page = 20_000;
    context = new Context(now);
    clock = new OutputClock(context, now);
  });

  it("maps page time to what is heard, through the stamps' median", () => {
    run(1000);
    expect(clock.exact).toBe(true);
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 10 - 0.04, 3);
    expect(clock.pageAt(clock.audioAt(25_000))).toBeCloseTo(25_000, 6);
  });

  it.each(["zero", "wild"] as const)("falls back to the stated latency where stamps are %s", (kind) => {
    context.stamps = kind;
    run(1000);
    expect(clock.exact).toBe(false);
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 10 - 0.03, 6);
  });

  it("falls back where there are no stamps at all, and answers before the first poll", () => {
    Object.assign(context, { getOutputTimestamp: undefined });
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 10 - 0.03, 6);
    run(200);
    expect(clock.exact).toBe(false);
  });

  it("does not follow a leap of more than 20 ms at once, but believes it when it lasts", () => {
    run(1000);
    context.latency = 0.2;
    run(600);
    expect(clock.exact).toBe(false);
    run(1000);
    expect(clock.exact).toBe(true);
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 10 - 0.2, 3);
  });

  it("follows a drift that is no leap", () => {
    run(1000);
    context.latency = 0.05;
    run(2000);
    expect(clock.exact).toBe(true);
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 10 - 0.05, 3);
  });

  it("starts anew after the context stood still", () => {
    run(1000);
    clock.reset();
    context.began = 12;
    expect(clock.audioAt(25_000)).toBeCloseTo(25 - 12 - 0.03, 6);
  });
});

describe("tapping along", () => {
  const clicks = Array.from({ length: 16 }, (_, i) => 1000 + i * 600);
  const wobble = [3, -8, 12, -2, 6, -11, 0, 4, -5, 9, -3, 7];

  it.each([0, 35, 180, 310])("finds a delay of %d ms", (delay) => {
    const taps = clicks.slice(3, 15).map((click, i) => click + delay - 20 + wobble[i]!);
    const found = calibrate(clicks, taps)!;
    expect(found.delayMs).toBeGreaterThan(delay - 8);
    expect(found.delayMs).toBeLessThan(delay + 8);
    expect(found.spreadMs).toBeLessThan(10);
    expect(found.taps).toBe(12);
  });

  it("is not misled by a missed and a stray tap", () => {
    const taps = clicks.slice(3, 15).map((click, i) => click + 160 + wobble[i]!).filter((_, i) => i !== 4);
    const found = calibrate(clicks, [...taps, 5333], 0)!;
    expect(Math.abs(found.delayMs - 160)).toBeLessThan(10);
  });

  it("says so when taps are too few, and shows when they are random", () => {
    expect(calibrate(clicks, [2200, 2800])).toBeNull();
    const random = clicks.slice(2, 14).map((click, i) => click + ((i * 211) % 600));
    expect(calibrate(clicks, random)!.spreadMs).toBeGreaterThan(60);
  });

  it("names the output", () => {
    expect(deviceOf({ sinkId: "abc" })).toBe("abc");
    expect(deviceOf({ sinkId: "" })).toBe("default");
    expect(deviceOf({ sinkId: { type: "none" } })).toBe("default");
    expect(deviceOf({})).toBe("default");
  });
});
