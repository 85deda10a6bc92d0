/** Words on the page: a catalogue entry, and a Japanese term that opens its line of the glossary. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { language, marked, pieces, t, type Facts } from "../words";
import { glossary, plain } from "./library";

/** Entry `k` of the catalogue, its marked terms as buttons. */
export function T({ k, ...facts }: { k: string } & Facts) {
  return (
    <>
      {pieces(marked(k, facts)).map((piece) =>
        typeof piece === "string" ? piece : <Term k={piece.term}>{piece.shown}</Term>,
      )}
    </>
  );
}

function romajiOf(key: string): string {
  return glossary.value.get(plain(key))?.romaji ?? key;
}

function shownOf(key: string): string {
  const entry = glossary.value.get(plain(key));
  if (!entry) return key;
  return language.value === "ja" ? entry.kanji : entry.romaji;
}

/** A term of the game. It stays Japanese; pressing it says what it means. */
export function Term({ k, children }: { k: string; children?: ComponentChildren }) {
  const id = useId();
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const entry = glossary.value.get(plain(k));
  const place = (event: { newState: string }) => {
    open.value = event.newState === "open";
    const at = button.current?.getBoundingClientRect();
    if (!open.value || !at || !card.current) return;
    const width = Math.min(340, innerWidth - 24);
    const left = Math.max(12, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 12));
    const below = at.bottom + 220 < innerHeight;
    Object.assign(card.current.style, {
      width: `${width}px`,
      left: `${left}px`,
      top: below ? `${at.bottom + 8}px` : "auto",
      bottom: below ? "auto" : `${innerHeight - at.top + 8}px`,
    });
  };
  return (
    <span class="term">
      <button
        ref={button}
        type="button"
        popovertarget={id}
        aria-expanded={open.value}
        {...(children ? {} : { lang: language.value === "ja" ? "ja" : "ja-Latn" })}
      >
        {children ?? shownOf(k)}
      </button>
      <span ref={card} id={id} popover="auto" class="term-card" onBeforeToggle={place}>
        {entry ? (
          <>
            <b class="term-head">
              <span lang="ja">{entry.kanji}</span>
              <span lang="ja" class="term-kana">
                {entry.kana}
              </span>
              <i lang="ja-Latn">{romajiOf(k)}</i>
            </b>
            <span class="term-short">{entry.short}</span>
            {entry.more ? <span class="term-more">{entry.more}</span> : null}
          </>
        ) : (
          <span>{t("page-term-unknown")}</span>
        )}
      </span>
    </span>
  );
}
