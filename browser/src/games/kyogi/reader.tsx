/** The strip in the 3 cm between the fields: how loud the reader is, and the words only where captions are on. */
import { Captions, Meter } from "../../audio/reader";
import { t } from "../../words";
import { live, opened, programme, table, seat } from "./house";
import { nameOf } from "./seat";

/** Elsewhere the middle of the mat belongs to other things. */
const WITH_READER: ReadonlySet<string> = new Set(["joka", "reading", "open", "sending"]);

export function Reader() {
  const now = table.value;
  if (!now || !WITH_READER.has(now.phase)) return null;
  const hand = now.hands[seat.value as 0 | 1] ? t("match-strip-hand-you") : now.hands[(1 - seat.value) as 0 | 1] ? t("match-strip-hand", { rival: opened.value ? nameOf(opened.value.opponent) : "" }) : null;
  const said = now.paused ? t("match-strip-paused") : (hand ?? (now.phase === "joka" ? t("match-strip-joka") : null));
  return (
    <div class="strip">
      <Meter />
      {said ? <span class="strip-said">{said}</span> : null}
      {live.value.captions ? <Captions of={programme.value} /> : null}
    </div>
  );
}
