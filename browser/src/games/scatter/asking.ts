/** The line that says what is asked of the people at this page, or whom the game waits for. */
import { waitsFor } from "../../hall/between";
import type { ScatterTable } from "../../protocol";
import { here } from "./company";
import { looking, opened, own } from "./house";
import { askOf, type Sentence } from "./told";

export function lineOf(now: ScatterTable): Sentence {
  const waits = waitsFor(opened.value, now.paused);
  if (waits) return waits;
  if (looking.value) return { k: now.phase === "look" ? "watch-phase-memorise" : `watch-phase-${now.phase}` };
  return askOf(now, own.value, here().names);
}
