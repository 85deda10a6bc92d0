/** The way out of a match that is open: to the entrance and back later, or for good. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { t } from "../words";
import { Mark } from "./mark";

interface Ways {
  over: boolean;
  /** Catalogue entry: what giving up means in this game. */
  sure: string;
  resign: () => void;
  leave: () => void;
  onClose: () => void;
}

export function Leaving({ over, sure, resign, leave, onClose }: Ways) {
  const route = useLocation();
  const asked = useSignal(false);
  const home = () => {
    onClose();
    route.route("/");
  };
  return (
    <div class="menu-links">
      <button type="button" onClick={home}>
        <Mark name="door" /> {t("match-to-entrance")}
      </button>
      {over ? null : asked.value ? (
        <div class="menu-sure" role="group" aria-label={t("match-give-up")}>
          <p>{t(sure)}</p>
          <button
            type="button"
            class="danger"
            onClick={() => {
              onClose();
              resign();
            }}
          >
            {t("match-resign")}
          </button>
          <button
            type="button"
            class="danger"
            onClick={() => {
              leave();
              home();
            }}
          >
            {t("match-leave")}
          </button>
        </div>
      ) : (
        <button type="button" class="danger" onClick={() => (asked.value = true)}>
          {t("match-give-up")}
        </button>
      )}
    </div>
  );
}
