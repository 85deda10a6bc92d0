import { describe, expect, it, vi } from "vitest";

const RATE = 48_000;
const sent = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock("./store", () => ({
  clipBytes: async (folder: string, clip: { file: string }) => {
    sent.asked.push(`${folder}/${clip.file}`);
    return new ArrayBuffer(8);
  },
}));
const { callOf, clipName, houseVoice, pacingOfRhythm, piecesOf } = await import("./voice");
const { PACINGS } = await import("./programme/wish");
import type { BundledVoice, Folder } from "./store";

/** What a decoder gives: so many samples late, and as loud at the stated first one. */
const decoding = (late: number, seconds: number) =>
  ({
    decodeAudioData: async () => {
      const samples = new Float32Array(RATE * seconds + 2000);
      samples.fill(0.5, 1000 + late);
      return { getChannelData: () => samples, sampleRate: RATE };
    },
    createBuffer: (_: number, length: number, rate: number) => {
      const samples = new Float32Array(length);
      return {
        length,
        duration: length / rate,
        getChannelData: () => samples,
        copyToChannel: (from: Float32Array) => samples.set(from),
      };
    },
  }) as unknown as BaseAudioContext;

const clip = (name: string, seconds: number) => ({
  file: `${name}.mp3`, sha256: "", samples: seconds * RATE, first: 1000, duration_ms: seconds * 1000, loudness: -20,
  morae: [["あ", 0, 50, 500, 0], ["い", 500, 600, 5000, 0], ["う", 4900, 5000, seconds * 1000, 0]] as [string, number, number, number, number][],
}); // prettier-ignore

const folder = (name: string, rhythm: string, lower: number, upper: number): Folder =>
  ({
    folder: name, rhythm, hash: "", files: 2, bytes: 1,
    manifest: { voice: "taro", title: "Taro", licence: "", attribution: "by Taro", rhythm, sample_rate: RATE, guard: 0.01, breath: null,
      clips: { "017_1": clip("017_1", upper), "017_2": clip("017_2", lower) }, calls: { call_time: clip("call_time", 1) } },
  }) as Folder; // prettier-ignore

const taro: BundledVoice = {
  name: "taro",
  title: "Taro",
  licence: "",
  attribution: "by Taro",
  folders: [folder("taro", "5-3-1-6", 8, 6), folder("taro-4-3-1-5", "4-3-1-5", 7, 5)],
};
const voice = houseVoice(taro);
const own = { lower_s: 3, linger_s: 1, silence_s: 2, upper_s: 7 };

describe("a voice of the house", () => {
  it("lasts as long as it was sung where that is what is asked for, else as long as is asked for", () => {
    expect(voice.lengthMs(17, "lower", PACINGS["5-3-1-6"]!)).toBe(8000);
    expect(voice.lengthMs(17, "upper", PACINGS["4-3-1-5"]!)).toBe(5000);
    expect(voice.lengthMs(17, "lower", own)).toBe(4000);
    expect(voice.lengthMs(18, "upper", own)).toBeNull();
    expect(voice.pacing).toEqual(PACINGS["5-3-1-6"]);
  });

  it("takes the recording that has to be changed least, whatever the silence", async () => {
    sent.asked = [];
    await voice.load(decoding(0, 5), 17, "upper", { ...PACINGS["4-3-1-5"]!, silence_s: 3 });
    await voice.load(decoding(0, 8), 17, "lower", { ...PACINGS["5-3-1-6"]!, upper_s: 5 });
    await voice.load(decoding(0, 6), 17, "upper", { ...own, upper_s: 8 });
    expect(sent.asked).toEqual(["taro-4-3-1-5/017_1.mp3", "taro/017_2.mp3", "taro/017_1.mp3"]);
  });

  it.each([0, 1105, -313])("begins at its own sample when a decoder is %d samples late", async (late) => {
    const { buffer, morae } = await voice.load(decoding(late, 6), 17, "upper", PACINGS["5-3-1-6"]!);
    const samples = buffer.getChannelData(0);
    expect(samples.length).toBe(6 * RATE);
    expect(samples.findIndex((sample) => sample > 0.01)).toBe(1000);
    expect(morae[1]).toEqual({ kana: "い", start_ms: 500, vowel_ms: 600, end_ms: 5000 });
  });

  it("refuses a file that is not the one", async () => {
    await expect(voice.load(decoding(4000, 6), 17, "upper", PACINGS["5-3-1-6"]!)).rejects.toThrow(RangeError);
    await expect(voice.load(decoding(0, 6), 18, "upper", own)).rejects.toThrow("018_1");
  });

  it("is brought into other seconds, body and lingering each", async () => {
    const { buffer, morae } = await voice.load(decoding(0, 8), 17, "lower", { ...own, lower_s: 3, linger_s: 1 });
    expect(buffer.duration).toBe(4);
    expect(morae.at(-1)).toEqual({ kana: "う", start_ms: 2940, vowel_ms: 3000, end_ms: 4000 });
    expect(piecesOf("lower", 8000, 5000, pacingOfRhythm("5-3-1-6"), own)).toEqual([
      { from: 0, to: 5000, into: 3000 },
      { from: 5000, to: 8000, into: 1000 },
    ]);
  });

  it("speaks the calls that it has", async () => {
    expect(await callOf(taro, "call_time")).toBeInstanceOf(ArrayBuffer);
    expect(await callOf(taro, "call_start")).toBeNull();
    expect([clipName(0, "upper"), clipName(100, "lower")]).toEqual(["000_1", "100_2"]);
  });
});
