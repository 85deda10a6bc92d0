/** Word of the search on whatever page one is meanwhile. */
import { useLocation } from "preact-iso";
import { t } from "../words";
import { seeking, unseek } from "./hall";
import { formatTitle, gameTitle } from "./titles";

export function SeekingStrip() {
  const { path } = useLocation();
  const now = seeking.value;
  if (!now || path === "/hall") return null;
  return (
    <aside class="seeking-strip" aria-label={t(now.rated ? "hall-seeking" : "hall-seeking-any")}>
      <a href="/hall">{t(now.rated ? "hall-seeking" : "hall-seeking-any")}</a>
      <span>
        {gameTitle(now.game)} · {formatTitle(now.game, now.format)}
      </span>
      <button type="button" class="quiet" onClick={unseek}>
        {t("hall-unseek")}
      </button>
    </aside>
  );
}
