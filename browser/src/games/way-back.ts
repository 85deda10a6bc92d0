/** Where a result leads that is loaded again: its match is over and nothing to come back to, but the people are still in
 * the room in which it was begun. */
import { useEffect } from "preact/hooks";
import { isLooking, type Sitting } from "./elsewhere";

const KEY = "karuta.result";

interface Kept {
  room: string;
  /** Address of the page that shows the result. */
  at: string;
}

/** What this window showed when the page was loaded again; loaded by another address it has been left. */
function recall(): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    sessionStorage.removeItem(KEY);
    return kept?.at === location.pathname ? kept.room : null;
  } catch {
    return null;
  }
}

let room = recall();

/** The room of the result that was loaded again. Asked once: whoever comes by the same address later wants to play. */
export function wayBack(): string | null {
  const found = room;
  room = null;
  return found ? `/room/${found}` : null;
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it leads to the entrance.
  }
}

/** Called by every result, for as long as it is shown. */
export function useWayBack(sitting: Sitting): void {
  const from = isLooking(sitting) ? "" : (sitting.room ?? "");
  useEffect(() => {
    if (from === "") return undefined;
    keep({ room: from, at: location.pathname });
    return () => keep(null);
  }, [from]);
}
