/** One line for whoever plays a first match: what the card in hand would do, and what comes next. Pure. */
import type { KoikoiTable } from "../../protocol-koikoi";

export interface Seen {
  seat: number;
  /** The hand card whose matches are shown, and how many there are. */
  lit: number | null;
  matches: number;
  /** Cards that are asked about are told of by the line that asks. */
  asked: boolean;
}

const TURNS = ["match", "stock", "yaku"] as const;

/** Catalogue entry of the lesson that fits; null: none, as after the first turns. */
export function lessonOf(table: Pick<KoikoiTable, "phase" | "round" | "turn" | "turns">, { seat, lit, matches, asked }: Seen): string | null {
  if (table.turn !== seat || table.round !== 1 || table.phase !== "play" || asked) return null;
  const turn = table.turns.filter((each) => each.seat === seat).length;
  const lesson = TURNS[turn];
  if (!lesson) return null;
  if (turn === 0 && lit !== null) return matches === 0 ? "koikoi-lesson-lies" : "koikoi-lesson-lifted";
  return `koikoi-lesson-${lesson}`;
}
