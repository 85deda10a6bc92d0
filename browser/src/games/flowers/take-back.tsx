/** The last move taken back, as long as it is open. */
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { msUntil } from "../cards/clock";
import { takeBack } from "../cards/house";
import { latest } from "./table";

const RING = 2 * Math.PI * 9;

/** The time that is left, as a ring that empties. */
function Ring({ until }: { until: number }) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const left = msUntil(until);
    const running = ring.current?.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: RING }], { duration: Math.max(1, left), fill: "forwards" });
    return () => running?.cancel();
  }, [until]);
  return (
    <svg class="kk-ring" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" class="kk-ring-ground" />
      <circle ref={ring} cx="12" cy="12" r="9" stroke-dasharray={RING} transform="rotate(-90 12 12)" />
    </svg>
  );
}

export function TakeBack() {
  const now = latest.value;
  if (!now?.may_take_back || now.phase === "over") return null;
  const due = now.phase === "draw" ? now.draw_ms : null;
  return (
    <button type="button" class="kk-button" onClick={takeBack} aria-keyshortcuts="u">
      {due === null ? <Mark name="back" /> : <Ring until={due} />}
      <span>{t("koikoi-take-back")}</span>
    </button>
  );
}
