/** What may change in the midst of a game with a reader, where nobody outside the house minds. */
import type { Live } from "../games/way";
import * as settings from "../settings";
import { PACES, type Pace } from "../settings";
import { t } from "../words";
import { Choice, Toggle } from "./choice";

export function Practice({ now, change }: { now: Live; change: (wish: Partial<Live>) => void }) {
  return (
    <div class="form">
      <Choice
        label={t("settings-hints")}
        values={settings.HINTS}
        value={now.hints}
        say={(value) => t(`page-hints-${value}`)}
        onChoose={(hints) => {
          settings.hints.value = hints;
          change({ hints });
        }}
      />
      <Choice
        label={t("settings-pace")}
        values={PACES}
        value={now.pace as Pace}
        say={(value) => t(`page-pace-${value}`)}
        onChoose={(pace) => {
          settings.pace.value = pace;
          change({ pace });
        }}
        note={t("page-pace-note")}
      />
      <Toggle label={t("settings-captions")} note={t("settings-captions-note")} on={now.captions} onChange={(captions) => change({ captions })} />
      <Toggle
        label={t("settings-breath")}
        note={t("settings-breath-note")}
        on={now.breath}
        onChange={(breath) => {
          settings.breath.value = breath;
          change({ breath });
        }}
      />
    </div>
  );
}

/** Hints go round: off, kimariji, romaji, meaning. */
export function nextHints(now: Live, change: (wish: Partial<Live>) => void): void {
  const hints = settings.HINTS[(settings.HINTS.indexOf(now.hints) + 1) % settings.HINTS.length]!;
  settings.hints.value = hints;
  change({ hints });
}
