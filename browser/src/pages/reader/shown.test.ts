import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", {});
vi.stubGlobal("document", { addEventListener: () => undefined, documentElement: {} });
const { seen } = await import("./shown");
const { timesOf } = await import("./prompter");
const { silence } = await import("./awake");
import type { Step } from "./types";

const part = (poem: number, verse: "upper" | "lower") => ({ poem, verse, start_ms: 0, end_ms: 1 });
const step: Step = { parts: [part(1, "lower"), part(2, "upper")], poem: 2, decides: 1, length_ms: 2 };

describe("what is seen of a poem", () => {
  it("is nothing of what was not read", () => {
    expect(seen("never", true, "read", step, 1)).toBeNull();
    expect(seen("as", true, "reading", step, -1)).toBeNull();
    expect(seen("as", true, "ready", step, 1)).toBeNull();
    expect(seen("after", true, "reading", step, 1)).toBeNull();
    expect(seen("as", true, "fetching", null, 1)).toBeNull();
  });
  it("follows the parts as they begin", () => {
    expect(seen("as", false, "reading", step, 0)).toEqual({ poem: 1, verses: ["lower"] });
    expect(seen("as", false, "paused", step, 1)).toEqual({ poem: 2, verses: ["upper"] });
    expect(seen("as", true, "reading", step, 1)).toEqual({ poem: 2, verses: ["upper", "lower"] });
  });
  it("stays after the step", () => {
    for (const phase of ["read", "span", "over"] as const)
      expect(seen("after", false, phase, step, 1)).toEqual({ poem: 2, verses: ["upper"] });
  });
});

describe("the prompter", () => {
  it("gives each mora its share of the verse, and holds the last", () => {
    expect(timesOf([{ kana: "あい" }, { kana: "うえ" }], "lower", 0.5)).toEqual([0, 0.125, 0.25, 0.375]);
    expect(timesOf([{ kana: "きゃく" }], "upper", 0)).toEqual([0, 0.25]);
  });
});

describe("the sound that keeps a headset's keys here", () => {
  it("is a file of seconds of silence", () => {
    const file = new DataView(silence(2));
    expect(file.getUint32(40, true)).toBe(16_000);
    expect(file.byteLength).toBe(44 + 16_000);
    expect(new Set(new Uint8Array(file.buffer, 44))).toEqual(new Set([128]));
  });
});
