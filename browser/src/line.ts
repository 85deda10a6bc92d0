/** The line to the house: opened once for the page, and kept from page to page. */
import { effect } from "@preact/signals";
import { connected, welcome } from "./connection";
import * as koikoi from "./games/koikoi/house";
import * as kyogi from "./games/kyogi/house";
import type { Note, Refused } from "./protocol";
import { openMatch } from "./settings";
import { addressOf, Line } from "./wire";
import { language } from "./words";

const KYOGI = ["opened", "update", "programme", "cancelled", "swept"] as const;
const KOIKOI = ["seated", "table_update", "advice"] as const;

let line: Line | null = null;

/** The line, once `connect` was called. */
export function theLine(): Line | null {
  return line;
}

/** Remarks and refusals name no game: they are for whichever is being opened or played. */
function remarked(message: Note | Refused): void {
  const opening = koikoi.sitting.peek() || (!kyogi.sitting.peek() && koikoi.present());
  if (opening) koikoi.receive(message);
  else kyogi.receive(message);
}

export function connect(): void {
  if (line) return;
  const made = new Line(addressOf(location), { language: () => language.peek() });
  line = made;
  const kept = openMatch.peek();
  if (kept) made.resume({ match: kept.match, key: kept.key });
  for (const name of KYOGI) made.on(name, kyogi.receive);
  for (const name of KOIKOI) made.on(name, koikoi.receive);
  made.on("note", remarked);
  made.on("refused", remarked);
  made.on("welcome", (message) => {
    welcome.value = message;
    connected.value = true;
  });
  made.on("lost", () => (connected.value = false));
  kyogi.through({ send: (message) => made.send(message), act: (move) => void made.act(move) });
  koikoi.through({ send: (message) => made.send(message), make: (move) => made.make(move), nextId: () => made.nextId() });
  // One sits at one mat or table at a time.
  made.on("opened", () => koikoi.stand());
  made.on("seated", () => kyogi.stand());
  // Who left a match comes back as a newcomer.
  effect(() => {
    if (openMatch.value === null && made.match) made.forget();
  });
  made.open();
}
