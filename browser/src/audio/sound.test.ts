import { chacha20 } from "@noble/ciphers/chacha.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HouseClock } from "../clock/house";
import type { Clip, Programme } from "../protocol";
import { keyOf } from "./seal";
import { Sound } from "./sound";

/** s by which what is heard lags behind `currentTime`. */
const LATENCY = 0.03;

class Param {
  value = 1;
  calls: [string, ...number[]][] = [];
  private note = (name: string) => (...args: number[]) => void this.calls.push([name, ...args]);
  setValueAtTime = this.note("set");
  linearRampToValueAtTime = this.note("ramp");
  setTargetAtTime = this.note("target");
  exponentialRampToValueAtTime = this.note("exp");
  cancelScheduledValues = this.note("cancel");
}

class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  offset = new Param();
  type = "";
  fftSize = 0;
  connect = (to: Node) => to;
  disconnect = () => undefined;
  getFloatTimeDomainData = (into: Float32Array) => into.fill(0.1);
}

class Source extends Node {
  buffer: { duration: number } | null = null;
  started: [number, number | undefined] | null = null;
  stopped: number | null = null;
  onended: (() => void) | null = null;
  start = (at: number, offset?: number) => void (this.started = [at, offset]);
  stop = (at: number) => void (this.stopped = at);
}

class Context {
  state = "suspended";
  sampleRate = 48_000;
  outputLatency = LATENCY;
  destination = new Node();
  sources: Source[] = [];
  constructor(private readonly now: () => number) {}
  get currentTime() {
    return this.now() / 1000 - 5;
  }
  createGain = () => new Node();
  createAnalyser = () => new Node();
  createConstantSource = () => new Source();
  createBufferSource = () => {
    const source = new Source();
    this.sources.push(source);
    return source;
  };
  addEventListener = () => undefined;
  resume = async () => void (this.state = "running");
  close = async () => void (this.state = "closed");
  /** The first byte says at which multiple of 100 samples the clip is loud; it lasts a second. */
  decodeAudioData = async (bytes: ArrayBuffer) => {
    const samples = new Float32Array(48_000);
    samples[new Uint8Array(bytes)[0]! * 100] = 0.5;
    return { duration: 1, sampleRate: 48_000, getChannelData: () => samples };
  };
}

const clip = (url: string, at_ms: number, first: number, more: Partial<Clip> = {}): Clip => ({
  url,
  samples: 48_000,
  first,
  kind: "upper",
  at_ms,
  ...more,
});

const KEY = "0a".repeat(32);

/** A clip of one byte under KEY, loud at the sample that the byte says. */
function sealed(byte: number): ArrayBuffer {
  const plain = new Uint8Array(40);
  new DataView(plain.buffer).setUint32(0, 1, true);
  new DataView(plain.buffer).setUint32(4, byte * 100, true);
  plain[8] = byte;
  const nonce = new Uint8Array(12).fill(byte);
  return Uint8Array.from([...nonce, ...chacha20(keyOf(KEY), nonce, plain)]).buffer;
}

const secret = (byte: number, at_ms: number): Clip => ({ ...clip(`sealed ${byte}`, at_ms, 0), first: null, sealed: true });

describe("the sound", () => {
  let page: number;
  let context: Context;
  let sound: Sound;
  let faults: string[];
  let loaded: string[];
  const programme = (reading: number, onset_ms: number | null, ...clips: Clip[]): Programme => ({
    type: "programme",
    reading,
    clips,
    onset_ms,
  });
  /** Audio time at which a house time is heard: the house is 1000 ms ahead of the page. */
  const heard = (houseMs: number) => (houseMs - 1000) / 1000 - 5 - LATENCY;

  beforeEach(async () => {
    page = 10_000;
    const now = () => page;
    const house = new HouseClock(now);
    house.hear({ page_ms: page, house_ms: page + 1000 });
    context = new Context(now);
    [faults, loaded] = [[], []];
    sound = new Sound(house, {
      now,
      context: () => context as unknown as AudioContext,
      load: async (url) => {
        loaded.push(url);
        if (url === "none") throw new Error("404");
        if (url.startsWith("sealed ")) return sealed(Number(url.split(" ")[1]));
        return new Uint8Array([Number(url)]).buffer;
      },
      onFault: (url) => faults.push(url),
    });
    await sound.unlock();
    vi.useFakeTimers();
    sound["output"]!.stop();
    vi.useRealTimers();
  });

  it("starts clips so that they are heard at their house times, on whole samples and to the sample after each other", async () => {
    await sound.schedule(programme(1, 11_600, clip("24", 11_500.01, 2400), clip("24", 12_500.01, 2400)));
    const [a, b] = context.sources.map(({ started }) => started![0]);
    expect(a).toBeCloseTo(heard(11_500), 4);
    expect(a! * 48_000).toBeCloseTo(Math.round(a! * 48_000), 6);
    expect((b! - a!) * 48_000).toBeCloseTo(48_000, 6);
  });

  it("starts earlier by what a decoder put before the first sample", async () => {
    await sound.schedule(programme(1, null, clip("30", 11_500, 2400), clip("18", 13_000, 2400)));
    const [late, early] = context.sources.map(({ started }) => started![0]);
    expect(late).toBeCloseTo(heard(11_500) - 600 / 48_000, 4);
    expect(early).toBeCloseTo(heard(13_000) + 600 / 48_000, 4);
  });

  it("begins a clip that came too late in its middle, and not at all after its end", async () => {
    await sound.schedule(programme(1, null, clip("24", 10_700, 2400), clip("24", 9_000, 2400)));
    const played = context.sources.filter(({ started }) => started);
    expect(played.length).toBe(1);
    const [at, offset] = played[0]!.started!;
    expect(at).toBeGreaterThan(context.currentTime);
    expect(at - offset!).toBeCloseTo(heard(10_700), 4);
  });

  it("fades at the cut", async () => {
    await sound.schedule(programme(1, null, clip("24", 11_500, 2400, { cut_ms: 12_000 })));
    expect(context.sources[0]!.stopped).toBeCloseTo(heard(12_000) + 0.07, 2);
  });

  it("counts touches from the onset as it is heard, less the delay of the output", async () => {
    expect(sound.sinceOnset({ timeStamp: 10_000 })).toBeNull();
    await sound.schedule(programme(3, 11_500, clip("24", 11_500, 2400)));
    expect(sound.reading).toBe(3);
    expect(sound.sinceOnset({ timeStamp: 10_500 })).toBe(0);
    expect(sound.sinceOnset({ timeStamp: 11_000.5 })).toBe(5005);
    expect(sound.sinceOnset({ timeStamp: 10_300 })).toBe(-2000);
    sound.setDelay(150);
    expect(sound.sinceOnset({ timeStamp: 11_000.5 })).toBe(3505);
    sound.closeReading();
    expect(sound.sinceOnset({ timeStamp: 11_000 })).toBeNull();
  });

  it("counts by the house clock where no sound flows", async () => {
    context.state = "suspended";
    await sound.schedule(programme(3, 11_500, clip("24", 11_500, 2400)));
    expect(sound.precision).toBe("house");
    expect(sound.sinceOnset({ timeStamp: 10_700 })).toBe(2000);
    expect(context.sources.length).toBe(0);
    context.state = "running";
    expect(sound.sinceOnset({ timeStamp: 10_700 })).toBe(2000);
  });

  it("stops what was announced when a hand is raised, what is still on its way too", async () => {
    await sound.schedule(programme(4, 11_500, clip("24", 11_500, 2400)));
    sound.cancel(4);
    expect(context.sources[0]!.stopped).not.toBeNull();
    expect(sound.sinceOnset({ timeStamp: 11_000 })).toBeNull();
    const coming = sound.schedule(programme(5, 12_500, clip("25", 12_500, 2500)));
    sound.cancel(5);
    await coming;
    expect(context.sources.length).toBe(1);
    await sound.schedule(programme(5, 14_000, clip("25", 14_000, 2500)));
    expect(context.sources.length).toBe(2);
  });

  it("does not say again what was found, and goes on with the rest", async () => {
    const again = (url: string, at: number) => clip(url, at, 2500, { kind: "lower_again" });
    await sound.schedule(programme(4, 11_500, clip("25", 11_500, 2500), again("25", 14_000)));
    sound.leaveOut(4);
    expect(context.sources.map(({ stopped }) => stopped !== null)).toEqual([false, true]);
    expect(sound.reading).toBe(4);
    const coming = sound.schedule(programme(5, 16_000, clip("25", 16_000, 2500), again("25", 18_000)));
    sound.leaveOut(5);
    await coming;
    expect(context.sources.length).toBe(3);
  });

  it("tells of a clip that does not come or is another, and goes on", async () => {
    await sound.schedule(programme(6, null, clip("none", 11_500, 2400), clip("90", 11_500, 2400), clip("24", 12_500, 2400)));
    expect(faults).toEqual(["none", "90"]);
    expect(context.sources.length).toBe(1);
  });

  it("fetches what is sealed at once and starts it when the key has come", async () => {
    const coming = sound.schedule(programme(8, 11_500, secret(24, 11_500)));
    await Promise.resolve();
    expect(loaded).toEqual(["sealed 24"]);
    expect(context.sources.length).toBe(0);
    sound.unseal(8, KEY);
    await coming;
    expect(context.sources[0]!.started![0]).toBeCloseTo(heard(11_500), 4);
    expect(faults).toEqual([]);
  });

  it("begins in its middle what is unsealed late, and counts touches from the onset all the same", async () => {
    const coming = sound.schedule(programme(8, 11_500, secret(24, 11_500)));
    page = 10_900;
    sound.unseal(8, KEY);
    await coming;
    const [at, offset] = context.sources[0]!.started!;
    expect(offset).toBeGreaterThan(0.4);
    expect(at - offset!).toBeCloseTo(heard(11_500), 4);
    expect(sound.sinceOnset({ timeStamp: 10_900 })).toBe(4000);
  });

  it("plays what is announced again once, and tries again what did not come", async () => {
    const told = programme(8, 11_500, secret(24, 11_500), clip("none", 12_500, 2400));
    const first = sound.schedule(told);
    sound.unseal(8, KEY);
    await first;
    expect([context.sources.length, faults.length]).toEqual([1, 1]);
    await sound.schedule({ ...told });
    expect([context.sources.length, faults.length]).toEqual([1, 2]);
    expect(loaded.filter((url) => url === "sealed 24").length).toBe(1);
  });

  it("lets go of a reading that was announced anew, though nobody said that the first did not sound", async () => {
    const old = sound.schedule(programme(8, 11_500, clip("24", 11_000, 2400), secret(25, 11_500)));
    const now = sound.schedule(programme(8, 15_600, secret(24, 15_600)));
    sound.unseal(8, KEY);
    await Promise.all([old, now]);
    expect(context.sources.filter(({ stopped }) => stopped === null).map(({ started }) => started![0])).toEqual([
      expect.closeTo(heard(15_600), 4),
    ]);
    expect(faults).toEqual([]);
  });

  it("says so when the key does not fit", async () => {
    const coming = sound.schedule(programme(8, 11_500, secret(24, 11_500)));
    sound.unseal(8, "0b".repeat(32));
    await coming;
    expect(faults).toEqual(["sealed 24"]);
  });

  it("shows a level only while the voice sounds", async () => {
    expect(sound.level()).toBe(0);
    await sound.schedule(programme(7, null, clip("24", 11_500, 2400)));
    expect(sound.level()).toBeCloseTo(0.6, 2);
    context.sources[0]!.onended?.();
    expect(sound.level()).toBe(0);
  });
});
