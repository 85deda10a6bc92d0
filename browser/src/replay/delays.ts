/** How fast cards were taken: always counted from the END of the mora that decided them; before it is below zero. */

/** Seconds from the end of the deciding mora to the take; null where nobody took by hand. */
export function delayOf(ruling: { time: number | null; mora_end: number }): number | null {
  return ruling.time === null ? null : ruling.time / 10_000 - ruling.mora_end / 1000;
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
