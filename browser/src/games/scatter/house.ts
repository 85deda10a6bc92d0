/** What the house has told this page about its cloth: messages go in, signals come out. */
import { batch, computed, signal } from "@preact/signals";
import type { Award, Note, Opened, Programme, Refused, ScatterTable, Stroke, Touch, Update } from "../../protocol";
import { openMatch } from "../../settings";
import type { Move, ServerMessage } from "../../wire";
import { isLooking, isPractice } from "../elsewhere";
import type { Live, Way } from "../way";

export type GameEvent = Update["events"][number];

export const opened = signal<Opened | null>(null);
/** By own seat. */
export const tables = signal<ReadonlyMap<number, ScatterTable>>(new Map());
export const remark = signal<Note | Refused | null>(null);
export const sitting = signal(false);
export const live = signal<Live>({ hints: "off", captions: false, pace: "match", breath: false });
export const programme = signal<Programme | null>(null);
/** Every award of this sitting, by its number: a take-back takes them out again. */
export const awards = signal<readonly Award[]>([]);
/** The last events, so that a screen can speak of them once. */
export const events = signal<readonly GameEvent[]>([]);
/** Match clock (ms) at which the reading began; null for who came in later. */
export const beganMs = signal<number | null>(null);
export const swept = signal<{ seat: number; strokes: readonly Stroke[]; reading: number } | null>(null);

/** The seats of the people at this page, the first one's first. */
export const own = computed<readonly number[]>(() => opened.value?.own ?? [0]);
export const seat = computed(() => own.value[0] ?? 0);
/** All people sit at this page: what is for practice may be done. */
export const practice = computed(() => isPractice(opened.value));
/** This page looks on. */
export const looking = computed(() => isLooking(opened.value));
/** The game as the first of this page sees it; the others see the same but for what they may do. */
export const table = computed(() => tables.value.get(seat.value) ?? null);
export const over = computed(() => table.value?.phase === "over");
export const present = (): string | null => opened.value?.game ?? null;

let way: Way | null = null;
let acts = 0;

export function through(to: Way): void {
  way = to;
}

export function act(move: Move, of?: number): void {
  void way?.act(move, of);
}

/** Samples of a hand of one of this page's seats in the open reading. */
export function touch(reading: number, of: number, pointer: number, input: Touch["input"], samples: Touch["samples"], up: boolean): void {
  way?.send({ type: "touch", reading, pointer, input, samples, up, seat: of });
}

/** Whose hand it was is being asked: the ruling waits, or need not wait any more. */
export function contest(reading: number, on: boolean): void {
  way?.send({ type: "contest", reading, on });
}

export function takeBack(): void {
  way?.send({ type: "take_back", id: `back-${way.nextId()}-${++acts}` });
}

export function pause(on: boolean): void {
  way?.send({ type: "pause", on });
}

export function change(wish: Partial<Live>): void {
  live.value = { ...live.value, ...wish };
  way?.send({ type: "setting", ...wish } as Parameters<Way["send"]>[0]);
}

export function leave(): void {
  way?.send({ type: "leave" });
  forget();
}

/** Leave the cloth on this page; the game itself stays as it is. */
export function forget(): void {
  batch(() => {
    openMatch.value = null;
    stand();
  });
}

export function stand(): void {
  batch(() => {
    opened.value = programme.value = swept.value = null;
    tables.value = new Map();
    awards.value = [];
    events.value = [];
    beganMs.value = null;
  });
}

export function receive(message: ServerMessage): void {
  batch(() => take(message));
}

function take(message: ServerMessage): void {
  switch (message.type) {
    case "opened":
      // Coming back after a cut finds the cloth as it was.
      if (opened.peek()?.match !== message.match) stand();
      sitting.value = false;
      opened.value = message;
      awards.value = message.awards ?? [];
      live.value = { hints: message.hints, captions: message.captions, pace: message.pace, breath: message.breath };
      break;
    case "update":
      if (message.table.kind === "scatter") update(message.events, message.table);
      break;
    case "programme":
      programme.value = message;
      break;
    case "cancelled":
      programme.value = null;
      break;
    case "swept":
      swept.value = { seat: message.seat, strokes: message.strokes, reading: message.reading };
      break;
    case "refused":
      sitting.value = false;
      remark.value = message;
      // What the cloth already showed goes back to what the house holds.
      tables.value = new Map(tables.peek());
      break;
    case "note":
      remark.value = message;
      if (message.key === "note-unrated" && opened.value) opened.value = { ...opened.value, rated: false };
      break;
    default:
      break;
  }
}

function update(news: readonly GameEvent[], now: ScatterTable): void {
  const first = now.seat === null || now.seat === seat.peek();
  tables.value = new Map(tables.peek()).set(now.seat ?? seat.peek(), now);
  // All seats of this page are told the same.
  if (!first) return;
  const kept = awards.value.filter((award) => award.number <= now.readings);
  const known = new Set(kept.map((award) => award.number));
  const ruled = news.flatMap((event) => (event.event === "awarded" ? [event.award] : []));
  if (now.last && news.length === 0) ruled.push(now.last);
  awards.value = [...kept, ...ruled.filter((award) => !known.has(award.number))];
  if (news.some((event) => event.event === "began")) beganMs.value = now.clock_ms;
  events.value = news;
}
