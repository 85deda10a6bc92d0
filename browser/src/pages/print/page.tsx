/** Cards and sheets for paper, and a deck for Anki: choices on one side, the sheet itself on the other. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Mark } from "../mark";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";
import { Choices } from "./choices";
import { toAddress, USUAL, uses } from "./order";
import { file, hand, Trouble, type Options } from "./press";
import { FactsLine, Preview, troubleWords } from "./preview";
import { asked, choose, fetchOptions, leaf, open, options, page, trouble, wish } from "./studio";
import "../../styles/print.css";

const MAKING = { ...USUAL, kind: "sheet", sheet: "making" } as const;

/** What was made last, or why nothing was. */
type Outcome = { name: string } | Trouble | "working" | null;

function Takeaway() {
  const outcome = useSignal<Outcome>(null);
  const anki = asked.value.kind === "anki";
  const working = outcome.value === "working";
  const make = async (opens: boolean) => {
    if (outcome.peek() === "working") return;
    // A window may only be opened in answer to the press itself, so it waits for its file.
    const window_ = opens ? window.open("", "_blank") : null;
    outcome.value = "working";
    try {
      const made = await file(anki ? "/anki" : "/print", wish.peek());
      if (window_) window_.location.href = URL.createObjectURL(made.blob);
      else hand(made.blob, made.name);
      outcome.value = { name: made.name };
    } catch (fault) {
      window_?.close();
      outcome.value = fault instanceof Trouble ? fault : new Trouble("");
    }
  };
  const off = working || (!anki && trouble.value !== null);
  return (
    <div class="print-takeaway">
      <div class="print-buttons">
        <button type="button" class="primary" aria-disabled={off} onClick={() => (off ? undefined : void make(false))}>
          <Mark name="file" /> {t(anki ? "print-page-download-anki" : "print-page-download")}
        </button>
        {anki ? null : (
          <button type="button" aria-disabled={off} onClick={() => (off ? undefined : void make(true))}>
            <Mark name="rules" /> {t("print-page-open")}
          </button>
        )}
      </div>
      <p role="status" class={outcome.value instanceof Trouble ? "fault" : ""}>
        {outcome.value === "working" ? t("print-page-making-it") : null}
        {outcome.value instanceof Trouble ? troubleWords(outcome.value) : null}
        {outcome.value && outcome.value !== "working" && !(outcome.value instanceof Trouble) ? t("print-page-made", { file: outcome.value.name }) : null}
      </p>
    </div>
  );
}

function Making() {
  const go = (event: Event) => {
    event.preventDefault();
    page.value = 1;
    choose({ kind: "sheet", sheet: "making" });
    scrollTo({ top: 0 });
  };
  return (
    <section class="print-making">
      <h2>{t("print-page-making")}</h2>
      <svg class="print-fold" viewBox="0 0 168 46" aria-hidden="true">
        <path class="print-fold-board" d="M14 16h140v12H14z" />
        <path class="print-fold-face" d="M28 14h112" />
        <path class="print-fold-back" d="M26 13.6H12.4v16.8h143.2V13.6H142" />
      </svg>
      <p>{t("print-page-making-text")}</p>
      <p>
        <a href={`/print${toAddress(MAKING)}`} onClick={go}>
          {t("print-page-making-sheet")}
        </a>
      </p>
    </section>
  );
}

function Head() {
  return (
    <header class="print-head">
      <h1>{t("home-print")}</h1>
      <p>{t("print-page-lede")}</p>
    </header>
  );
}

function Studio({ options }: { options: Options }) {
  const shown = asked.value.kind !== "anki" && trouble.value === null ? leaf.value : null;
  return (
    <div class="print-studio">
      <section class="print-side" aria-label={t("print-page-what")}>
        <Head />
        <Choices options={options} />
        <p>
          <button type="button" class="link" onClick={() => choose({ ...USUAL, kind: asked.peek().kind })}>
            {t("print-page-usual")}
          </button>
        </p>
      </section>
      <section class="print-view" aria-label={t("print-page-preview")}>
        <Preview options={options} />
        <div class="print-foot">
          <div>
            {shown ? <FactsLine leaf={shown} /> : null}
            {uses(asked.value, "ruler") && asked.value.ruler ? <p class="print-scale">{t("print-page-scale")}</p> : null}
          </div>
          <Takeaway />
        </div>
      </section>
      {asked.value.kind === "anki" ? null : <Making />}
    </div>
  );
}

export function PrintPage() {
  useTitle(t("home-print"));
  useEffect(open, []);
  return (
    <>
      <SiteHead title={t("home-print")} />
      <main id="main" class="print">
        {options.value ? (
          <Studio options={options.value} />
        ) : (
          <>
            <Head />
            <p role="status">{trouble.value ? troubleWords(trouble.value) : t("print-page-preparing")}</p>
            {trouble.value ? (
              <button type="button" onClick={() => void fetchOptions()}>
                {t("print-page-again")}
              </button>
            ) : null}
          </>
        )}
      </main>
    </>
  );
}
