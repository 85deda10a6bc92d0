/** The line that says what is asked of who sits at a seat, or whom the match waits for. */
import { waitsFor } from "../../hall/between";
import type { Table } from "../../protocol";
import { seatName, sideName } from "./company";
import { isMoving } from "./hand-over";
import { looking, opened, sideOfSeat } from "./house";
import { askOf, type Sentence } from "./told";

export function lineOf(now: Table, at: number): Sentence {
  const waits = waitsFor(opened.value, now.paused);
  if (waits) return waits;
  if (looking.value) return { k: `watch-phase-${now.phase}` };
  const mine = sideOfSeat(at);
  return askOf(now, at, sideName(1 - mine), isMoving(mine), seatName);
}
