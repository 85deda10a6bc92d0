/** A table of hana-awase: the others' cards, the field, one's own cards; points against par beside them. */
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { connected } from "../../../connection";
import { Remark } from "../../../pages/remark";
import { useTitle } from "../../../pages/title";
import { t } from "../../../words";
import { AskBar, askWords } from "../../flowers/ask";
import { facing } from "../../flowers/facing";
import { FacingBoard } from "../../flowers/facing-board";
import { Field } from "../../flowers/field";
import { holdFocus } from "../../flowers/hands-on";
import type { Sheet } from "../../flowers/keys";
import { Draws, Paper, Special } from "../../flowers/moment";
import { useSheet } from "../../flowers/use-sheet";
import { useFlowerTable } from "../../flowers/use-table";
import { narrow } from "../../flowers/width";
import { Between as BetweenPeople } from "../../../hall/between";
import { elsewhere } from "../../elsewhere";
import { looking, remark, seated } from "../house";
import { Spoken } from "../spoken";
import { Tools } from "../tools";
import { Ends } from "./ends";
import { roundLine, Standing, Strip } from "./panel";
import { Captured, Far, Near, Who } from "./people";
import { HanaawaseSheets, say } from "./sheets";
import { moment, shown } from "./stage";
import "../../../styles/bars.css";
import "../../../styles/cards-table.css";
import "../../../styles/koikoi-table.css";
import "../../../styles/koikoi-table-field.css";
import "../../../styles/koikoi-table-panel.css";
import "../../../styles/koikoi-table-sheets.css";
import "../../../styles/koikoi-table-small.css";
import "../../../styles/facing.css";
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

/** One who looks at the table from one's own side. */
function Board({ open }: { open: (sheet: Sheet) => void }) {
  return (
    <div class="kk-board">
      <Far open={open} />
      {narrow.value ? <Strip open={() => open("yaku")} /> : null}
      <section class="kk-middle" aria-label={t("koikoi-table")}>
        <Field />
      </section>
      <AskBar line={askWords()} />
      <Near open={open} />
    </div>
  );
}

function BetweenTwo({ open, air }: { open: (sheet: Sheet, at: number) => void; air: RefObject<HTMLDivElement | null> }) {
  return (
    <FacingBoard
      air={air}
      who={(at) => <Who at={at} />}
      captured={(at) => <Captured at={at} open={(sheet) => open(sheet, at)} />}
      standing={(at) => (
        <button type="button" class="fc-yaku" aria-haspopup="dialog" onClick={() => open("yaku", at)}>
          <span class="fc-round">{roundLine()}</span>
          <span class="unseen">{t("hanaawase-table-points-title")}</span>
        </button>
      )}
      menu={(at) => open("menu", at)}
      over={(at) => (
        <>
          <Moments />
          <Ends of={at} open={(sheet) => open(sheet, at)} />
        </>
      )}
      asks={null}
    />
  );
}

export function HanaawaseTable() {
  const root = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  const { sheet, open, close, turned } = useSheet<Sheet>();
  const now = shown.value!;
  useTitle(t("game-hanaawase-title"));
  useFlowerTable(root, air, open);
  return (
    <div ref={root} class="koikoi hanaawase" onFocusIn={holdFocus} data-phase={now.phase} data-people={now.left.length} data-facing={facing.value} data-looking={looking.value} data-sheet-turn={turned}>
      <main id="main" class="kk-table" tabIndex={-1}>
        <h1 class="unseen">{t("game-hanaawase-title")}</h1>
        {facing.value ? (
          <BetweenTwo open={open} air={air} />
        ) : (
          <>
            <Board open={open} />
            <Moments />
            <Ends open={open} />
          </>
        )}
        <Remark of={remark} class="kk-remark">
          {connected.value || elsewhere(seated.value).length > 0 ? null : <p>{t("page-offline")}</p>}
        </Remark>
        <BetweenPeople sitting={seated.value!} over={now.phase === "over"} />
      </main>
      {narrow.value || facing.value ? null : (
        <aside class="kk-panel" aria-label={t("hanaawase-table-points-title")}>
          <Tools open={open} corners />
          <Standing />
        </aside>
      )}
      {facing.value ? null : <div ref={air} class="ct-air" aria-hidden="true" />}
      <Spoken say={say} ask={askWords} />
      {sheet ? <HanaawaseSheets page={sheet} go={open} onClose={close} /> : null}
    </div>
  );
}
