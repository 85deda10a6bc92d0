/** Presses on hand cards, told apart from those that only hurried what moved. */
import { effect } from "@preact/signals";
import { cameUp, doubled, tooEarly, unseen } from "../cards/hurry";
import { deciding, early, pickable, press, pressEarly } from "./choosing";

export { heedHurry, tooEarly, unseen, useSeen } from "../cards/hurry";

effect(() => {
  if (pickable.value.length > 0 || deciding.value) cameUp();
});

let lifting = false;
effect(() => {
  if (early.value !== null) lifting = true;
  else if (lifting) {
    lifting = false;
    cameUp();
  }
});

/** A hand card was pressed: it is played, or lifted first; where cards still moved it is only ever lifted. */
export function pressHand(card: number, touch: boolean): void {
  const double = doubled();
  if (tooEarly()) {
    if (double) return;
    pressEarly(card);
    cameUp();
  } else if (!unseen()) press(card, touch);
}
