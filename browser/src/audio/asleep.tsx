/** Over a mat whose reader can't be heard yet: the browser holds back the sound until something is pressed. */
import { sound } from "../settings";
import { t } from "../words";
import { silent, wake } from "./ears";

/** `unless`: something else on the mat is to be pressed first, and wakes the sound by itself. */
export function Asleep({ unless }: { unless: boolean }) {
  if (!silent.value || !sound.value || unless) return null;
  return (
    <div class="over-mat">
      <section class="bow">
        <h2>{t("match-sound-asleep")}</h2>
        <button type="button" class="primary" onClick={() => void wake()}>
          {t("match-wake-sound")}
        </button>
      </section>
    </div>
  );
}
