/** The table of Koi-Koi: the other side's cards, the field, one's own cards; the score and the yaku beside them. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useTitle } from "../../pages/title";
import * as settings from "../../settings";
import { t } from "../../words";
import { connected } from "../../connection";
import { Remark } from "../../pages/remark";
import { Ask } from "./ask";
import { Tools } from "../cards/tools";
import { Decision } from "./decision";
import { Ends } from "./ends";
import { Field } from "../flowers/field";
import { Hand } from "../flowers/hand";
import { holdFocus } from "../flowers/hands-on";
import { useFlowerTable } from "../flowers/use-table";
import { latest, remark, rivals, seat, seated, side, sitting } from "./house";
import type { Sheet } from "../flowers/keys";
import { TableSheet } from "./menu";
import { Moments } from "./moment";
import { sideName } from "./names";
import { AdviceList, Score, Watch, YakuRows } from "./panel";
import { Backs } from "../flowers/people";
import { Who } from "./people";
import { Piles } from "../flowers/piles";
import { KoikoiSpoken } from "./spoken";
import { hearAgain, shown } from "./stage";
import { Strip } from "./strip";
import { narrow } from "../flowers/width";
import "../../styles/bars.css";
import "../../styles/cards-table.css";
import "../../styles/koikoi-table.css";
import "../../styles/koikoi-table-field.css";
import "../../styles/koikoi-table-panel.css";
import "../../styles/koikoi-table-sheets.css";
import "../../styles/koikoi-table-small.css";

type Open = (sheet: Sheet) => void;

/** What a side has captured. */
function Captured({ side, named, open }: { side: 0 | 1; named: boolean; open: Open }) {
  const label = t("koikoi-piles", { name: sideName(side) });
  return <Piles pile={shown.value!.piles[side]} label={label} whose={named ? label : ""} open={() => open(`piles-${side}`)} />;
}

function Far({ open }: { open: Open }) {
  const seats = shown.value!.left.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (seat.value + 1 + i) % seats);
  return (
    <section class="kk-far" aria-label={t("koikoi-side-of", { name: sideName(rivals.value) })} data-seats={seats}>
      <div class="kk-far-people">
        {others.map((at) => (
          <div key={at} class="kk-person" data-place={seats === 2 ? "far" : ["left", "far", "right"][(at - seat.value + seats) % seats - 1]}>
            <Who at={at} />
            <Backs at={at} />
          </div>
        ))}
        {narrow.value ? <Tools open={open} corners /> : null}
      </div>
      <Captured side={rivals.value} named={seats > 2} open={open} />
    </section>
  );
}

function Near({ open }: { open: Open }) {
  return (
    <section class="kk-near" aria-label={t("koikoi-side-of", { name: sideName(side.value) })}>
      <div class="kk-near-bar">
        <Who at={seat.value} />
        <Captured side={side.value} named={narrow.value && shown.value!.left.length > 2} open={open} />
      </div>
      <Hand />
    </section>
  );
}

function Panel({ open }: { open: Open }) {
  return (
    <aside class="kk-panel" aria-label={t("koikoi-key-yaku")}>
      <Tools open={open} corners />
      <Score />
      <AdviceList />
      <YakuRows />
      <Watch most={shown.value!.left.length > 2 ? 1 : 2} />
    </aside>
  );
}

function Table() {
  const sheet = useSignal<Sheet | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const open = (wanted: Sheet) => (sheet.value = wanted);
  useTitle(t("koikoi-title", { name: sideName(rivals.value) }));
  const now = shown.value!;
  useFlowerTable(root, air, open, now);
  return (
    <div ref={root} class="koikoi" onFocusIn={holdFocus} data-phase={now.phase} data-seats={now.left.length}>
      <main id="main" class="kk-table" tabIndex={-1}>
        <h1 class="unseen">{t("koikoi-title", { name: sideName(rivals.value) })}</h1>
        <div class="kk-board">
          <Far open={open} />
          {narrow.value ? <Strip open={() => open("yaku")} /> : null}
          <section class="kk-middle" aria-label={t("koikoi-table")}>
            <Field />
          </section>
          <Ask />
          <Near open={open} />
        </div>
        <Moments />
        <Decision />
        <Ends open={open} />
        <Remark of={remark} class="kk-remark">
          {connected.value ? null : <p>{t("page-offline")}</p>}
        </Remark>
      </main>
      {narrow.value ? null : <Panel open={open} />}
      <div ref={air} class="ct-air" aria-hidden="true" />
      <KoikoiSpoken />
      {sheet.value ? <TableSheet page={sheet.value} go={open} onClose={() => (sheet.value = null)} /> : null}
    </div>
  );
}

function Waiting() {
  const route = useLocation();
  const open = settings.openMatch.value;
  const asks = sitting.value;
  useEffect(() => {
    if (!asks && !seated.peek() && open?.game !== "koikoi") route.route("/", true);
  }, [open, asks]);
  return (
    <main id="main" class="plain">
      <h1>{t("koikoi-finding")}</h1>
    </main>
  );
}

export function KoikoiPage() {
  useEffect(hearAgain, []);
  return seated.value && latest.value && shown.value ? <Table key={seated.value.match} /> : <Waiting />;
}
