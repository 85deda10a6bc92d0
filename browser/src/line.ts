/** The line to the house: opened once for the page, and kept from page to page. */
import { effect } from "@preact/signals";
import { connected, replaced, welcome } from "./connection";
import { keepOpen, through as beginThrough } from "./games/begin";
import { HOUSES, houseOf } from "./games/houses";
import { receive as hear, through as hallThrough } from "./hall/hall";
import { look } from "./hall/watching";
import type { Kind } from "./games/index";
import type { House } from "./games/way";
import type { Opened, Update } from "./protocol";
import type { Seated, TableUpdate } from "./protocol-koikoi";
import { openMatch, type OpenMatch } from "./settings";
import { addressOf, Line, type Kept, type ServerMessage } from "./wire";
import { satHere, sitHere, sitsElsewhere } from "./tabs";
import { language } from "./words";

let line: Line | null = null;

/** The line, once `connect` was called. */
export function theLine(): Line | null {
  return line;
}

/** Sit down at the match of a room. The answer is `opened` or `seated`, as ever. */
export function enterMatch(kept: Kept): void {
  line?.enter(kept);
}

/** Sit down once more at the match that went on in another window. */
export function takeSeatAgain(): void {
  const kept = openMatch.peek();
  if (kept) line?.enter(keptOf(kept));
}

/** The house takes who one is from the beginning of the line: who has signed in or out begins a new one. */
export function beginAnew(): void {
  if (!line) return;
  const kept = line.match;
  line.close();
  line.resume(kept);
  line.open();
}

const KINDS = Object.keys(HOUSES) as Kind[];

/** The house whose game is being opened or played, or was when this page was last open: what names no game is for it. */
function present(): House {
  const kind = KINDS.find((each) => HOUSES[each].sitting.peek()) ?? KINDS.find((each) => HOUSES[each].present() !== null);
  return kind ? HOUSES[kind] : houseOf(openMatch.peek()?.game ?? "kyogi");
}

/** One sits at one mat or table at a time. */
function sit(message: Opened | Seated): void {
  const house = houseOf(message.game);
  for (const kind of KINDS) if (HOUSES[kind] !== house) HOUSES[kind].stand();
  replaced.value = false;
  sitHere(message.match);
  house.receive(message);
  keepOpen(message);
}

function follow(message: Update | TableUpdate): void {
  const { table } = message;
  const kind = "kind" in table ? table.kind : table.game === "koikoi" ? "koikoi" : "cards";
  HOUSES[kind].receive(message);
  if (table.phase === "over") openMatch.value = null;
}

/** What is told of the hall, and of the match beside what happens in it. */
const HALL = ["self", "lobby", "room", "room_gone", "seeking", "line", "pledged", "absent", "rated", "refused"] as const;

export function connect(): void {
  if (line) return;
  const made = new Line((base) => addressOf(location, base), { language: () => language.peek() });
  line = made;
  made.on("opened", sit);
  made.on("seated", sit);
  made.on("update", (message) => (message.match ? look(message) : follow(message)));
  made.on("table_update", (message) => (message.match ? look(message) : follow(message)));
  for (const name of ["programme", "cancelled", "swept", "key", "tail", "advice", "note", "refused"] as const) {
    made.on(name, (message) => ("match" in message && message.match ? look(message) : present().receive(message)));
  }
  for (const name of HALL) made.on(name, (message) => hear(message as ServerMessage));
  made.on("ready", (told) => hear({ type: "ready", ...told }));
  made.on("lost", (told) => hear({ type: "lost", ...told }));
  made.on("watching", look);
  made.on("refused", ({ key }) => {
    if (key === "error-replaced") {
      replaced.value = true;
      sitHere(null);
      // The house ends this line now: it comes back without the match, or two windows would take it from each other.
      made.forget();
    }
    // The match of an earlier visit is no longer kept: there is nothing to come back to.
    if (key === "error-match-gone" && KINDS.every((kind) => HOUSES[kind].present() === null)) openMatch.value = null;
  });
  made.on("welcome", (message) => {
    welcome.value = message;
    connected.value = true;
  });
  made.on("lost", () => (connected.value = false));
  for (const kind of KINDS) HOUSES[kind].through(made);
  beginThrough(made);
  hallThrough(made);
  // Who left a match comes back as a newcomer.
  effect(() => {
    if (openMatch.value === null && made.match) {
      made.forget();
      sitHere(null);
    }
  });
  addEventListener("online", () => made.hurry());
  document.addEventListener("visibilitychange", () => document.hidden || made.hurry());
  void open(made);
}

const keptOf = ({ match, key, base }: OpenMatch): Kept => ({ match, key, ...(base ? { base } : {}) });

/** The line goes up, to the open match if no other window sits there. */
async function open(made: Line): Promise<void> {
  const kept = openMatch.peek();
  if (kept && (satHere(kept.match) || !(await sitsElsewhere(kept.match)))) made.resume(keptOf(kept));
  made.open();
}

/** Somebody wants to sit at the open match here, wherever it is open. */
export function comeBack(): void {
  const kept = openMatch.peek();
  if (kept && line && line.match === null && line.isOpen) line.enter(keptOf(kept));
}
