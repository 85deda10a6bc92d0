/** What the house has told this page about its table of cards, whichever game is played there. Messages go in; signals
 * come out. What of it is already seen, after the cards have moved, is `stage.ts`'s. */
import { batch, computed, signal } from "@preact/signals";
import type { Note, Refused } from "../../protocol";
import type { Advice, Make, Seated, TableUpdate } from "../../protocol-koikoi";
import * as settings from "../../settings";
import type { ServerMessage } from "../../wire";
import { isLooking, isPractice } from "../elsewhere";
import type { Way } from "../way";

export type SeatMove = Make["move"];
export type Table = TableUpdate["table"];
export type TableEvent = TableUpdate["events"][number];
/** One committed step as all people of this page see it: what happened, and the table of each of their seats. */
export interface Step {
  seq: number;
  events: readonly TableEvent[];
  tables: ReadonlyMap<number, Table>;
  /** Where a step is shown in several: which of them this is. */
  part?: string;
}

export const seated = signal<Seated | null>(null);
/** The table as the house last told it, by own seat. */
export const tables = signal<ReadonlyMap<number, Table>>(new Map());
export const advice = signal<Advice | null>(null);
/** The last thing that the house would not do, or remarked; shown for a while. */
export const remark = signal<Note | Refused | null>(null);
/** The page asked for a seat and waits for it. */
export const sitting = signal(false);
/** A move of this page is on its way to the house. */
export const moving = signal<SeatMove | null>(null);
export const pace = signal<Seated["pace"]>("match");
/** Through whose eyes the table is seen now: of several people at one page whoever moves. */
export const seat = signal(0);

/** The seats of the people at this page. */
export const own = computed<readonly number[]>(() => seated.value?.own ?? [0]);
/** Nobody is "you": several people share this page, or it looks on. */
export const together = computed(() => own.value.length !== 1);
/** All people sit at this page: what is for practice may be done. */
export const practice = computed(() => isPractice(seated.value));
/** This page looks on. */
export const looking = computed(() => isLooking(seated.value));
/** The table of whoever looks, as the house last told it. */
export const latest = computed<Table | null>(() => tables.value.get(seat.value) ?? null);

let way: Pick<Way, "send" | "make" | "nextId"> = { send: () => false, make: () => Promise.resolve(null), nextId: () => "" };
let hearing: (step: Step) => void = () => undefined;
let catching: (missed: readonly Pick<Step, "seq" | "events">[]) => void = () => undefined;
/** Updates of a step that not all own seats have been told of yet. */
let partial: Step | null = null;

/** Where messages to the house go. */
export function through(to: typeof way): void {
  way = to;
}

/** Who is told each step, in order. */
export function watchedBy(listener: (step: Step) => void): void {
  hearing = listener;
}

/** Who is told what happened while the line was cut: the table that follows shows what came of it. */
export function missedBy(listener: typeof catching): void {
  catching = listener;
}

/** The game whose table this page has; null: none. */
export const present = (): string | null => seated.value?.game ?? null;

export async function make(move: SeatMove, of: number = seat.peek()): Promise<void> {
  if (moving.peek()) return;
  batch(() => {
    moving.value = move;
    advice.value = null;
  });
  await way.make(move, of);
  moving.value = null;
}

/** The result of the round has been seen by `seats`, all of this page unless told otherwise. */
export function goOn(round: number, seats: readonly number[] = own.peek()): void {
  for (const each of seats) way.send({ type: "go_on", round, seat: each });
}

let asked = "";

export function advise(): void {
  asked = way.nextId();
  way.send({ type: "advise", id: asked });
}

export function takeBack(): void {
  way.send({ type: "take_back", id: way.nextId() });
}

export function setPace(wanted: Seated["pace"]): void {
  pace.value = settings.pace.value = wanted;
  way.send({ type: "tempo", pace: wanted });
}

export function leave(): void {
  way.send({ type: "leave" });
  forget();
}

/** Leave the table on this page; the match itself stays as it is. */
export function forget(): void {
  batch(() => {
    settings.openMatch.value = null;
    stand();
  });
}

/** The same where another game has begun, which is now the open match. */
export function stand(): void {
  batch(() => {
    seated.value = advice.value = moving.value = partial = null;
    tables.value = new Map();
  });
}

/** One message of the house; those that tell of no table of cards change nothing. */
export function receive(message: ServerMessage): void {
  batch(() => take(message));
}

function take(message: ServerMessage): void {
  switch (message.type) {
    case "seated":
      sit(message);
      break;
    case "table_update":
      hear(message);
      break;
    case "tail":
      catching(message.steps.map(({ seq, events }) => ({ seq, events: events as readonly TableEvent[] })));
      break;
    case "advice":
      if (message.id === asked) advice.value = message;
      break;
    case "refused":
      sitting.value = false;
      remark.value = message;
      break;
    case "note":
      remark.value = message;
      if (message.key === "note-unrated" && seated.value) seated.value = { ...seated.value, rated: false };
      break;
  }
}

function sit(message: Seated): void {
  sitting.value = false;
  // After a cut the house greets again: the table stays as it is until it is told anew.
  if (seated.peek()?.match !== message.match) {
    tables.value = new Map();
    partial = null;
    seat.value = message.seat;
  }
  seated.value = message;
  pace.value = message.pace;
}

function hear({ seq, events, table }: TableUpdate): void {
  const at = table.seat ?? seat.peek();
  if (events.length > 0 || table.phase !== tables.peek().get(at)?.phase) advice.value = null;
  if (partial && partial.seq !== seq) pass(partial);
  const told = new Map(partial?.tables).set(at, table);
  partial = { seq, events, tables: told };
  // What happened is told once, when all people of this page can be shown it.
  if (events.length === 0 || own.peek().every((each) => told.has(each))) pass(partial);
}

function pass(step: Step): void {
  partial = null;
  tables.value = new Map([...tables.peek(), ...step.tables]);
  hearing({ ...step, tables: tables.peek() });
}
