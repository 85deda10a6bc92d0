import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = ["koikoi-table.css", "koikoi-table-panel.css", "bozu.css", "colours.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");

/** The value of a colour in light, dark and high contrast. */
function colour(name: string): Record<string, string> {
  const pair = text.match(new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const plain = [...text.matchAll(new RegExp(`${name}: (#\\w{6});`, "g"))].map((found) => found[1]!);
  const contrast = plain.at(-1)!;
  return pair ? { light: pair[1]!, dark: pair[2]!, contrast } : { light: plain[0]!, dark: plain[0]!, contrast };
}

function luminance(value: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(value.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

const PAIRS = [
  ["--kk-on-cloth", "--kk-cloth"],
  ["--kk-on-cloth", "--kk-cloth-deep"],
  ["--kk-on-cloth-soft", "--kk-cloth"],
  ["--kk-on-gold", "--kk-gold"],
  ["--sumi", "--kk-made"],
  ["--bz-on-night", "--bz-night"],
  ["--bz-on-gold", "--bz-gold"],
] as const;

test.each(PAIRS)("%s stands at 7:1 or more on %s", (ink, ground) => {
  const [inks, grounds] = [colour(ink), colour(ground)];
  for (const theme of ["light", "dark", "contrast"]) {
    const [more, less] = [luminance(inks[theme]!), luminance(grounds[theme]!)].sort((a, b) => b - a);
    expect((more! + 0.05) / (less! + 0.05), theme).toBeGreaterThanOrEqual(7);
  }
});
