/** One who plays alone: how long it took, how often a hand went wrong, and the best so far by the same rules. */
import type { Award } from "../../protocol";
import { bests, type Best } from "../../settings";

/** Wrong touches, and cards that nobody took. */
export function missesOf(awards: readonly Award[]): number {
  return awards.reduce((sum, award) => sum + (award.fouls[0] ?? 0) + (award.lay && award.taker === null ? 1 : 0), 0);
}

/** The rules by which times can be compared, as one text. */
export function ruleKey(game: string, rules: Record<string, string | number | boolean>): string {
  const said = Object.entries(rules)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return [game, ...said].join(",");
}

/** Fewer misses are better, then less time. */
export function better(one: Best, two: Best): boolean {
  return one.misses !== two.misses ? one.misses < two.misses : one.ms < two.ms;
}

/** Keep a result; what was the best before it, if any. */
export function keepBest(key: string, now: Best): Best | null {
  const before = bests.peek()[key] ?? null;
  if (!before || better(now, before)) bests.value = { ...bests.peek(), [key]: now };
  return before;
}
