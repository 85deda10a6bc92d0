/** What a table of flower cards needs while its screen is there: cards that fly, keys, presses, the clock, pictures, sound. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { followClock } from "../cards/clock";
import { wakeByPress } from "../cards/sounds";
import { seat } from "../cards/house";
import { laidOut, raise, shownTables } from "../cards/stage";
import { choices, myTurn } from "./choosing";
import { fetchFaces } from "./deck";
import { facing } from "./facing";
import { focusAsked, heedKeys, passFocus } from "./hands-on";
import { heedHurry } from "./hurry";
import type { Sheet } from "./keys";

export function useFlowerTable(root: RefObject<HTMLDivElement | null>, air: RefObject<HTMLDivElement | null>, open: (sheet: Sheet) => void): void {
  // Before it is painted: a key may be pressed as soon as one reads what to press.
  useLayoutEffect(() => raise(root.current!, air.current!), [facing.value]);
  useLayoutEffect(() => heedKeys(open), []);
  useLayoutEffect(() => heedHurry(root.current!), []);
  useLayoutEffect(wakeByPress, []);
  useEffect(followClock, []);
  useEffect(fetchFaces, []);
  useLayoutEffect(() => {
    laidOut();
    passFocus();
  }, [shownTables.value]);
  const asked = `${choices.value.join()} ${myTurn.value} ${seat.value}`;
  useLayoutEffect(focusAsked, [asked]);
}
