/** The line that says what is asked now, and the buttons that go with it. */
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { msUntil } from "../cards/clock";
import { waitsForAway } from "../../hall/between";
import { advise, looking, practice, seat, seated, takeBack, together } from "../cards/house";
import { personName } from "../cards/names";
import { busy } from "../cards/stage";
import { TurnTimer } from "../cards/turn-limit";
import { mayAsk } from "./advice";
import { asking, choices, picked, putBack } from "./choosing";
import { isOpen } from "./covered";
import { elsewhere } from "../elsewhere";
import { list } from "./deck";
import { names } from "./names";
import { moves } from "./stage";
import { latest, shown } from "./table";
import { askOf } from "./told";

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

function TakeBack() {
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

/** What is asked of whoever looks, or whom one waits for. */
export function askWords(): string {
  const waits = waitsForAway(seated.value);
  if (waits) return t(waits.k, waits.facts);
  const { turn } = shown.value!;
  if (together.value && !looking.value && turn === seat.value && !isOpen(turn)) return t("facing-ask", { name: personName(turn) });
  const others = elsewhere(seated.value);
  if (shown.value!.phase === "deal" && !shown.value!.waits && others.length > 0 && !looking.value) {
    return t("after-wait", { names: list(others.map(personName)), count: others.length });
  }
  // Who looks on is asked for nothing.
  const eyes = looking.value ? { ...names(), seat: -1 } : names();
  const { k, facts } = askOf(shown.value!, eyes, {
    moves: moves.value,
    asking: asking.value,
    picked: picked.value,
    choices: choices.value,
  });
  return t(k, facts);
}

/** `off`: the line is a lesson, and this ends lessons. */
export function AskBar({ line, off = null }: { line: string; off?: (() => void) | null }) {
  return (
    <div class="kk-ask" data-urgent={moves.value.length > 0 && !busy.value}>
      <TurnTimer />
      <p data-lesson={off !== null}>
        {off ? <Mark name="hint" /> : null}
        <span>{line}</span>
        {off ? (
          <button type="button" class="quiet icon" aria-label={t("koikoi-lessons-off")} title={t("koikoi-lessons-off")} onClick={off}>
            <Mark name="close" />
          </button>
        ) : null}
      </p>
      <div class="kk-ask-buttons">
        {asking.value !== null ? (
          <button type="button" class="kk-button" onClick={putBack}>
            <Mark name="close" /> <span>{t("koikoi-put-back")}</span>
          </button>
        ) : null}
        <TakeBack />
        {together.value || !practice.value ? null : (
          <button type="button" class="kk-button" aria-keyshortcuts="a" disabled={!mayAsk()} onClick={advise}>
            <Mark name="hint" /> <span>{t("koikoi-advice")}</span>
          </button>
        )}
      </div>
    </div>
  );
}
