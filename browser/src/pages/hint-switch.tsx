/** The hints of a game with torifuda, at hand while it is played. */
import type { Live } from "../games/way";
import * as settings from "../settings";
import { t } from "../words";
import { Mark } from "./mark";

export function HintSwitch({ now, change }: { now: Live; change: (wish: Partial<Live>) => void }) {
  const choose = (hints: settings.Hints) => {
    settings.hints.value = hints;
    change({ hints });
  };
  return (
    <label class="hint-switch" title={t("settings-hints")}>
      <Mark name="hint" />
      <span class="unseen">{t("settings-hints")}</span>
      <select value={now.hints} onChange={(event) => choose(event.currentTarget.value as settings.Hints)}>
        {settings.HINTS.map((each) => (
          <option key={each} value={each}>
            {t(`page-hints-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
