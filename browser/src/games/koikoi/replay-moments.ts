/** A replay as moments at which somebody decided something: pure. The house tells it step by step. */
import type { KoikoiFrame, KoikoiReplay, Play, Score } from "../../protocol-koikoi";
import { cardOf } from "../flowers/deck";
import { marksOf, type Mark } from "../flowers/replay-marks";

export type GameEvent = KoikoiFrame["events"][number];
type Made = Extract<GameEvent, { event: "made" }>;
type RoundEnded = Extract<GameEvent, { event: "round_ended" }>;

export interface Moment {
  kind: "deal" | "play" | "pick" | "decide" | "resign";
  /** Index of the step that was decided, and of the last one that followed from it. */
  from: number;
  to: number;
  /** Who decided; null: the table dealt. */
  seat: number | null;
  round: number;
  /** Number of the turn in its round, from 1; 0: the deal. */
  turn: number;
}

const KINDS: Record<KoikoiFrame["move"]["move"], Moment["kind"]> = {
  deal: "deal",
  play: "play",
  draw: "play",
  pick: "pick",
  stop: "decide",
  koikoi: "decide",
  resign: "resign",
};

/** Every decision and every deal; the stock card that the table turns belongs to the play before it. */
export function momentsOf(frames: readonly KoikoiFrame[]): Moment[] {
  const moments: Moment[] = [];
  frames.forEach(({ move, seat, round, turn_of }, i) => {
    const last = moments.at(-1);
    if (move.move === "draw" && last) last.to = i;
    else moments.push({ kind: KINDS[move.move], from: i, to: i, seat, round, turn: move.move === "deal" ? 0 : turn_of });
  });
  return moments;
}

/** Everything that came of a moment. */
export function eventsOf(frames: readonly KoikoiFrame[], { from, to }: Moment): GameEvent[] {
  return frames.slice(from, to + 1).flatMap(({ events }) => events);
}

export const madeIn = (events: readonly GameEvent[]): Made | undefined =>
  events.find((event): event is Made => event.event === "made");

export const endOf = (events: readonly GameEvent[]): RoundEnded | undefined =>
  events.find((event): event is RoundEnded => event.event === "round_ended");

export interface Board {
  hands: readonly (readonly number[])[];
  table: readonly number[];
  piles: readonly [readonly number[], readonly number[]];
  stock: number;
  calls: readonly [number, number];
  points: readonly [number, number];
  scores: readonly [number, number];
  /** The stock card of this moment; -1: none. */
  drawn: number;
  marks: ReadonlyMap<number, Mark>;
}

/** The table as whoever decided saw it, all hands open, with marks for what was then done. A deal is shown as it lies. */
export function boardOf(frames: readonly KoikoiFrame[], moment: Moment): Board {
  const step = frames[moment.from]!;
  const before = moment.kind === "deal" ? step : (frames[moment.from - 1] ?? step);
  const { marks, drawn } = marksOf(eventsOf(frames, moment), before.drawn);
  if (moment.kind === "pick") for (const move of step.choices) if (move.move === "pick") marks.set(move.take, "could");
  const { hands, table, piles, stock, calls, points, scores } = before;
  return { hands, table, piles, stock, calls, points, scores, drawn, marks };
}

/** A card that could have been played, and what it would have taken. */
export interface Other {
  card: number;
  takes: readonly number[];
}

/** The plays that were not made, cards that take first. */
export function otherPlays(frames: readonly KoikoiFrame[], moment: Moment): Other[] {
  const table = frames[moment.from - 1]?.table ?? [];
  const takes = ({ card, take }: Play) =>
    take === null || take === undefined ? table.filter((other) => cardOf(other).month === cardOf(card).month) : [take];
  return frames[moment.from]!.choices
    .flatMap((move) => (move.move === "play" ? [{ card: move.card, takes: takes(move) }] : []))
    .sort((a, b) => Number(b.takes.length > 0) - Number(a.takes.length > 0) || a.card - b.card);
}

/** The score that a round ended with, if it was counted. */
export function scoreOf(events: readonly GameEvent[]): Score | null {
  return endOf(events)?.result.score ?? null;
}

export type Tick = "deal" | "yaku" | "koikoi" | "end" | "none";

/** How a moment stands on the line of all: the end of a round before what ended it. */
export function tickOf(frames: readonly KoikoiFrame[], moment: Moment): Tick {
  const events = eventsOf(frames, moment);
  if (endOf(events)) return "end";
  if (moment.kind === "deal") return "deal";
  if (events.some(({ event }) => event === "called")) return "koikoi";
  return madeIn(events) ? "yaku" : "none";
}

/** The deal of a round, or of the round before or after the one that `at` stands in. */
export function dealOf(moments: readonly Moment[], round: number): number {
  const found = moments.findIndex((moment) => moment.kind === "deal" && moment.round === round);
  return Math.max(0, found);
}

export function stepRound(moments: readonly Moment[], at: number, by: 1 | -1): number {
  const now = moments[at]!;
  const own = dealOf(moments, now.round);
  if (by === -1 && at > own) return own;
  const next = moments.findIndex((moment) => moment.kind === "deal" && moment.round === now.round + by);
  return next >= 0 ? next : by === 1 ? moments.length - 1 : 0;
}

/** Names of a side's seats. */
export function sideNames(replay: Pick<KoikoiReplay, "names">, side: number): string[] {
  return replay.names.filter((_, seat) => seat % 2 === side);
}
