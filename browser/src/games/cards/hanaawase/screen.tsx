/** A table of hana-awase: the others' cards, the field, one's own cards; points against par beside them. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { connected } from "../../../connection";
import { Remark } from "../../../pages/remark";
import { useTitle } from "../../../pages/title";
import { t } from "../../../words";
import { AskBar, askWords } from "../../flowers/ask";
import { Field } from "../../flowers/field";
import { holdFocus } from "../../flowers/hands-on";
import type { Sheet } from "../../flowers/keys";
import { Draws, Paper, Special } from "../../flowers/moment";
import { useFlowerTable } from "../../flowers/use-table";
import { narrow } from "../../flowers/width";
import { remark } from "../house";
import { Spoken } from "../spoken";
import { Tools } from "../tools";
import { Ends } from "./ends";
import { Standing, Strip } from "./panel";
import { Far, Near } from "./people";
import { HanaawaseSheets, say } from "./sheets";
import { moment, shown } from "./stage";
import "../../../styles/bars.css";
import "../../../styles/cards-table.css";
import "../../../styles/koikoi-table.css";
import "../../../styles/koikoi-table-field.css";
import "../../../styles/koikoi-table-panel.css";
import "../../../styles/koikoi-table-sheets.css";
import "../../../styles/koikoi-table-small.css";
import "../../../styles/hanaawase.css";

function Moments() {
  const now = moment.value;
  if (!now) return null;
  return (
    <Paper key={now.event} event={now.event} own={false}>
      {now.event === "dealer_drawn" ? <Draws event={now} /> : <Special event={now} />}
    </Paper>
  );
}

export function HanaawaseTable() {
  const sheet = useSignal<Sheet | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const open = (wanted: Sheet) => (sheet.value = wanted);
  const now = shown.value!;
  useTitle(t("game-hanaawase-title"));
  useFlowerTable(root, air, open, now);
  return (
    <div ref={root} class="koikoi hanaawase" onFocusIn={holdFocus} data-phase={now.phase} data-people={now.left.length}>
      <main id="main" class="kk-table" tabIndex={-1}>
        <h1 class="unseen">{t("game-hanaawase-title")}</h1>
        <div class="kk-board">
          <Far open={open} />
          {narrow.value ? <Strip open={() => open("yaku")} /> : null}
          <section class="kk-middle" aria-label={t("koikoi-table")}>
            <Field />
          </section>
          <AskBar line={askWords()} />
          <Near open={open} />
        </div>
        <Moments />
        <Ends open={open} />
        <Remark of={remark} class="kk-remark">
          {connected.value ? null : <p>{t("page-offline")}</p>}
        </Remark>
      </main>
      {narrow.value ? null : (
        <aside class="kk-panel" aria-label={t("hanaawase-table-points-title")}>
          <Tools open={open} corners />
          <Standing />
        </aside>
      )}
      <div ref={air} class="ct-air" aria-hidden="true" />
      <Spoken say={say} ask={askWords} />
      {sheet.value ? <HanaawaseSheets page={sheet.value} go={open} onClose={() => (sheet.value = null)} /> : null}
    </div>
  );
}
