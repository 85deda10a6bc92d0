/** What a replay's readings come to: their ticks, and who had how many cards when. */
import type { Award, ScatterFrame } from "../../protocol";

export type Tick = "foul" | "dead" | "take-a" | "none";

/** What happened in a reading, for its tick on the timeline. */
export function tickOf({ award }: Pick<ScatterFrame, "award">): Tick {
  if (award.fouls.some((count) => count > 0)) return "foul";
  if (!award.lay) return "dead";
  return award.taker === null ? "none" : "take-a";
}

/** Cards taken by each seat before a reading, what was given back since the last one counted. */
export function countsBefore(frames: readonly ScatterFrame[], index: number): number[] {
  const before = frames[index - 1];
  if (!before) return (frames[index]?.award.counts ?? []).map(() => 0);
  const counts = [...before.award.counts];
  for (const event of before.after) {
    if (event.event !== "yielded") continue;
    counts[event.seat]! -= event.cards.length;
    counts[event.to]! += event.cards.length;
  }
  return counts;
}

/** Cards taken, fouls made and who left, after all readings. */
export function endOf(frames: readonly ScatterFrame[]): { counts: number[]; fouls: number[]; left: boolean[] } {
  const awards: readonly Award[] = frames.map(({ award }) => award);
  const seats = awards[0]?.counts.length ?? 0;
  const fouls = Array.from({ length: seats }, (_, seat) => awards.reduce((sum, award) => sum + (award.fouls[seat] ?? 0), 0));
  const gone = new Set(frames.flatMap(({ after }) => after.flatMap((event) => (event.event === "left" ? [event.seat] : []))));
  return { counts: countsBefore(frames, frames.length), fouls, left: fouls.map((_, seat) => gone.has(seat)) };
}
