/** What can be said to the others in the midst of a match: a few courteous phrases, a press away. */
import { useId, useRef } from "preact/hooks";
import { isPractice, type Sitting } from "../games/elsewhere";
import { Mark } from "../pages/mark";
import { t } from "../words";
import { room, say, type Phrase } from "./hall";
import { PHRASES } from "./phrases";

/** Where the list opens: below its button if there is room, else above it. */
function place(button: HTMLElement, list: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const width = Math.min(320, innerWidth - 24);
  const below = at.bottom < innerHeight / 2;
  Object.assign(list.style, {
    width: `${width}px`,
    left: `${Math.max(12, Math.min(at.right - width, innerWidth - width - 12))}px`,
    top: below ? `${at.bottom + 8}px` : "auto",
    bottom: below ? "auto" : `${innerHeight - at.top + 8}px`,
  });
}

export function TalkButton({ sitting }: { sitting: Sitting | null }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const told = room.value;
  if (!sitting || sitting.own.length === 0 || isPractice(sitting) || !told || told.seat === null) return null;
  const speak = (phrase: Phrase) => {
    say(phrase);
    list.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <span class="talk">
      <button ref={button} type="button" class="quiet icon" popovertarget={id} aria-label={t("phrase-say")} title={t("phrase-say")}>
        <Mark name="speech" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        class="talk-list"
        role="group"
        aria-label={t("phrase-say")}
        onBeforeToggle={(event) => {
          if (event.newState === "open" && button.current && list.current) place(button.current, list.current);
        }}
      >
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => speak(phrase)}>
            {t(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
    </span>
  );
}

/** That a match counts for ratings. */
export function RatedSeal({ sitting }: { sitting: Sitting | null }) {
  if (!sitting?.rated) return null;
  // Where there is no room for the word, a sign says it.
  return (
    <span class="seal between-rated" title={t("hall-rated")}>
      <Mark name="cup" />
      <span class="between-rated-word">{t("hall-rated")}</span>
    </span>
  );
}
