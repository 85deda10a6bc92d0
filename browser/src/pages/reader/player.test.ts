import { beforeEach, describe, expect, it } from "vitest";
import { AudioPlayer } from "./player";
import { PRESETS } from "./programme/wish";
import { nominal, stepOf } from "./programme/steps";
import type { Pacing, Recording, Verse, Voice } from "./types";

const RATE = 48_000;
/** s by which what is heard lags behind `currentTime`. */
const LATENCY = 0.03;

class Param {
  value = 1;
  calls: [string, ...number[]][] = [];
  private note =
    (name: string) =>
    (...args: number[]) =>
      void this.calls.push([name, ...args]);
  setValueAtTime = this.note("set");
  linearRampToValueAtTime = this.note("ramp");
  setTargetAtTime = this.note("target");
  cancelScheduledValues = this.note("cancel");
}

class Node {
  gain = new Param();
  frequency = new Param();
  type = "";
  fftSize = 0;
  to: Node | null = null;
  connect = (to: Node) => (this.to = to);
  disconnect = () => undefined;
  getFloatTimeDomainData = (into: Float32Array) => into.fill(0.1);
}

class Source extends Node {
  buffer: { name: string; duration: number } | null = null;
  started: [number, number | undefined] | null = null;
  stopped: number | null = null;
  onended: (() => void) | null = null;
  start = (at = 0, offset?: number) => void (this.started = [at, offset]);
  stop = (at: number) => void (this.stopped = at);
}

const end = ({ stopped, started, buffer }: Source) => stopped ?? started![0] + buffer!.duration - (started![1] ?? 0);

class Context {
  state = "suspended";
  changed = () => undefined as void;
  addEventListener = (_: string, changed: () => void) => void (this.changed = changed);
  sampleRate = RATE;
  outputLatency = LATENCY;
  currentTime = 10;
  destination = new Node();
  verses: Source[] = [];
  marks: Source[] = [];
  createGain = () => new Node();
  createAnalyser = () => new Node();
  createBiquadFilter = () => new Node();
  createConstantSource = () => this.made(this.marks);
  createBufferSource = () => this.made(this.verses);
  resume = async () => void (this.state = "running");
  close = async () => void (this.state = "closed");
  private made(list: Source[]): Source {
    const source = new Source();
    list.push(source);
    return source;
  }
  /** Let the audio clock run to `time`: whatever ends until then says so, in that order. */
  run(time: number): void {
    for (;;) {
      const next = [...this.verses, ...this.marks]
        .filter((each) => each.onended && (each.buffer || each.stopped !== null))
        .sort((a, b) => end(a) - end(b))[0];
      if (!next || end(next) > time) break;
      this.currentTime = Math.max(this.currentTime, end(next));
      const { onended } = next;
      next.onended = null;
      onended!();
    }
    this.currentTime = Math.max(this.currentTime, time);
  }
  sounding = () => this.verses.filter((each) => end(each) > this.currentTime + 0.1);
}

const PACING = PRESETS.competition.pacing;
const seconds = (verse: Verse, { lower_s, linger_s, upper_s }: Pacing) => (verse === "upper" ? upper_s : lower_s + linger_s);
const voice = (loads: string[] = [], broken = false): Voice => ({
  name: "taro", title: "Taro", attribution: "", own: false, pacing: PACING, missing: [],
  lengthMs: (poem, verse, pacing) => (poem === 13 ? null : seconds(verse, pacing) * 1000),
  load: async (_, poem, verse, pacing) => {
    loads.push(`${poem} ${verse}`);
    if (broken) throw new Error("no line");
    return { buffer: { name: `${poem} ${verse}`, duration: seconds(verse, pacing) }, morae: [] } as unknown as Recording;
  },
}); // prettier-ignore

const step = (at: number, order = [5, 9, 13]) => stepOf(PRESETS.competition, order, at, nominal(PACING));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the player", () => {
  let context: Context;
  let player: AudioPlayer;
  let begun: number[];
  beforeEach(async () => {
    context = new Context();
    begun = [];
    player = new AudioPlayer(() => context as unknown as AudioContext);
    player.onPart = (part) => begun.push(part);
    expect(await player.unlock()).toBe(true);
  });

  it("sets a whole step at once, with a second of silence between its verses, to the sample", async () => {
    const over = player.play(step(1), voice(), PACING);
    await settled();
    const [lower, upper] = context.verses;
    expect([lower!.buffer!.name, upper!.buffer!.name]).toEqual(["5 lower", "9 upper"]);
    const gap = upper!.started![0] - (lower!.started![0] + lower!.buffer!.duration);
    expect(Math.round(gap * RATE)).toBe(RATE);
    expect(lower!.started![0]).toBeCloseTo(10.5, 9);
    expect(player.state.value).toBe("reading");
    context.run(10.5 + 8.5);
    expect(begun).toEqual([0]);
    expect(player.at()).toBeNull();
    expect(player.elapsed()).toBeCloseTo(8500 - LATENCY * 1000, 6);
    context.run(10.5 + 9.2);
    expect(begun).toEqual([0, 1]);
    expect(player.at()).toMatchObject({ part: 1 });
    expect(player.at()!.ms).toBeCloseTo(200 - LATENCY * 1000, 6);
    context.run(10.5 + 15.1);
    expect(player.state.value).toBe("reading");
    context.run(10.5 + 15.21);
    expect(await over).toBe(true);
    expect(player.state.value).toBe("silent");
  });

  it("goes on from the beginning of the verse or from where it was", async () => {
    void player.play(step(1), voice(), PACING);
    await settled();
    context.run(10.5 + 11);
    player.pause();
    expect(player.state.value).toBe("paused");
    expect(context.sounding()).toEqual([]);
    context.run(100);
    expect(player.elapsed()).toBeCloseTo(11_000, 6);
    player.resume("here");
    let last = context.verses.at(-1)!;
    expect(last.buffer!.name).toBe("9 upper");
    expect(last.started![1]).toBeCloseTo(2, 6);
    context.run(101);
    player.pause();
    player.resume("verse");
    last = context.verses.at(-1)!;
    expect(last.started).toEqual([101.5, 0]);
    expect(begun).toEqual([0, 1]);
    context.run(102);
    expect(begun).toEqual([0, 1, 1]);
  });

  it("in the silence between, goes on with the verse that comes", async () => {
    void player.play(step(1), voice(), PACING);
    await settled();
    context.run(10.5 + 8.4);
    player.pause();
    player.resume("verse");
    expect(context.verses.at(-1)!.buffer!.name).toBe("9 upper");
    expect(context.verses.at(-1)!.started).toEqual([10.5 + 8.4 + 0.5, 0]);
  });

  it("stops softly and says that the step is not over", async () => {
    const over = player.play(step(1), voice(), PACING);
    await settled();
    context.run(12);
    player.stop();
    expect(await over).toBe(false);
    const [first] = context.verses;
    expect((first!.to as Node).gain.calls.at(-1)![0]).toBe("target");
    expect(first!.stopped).toBeGreaterThan(12);
    context.run(60);
    expect(begun).toEqual([0]);
  });

  it("leaves what was asked for first when something else is", async () => {
    const first = player.play(step(1), voice(), PACING);
    const second = player.play(step(2), voice(), PACING);
    expect(await first).toBe(false);
    await settled();
    expect(context.verses.map((each) => each.buffer!.name)).toEqual(["9 lower"]);
    context.run(60);
    expect(await second).toBe(true);
  });

  it("keeps the time of a verse that the voice has not got", async () => {
    const over = player.play(step(2), voice(), PACING);
    await settled();
    expect(context.verses.map((each) => each.buffer!.name)).toEqual(["9 lower"]);
    context.run(10.5 + 14.9);
    expect(begun).toEqual([0, 1]);
    expect(player.state.value).toBe("reading");
    context.run(26);
    expect(await over).toBe(true);
  });

  it("fetches a verse once, and again when it could not be had", async () => {
    const loads: string[] = [];
    await player.prepare(step(1), voice(loads), PACING);
    void player.play(step(1), voice(loads), PACING);
    await settled();
    expect(loads).toEqual(["5 lower", "9 upper"]);
    await expect(player.play(step(0, [7]), voice(loads, true), PACING)).rejects.toThrow("no line");
    void player.play(step(0, [7]), voice(loads), PACING);
    await settled();
    expect(loads.filter((each) => each === "7 upper")).toHaveLength(2);
  });

  it("waits on the same clock", async () => {
    const waited = player.wait(3);
    expect(player.state.value).toBe("waiting");
    context.run(12.99);
    expect(player.state.value).toBe("waiting");
    context.run(13);
    expect(await waited).toBe(true);
    const broken = player.wait(3);
    player.stop();
    expect(await broken).toBe(false);
  });

  it("pauses when the device takes the sound away", async () => {
    void player.play(step(1), voice(), PACING);
    await settled();
    context.run(12);
    context.changed();
    expect(player.state.value).toBe("reading");
    context.state = "interrupted";
    context.changed();
    expect(player.state.value).toBe("paused");
    expect(await player.unlock()).toBe(true);
    player.resume("here");
    expect(player.state.value).toBe("reading");
  });
});
