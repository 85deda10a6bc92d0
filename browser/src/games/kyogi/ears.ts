/** What is heard at a mat of two fields: the reader, and the bell of a raised hand and of the calls. */
import { effect } from "@preact/signals";
import { listenTo, sound } from "../../audio/ears";
import { events, looking, opened, programme, table } from "./house";
import { twoMinutesLeft } from "./told";

function ring(): void {
  for (const event of events.value) {
    if (event.event === "hand_moved" && event.up) sound().bell();
    if (event.event === "memorised") sound().bell();
    const now = table.peek();
    if (event.event === "two_minutes" && now && twoMinutesLeft(now)) sound().bell();
  }
}

function ruled(): number | null {
  const now = table.value;
  return now && now.phase !== "open" ? (now.last?.number ?? null) : null;
}

/** Begin to listen; the returned function ends it. */
export function listen(): () => void {
  const deaf = listenTo({ programme, ruled, watched: looking.peek() ? (opened.peek()?.match ?? "") : "" });
  const still = effect(ring);
  return () => {
    still();
    deaf();
  };
}
