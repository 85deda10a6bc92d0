/** Whether the house can be reached, and what it said when it greeted: the same for all games. */
import { signal } from "@preact/signals";
import type { Welcome } from "./protocol";

export const connected = signal(false);
export const welcome = signal<Welcome | null>(null);
