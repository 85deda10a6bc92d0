/** How two people at one page sit; nothing where there are more, or one alone. */
import { Choice } from "../../pages/choice";
import * as settings from "../../settings";
import { t } from "../../words";
import { canFace, sittingNow, SITTINGS } from "./facing";

export function SittingChoice() {
  if (!canFace.value) return null;
  return (
    <Choice
      label={t("facing-sitting")}
      values={SITTINGS}
      value={sittingNow.value}
      say={(value) => t(`facing-sitting-${value}`)}
      onChoose={(value) => (settings.sitting.value = value)}
      note={t("facing-sitting-note")}
    />
  );
}
