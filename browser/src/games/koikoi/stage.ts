/** What is seen of the table, update by update: cards move, then what came of it is shown, then the next one. */
import { batch, computed, effect, signal } from "@preact/signals";
import type { KoikoiTable } from "../../protocol-koikoi";
import type { KoikoiUpdate } from "./house";
import { calm } from "../../settings";
import { planOf, type Plan } from "./flights";
import { latest, moving, pace, seat, seated, watchedBy, type GameEvent } from "./house";
import { fly, land, snapshot, type Snapshot } from "./motion";
import { placed, type Places } from "./places";
import { noise } from "./sounds";

export type Moment = Extract<GameEvent, { event: "dealer_drawn" | "redealt" | "made" | "called" }> | { event: "stopped"; seat: number };

/** The table as it is seen. */
export const shown = signal<KoikoiTable | null>(null);
export const fieldPlaces = signal<Places>(new Map());
export const handPlaces = signal<Places>(new Map());
/** Cards move or something is announced. */
export const busy = signal(false);
/** What is announced over the table. */
export const moment = signal<Moment | null>(null);
/** All that happened since one sat down here, update by update. */
export const story = signal<readonly KoikoiUpdate[]>([]);
/** The events that were shown last, for ears. */
export const told = signal<KoikoiUpdate | null>(null);
/** Moves of this seat that may be made now: what is seen is what is. */
export const moves = computed(() => (busy.value || moving.value || shown.value !== latest.value ? [] : (shown.value?.moves ?? [])));

const TEMPO = { match: 1, brisk: 0.7, quick: 0.32 } as const;
/** What is announced is to be read: it shortens less than ways. */
const READING = { match: 1, brisk: 0.9, quick: 0.6 } as const;
const MOMENT_MS: Record<Moment["event"], number> = { dealer_drawn: 3400, redealt: 3600, made: 2300, called: 1500, stopped: 1300 };
/** With more updates than this waiting, as after a sleep, only the last is shown. */
const PATIENCE = 4;

interface View {
  root: HTMLElement;
  air: HTMLElement;
}

let view: View | null = null;
let queue: KoikoiUpdate[] = [];
let running = false;
let ready: { plan: Plan; before: Snapshot; done: () => void } | null = null;
let hurry: () => void = () => undefined;
/** One saw enough of cards that move: what of it still waits is laid at once. */
let rushing = false;

/** The screen is there; the returned function says that it is gone. */
export function raise(root: HTMLElement, air: HTMLElement): () => void {
  view = { root, air };
  return () => {
    view = null;
    hurry();
  };
}

/** Called when the page has laid out what `shown` says, before it is painted. */
export function laidOut(): void {
  const waiting = ready;
  ready = null;
  if (!waiting || !view) return waiting?.done();
  const tempo = TEMPO[pace.peek()];
  for (const { at, noise: name } of waiting.plan.noises) noise(name, at * tempo);
  void fly(waiting.plan, { ...view, before: waiting.before, tempo, calm: calm.peek() }).then(waiting.done);
  const { done } = waiting;
  hurry = () => {
    if (view) land(view.root, view.air);
    done();
  };
}

/** Whoever watched long enough goes on: what is announced is gone. */
export function skip(): void {
  hurry();
}

/** Cards that fly land, and those that would fly next lie. True if any flew; an announcement stays for its own time. */
export function finish(): boolean {
  if (!running || moment.peek()) return false;
  rushing = true;
  hurry();
  return true;
}

function settle(update: KoikoiUpdate): void {
  batch(() => {
    const before = shown.peek();
    const fresh = !before || before.round !== update.table.round || update.events.some((event) => event.event === "dealt");
    fieldPlaces.value = placed(fresh ? new Map() : fieldPlaces.peek(), update.table.table);
    handPlaces.value = placed(fresh ? new Map() : handPlaces.peek(), update.table.hand);
    shown.value = update.table;
  });
}

function hold(what: Moment, ms: number): Promise<void> {
  moment.value = what;
  rushing = false;
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      if (moment.peek() === what) moment.value = null;
      done();
    };
    const timer = setTimeout(over, ms);
    hurry = over;
  });
}

function move(update: KoikoiUpdate): Promise<void> {
  const rules = seated.peek()?.rules ?? {};
  const plan = planOf(shown.peek(), update, seat.peek(), String(rules["deal_by"] ?? "fours"));
  if (!view || document.hidden || rushing) {
    settle(update);
    return Promise.resolve();
  }
  const before = snapshot(view.root);
  return new Promise((done) => {
    ready = { plan, before, done };
    settle(update);
  });
}

async function announce(events: readonly GameEvent[], early: boolean): Promise<void> {
  const quick = READING[pace.peek()];
  for (const event of events) {
    const first = event.event === "dealer_drawn" || event.event === "redealt";
    if (first !== early) continue;
    if (event.event === "dealer_drawn" && event.draws.length === 0) continue;
    if (first || event.event === "made" || event.event === "called") {
      if (event.event === "made") noise("yaku");
      if (event.event === "called") noise("koikoi");
      await hold(event, MOMENT_MS[event.event] * quick);
    } else if (event.event === "round_ended" && event.result.why === "stop" && event.result.seat !== null) {
      noise("stop");
      await hold({ event: "stopped", seat: event.result.seat }, MOMENT_MS.stopped * quick);
    }
  }
}

async function show(update: KoikoiUpdate): Promise<void> {
  const resumed = shown.peek() === null || queue.length > PATIENCE || !view;
  story.value = [...story.peek(), update];
  if (resumed) return settle(update);
  await announce(update.events, true);
  told.value = update;
  // A round that ends clears the table: what ended it is announced over the cards.
  const ends = update.events.some((event) => event.event === "round_ended");
  if (ends) await announce(update.events, false);
  await move(update);
  if (!ends) await announce(update.events, false);
}

async function run(): Promise<void> {
  running = busy.value = true;
  for (let next = queue.shift(); next; next = queue.shift()) await show(next);
  running = busy.value = rushing = false;
  hurry = () => undefined;
}

watchedBy((update) => {
  queue.push(update);
  if (!running) void run();
});

/** The page came later than what the house told: the table is shown as it lies. */
export function hearAgain(): void {
  const table = latest.peek();
  if (table && !running && shown.peek() !== table) settle({ type: "table_update", seq: 0, events: [], table });
}

/** Forget the last table: another begins. */
function clear(): void {
  batch(() => {
    queue = [];
    shown.value = moment.value = told.value = null;
    story.value = [];
  });
}

let match = "";
effect(() => {
  const now = seated.value?.match ?? "";
  if (now !== match) clear();
  match = now;
});
