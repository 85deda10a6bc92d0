/** What each side did in a match: its takes, how fast, from where. */
import type { Frame, Ruling } from "../../protocol";
import { delayOf, median } from "../../replay/delays";

export interface Take {
  number: number;
  poem: number;
  delay: number;
  /** From the taker's own field. */
  own: boolean;
  push: boolean;
}

export interface Figures {
  takes: Take[];
  own: number;
  far: number;
  /** Takes that no hand made: the owner's by default. */
  byDefault: number;
  fouls: number;
  median: number | null;
  fastest: Take | null;
  ownMedian: number | null;
  farMedian: number | null;
}

/** What one seat did in a match. */
export function figuresOf(rulings: readonly Ruling[], seat: number): Figures {
  const side = seat === 0 ? "A" : "B";
  const taken = rulings.filter((ruling) => ruling.taker === seat);
  const takes = taken.flatMap((ruling): Take[] => {
    const delay = ruling.how === "owner" || ruling.how === "none" ? null : delayOf(ruling);
    if (delay === null) return [];
    return [{ number: ruling.number, poem: ruling.poem, delay, own: ruling.target === side, push: ruling.how === "push" }];
  });
  const delays = (own: boolean) => takes.filter((take) => take.own === own).map((take) => take.delay);
  return {
    takes,
    own: taken.filter((ruling) => ruling.target === side).length,
    far: taken.filter((ruling) => ruling.target !== side).length,
    byDefault: taken.length - takes.length,
    fouls: rulings.reduce((sum, ruling) => sum + (ruling.fouls[seat as 0 | 1] ?? 0), 0),
    median: median(takes.map((take) => take.delay)),
    fastest: takes.reduce<Take | null>((best, take) => (best && best.delay <= take.delay ? best : take), null),
    ownMedian: median(delays(true)),
    farMedian: median(delays(false)),
  };
}

/** How fast each side was at the card of a reading, s since the end of the deciding mora: when it touched it first or
 * had it pushed out; null: it did neither. */
export function reachesOf({ touches, poem, mora_end }: Pick<Ruling, "touches" | "poem" | "mora_end">): [number | null, number | null] {
  const first = (side: number): number | null => {
    const times = touches.filter(({ seat, card, effective }) => seat % 2 === side && card === poem && effective).map(({ t }) => t);
    return times.length === 0 ? null : Math.min(...times) / 10_000 - mora_end / 1000;
  };
  return [first(0), first(1)];
}

/** The scale of a chart of delays: from a round number below the least (0 at most) to one above the greatest. */
export function scaleOf(delays: readonly number[]): { least: number; most: number; marks: number[] } {
  const most = Math.max(0.5, Math.ceil(Math.max(0, ...delays) * 2) / 2);
  const least = Math.min(0, Math.floor(Math.min(0, ...delays) * 2) / 2);
  const step = most - least > 3 ? 1 : 0.5;
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most + 1e-9; mark += step) marks.push(Math.round(mark * 100) / 100);
  return { least, most, marks };
}

/** What happened in a frame, for its tick on the timeline. */
export function tickOf(frame: Pick<Frame, "ruling">): "dead" | "foul" | "take-a" | "take-b" | "none" {
  const { ruling } = frame;
  if (ruling.fouls[0] > 0 || ruling.fouls[1] > 0) return "foul";
  if (ruling.target === "D") return "dead";
  if (ruling.taker === 0) return "take-a";
  if (ruling.taker === 1) return "take-b";
  return "none";
}
