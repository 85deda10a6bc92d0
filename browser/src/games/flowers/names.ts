/** How people and cards are called in sentences about a table of flower cards. */
import { seat, together } from "../cards/house";
import { personName } from "../cards/names";
import { cardName, cardOf, list, monthName } from "./deck";
import type { Names } from "./told";

export function names(): Names {
  return {
    seat: seat.value,
    you: together.value ? null : seat.value,
    person: personName,
    card: cardName,
    month: (card) => monthName(cardOf(card).month),
    list: (words) => list(words),
  };
}
