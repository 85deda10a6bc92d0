/** What the house has told this page about its cloth: messages go in, signals come out. */
import { batch, signal } from "@preact/signals";
import type { Note, Opened, Refused, ScatterTable } from "../../protocol";
import type { ServerMessage } from "../../wire";
import type { Way } from "../way";

export const opened = signal<Opened | null>(null);
/** By own seat. */
export const tables = signal<ReadonlyMap<number, ScatterTable>>(new Map());
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
    opened.value = null;
    tables.value = new Map();
  });
}

export const present = (): string | null => opened.value?.game ?? null;

export function receive(message: ServerMessage): void {
  if (message.type === "opened") {
    batch(() => {
      sitting.value = false;
      opened.value = message;
    });
  } else if (message.type === "update" && message.table.kind === "scatter") {
    tables.value = new Map(tables.peek()).set(message.table.seat ?? 0, message.table);
  } else if (message.type === "refused" || message.type === "note") {
    sitting.value = false;
    remark.value = message;
  }
}
