/** What every match with a reader has alike: the ways from its menu, from its head, and from its end. */
import type { ComponentChildren } from "preact";
import * as settings from "../settings";
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

interface AtHand {
  now: { may_take_back: boolean; paused: boolean; phase: string };
  /** Nobody elsewhere is kept waiting by a pause. */
  practice: boolean;
  takeBack: () => void;
  pause: (on: boolean) => void;
  /** Of the game's own, before the sound and after it. */
  before?: ComponentChildren;
  after?: ComponentChildren;
}

/** What is at hand for who plays. */
export function MatTools({ now, practice, takeBack, pause, before, after }: AtHand) {
  const sound = settings.sound.value;
  const pausing = t(now.paused ? "match-go-on" : "match-pause");
  return (
    <div class="tools">
      {now.may_take_back ? (
        <button type="button" class="quiet icon wide-only" aria-label={t("match-take-back")} title={t("match-take-back")} onClick={takeBack}>
          <Mark name="back" />
        </button>
      ) : null}
      {now.phase === "over" || !practice ? null : (
        <button type="button" class="quiet icon" aria-label={pausing} title={pausing} onClick={() => pause(!now.paused)}>
          <Mark name={now.paused ? "play" : "pause"} />
        </button>
      )}
      {before}
      <button
        type="button"
        class="quiet icon wide-only"
        aria-pressed={sound}
        aria-label={t("settings-sound")}
        title={t("settings-sound")}
        onClick={() => (settings.sound.value = !sound)}
      >
        <Mark name={sound ? "sound" : "mute"} />
      </button>
      {after}
    </div>
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
