import { describe, expect, it } from "vitest";
import { byNeed, decidingIndex, LEAST_MS, moved, politely, standingOf } from "./marks";
import { voiceOf } from "./own";
import type { KeptVerse, OwnSheet } from "./shelf";

const mora = (kana: string, start: number, vowel: number, end: number) => ({ kana, start, vowel, end });
const verse: KeptVerse = {
  file: 0,
  from_ms: 400,
  to_ms: 2000,
  gain_db: 3,
  morae: [mora("ち", 500, 560, 760), mora("は", 760, 830, 1000), mora("や", 1000, 1050, 1900)],
  confidence: 0.9,
  accepted: false,
};

describe("which mora decides", () => {
  it("is the last of the kimariji, of both verses", () => {
    // ちは, む, あさぼらけあ; からく, of the lower verses.
    expect([decidingIndex("017_1"), decidingIndex("087_1"), decidingIndex("031_1")]).toEqual([1, 0, 5]);
    expect(decidingIndex("017_2")).toBeGreaterThanOrEqual(1);
    expect(decidingIndex("000_1")).toBe(0);
  });
});

describe("a mark that is moved", () => {
  const times = (of: KeptVerse) => of.morae!.map(({ start, vowel, end }) => [start, vowel, end]);
  it("takes its vowel along, and the mora before ends there", () => {
    expect(times(moved(verse, 1, 780))).toEqual([[500, 560, 780], [780, 850, 1000], [1000, 1050, 1900]]);
    expect(times(verse)[1]).toEqual([760, 830, 1000]);
  });
  it("leaves room for its neighbours, and stays in the verse", () => {
    expect(moved(verse, 1, 0).morae![1]!.start).toBe(500 + LEAST_MS);
    expect(moved(verse, 1, 5000).morae![1]!.start).toBe(1000 - LEAST_MS);
    expect(moved(verse, 1, 5000).morae![1]!.vowel).toBeLessThanOrEqual(1000);
    expect(moved(verse, 0, -100).morae![0]!.start).toBe(400);
    for (const ms of [-1e9, 0, 700, 760.4, 1e9]) {
      for (const index of [0, 1, 2]) {
        const flat = times(moved(verse, index, ms)).flat();
        expect(flat).toEqual([...flat].sort((a, b) => a - b));
      }
    }
  });
  it("that is none changes nothing", () => {
    expect(moved(verse, 9, 500)).toBe(verse);
    expect(moved({ ...verse, morae: null }, 0, 500).morae).toBeNull();
  });
});

describe("what a person should look at", () => {
  it("comes first, the least sure before all", () => {
    const verses = {
      "001_1": { ...verse, accepted: true },
      "002_1": verse,
      "003_1": { ...verse, confidence: 0.3 },
      "004_1": { ...verse, confidence: 0.1 },
      "005_1": { ...verse, morae: null, confidence: null },
    };
    expect(byNeed(verses).map(([slot]) => slot)).toEqual(["004_1", "003_1", "005_1", "002_1", "001_1"]);
    expect(Object.values(verses).map(standingOf)).toEqual(["accepted", "sure", "unsure", "unsure", "none"]);
  });
});

describe("long work", () => {
  function* counting(to: number): Generator<void, number> {
    for (let i = 0; i < to; i++) yield;
    return to;
  }
  it("comes to its end, and stops when it is told to", async () => {
    expect(await politely(counting(1000), new AbortController().signal)).toBe(1000);
    const control = new AbortController();
    function* endless(): Generator<void, never> {
      for (let i = 0; ; i++) {
        if (i === 100) control.abort();
        yield;
      }
    }
    await expect(politely(endless(), control.signal)).rejects.toThrow();
  });
});

describe("a voice of one's own", () => {
  const sheet: OwnSheet = { format: 1, id: "x", title: "Grandfather", kind: "verses", numbered: true, opening: null, stretches: null, files: [], verses: { "017_1": verse }, odd: [] };
  const pacing = { lower_s: 5, linger_s: 3, silence_s: 1, upper_s: 6 };
  it("says how long its verses are, and which it has not", async () => {
    const voice = voiceOf(sheet);
    expect(voice).toMatchObject({ name: "own-x", title: "Grandfather", own: true, pacing: null });
    expect(voice.lengthMs(17, "upper", pacing)).toBe(1600);
    expect(voice.lengthMs(17, "lower", pacing)).toBeNull();
    expect(voice.missing).toHaveLength(201);
    expect(voice.missing).not.toContain("017_1");
    await expect(voice.load({} as BaseAudioContext, 17, "lower", pacing)).rejects.toThrow("017_2");
  });
});
