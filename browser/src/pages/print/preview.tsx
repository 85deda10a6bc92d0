/** The sheet as the printer gets it, large, with how large everything on it is. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { t } from "../../words";
import { Mark } from "../mark";
import { AnkiPreview } from "./anki";
import { backsOf, sidesOf, uses } from "./order";
import type { Leaf, Options, Trouble } from "./press";
import { asked, busy, leaf, page, trouble } from "./studio";
import { Turner } from "./turner";

export function troubleWords(trouble: Trouble): string {
  return trouble.key ? said(trouble) : t("print-page-no-answer");
}

function said(trouble: Trouble): string {
  const words = t(trouble.key, trouble.facts);
  return words === trouble.key && trouble.message ? trouble.message : words;
}

/** How many sheets of paper and cards, and how large both are. */
export function FactsLine({ leaf }: { leaf: Leaf }) {
  const card = leaf.card ? sidesOf(leaf.card) : null;
  const [columns, rows] = (leaf.layout ?? "").split("x");
  const facts = [
    t("print-page-sheets", { count: backsOf(asked.value) === "duplex" && uses(asked.value, "backs") ? leaf.pages / 2 : leaf.pages }),
    leaf.cards === null ? null : t("print-page-cards", { count: leaf.cards }),
    card ? t("print-page-mm", { width: card[0], height: card[1] }) : null,
    columns && rows ? t("print-page-layout-grid", { columns, rows }) : null,
    t(`print-page-paper-${asked.value.paper}`),
  ];
  const told = facts.filter(Boolean);
  return (
    <p class="print-facts">
      {told.map((fact, at) => (
        <Fragment key={at}>
          {at ? " " : null}
          <span>{at < told.length - 1 ? `${fact} ·` : fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Sheet({ leaf }: { leaf: Leaf }) {
  const large = useSignal(false);
  const [width, height] = sidesOf(leaf.sheet) ?? [210, 297];
  return (
    <div class="print-desk" data-large={large.value ? "yes" : "no"} data-wide={width > height ? "yes" : "no"}>
      <div class="print-scroll" {...(large.value ? { tabIndex: 0, role: "region", "aria-label": t("print-page-larger") } : {})}>
        <figure class="print-leaf" aria-busy={busy.value}>
          <span class="print-rule print-rule-across" aria-hidden="true">
            <i>{t("print-page-side-mm", { length: width })}</i>
          </span>
          <span class="print-rule print-rule-down" aria-hidden="true">
            <i>{t("print-page-side-mm", { length: height })}</i>
          </span>
          <img src={leaf.src} alt={t("print-page-page", { page: leaf.page, pages: leaf.pages })} width={width * 4} height={height * 4} />
        </figure>
      </div>
      <button
        type="button"
        class="icon print-loupe"
        aria-pressed={large.value}
        aria-label={t("print-page-larger")}
        onClick={() => (large.value = !large.value)}
      >
        <Mark name={large.value ? "zoomout" : "zoomin"} />
      </button>
      {busy.value ? (
        <span class="print-wait" role="status">
          {t("print-page-preparing")}
        </span>
      ) : null}
    </div>
  );
}

export function Preview({ options }: { options: Options }) {
  const fault = trouble.value;
  if (asked.value.kind === "anki") return <AnkiPreview options={options} />;
  const now = leaf.value;
  return (
    <>
      {fault ? (
        <div class="print-desk print-desk-fault">
          <p role="alert" class="print-fault">
            {troubleWords(fault)}
          </p>
        </div>
      ) : now ? (
        <Sheet leaf={now} />
      ) : (
        <div class="print-desk">
          <p role="status">{t("print-page-preparing")}</p>
        </div>
      )}
      {now && !fault ? (
        <Turner
          page={page.value}
          pages={now.pages}
          label={t("print-page-page", { page: Math.min(page.value, now.pages), pages: now.pages })}
          onTurn={(to) => (page.value = to)}
        />
      ) : null}
    </>
  );
}
