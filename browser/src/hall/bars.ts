/** Figures of a person as bars that lie side by side without gaps. */
import type { Histogram } from "../protocol-hall";

/** `count` of what lies from `from` up to, and not with, `to`. */
export interface Bar {
  from: number;
  to: number;
  count: number;
  /** Shown under the bar's left edge; "": nothing. */
  label: string;
}

/** So many bars are told apart on a phone. */
const MOST = 41;
/** Margins up to here are always shown: one bar alone says nothing. */
const NARROW = 5;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
/** So many labels find room. */
const LABELS = 9;

/** A label at round numbers, not too often. */
function labelled(bars: readonly Omit<Bar, "label">[], say: (from: number) => string): Bar[] {
  const wide = bars.length > 0 ? bars[0]!.to - bars[0]!.from : 1;
  const every = [1, 2, 5, 10, 20, 50].map((n) => n * wide).find((step) => bars.length * wide <= step * LABELS) ?? wide * bars.length;
  return bars.map((bar) => ({ ...bar, label: bar.from % every === 0 ? say(bar.from) : "" }));
}

/** How often a match was won or (below zero) lost by so much. */
export function marginBars(margins: Readonly<Record<string, number>>): Bar[] {
  const found = Object.entries(margins).map(([margin, count]) => ({ margin: Number(margin), count }));
  if (found.length === 0) return [];
  const least = Math.min(...found.map(({ margin }) => margin), -NARROW);
  const most = Math.max(...found.map(({ margin }) => margin), NARROW);
  const step = STEPS.find((each) => (most - least) / each < MOST) ?? STEPS.at(-1)!;
  const bars = [];
  for (let from = Math.floor(least / step) * step; from <= most; from += step) {
    const within = found.filter(({ margin }) => margin >= from && margin < from + step);
    bars.push({ from, to: from + step, count: within.reduce((sum, { count }) => sum + count, 0) });
  }
  return labelled(bars, (from) => from.toLocaleString("en", { signDisplay: "exceptZero" }));
}

/** Reactions without the empty ends, and never without the moment at which the deciding mora has ended. */
export function reactionBars({ from_ms, step_ms, counts }: Histogram): Bar[] {
  const bars = counts.map((count, index) => ({ from: from_ms + index * step_ms, to: from_ms + (index + 1) * step_ms, count }));
  const full = bars.filter(({ count }) => count > 0);
  if (full.length === 0) return [];
  const [first, last] = [Math.min(full[0]!.from, 0), Math.max(full.at(-1)!.to, 0)];
  return labelled(
    bars.filter(({ from, to }) => from >= first && to <= last),
    String,
  );
}
