import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});
const choices = await import("./choices");
const { Desk } = await import("./desk");
const { drawnSeed } = await import("./seed");
const { tail } = await import("./tail");
const { PRESETS } = await import("./programme/wish");
import type { Reciter } from "./reciter";
import type { PlayerState, Step, Voice, Wish } from "./types";

/** A reciter whose time the test gives out. */
class Slow implements Reciter {
  readonly state = signal<PlayerState>("silent");
  onPart: (part: number) => void = () => undefined;
  played: string[] = [];
  step: Step | null = null;
  resumed: string[] = [];
  refuses = false;
  private done: ((whole: boolean) => void) | null = null;
  unlock = async () => true;
  at = () => null;
  elapsed = () => null;
  level = () => 0;
  setVolume = () => undefined;
  setSilences = () => undefined;
  prepare = async () => {
    if (this.refuses) throw new Error("no line");
  };
  play = (step: Step) => {
    this.stop();
    this.step = step;
    this.played.push(step.parts.map(({ poem, verse }) => `${poem}${verse === "upper" ? "u" : "l"}`).join(" "));
    this.state.value = "reading";
    return new Promise<boolean>((done) => (this.done = done));
  };
  wait = () => {
    this.stop();
    this.state.value = "waiting";
    return new Promise<boolean>((done) => (this.done = done));
  };
  pause = () => void (this.state.value = "paused");
  resume = (from: string) => {
    this.resumed.push(from);
    this.state.value = "reading";
  };
  stop = () => this.end(false);
  end(whole: boolean): void {
    const { done } = this;
    this.done = null;
    this.state.value = "silent";
    done?.(whole);
  }
  /** All parts sound, and the step ends. */
  async finish(): Promise<void> {
    this.step?.parts.forEach((_, part) => this.onPart(part));
    this.end(true);
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const voice = { name: "taro", lengthMs: () => 1000 } as unknown as Voice;
/** Three poems in the order of their numbers, so that the test knows what comes. */
const wish = (changes: Partial<Wish> = {}): Wish => ({
  ...PRESETS.competition,
  poems: "1..3",
  order: "number",
  joka: { upper: 0, lower: 1 },
  seed: "x",
  ...changes,
});

describe("the desk", () => {
  let slow: Slow;
  let desk: InstanceType<typeof Desk>;
  let now = 0;
  const begin = (changes: Partial<Wish> = {}) => desk.begin(wish(changes));
  const press = async () => {
    desk.press();
    await settled();
  };
  beforeEach(() => {
    stored.clear();
    choices.prompter.value = false;
    choices.repeatWhat.value = "step";
    choices.resumeFrom.value = "verse";
    now = 0;
    slow = new Slow();
    desk = new Desk(slow, new Slow(), () => now);
    desk.setVoice(voice);
  });

  it("reads a round by presses alone, the lower verse of the last and the upper of the next", async () => {
    begin();
    expect(desk.phase.value).toBe("ready");
    for (let i = 0; i < 4; i++) {
      await press();
      expect(desk.phase.value).toBe("reading");
      await slow.finish();
      expect(desk.phase.value).toBe(i < 3 ? "read" : "over");
    }
    expect(slow.played).toEqual(["0l 1u", "1l 2u", "2l 3u", "3l"]);
    await press();
    expect(slow.played).toHaveLength(4);
  });

  it("counts a poem as read when its deciding verse begins", async () => {
    begin();
    await press();
    slow.onPart(0);
    expect(desk.reading.value!.read).toEqual([]);
    slow.onPart(1);
    expect(desk.reading.value!.read).toEqual([1]);
  });

  it("pauses and goes on as was chosen", async () => {
    begin();
    await press();
    await press();
    expect(desk.phase.value).toBe("paused");
    choices.resumeFrom.value = "here";
    await press();
    expect(slow.resumed).toEqual(["here"]);
    desk.pause();
    expect(desk.phase.value).toBe("paused");
    desk.pause();
    desk.play();
    expect(desk.phase.value).toBe("reading");
  });

  it("takes back the first half of a double tap, and says it again", async () => {
    begin();
    await press();
    await slow.finish();
    await press();
    desk.repeat({ undo: true });
    await settled();
    expect(slow.played).toEqual(["0l 1u", "1l 2u", "0l 1u"]);
    await slow.finish();
    expect(desk.phase.value).toBe("read");
    await press();
    expect(slow.played.at(-1)).toBe("1l 2u");
  });

  it("repeats the last verse alone, after the step and in the middle of it", async () => {
    choices.repeatWhat.value = "verse";
    begin();
    await press();
    await slow.finish();
    desk.repeat();
    await settled();
    expect(slow.played.at(-1)).toBe("1u");
    await slow.finish();
    await press();
    slow.onPart(0);
    desk.repeat();
    await settled();
    expect(slow.played.at(-1)).toBe("1l 2u");
    slow.onPart(1);
    desk.repeat();
    await settled();
    expect(slow.played.at(-1)).toBe("2u");
    slow.onPart(0);
    expect(desk.reading.value!.read).toEqual([1, 2]);
  });

  it("goes back and forth at once", async () => {
    begin();
    await press();
    desk.next();
    await settled();
    desk.next();
    await settled();
    desk.back();
    await settled();
    expect(slow.played).toEqual(["0l 1u", "1l 2u", "2l 3u", "1l 2u"]);
    desk.next();
    desk.next();
    await settled();
    expect(slow.played.at(-1)).toBe("3l");
    desk.next();
    expect(desk.phase.value).toBe("over");
  });

  it("puts a poem last, or back into the box, or jumps, and then waits for a hand", async () => {
    begin();
    await press();
    await slow.finish();
    desk.skip();
    expect(desk.phase.value).toBe("ready");
    await press();
    expect(slow.played.at(-1)).toBe("1l 3u");
    desk.putBack();
    expect([...desk.reading.value!.order].sort()).toEqual([1, 2, 3]);
    expect(desk.reading.value!.order[0]).toBe(1);
    desk.jump(1);
    await press();
    expect(slow.played.at(-1)).toBe("0l 1u");
  });

  it("goes on by itself after a span; a press in the span makes it wait", async () => {
    begin({ wait: "span", span_s: 3 });
    await press();
    await slow.finish();
    expect(desk.phase.value).toBe("span");
    slow.end(true);
    await settled();
    expect(slow.played).toEqual(["0l 1u", "1l 2u"]);
    await slow.finish();
    await press();
    expect(desk.phase.value).toBe("read");
    await settled();
    expect(slow.played).toHaveLength(2);
    await press();
    expect(slow.played.at(-1)).toBe("2l 3u");
  });

  it("stops when the minutes that were asked for have passed", async () => {
    begin({ wait: "span", stop_min: 5 });
    await press();
    now = 5 * 60_000;
    await slow.finish();
    expect(desk.phase.value).toBe("read");
    expect(desk.timeUp.value).toBe(true);
    await press();
    expect(desk.timeUp.value).toBe(false);
    await slow.finish();
    expect(desk.phase.value).toBe("span");
  });

  it("begins a new round at the end if that was asked for", async () => {
    begin({ again: true, poems: "1", pattern: "1-2" });
    await press();
    await slow.finish();
    expect(desk.phase.value).toBe("read");
    await press();
    expect(desk.reading.value!.round).toBe(2);
  });

  it("says when a verse can't be had, and tries again at the next press", async () => {
    begin();
    slow.refuses = true;
    await press();
    expect(desk.fault.value).toBeInstanceOf(Error);
    expect(desk.phase.value).toBe("ready");
    slow.refuses = false;
    await press();
    expect(desk.fault.value).toBeNull();
    expect(slow.played).toEqual(["0l 1u"]);
  });

  it("keeps the reading over a reload", async () => {
    begin();
    await press();
    await slow.finish();
    await press();
    const after = new Desk(new Slow(), new Slow());
    expect(after.restore()).toBe(true);
    expect(after.phase.value).toBe("ready");
    expect(after.reading.value!.at).toBe(1);
    await slow.finish();
    const later = new Desk(slow, new Slow());
    later.setVoice(voice);
    expect(later.restore()).toBe(true);
    expect(later.phase.value).toBe("read");
    later.press();
    await settled();
    expect(slow.played.at(-1)).toBe("2l 3u");
    later.end();
    expect(new Desk(new Slow(), new Slow()).restore()).toBe(false);
    stored.set("karuta.reader-reading", "{nonsense");
    expect(new Desk(new Slow(), new Slow()).restore()).toBe(false);
  });

  it("changes the rhythm and the waiting of the reading that goes on, and no poem of it", async () => {
    begin();
    const { order } = desk.reading.value!;
    desk.tune({ wait: "span", pacing: PRESETS.competition.pacing });
    expect(desk.reading.value!.order).toEqual(order);
    await press();
    await slow.finish();
    expect(desk.phase.value).toBe("span");
  });

  it("lets a person read where the page is silent", async () => {
    const person = new Slow();
    desk = new Desk(slow, person);
    choices.prompter.value = true;
    begin();
    await press();
    expect(slow.played).toEqual([]);
    expect(person.played).toEqual(["0l 1u"]);
  });

  it("draws a seed of letters that are told apart", () => {
    expect(drawnSeed()).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
    expect(drawnSeed()).not.toBe(drawnSeed());
    desk.begin({ ...PRESETS.competition, seed: "" });
    expect(desk.reading.value!.wish.seed).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
  });
});

describe("the rest of a step", () => {
  const step: Step = {
    parts: [
      { poem: 1, verse: "lower", start_ms: 0, end_ms: 8000 },
      { poem: 2, verse: "upper", start_ms: 9000, end_ms: 15_000 },
    ],
    poem: 2,
    decides: 1,
    length_ms: 15_000,
  };
  it("begins anew at its part", () => {
    expect(tail(step, 0)).toEqual(step);
    expect(tail(step, 1)).toEqual({
      parts: [{ poem: 2, verse: "upper", start_ms: 0, end_ms: 6000 }],
      poem: 2,
      decides: 0,
      length_ms: 6000,
    });
    expect(tail({ ...step, poem: 1, decides: 0 }, 1)).toMatchObject({ poem: null, decides: null });
  });
});
