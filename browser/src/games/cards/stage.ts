/** What is seen of the table, step by step: cards move, then what came of it is shown, then the next one. How a game is
 * shown is told by its `Performance`. */
import { batch, computed, effect, signal } from "@preact/signals";
import { calm } from "../../settings";
import { type Noise, type Plan } from "./flights";
import { missedBy, own, pace, moving, seat, seated, tables, watchedBy, type Step, type Table, type TableEvent } from "./house";
import { fly, land, snapshot, type Faces, type Snapshot } from "./motion";
import { noise } from "./sounds";

/** What is announced over the table for a while. */
export interface Announced {
  what: { event: string };
  ms: number;
  noise?: Noise;
}

export interface Performance {
  /** A step that is shown one thing after another, as steps of their own; the last is the table as it then is. */
  parts?: (before: Table, step: Step) => readonly Step[];
  /** `before`: the table that is shown; null on arriving. */
  plan: (before: Table | null, step: Step) => Plan;
  /** Announced before cards move, and after. */
  first?: (events: readonly TableEvent[]) => Announced[];
  last?: (events: readonly TableEvent[]) => Announced[];
  /** What ended is announced over the cards that lie, before they are cleared. */
  clears?: (events: readonly TableEvent[]) => boolean;
  /** The step is about to be shown: places are given to its cards. */
  settle?: (before: Table | null, step: Step) => void;
  faces: Faces;
}

/** The tables as they are seen, by own seat. */
export const shownTables = signal<ReadonlyMap<number, Table>>(new Map());
/** The table of whoever looks. */
export const shown = computed<Table | null>(() => shownTables.value.get(seat.value) ?? null);
/** Cards move or something is announced. */
export const busy = signal(false);
/** What is announced over the table. */
export const moment = signal<Announced["what"] | null>(null);
/** All that happened since one sat down here, step by step. */
export const story = signal<readonly Step[]>([]);
/** The step that was shown last, for ears. */
export const told = signal<Step | null>(null);
/** What is seen is what is: one may move. */
export const settled = computed(() => !busy.value && !moving.value && shownTables.value === tables.value);

const TEMPO = { match: 1, brisk: 0.7, quick: 0.32 } as const;
/** What is announced is to be read: it shortens less than ways. */
const READING = { match: 1, brisk: 0.9, quick: 0.6 } as const;
/** With more steps than this waiting, as after a sleep, only the last is shown. */
const PATIENCE = 4;

interface View {
  root: HTMLElement;
  air: HTMLElement;
}

const performances = new Map<string, Performance>();
let view: View | null = null;
let queue: Step[] = [];
let running = false;
let ready: { plan: Plan; before: Snapshot; done: () => void } | null = null;
let hurry: () => void = () => undefined;
/** One saw enough of cards that move: what of it still waits is laid at once. */
let rushing = false;

const playing = () => seated.peek()?.game ?? "koikoi";
const now = (): Performance | undefined => performances.get(playing());

/** How a game is shown. Said once, when its screen is fetched: what lies there by then gets its places. */
export function performs(game: string, how: Performance): void {
  performances.set(game, how);
  const tables = shownTables.peek();
  if (game === playing() && tables.size > 0) how.settle?.(null, { seq: 0, events: [], tables });
}

/** The screen is there; the returned function says that it is gone. Within `root` lies `air`, in which cards fly. */
export function raise(root: HTMLElement, air: HTMLElement): () => void {
  const mine = { root, air };
  view = mine;
  return () => {
    if (view !== mine) return;
    view = null;
    hurry();
  };
}

/** Called when the page has laid out what is shown, before it is painted. */
export function laidOut(): void {
  const waiting = ready;
  const faces = now()?.faces;
  ready = null;
  if (!waiting || !view || !faces) return waiting?.done();
  const tempo = TEMPO[pace.peek()];
  for (const { at, noise: name } of waiting.plan.noises) noise(name, at * tempo);
  void fly(waiting.plan, { ...view, before: waiting.before, tempo, calm: calm.peek(), faces }).then(waiting.done);
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

function settle(step: Step): void {
  batch(() => {
    now()?.settle?.(shown.peek(), step);
    shownTables.value = step.tables;
  });
}

function hold({ what, ms, noise: name }: Announced): Promise<void> {
  if (name) noise(name);
  moment.value = what;
  rushing = false;
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      if (moment.peek() === what) moment.value = null;
      done();
    };
    const timer = setTimeout(over, ms * READING[pace.peek()]);
    hurry = over;
  });
}

function move(step: Step): Promise<void> {
  const plan = now()?.plan(shown.peek(), step);
  if (!view || !plan || document.hidden || rushing) {
    settle(step);
    return Promise.resolve();
  }
  const before = snapshot(view.root, view.air);
  return new Promise((done) => {
    ready = { plan, before, done };
    settle(step);
  });
}

async function announce(all: readonly Announced[] | undefined): Promise<void> {
  for (const each of all ?? []) await hold(each);
}

async function show(step: Step): Promise<void> {
  const resumed = shown.peek() === null || queue.length > PATIENCE || !view;
  story.value = [...story.peek(), step];
  if (resumed) return settle(step);
  const how = now();
  await announce(how?.first?.(step.events));
  told.value = step;
  const over = how?.clears?.(step.events) ?? false;
  if (over) await announce(how?.last?.(step.events));
  const before = shown.peek();
  for (const part of (before && how?.parts?.(before, step)) || [step]) await move(part);
  if (!over) await announce(how?.last?.(step.events));
}

async function run(): Promise<void> {
  running = busy.value = true;
  for (let next = queue.shift(); next; next = queue.shift()) await show(next);
  running = busy.value = rushing = false;
  hurry = () => undefined;
}

watchedBy((step) => {
  queue.push(step);
  if (!running) void run();
});

missedBy((missed) => {
  story.value = [...story.peek(), ...missed.map((step) => ({ ...step, tables: tables.peek() }))];
});

/** The page came later than what the house told: the table is shown as it lies. */
export function hearAgain(): void {
  const latest = tables.peek();
  if (latest.size > 0 && !running && shownTables.peek() !== latest) settle({ seq: 0, events: [], tables: latest });
}

/** Forget the last table: another begins. */
function clear(): void {
  batch(() => {
    queue = [];
    shownTables.value = new Map();
    moment.value = told.value = null;
    story.value = [];
  });
}

let match = "";
effect(() => {
  const current = seated.value?.match ?? "";
  if (current !== match) clear();
  match = current;
});

/** Whose turn it is among several people of this page: they look at the table by turns. */
effect(() => {
  const turn = shown.value?.turn ?? -1;
  if (!busy.value && own.value.length > 1 && own.value.includes(turn)) seat.value = turn;
});
