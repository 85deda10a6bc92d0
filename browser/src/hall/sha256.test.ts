import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "./sha256";

it("is what others compute, across the lengths at which a block more is needed", () => {
  for (const length of [0, 1, 7, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = "ちはやぶる seed ".repeat(200).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
