/** The line that says what is asked now, and the buttons that go with it. */
import { computed } from "@preact/signals";
import { Mark } from "../../pages/mark";
import { koikoiLessons } from "../../settings";
import { t } from "../../words";
import { mayAsk } from "../flowers/advice";
import { TakeBack } from "../flowers/take-back";
import { asking, choices, lit, myTurn, picked, putBack, ringed } from "../flowers/choosing";
import { advise, seat } from "./house";
import { lessonOf } from "./lessons";
import { names } from "./names";
import { teaching } from "./first";
import { busy, moves, shown } from "./stage";
import { askOf } from "../flowers/told";

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
