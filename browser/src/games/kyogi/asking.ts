/** The line that says what is asked of who sits at a seat, or whom the match waits for. */
import { waitsFor } from "../../hall/between";
import { list } from "../../pages/names";
import type { Table } from "../../protocol";
import { elsewhere, namesOf } from "../elsewhere";
import { isBow } from "./bow";
import { seatName, sideName } from "./company";
import { isMoving } from "./hand-over";
import { looking, opened, sideOfSeat } from "./house";
import { askOf, type Sentence } from "./told";

export function lineOf(now: Table, at: number): Sentence {
  const waits = waitsFor(opened.value, now.paused);
  if (waits) return waits;
  if (looking.value) return { k: `watch-phase-${now.phase}` };
  // Who has bowed waits for whoever has not.
  const sitting = opened.value;
  if (sitting && isBow(now.phase) && now.bowed?.[at]) {
    const missing = elsewhere(sitting).filter((seat) => !now.bowed?.[seat]);
    if (missing.length > 0) return { k: "between-waits-bow", facts: { names: list(namesOf(sitting, missing)), count: missing.length } };
  }
  const mine = sideOfSeat(at);
  return askOf(now, at, sideName(1 - mine), isMoving(mine), seatName);
}
