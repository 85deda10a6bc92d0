/** What the house has told this page about its table of cards: messages go in, signals come out. */
import { batch, signal } from "@preact/signals";
import type { Note, Refused } from "../../protocol";
import type { BozuTable, HanaawaseTable, Seated } from "../../protocol-koikoi";
import type { ServerMessage } from "../../wire";
import type { Way } from "../way";

export const seated = signal<Seated | null>(null);
/** By own seat. */
export const tables = signal<ReadonlyMap<number, BozuTable | HanaawaseTable>>(new Map());
export const remark = signal<Note | Refused | null>(null);
export const sitting = signal(false);

let way: Way | null = null;

export function through(to: Way): void {
  way = to;
}

export function leave(): void {
  way?.send({ type: "leave" });
  stand();
}

export function stand(): void {
  batch(() => {
    seated.value = null;
    tables.value = new Map();
  });
}

export const present = (): string | null => seated.value?.game ?? null;

export function receive(message: ServerMessage): void {
  if (message.type === "seated") {
    batch(() => {
      sitting.value = false;
      seated.value = message;
    });
  } else if (message.type === "table_update" && message.table.game !== "koikoi") {
    tables.value = new Map(tables.peek()).set(message.table.seat ?? 0, message.table);
  } else if (message.type === "refused" || message.type === "note") {
    sitting.value = false;
    remark.value = message;
  }
}
