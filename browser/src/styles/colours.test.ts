import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const text = readFileSync(new URL("colours.css", import.meta.url), "utf8");
const root = text.slice(0, text.indexOf(':root[data-theme="light"]'));
const contrast = text.slice(text.indexOf(':root[data-theme="contrast"]'));

type Palette = Map<string, string>;
const pairs = [...root.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
const PALETTES: Record<string, Palette> = {
  light: new Map(pairs.map((found) => [found[1]!, found[2]!])),
  dark: new Map(pairs.map((found) => [found[1]!, found[3]!])),
  contrast: new Map([...contrast.matchAll(/(--[\w-]+): (#\w+)/g)].map((found) => [found[1]!, found[2]!])),
};

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function ratio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT: [string, string][] = [
  ["--sumi", "--washi"],
  ["--sumi", "--washi-deep"],
  ["--sumi", "--ai-wash"],
  ["--sumi-soft", "--washi"],
  ["--sumi-soft", "--washi-deep"],
  ["--ai", "--washi"],
  ["--ai", "--washi-deep"],
  ["--on-ai", "--ai"],
  ["--shu", "--washi"],
  ["--on-shu", "--shu"],
  ["--seal", "--washi"],
  ["--on-tatami", "--tatami"],
  ["--card-ink", "--card-paper"],
];
const LINES: [string, string][] = [
  ["--rule", "--washi"],
  ["--focus", "--washi"],
  ["--focus", "--tatami"],
  ["--matcha", "--washi"],
];

describe.each(Object.keys(PALETTES))("in %s", (name) => {
  const palette = PALETTES[name]!;
  test.each(TEXT)("text %s stands out 7:1 from %s", (ink, ground) => {
    expect(ratio(palette.get(ink)!, palette.get(ground)!)).toBeGreaterThanOrEqual(7);
  });
  test.each(LINES)("lines %s stand out 3:1 from %s", (line, ground) => {
    expect(ratio(palette.get(line)!, palette.get(ground)!)).toBeGreaterThanOrEqual(3);
  });
});
