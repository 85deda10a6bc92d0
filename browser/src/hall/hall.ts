/** What the house has told this page of the hall: who one is, the lobby, one's room, how the line is. Messages go in;
 * signals come out; pages read the signals. */
import { batch, computed, signal } from "@preact/signals";
import type { Refused } from "../protocol";
import type { Absent, Lobby, LineTold, Pledged, Rated, RoomGone, RoomTerms, RoomTold, Say, Seek, Seeking, Self } from "../protocol-hall";
import * as settings from "../settings";
import type { ClientMessage, LineEvents, ServerMessage } from "../wire";

export type Phrase = Say["phrase"];
type Send = (message: ClientMessage) => boolean;

export const self = signal<Self | null>(null);
export const lobby = signal<Lobby | null>(null);
export const room = signal<RoomTold | null>(null);
/** Why one is in no room any more; until one goes into another. */
export const gone = signal<RoomGone["why"] | null>(null);
export const seeking = signal<{ game: string; format: string; rated: boolean; reach: number; since: number } | null>(null);
export const lineTold = signal<LineTold | null>(null);
export const pledged = signal<Pledged | null>(null);
/** Who is away from the match, by page. */
export const absent = signal<readonly Absent[]>([]);
export const rated = signal<Rated | null>(null);
export const refused = signal<Refused | null>(null);
/** The line to the house is cut and comes back by itself. */
export const cut = signal(false);
/** The match of the room that this page has not sat down at yet. */
export const summoned = signal<{ match: string; key: string; base: string; game: string } | null>(null);

/** The room's match waits for this page, or is played at it. */
export const called = computed(() => {
  const told = room.value;
  return told !== null && Boolean(told.match && told.key) && !told.over;
});
export const inRoom = computed(() => room.value?.code ?? null);

let post: Send = () => false;
let present = 0;
/** The room to go back into when the line was cut. */
let wanted: string | null = null;
/** What is sought, to be sought again then. */
let sought: Omit<Seek, "type" | "name"> | null = null;

/** Where messages to the house go. */
export function through(line: { send: Send }): void {
  post = (message) => line.send(message);
}

const named = () => settings.name.peek().trim().slice(0, 24);

/** A page that shows the lobby is told of it; the answer ends that. */
export function attend(): () => void {
  present += 1;
  if (present === 1) post({ type: "enter", on: true });
  return () => {
    present -= 1;
    if (present === 0) post({ type: "enter", on: false });
  };
}

export function makeRoom(terms: RoomTerms, listed: boolean): void {
  gone.value = refused.value = null;
  post({ type: "make_room", terms, listed, name: named() });
}

export function joinRoom(code: string, seat: number | null = null): void {
  gone.value = refused.value = null;
  wanted = code;
  post({ type: "join_room", code, seat, name: named() });
}

export function leaveRoom(): void {
  wanted = null;
  post({ type: "leave_room" });
}

/** A guest is called otherwise from now on: who is in a room goes into it once more, by that name. */
export function rename(): void {
  const now = room.peek();
  if (now && now.seat !== null && !self.peek()?.account) post({ type: "join_room", code: now.code, name: named() });
}

export const takeSeat = (seat: number | null) => post({ type: "take_seat", seat });
export const invite = (seat: number, who: string | null) => post({ type: "invite", seat, who });
export const changeTerms = (terms: RoomTerms) => post({ type: "change", terms });
export const readyUp = (on: boolean) => post({ type: "ready_up", on });
export const say = (phrase: Phrase) => post({ type: "say", phrase });
export const claim = () => post({ type: "claim" });
export const unrate = () => post({ type: "unrate" });

export function seek(wish: Omit<Seek, "type" | "name">): void {
  refused.value = null;
  sought = wish;
  post({ type: "seek", ...wish, name: named() });
}

export function unseek(): void {
  seeking.value = null;
  post({ type: "unseek" });
}

/** Look on at a match; with another delay once more. */
export const watch = (match: string, delay_s: number, silent = false) => post({ type: "watch", match, delay_s, silent });
export const unwatch = (match: string) => post({ type: "unwatch", match });

/** Told again when the line is back. */
function returned(): void {
  cut.value = false;
  if (present > 0) post({ type: "enter", on: true });
  const code = room.peek()?.code ?? wanted;
  if (code) post({ type: "join_room", code, name: named() });
  if (sought && seeking.peek()) post({ type: "seek", ...sought, name: named() });
}

/** One message of the house, or of the line. */
export function receive(message: ServerMessage | ({ type: "ready" } & LineEvents["ready"]) | ({ type: "lost" } & LineEvents["lost"])): void {
  batch(() => take(message));
}

function take(message: Parameters<typeof receive>[0]): void {
  switch (message.type) {
    case "ready":
      if (message.again) returned();
      break;
    case "lost":
      cut.value = true;
      absent.value = [];
      break;
    case "self":
      self.value = message;
      break;
    case "lobby":
      lobby.value = message;
      break;
    case "room":
      sit(message);
      break;
    case "room_gone":
      room.value = null;
      wanted = null;
      gone.value = message.why;
      break;
    case "seeking":
      seeking.value = message.on
        ? { ...seekingOf(message), since: seeking.peek()?.since ?? Date.now() }
        : null;
      break;
    case "line":
      lineTold.value = message;
      break;
    case "pledged":
      pledged.value = message;
      break;
    case "absent":
      absent.value = [
        ...absent.value.filter(({ seats }) => seats.join() !== message.seats.join()),
        ...(message.until_ms === null ? [] : [message]),
      ];
      break;
    case "rated":
      rated.value = message;
      break;
    case "refused":
      // What has an id is an answer to a move in a match.
      if (message.id !== "") break;
      refused.value = message;
      // The room that one wanted to go into is not to be had: a new line need not ask again.
      if (!room.peek()) wanted = null;
      break;
  }
}

const seekingOf = ({ game, format, reach = 0 }: Seeking) => ({ game, format, reach, rated: sought?.rated ?? false });

function sit(told: RoomTold): void {
  const before = room.peek();
  room.value = told;
  wanted = told.code;
  seeking.value = null;
  if (told.match && told.key && !told.over && before?.match !== told.match) {
    absent.value = [];
    rated.value = pledged.value = lineTold.value = null;
    summoned.value = { match: told.match, key: told.key, base: told.base ?? "", game: told.terms.game };
  }
}
