/** Presses and keys at work. A press while cards move lands them; where it is then one's turn, it turns the next card,
 * for in this game there is nothing to weigh. */
import { doubled } from "../hurry";
import { finish, settled } from "../stage";
import { turn, turnable } from "./stage";

/** One pressed a stack, or anything else that turns a card. */
export function press(stack?: number): void {
  if (turn(stack) || doubled() || !finish()) return;
  // What was in flight lands within this turn of the loop.
  setTimeout(() => settled.peek() && turnable.peek().length > 0 && turn(stack));
}

export type BozuSheet = "menu" | "rules" | "log" | "keys" | "learn";

const LETTERS: Record<string, BozuSheet> = { r: "rules", l: "log", h: "learn", "?": "keys" };

/** Listen for keys; the returned function ends it. */
export function heedKeys(show: (sheet: BozuSheet) => void): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if ((event.target as HTMLElement | null)?.closest("input, select, textarea, dialog, a, button, [role=dialog]")) return;
    const sheet = LETTERS[event.key.toLowerCase()];
    if (sheet) show(sheet);
    else if (event.key === " " || event.key === "Enter") press();
    else if (event.key === "1" || event.key === "2") press(Number(event.key) - 1);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", key);
  return () => removeEventListener("keydown", key);
}
