import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { addressOfGame } from "../games/index";
import { enterMatch, theLine } from "../line";
import * as settings from "../settings";
import { summoned } from "./hall";
import { SeekingStrip } from "./seeking-strip";

/** Who was found may be looking elsewhere: the page is heard. */
async function ring(): Promise<void> {
  const { sound, wake } = await import("../audio/ears");
  await wake();
  sound().bell();
}

/** When the room's match begins, this page sits down at it. */
export function Summons() {
  const route = useLocation();
  const now = summoned.value;
  useEffect(() => {
    if (!now) return;
    summoned.value = null;
    // Who comes back to a match is told of its room too.
    if (theLine()?.match?.match !== now.match) {
      void ring();
      settings.openMatch.value = { match: now.match, key: now.key, opponent: "", game: now.game, base: now.base };
      enterMatch({ match: now.match, key: now.key, base: now.base });
    }
    route.route(addressOfGame(now.game));
  }, [now]);
  return <SeekingStrip />;
}
