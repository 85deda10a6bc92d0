/** The strip in the 3 cm between the fields: how loud the reader is, and the words only where captions are on. */
import { Captions, Meter } from "../../audio/reader";
import { t } from "../../words";
import { seatName } from "./company";
import { faceToFace, live, own, practice, programme, table } from "./house";

/** Elsewhere the middle of the mat belongs to other things. */
const WITH_READER: ReadonlySet<string> = new Set(["joka", "reading", "open", "sending"]);

/** Between two people the strip says nothing that only one of them could read. */
function Facing() {
  const words = live.value.captions ? <Captions of={programme.value} /> : null;
  return (
    <div class="strip strip-facing">
      {words ? <span class="facing-far">{words}</span> : null}
      <Meter />
      {words}
    </div>
  );
}

export function Reader() {
  const now = table.value;
  if (!now || !WITH_READER.has(now.phase)) return null;
  if (faceToFace.value) return <Facing />;
  const raised = now.hands.findIndex(Boolean);
  const hand = raised < 0 ? null : own.value.includes(raised) ? t("match-strip-hand-you") : t("match-strip-hand", { rival: seatName(raised) });
  const said = now.paused ? t(practice.value ? "match-strip-paused" : "between-strip-waits") : (hand ?? (now.phase === "joka" ? t("match-strip-joka") : null));
  return (
    <div class="strip">
      <Meter />
      {said ? <span class="strip-said">{said}</span> : null}
      {live.value.captions ? <Captions of={programme.value} /> : null}
    </div>
  );
}
