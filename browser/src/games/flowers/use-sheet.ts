/** The sheet that lies over a table of flower cards, turned to whoever opened it where two sit across from each other. */
import { useSignal } from "@preact/signals";
import { facing, frameTurn, turnOf } from "./facing";

export function useSheet<P>() {
  const now = useSignal<{ page: P; at: number | undefined } | null>(null);
  /** From a sheet one goes to the next as one sits. */
  const open = (page: P, at: number | undefined = now.peek()?.at) => {
    now.value = { page, at };
  };
  const at = now.value?.at;
  return {
    sheet: now.value?.page ?? null,
    open,
    close: () => {
      now.value = null;
    },
    /** Degrees by which the sheet is turned on the screen. */
    turned: facing.value && at !== undefined ? (frameTurn.value + turnOf(at)) % 360 : 0,
  };
}
