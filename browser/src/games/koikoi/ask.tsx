/** The line that says what is asked now, and the buttons that go with it. */
import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../../pages/mark";
import { koikoiLessons } from "../../settings";
import { t } from "../../words";
import { asking, choices, lit, myTurn, picked, putBack, ringed } from "./choosing";
import { msUntil } from "./clock";
import { advise, latest, seat, takeBack } from "./house";
import { lessonOf } from "./lessons";
import { names } from "./names";
import { teaching } from "./first";
import { busy, moves, shown } from "./stage";
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

/** Whether this seat may ask what its moves are worth. */
export function mayAsk(): boolean {
  return moves.value.length > 0;
}

/** What a first match is told at this moment. */
const lesson = computed(() => {
  const now = shown.value;
  if (!now || !teaching.value || !myTurn.value) return null;
  return lessonOf(now, { seat: seat.value, lit: lit.value, matches: ringed.value.size, asked: choices.value.length > 0 || picked.value !== null });
});

export function askLine(): string {
  if (lesson.value) return t(lesson.value, { count: ringed.value.size });
  const { k, facts } = askOf(shown.value!, names(), {
    moves: moves.value,
    asking: asking.value,
    picked: picked.value,
    choices: choices.value,
  });
  return t(k, facts);
}

export function Ask() {
  const urgent = moves.value.length > 0 && !busy.value;
  return (
    <div class="kk-ask" data-urgent={urgent}>
      <p data-lesson={lesson.value !== null}>
        {lesson.value === null ? null : <Mark name="hint" />}
        <span>{askLine()}</span>
        {lesson.value === null ? null : (
          <button type="button" class="quiet icon" aria-label={t("koikoi-lessons-off")} title={t("koikoi-lessons-off")} onClick={() => (koikoiLessons.value = false)}>
            <Mark name="close" />
          </button>
        )}
      </p>
      <div class="kk-ask-buttons">
        {asking.value !== null ? (
          <button type="button" class="kk-button" onClick={putBack}>
            <Mark name="close" /> <span>{t("koikoi-put-back")}</span>
          </button>
        ) : null}
        <TakeBack />
        <button type="button" class="kk-button" aria-keyshortcuts="a" disabled={!mayAsk()} onClick={advise}>
          <Mark name="hint" /> <span>{t("koikoi-advice")}</span>
        </button>
      </div>
    </div>
  );
}
