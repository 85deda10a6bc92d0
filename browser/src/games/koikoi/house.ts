/** What the house has told this page about its table of Koi-Koi. Messages go in; signals come out. What of it is already
 * seen, after the cards have moved, is `stage.ts`'s. */
import { batch, computed, signal } from "@preact/signals";
import type { KoikoiHouse, Note, Refused } from "../../protocol";
import type { Advice, KoikoiTable, KoikoiWire, Make, Seated, SitDown, TableUpdate } from "../../protocol-koikoi";
import * as settings from "../../settings";
import { welcome } from "../../connection";

export type SeatMove = Make["move"];
type Koikois = "dealer_drawn" | "redealt" | "dealt" | "discarded" | "drawn" | "picked" | "made" | "called" | "round_ended" | "ended";
export type GameEvent = Extract<TableUpdate["events"][number], { event: Koikois }>;
/** An update of a table of Koi-Koi: other games have their own screens. */
export type KoikoiUpdate = Omit<TableUpdate, "events" | "table"> & { events: GameEvent[]; table: KoikoiTable };
type ClientMessage = KoikoiWire["client"] | { type: "take_back"; id: string } | { type: "leave" };

/** Who plays here, by which rules; null until the house has greeted. */
export const koikoiHouse = computed<KoikoiHouse | null>(() => welcome.value?.koikoi ?? null);
export const seated = signal<Seated | null>(null);
/** The table as the house last told it. */
export const latest = signal<KoikoiTable | null>(null);
export const advice = signal<Advice | null>(null);
/** The last thing that the house would not do, or remarked; shown for a while. */
export const remark = signal<Note | Refused | null>(null);
/** The page asked for a seat and waits for it. */
export const sitting = signal(false);
/** A move of this seat is on its way to the house. */
export const moving = signal<SeatMove | null>(null);
export const pace = signal<Seated["pace"]>("match");

export const seat = computed(() => seated.value?.seat ?? 0);
/** Own side: seats 0 and 2 are side 0, seats 1 and 3 are side 1. */
export const side = computed<0 | 1>(() => (seat.value % 2 === 0 ? 0 : 1));
export const rivals = computed<0 | 1>(() => (side.value === 0 ? 1 : 0));

/** The way to the house: a message that may be lost, and a move that may not. */
export interface Way {
  send: (message: ClientMessage) => unknown;
  make: (move: SeatMove) => Promise<Refused | null>;
  nextId: () => string;
}

let way: Way = { send: () => undefined, make: () => Promise.resolve(null), nextId: () => "" };
let hearing: (update: KoikoiUpdate) => void = () => undefined;

/** Where messages to the house go. */
export function through(to: Way): void {
  way = to;
}

/** Who is told each update, in order. */
export function watchedBy(listener: (update: KoikoiUpdate) => void): void {
  hearing = listener;
}

/** Whether this page has a table of Koi-Koi, or had one when it was last open. */
export function present(): boolean {
  return seated.peek() !== null || settings.openMatch.peek()?.game === "koikoi";
}

export async function make(move: SeatMove): Promise<void> {
  if (moving.peek()) return;
  batch(() => {
    moving.value = move;
    advice.value = null;
  });
  await way.make(move);
  moving.value = null;
}

export function goOn(round: number): void {
  way.send({ type: "go_on", round });
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
    seated.value = latest.value = advice.value = moving.value = null;
  });
}

/** Sit down. The answer is `Seated`. */
export function open(wish: SitDown): void {
  batch(() => {
    forget();
    sitting.value = true;
    remark.value = null;
  });
  way.send(wish);
}

/** One message of the house. */
export function receive(message: KoikoiWire["server"] | Note | Refused): void {
  batch(() => take(message));
}

function take(message: KoikoiWire["server"] | Note | Refused): void {
  switch (message.type) {
    case "seated":
      sitting.value = false;
      seated.value = message;
      pace.value = message.pace;
      settings.hasPlayed.value = true;
      settings.koikoiFirst.value ??= message.match;
      settings.openMatch.value = { match: message.match, key: message.key, opponent: rivalOf(message), game: "koikoi" };
      break;
    case "table_update":
      if (!ofKoikoi(message)) break;
      if (message.events.length > 0 || message.table.phase !== latest.value?.phase) advice.value = null;
      latest.value = message.table;
      if (message.table.phase === "over") settings.openMatch.value = null;
      hearing(message);
      break;
    case "advice":
      if (message.id === asked) advice.value = message;
      break;
    case "refused":
      sitting.value = false;
      // The match of an earlier visit is no longer kept: there is nothing to come back to.
      if (!seated.value && settings.openMatch.value?.game === "koikoi") settings.openMatch.value = null;
      remark.value = message;
      break;
    case "note":
      remark.value = message;
      break;
  }
}

const ofKoikoi = (message: TableUpdate): message is KoikoiUpdate => message.table.game === "koikoi";

function rivalOf(told: Seated): string {
  return told.names[(told.seat + 1) % told.names.length] ?? "";
}
