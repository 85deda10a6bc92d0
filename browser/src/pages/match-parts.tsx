/** What every match with a reader has alike: the ways from its menu, from its head, and from its end. */
import { t } from "../words";
import { Mark } from "./mark";

export type Told = "how" | "rules" | "glossary" | "keys" | "line";

/** What may be looked up in the middle of a match. */
export function MenuLinks({ go }: { go: (page: Told) => void }) {
  return (
    <>
      <button type="button" onClick={() => go("how")}>
        <Mark name="hint" /> {t("rules-text-title")}
      </button>
      <button type="button" onClick={() => go("rules")}>
        <Mark name="rules" /> {t("match-rules")}
      </button>
      <button type="button" onClick={() => go("glossary")}>
        <Mark name="book" /> {t("match-glossary")}
      </button>
      <button type="button" onClick={() => go("keys")}>
        <Mark name="spread" /> {t("match-keys")}
      </button>
      <button type="button" onClick={() => go("line")}>
        <Mark name="scales" /> {t("fairness-title")}
      </button>
    </>
  );
}

export function HeadButtons({ open }: { open: (page: "rules" | "menu") => void }) {
  return (
    <>
      <button type="button" class="quiet icon wide-only" aria-label={t("match-rules")} title={t("match-rules")} onClick={() => open("rules")}>
        <Mark name="rules" />
      </button>
      <button type="button" class="quiet icon" aria-label={t("match-menu")} title={t("match-menu")} onClick={() => open("menu")}>
        <Mark name="more" />
      </button>
    </>
  );
}

interface Result {
  match: string;
  /** Null: another match is begun elsewhere. */
  again: (() => void) | null;
  /** Null while the record is still being fetched. */
  save: (() => void) | null;
}

export function ResultButtons({ match, again, save }: Result) {
  return (
    <>
      {again ? (
        <button type="button" class="primary" onClick={again}>
          {t("result-rematch")}
        </button>
      ) : null}
      <a class="button" href={`/review/${match}`}>
        <Mark name="play" /> {t("result-replay")}
      </a>
      <button type="button" disabled={!save} onClick={() => save?.()}>
        <Mark name="file" /> {t("result-record")}
      </button>
    </>
  );
}
