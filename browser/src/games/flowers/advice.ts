/** What the house thinks of each move, when it was asked. */
import { computed } from "@preact/signals";
import { language } from "../../words";
import { advice, seated, together, type SeatMove } from "../cards/house";
import { moves } from "./stage";

export const advised = computed(() => (moves.value.length > 0 ? (advice.value?.moves ?? []) : []));
export const bestMove = computed<SeatMove | null>(() => advised.value[0]?.move ?? null);

export function signed(points: number, places = 1): string {
  return points.toLocaleString(language.value, { signDisplay: "exceptZero", minimumFractionDigits: places, maximumFractionDigits: places });
}

/** Points of the best move that fits, as the language writes them; empty without advice. */
export function worthOf(fits: (move: SeatMove) => boolean): string {
  const found = advised.value.find(({ move }) => fits(move));
  return found ? signed(found.points) : "";
}

/** Whether this seat may ask what its moves are worth: in practice alone. */
export const mayAsk = (): boolean => moves.value.length > 0 && !together.value && seated.value?.players.every((who, at) => who !== null || at === seated.value?.seat) === true;
