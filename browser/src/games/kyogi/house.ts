/** What the house has told this page about its match. Messages go in; signals come out; screens read the signals. */
import { batch, computed, signal } from "@preact/signals";
import type {
  Act,
  Hint,
  Note,
  Opened,
  Programme,
  Refused,
  Ruling,
  Stroke,
  Table,
  Touch,
  Update,
  Wire,
} from "../../protocol";
import * as settings from "../../settings";
import { isLooking, isPractice } from "../elsewhere";
import type { Live, Way } from "../way";

export type ClientMessage = Wire["client"];
export type ServerMessage = Wire["server"];
type OnFields =
  | "bowed" | "dealt" | "laid" | "readied" | "memorising" | "two_minutes" | "memorised" | "swung" | "went_away" | "began" | "reading_opened"
  | "ruled" | "voided" | "sent" | "waived" | "placed" | "shifted" | "acknowledged" | "hand_moved" | "swapped" | "ended";
export type GameEvent = Extract<Update["events"][number], { event: OnFields }>;
export type SeatMove = Act["move"];
export interface Shorter {
  card: number;
  before: Hint;
  after: Hint;
}

export const opened = signal<Opened | null>(null);
/** The mat as each seat of this page may see it. */
export const tables = signal<ReadonlyMap<number, Table>>(new Map());
export const live = signal<Live>({ hints: "off", captions: false, pace: "match", breath: false });
export const programme = signal<Programme | null>(null);
/** The last thing that the house would not do, or remarked; shown for a while. */
export const remark = signal<Note | Refused | null>(null);
/** Cards on the mat whose kimariji the last reading has made shorter, as their hints told it before and tell it now. */
export const shortened = signal<readonly Shorter[]>([]);
/** Every ruling of this sitting, by its number: a take-back takes them out again. */
export const rulings = signal<readonly Ruling[]>([]);
/** The last events, so that a screen can speak of them once. */
export const events = signal<readonly GameEvent[]>([]);
/** How the match came to its end, if this page saw it. */
export const endedWhy = signal<Extract<GameEvent, { event: "ended" }>["why"] | null>(null);
export const swept = signal<{ seat: number; strokes: readonly Stroke[]; reading: number } | null>(null);
/** The page asked for a seat and waits for it. */
export const sitting = signal(false);

/** The seats of the people at this page. */
export const own = computed<readonly number[]>(() => opened.value?.own ?? [0]);
/** The seat from which the page looks at the mat. */
export const seat = computed(() => own.value[0] ?? 0);
export const table = computed<Table | null>(() => tables.value.get(seat.value) ?? null);

export type SideNumber = 0 | 1;
export const sideOfSeat = (at: number): SideNumber => (at % 2 === 0 ? 0 : 1);
/** Seats 0, 2, 4 ... are side 0 at field A, seats 1, 3, 5 ... side 1 at field B. */
export const side = computed<SideNumber>(() => sideOfSeat(seat.value));
export const rival = computed<SideNumber>(() => (side.value === 0 ? 1 : 0));
/** People of both sides sit at this page, opposite each other. */
export const faceToFace = computed(() => own.value.some((at) => sideOfSeat(at) !== side.value));
/** Own seats of a side. */
export const ownOf = (which: number): readonly number[] => own.value.filter((at) => sideOfSeat(at) === which);
/** More than one on a side. */
export const inTeams = computed(() => (opened.value?.names.length ?? 2) > 2);
export const over = computed(() => table.value?.phase === "over");
/** All people sit at this page: what is for practice may be done. */
export const practice = computed(() => isPractice(opened.value));
/** This page looks on. */
export const looking = computed(() => isLooking(opened.value));
export const present = (): string | null => opened.value?.game ?? null;

let way: Pick<Way, "send" | "act"> = { send: () => false, act: () => Promise.resolve(null) };
const post = (message: ClientMessage) => void way.send(message);

/** Where messages to the house go. */
export function through(to: Pick<Way, "send" | "act">): void {
  way = to;
}

/** Of the seat from which the page looks, or another of its own. */
export function act(move: SeatMove, as: number = seat.peek()): void {
  void way.act(move, as);
}

let taken = 0;

/** Samples of a stroke of the open reading. */
export function touch(reading: number | null, as: number, pointer: number, input: Touch["input"], samples: Touch["samples"], up: boolean): void {
  if (reading !== null) post({ type: "touch", reading, pointer, input, samples, up, seat: as });
}

/** Whose hand it was is being asked of the people at this page, or is known now. */
export function contest(reading: number | null, on: boolean): void {
  if (reading !== null) post({ type: "contest", reading, on });
}

export function takeBack(): void {
  post({ type: "take_back", id: `back-${Date.now()}-${++taken}` });
}

/** Have the own cards laid while they are arranged: after a layout, or (null) as they lie, the other way round. */
export function layOut(choice: settings.LayoutChoice | null, mirrored: boolean, as: number = seat.peek()): void {
  const teiichi = choice === "teiichi" ? settings.teiichi.peek() : null;
  post({ type: "lay_out", id: `lay-${Date.now()}-${++taken}`, choice, mirrored, teiichi, seat: as });
}

export function pause(on: boolean): void {
  post({ type: "pause", on });
}

export function change(wish: Partial<Live>): void {
  live.value = { ...live.value, ...wish };
  post({ type: "setting", ...wish } as ClientMessage);
}

export function leave(): void {
  post({ type: "leave" });
  forget();
}

/** Leave the mat on this page; the match itself stays as it is. */
export function forget(): void {
  batch(() => {
    settings.openMatch.value = null;
    stand();
  });
}

/** The same where another game has begun, which is now the open match. */
export function stand(): void {
  batch(() => {
    opened.value = programme.value = swept.value = null;
    tables.value = new Map();
    rulings.value = [];
    events.value = [];
    shortened.value = [];
    endedWhy.value = null;
  });
}

/** One message of the house. */
export function receive(message: ServerMessage): void {
  batch(() => take(message));
}

function take(message: ServerMessage): void {
  switch (message.type) {
    case "opened":
      // Coming back after a cut finds the mat as it was.
      if (opened.peek()?.match !== message.match) stand();
      sitting.value = false;
      opened.value = message;
      rulings.value = message.rulings ?? [];
      live.value = { hints: message.hints, captions: message.captions, pace: message.pace, breath: message.breath };
      break;
    case "update":
      if (onFields(message)) update(message);
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
      // What the mat already showed goes back to what the house holds.
      tables.value = new Map([...tables.value].map(([at, now]) => [at, { ...now }]));
      break;
    case "note":
      remark.value = message;
      if (message.key === "note-unrated" && opened.value) opened.value = { ...opened.value, rated: false };
      break;
    case "welcome":
    case "synced":
      break;
  }
}

/** Without hints, and of cards that are not on the mat, nothing is told. */
export function shorterOf(poems: readonly { poem: number }[], before: Table["hints"], after: Table["hints"]): Shorter[] {
  return poems.flatMap(({ poem }) => {
    const [was, is] = [before[poem], after[poem]];
    return was && is ? [{ card: poem, before: was, after: is }] : [];
  });
}

const onFields = (message: Update): message is FieldsUpdate => message.table.kind === "fields";
type FieldsUpdate = Omit<Update, "events" | "table"> & { events: GameEvent[]; table: Table };

function update(message: FieldsUpdate): void {
  const now = message.table;
  const at = now.seat ?? seat.value;
  const before = table.value;
  tables.value = new Map(tables.value).set(at, now);
  // Each own seat is told of the same step: it is spoken of once.
  if (at !== seat.value) return;
  const kept = rulings.value.filter((ruling) => ruling.number <= now.readings);
  const known = new Set(kept.map((ruling) => ruling.number));
  const news = message.events.flatMap((event) => (event.event === "ruled" ? [event.ruling] : []));
  if (now.last && message.events.length === 0) news.push(now.last);
  rulings.value = [...kept, ...news.filter((ruling) => !known.has(ruling.number))];
  const ruled = message.events.find((event) => event.event === "ruled");
  if (ruled?.event === "ruled") shortened.value = shorterOf(ruled.shortened, before?.hints ?? {}, now.hints);
  else if (now.phase === "open" || now.readings === 0) shortened.value = [];
  for (const event of message.events) if (event.event === "ended") endedWhy.value = event.why;
  events.value = message.events;
}
