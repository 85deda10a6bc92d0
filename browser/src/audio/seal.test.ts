import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keyOf, Keys, unsealed } from "./seal";

/** What the house makes of a clip (tests/hall/test_sealing.py). */
const vectors: { key: string; body: string; mp3: string; first: number }[] = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/sealed.json", import.meta.url), "utf8"),
);
const bytes = (hex: string) => keyOf(hex).buffer as ArrayBuffer;
const KEY = "00".repeat(32);

describe("a sealed clip", () => {
  it("is whole with its key", () => {
    expect(vectors.length).toBeGreaterThan(3);
    for (const { key, body, mp3, first } of vectors) expect(unsealed(bytes(body), keyOf(key))).toEqual({ mp3: bytes(mp3), first });
  });

  it("is nothing with another", () => {
    for (const { body } of vectors) expect(() => unsealed(bytes(body), keyOf(KEY))).toThrow(RangeError);
  });
});

describe("the keys", () => {
  it("are waited for, and kept for who asks later", async () => {
    const keys = new Keys();
    const asked = keys.of(3);
    keys.hear(3, "01".repeat(32));
    keys.hear(4, "02".repeat(32));
    expect((await asked)[31]).toBe(1);
    expect((await keys.of(4))[0]).toBe(2);
  });

  it("of what does not sound never come, and what is announced instead has its own", async () => {
    const keys = new Keys();
    const asked = keys.of(3);
    keys.drop(3);
    await expect(asked).rejects.toThrow("does not sound");
    const again = keys.of(3);
    keys.hear(3, "05".repeat(32));
    expect((await again)[0]).toBe(5);
    keys.drop(9);
  });
});
