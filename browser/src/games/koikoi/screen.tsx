/** The table of Koi-Koi: the other side's cards, the field, one's own cards; the score and the yaku beside them. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { comeBack } from "../../line";
import { useTitle } from "../../pages/title";
import * as settings from "../../settings";
import { t } from "../../words";
import { connected } from "../../connection";
import { Between as BetweenPeople } from "../../hall/between";
import { elsewhere } from "../elsewhere";
import { wayBack } from "../way-back";
import { Remark } from "../../pages/remark";
import { Ask } from "./ask";
import { Tools } from "../cards/tools";
import { Decision } from "./decision";
import { Ends } from "./ends";
import { Field } from "../flowers/field";
import { OwnHand } from "../flowers/curtain";
import { facing } from "../flowers/facing";
import { FacingBoard } from "../flowers/facing-board";
import { holdFocus } from "../flowers/hands-on";
import { useSheet } from "../flowers/use-sheet";
import { useFlowerTable } from "../flowers/use-table";
import { latest, looking, remark, rivals, seat, seated, side, sitting, together } from "./house";
import type { Sheet } from "../flowers/keys";
import { TableSheet } from "./menu";
import { Moments } from "./moment";
import { sideName } from "./names";
import { AdviceList } from "../flowers/advice-list";
import { roundLine, Score, Watch, YakuRows } from "./panel";
import { Backs } from "../flowers/people";
import { Who } from "./people";
import { Piles } from "../flowers/piles";
import { KoikoiSpoken } from "./spoken";
import { hearAgain, shown } from "./stage";
import { NearestYaku, Strip } from "./strip";
import { narrow } from "../flowers/width";
import "../../styles/bars.css";
import "../../styles/cards-table.css";
import "../../styles/koikoi-table.css";
import "../../styles/koikoi-table-field.css";
import "../../styles/koikoi-table-panel.css";
import "../../styles/koikoi-table-sheets.css";
import "../../styles/koikoi-table-small.css";
import "../../styles/facing.css";

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
      <OwnHand />
    </section>
  );
}

function Panel({ open }: { open: Open }) {
  return (
    <aside class="kk-panel" aria-label={t("koikoi-key-yaku")}>
      <Tools open={open} corners />
      <Score />
      <AdviceList note="koikoi-advice-note" />
      <YakuRows />
      <Watch most={shown.value!.left.length > 2 ? 1 : 2} />
    </aside>
  );
}

/** One who looks at the table from one's own side. */
function Board({ open }: { open: Open }) {
  return (
    <div class="kk-board">
      <Far open={open} />
      {narrow.value ? <Strip open={() => open("yaku")} /> : null}
      <section class="kk-middle" aria-label={t("koikoi-table")}>
        <Field />
      </section>
      <Ask />
      <Near open={open} />
    </div>
  );
}

function Between({ open, air }: { open: (sheet: Sheet, at: number) => void; air: RefObject<HTMLDivElement | null> }) {
  const sideAt = (at: number) => (at % 2 === 0 ? 0 : 1);
  return (
    <FacingBoard
      air={air}
      who={(at) => <Who at={at} />}
      captured={(at) => <Captured side={sideAt(at)} named={false} open={(sheet) => open(sheet, at)} />}
      standing={(at) => (
        <div class="fc-standing">
          <b class="fc-score">{shown.value!.scores[sideAt(at)]}</b>
          <span class="fc-round">{roundLine()}</span>
          <NearestYaku side={sideAt(at)} open={() => open("yaku", at)} />
        </div>
      )}
      menu={(at) => open("menu", at)}
      over={(at) => (
        <>
          <Moments />
          <Ends of={at} open={(sheet) => open(sheet, at)} />
        </>
      )}
      asks={<Decision />}
    />
  );
}

function Table() {
  const { sheet, open, close, turned } = useSheet<Sheet>();
  const root = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const title = looking.value ? t("watch-title", { a: sideName(side.value), b: sideName(rivals.value) }) : together.value ? t("facing-title") : t("koikoi-title", { name: sideName(rivals.value) });
  useTitle(title);
  const now = shown.value!;
  useFlowerTable(root, air, open);
  return (
    <div ref={root} class="koikoi" onFocusIn={holdFocus} data-phase={now.phase} data-seats={now.left.length} data-facing={facing.value} data-looking={looking.value} data-sheet-turn={turned}>
      <main id="main" class="kk-table" tabIndex={-1}>
        <h1 class="unseen">{title}</h1>
        {facing.value ? (
          <Between open={open} air={air} />
        ) : (
          <>
            <Board open={open} />
            <Moments />
            <Decision />
            <Ends open={open} />
          </>
        )}
        <Remark of={remark} class="kk-remark">
          {connected.value || elsewhere(seated.value).length > 0 ? null : <p>{t("page-offline")}</p>}
        </Remark>
        <BetweenPeople sitting={seated.value!} over={now.phase === "over"} />
      </main>
      {narrow.value || facing.value ? null : <Panel open={open} />}
      {facing.value ? null : <div ref={air} class="ct-air" aria-hidden="true" />}
      <KoikoiSpoken />
      {sheet ? <TableSheet page={sheet} go={open} onClose={close} /> : null}
    </div>
  );
}

function Waiting() {
  const route = useLocation();
  const open = settings.openMatch.value;
  const asks = sitting.value;
  useEffect(() => {
    if (connected.value) comeBack();
  }, [open, connected.value]);
  useEffect(() => {
    if (!asks && !seated.peek() && open?.game !== "koikoi") route.route(wayBack() ?? "/", true);
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
