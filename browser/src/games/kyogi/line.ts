/** The line to the house: opened once for the page, and kept from page to page. */
import { effect } from "@preact/signals";
import { openMatch } from "../../settings";
import { language } from "../../words";
import { addressOf, Line, type MessageType } from "../../wire";
import { connected, receive, through } from "./house";

const TOLD: readonly MessageType[] = [
  "welcome",
  "opened",
  "update",
  "programme",
  "cancelled",
  "swept",
  "note",
  "refused",
  "synced",
];

let line: Line | null = null;

/** The line, once `connect` was called. */
export function theLine(): Line | null {
  return line;
}

export function connect(): void {
  if (line) return;
  const made = new Line(addressOf(location), { language: () => language.peek() });
  line = made;
  const kept = openMatch.peek();
  if (kept) made.resume({ match: kept.match, key: kept.key });
  for (const name of TOLD) made.on(name, receive);
  made.on("welcome", () => (connected.value = true));
  made.on("lost", () => (connected.value = false));
  through({ send: (message) => made.send(message), act: (move) => void made.act(move) });
  // Who left a match comes back as a newcomer.
  effect(() => {
    if (openMatch.value === null && made.match) made.forget();
  });
  made.open();
}
