/** The buttons beside a table of cards: marks on the cards where they have any, silence, rules, log, everything else. */
import { LookTools } from "../../hall/look-tools";
import { RatedSeal, TalkButton } from "../../hall/talk";
import { Mark } from "../../pages/mark";
import * as settings from "../../settings";
import { t } from "../../words";
import { looking, practice, seated } from "./house";

type Sheet = "rules" | "log" | "menu";

function Corners() {
  return (
    <button type="button" class="quiet icon" aria-pressed={settings.cornerMarks.value} aria-keyshortcuts="m" aria-label={t("koikoi-marks")} title={t("koikoi-marks")} onClick={() => (settings.cornerMarks.value = !settings.cornerMarks.peek())}>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2.5h12v19H6zM9.5 7.5h5l-2.8 8.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
    </button>
  );
}

export function Tools({ open, corners = false }: { open: (sheet: Sheet) => void; corners?: boolean }) {
  return (
    <div class="ct-tools">
      <RatedSeal sitting={seated.value} />
      {looking.value ? <LookTools /> : null}
      <TalkButton sitting={seated.value} />
      {corners ? <Corners /> : null}
      <button
        type="button"
        class={practice.value ? "quiet icon" : "quiet icon ct-wide-only"}
        aria-pressed={!settings.sound.value}
        aria-label={t("koikoi-mute")}
        title={t("koikoi-mute")}
        onClick={() => (settings.sound.value = !settings.sound.peek())}
      >
        <Mark name={settings.sound.value ? "sound" : "mute"} />
      </button>
      <button type="button" class="quiet icon ct-wide-only" aria-keyshortcuts="r" aria-label={t("koikoi-rules")} title={t("koikoi-rules")} onClick={() => open("rules")}>
        <Mark name="rules" />
      </button>
      <button type="button" class="quiet icon ct-wide-only" aria-keyshortcuts="l" aria-label={t("koikoi-log")} title={t("koikoi-log")} onClick={() => open("log")}>
        <Mark name="book" />
      </button>
      <button type="button" class="quiet icon" aria-label={t("match-menu")} title={t("match-menu")} onClick={() => open("menu")}>
        <Mark name="more" />
      </button>
    </div>
  );
}
