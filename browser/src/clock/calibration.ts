/**
 * What no clock of the browser tells: how late a loudspeaker (Bluetooth above all) sounds after the output says so. A
 * person taps along with clicks; the middle of the differences, less a person's own habit, is the delay.
 */
export interface Calibration {
  /** By how much sound is heard late, ms; what is subtracted from a touch. */
  delayMs: number;
  /** Half of the taps lie within so many ms of the middle: more than 30 means, try again. */
  spreadMs: number;
  taps: number;
}

/** People tap along a little before a steady click. */
const HABIT_MS = -20;
const FEWEST = 6;
/** The first clicks are needed to find the beat. */
const SETTLING = 2;

/**
 * From the times at which clicks left the output and at which taps fell, both in ms of one clock; null if fewer than six
 * taps can be told. Each tap belongs to the click that it is nearest to once all are shifted by the likeliest delay.
 */
export function calibrate(clicks: readonly number[], taps: readonly number[], habitMs = HABIT_MS): Calibration | null {
  const beats = clicks.slice(SETTLING);
  if (beats.length < FEWEST || taps.length < FEWEST) return null;
  const period = (beats.at(-1)! - beats[0]!) / (beats.length - 1);
  const late = taps
    .filter((tap) => tap > beats[0]! - period / 2 && tap < beats.at(-1)! + period)
    .map((tap) => ((((tap - beats[0]!) % period) + period) % period));
  if (late.length < FEWEST) return null;
  // The differences lie on a circle of one period; open it opposite to where most of them are.
  const angle = (value: number) => (value / period) * 2 * Math.PI;
  const centre = Math.atan2(sum(late.map((v) => Math.sin(angle(v)))), sum(late.map((v) => Math.cos(angle(v)))));
  const middle = (centre / (2 * Math.PI)) * period;
  const unrolled = late.map((value) => middle + wrap(value - middle, period));
  const delay = median(unrolled);
  const spread = median(unrolled.map((value) => Math.abs(value - delay)));
  return { delayMs: Math.max(0, wrapDelay(delay, period) - habitMs), spreadMs: spread, taps: late.length };
}

/** The output that sound goes to, as far as the browser tells: its id or "default". */
export function deviceOf(context: { sinkId?: string | { type: string } }): string {
  const sink = context.sinkId;
  return typeof sink === "string" && sink !== "" ? sink : "default";
}

/** A delay is seldom negative and never near a whole period of the slow clicks. */
const wrapDelay = (delay: number, period: number) => (delay < -period * 0.2 ? delay + period : delay);
const wrap = (value: number, period: number) => value - period * Math.round(value / period);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
