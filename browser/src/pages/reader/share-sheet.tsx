/** The same reading in another room: a link to open, or a seed to type. */
import { useSignal } from "@preact/signals";
import { t } from "../../words";
import { Mark } from "../mark";
import { Sheet } from "../sheet";
import { wish } from "./choices";
import { desk } from "./here";
import { SEED_LENGTH } from "./programme/wish";
import { drawnSeed } from "./seed";
import { wishLink } from "./sets";
import { close } from "./sheets";
import { change } from "./fields";

/** The wish that is shared: of the reading that goes on, else the one that is to begin, with a seed of its own. */
function sharedWish() {
  const reading = desk.reading.value;
  if (reading) return reading.wish;
  if (!wish.value.seed) change({ seed: drawnSeed() });
  return wish.value;
}

export function ShareSheet() {
  const copied = useSignal(false);
  const shared = sharedWish();
  const link = wishLink(location.origin, shared);
  const give = async () => {
    const data = { title: "Karuta", url: link };
    if (navigator.canShare?.(data)) await navigator.share(data).catch(() => undefined);
    else
      await navigator.clipboard.writeText(link).then(
        () => (copied.value = true),
        () => undefined,
      );
  };
  return (
    <Sheet title={t("reader-share")} onClose={close}>
      <div class="form">
        <p>{t("reader-share-how")}</p>
        <p class="reader-seed" translate={false}>
          <span class="note">{t("reader-seed")}</span> <b>{shared.seed}</b>
        </p>
        <label class="field">
          <span>{t("reader-share-link")}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <p class="reader-row">
          <button type="button" class="primary" onClick={() => void give()}>
            <Mark name="share" /> {t("reader-share-give")}
          </button>
          <span role="status">{copied.value ? t("reader-copied") : ""}</span>
        </p>
        {desk.reading.value ? null : (
          <label class="field">
            <span>{t("reader-share-type")}</span>
            <input
              type="text"
              maxLength={SEED_LENGTH}
              value={wish.value.seed}
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => change({ seed: event.currentTarget.value.trim() })}
            />
          </label>
        )}
      </div>
    </Sheet>
  );
}
