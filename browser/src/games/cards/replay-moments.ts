/** A replay of a table of cards as moments at which somebody did something: pure. */
import type { CardsFrame } from "../../protocol-koikoi";

export interface Moment {
  /** Index of the step, and of the last one that followed from it. */
  from: number;
  to: number;
  /** Who moved; null: the table dealt. */
  seat: number | null;
  move: CardsFrame["move"];
  events: CardsFrame["events"];
}

/** The stock card that the table turns belongs to the play before it. */
export function momentsOf(frames: readonly CardsFrame[]): Moment[] {
  const moments: Moment[] = [];
  frames.forEach(({ seat, move, events }, i) => {
    const last = moments.at(-1);
    if (move.move === "draw" && last) {
      last.to = i;
      last.events = [...last.events, ...events];
    } else moments.push({ from: i, to: i, seat, move, events });
  });
  return moments;
}

export type Tick = "deal" | "end" | "monk" | "lady" | "none";

/** How a moment stands on the line of all. */
export function tickOf({ move, events }: Moment): Tick {
  for (const event of events) {
    if (event.event === "counted" || event.event === "won" || event.event === "finish") return "end";
    if (event.event === "turned" && (event.effect === "took" || event.effect === "took_all")) return "lady";
    if (event.event === "turned" && event.effect !== "kept") return "monk";
  }
  return move.move === "deal" ? "deal" : "none";
}
