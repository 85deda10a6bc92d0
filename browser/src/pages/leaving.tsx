/** The way out of a match that is open: to the entrance and back later, or for good. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { isLooking, isPractice, type Sitting } from "../games/elsewhere";
import { t } from "../words";
import { Mark } from "./mark";

interface Ways {
  sitting: Sitting | null;
  over: boolean;
  /** The people of this page have given up already, and the others play on. */
  gone?: boolean;
  /** Catalogue entry: what giving up means in this game. */
  sure: string;
  resign: () => void;
  leave: () => void;
  onClose: () => void;
}

/** Where one goes from here, and what that is called. Who looks on came from the hall, who plays with others from a
 * room; only who practises has a seat that is kept. */
function exitOf(sitting: Sitting | null): readonly [address: string, words: string] {
  if (isLooking(sitting)) return ["/hall", "hall-title"];
  if (sitting === null || isPractice(sitting) || !sitting.room) return ["/", "match-to-entrance"];
  return [`/room/${sitting.room}`, "between-room"];
}

export function Leaving({ sitting, over, gone = false, sure, resign, leave, onClose }: Ways) {
  const route = useLocation();
  const asked = useSignal(false);
  const [address, words] = exitOf(sitting);
  const out = () => {
    onClose();
    // Who is not waited for any more keeps no seat.
    if (gone && !over && !isPractice(sitting)) leave();
    route.route(address);
  };
  const stays = over || gone || isLooking(sitting) || isPractice(sitting);
  return (
    <>
      <h3>{t("match-leaving")}</h3>
      <div class="menu-links">
        {stays ? (
          <button type="button" onClick={out}>
            <Mark name="door" /> {t(words)}
          </button>
        ) : null}
        {over || gone || isLooking(sitting) ? null : asked.value ? (
          <div class="menu-sure" role="group" aria-label={t("match-give-up")}>
            <p>{t(sure)}</p>
            {isPractice(sitting) ? null : <p>{t("between-give-up")}</p>}
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
                out();
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
    </>
  );
}
