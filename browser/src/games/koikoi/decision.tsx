/** Stop or koi-koi: what is held, what it counts, what could still come, what is at stake. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { bestMove, worthOf } from "../flowers/advice";
import { Mini } from "../flowers/card";
import { deciding } from "../flowers/choosing";
import { cardName, list } from "../flowers/deck";
import { teaching } from "./first";
import { focusTable } from "../cards/focus";
import { TurnTimer } from "../cards/turn-limit";
import { useSeen } from "../flowers/hurry";
import { make, rivals, seat, seated, side } from "./house";
import { sideName, yakuName } from "./names";
import { rowsOf, threatsOf, type Row } from "./rows";
import { Steps, YakuList } from "./score";
import { shown } from "./stage";

const NEAR = 2;

/** Sets that this side could still make with two cards or fewer, nearest first. */
function hopes(rows: readonly Row[], own: 0 | 1) {
  return rows
    .flatMap((row) => {
      const { next, made, have, of } = row.sides[own];
      return next && made.length === 0 && have > 0 && next.needed <= NEAR ? [{ row, next, have, of }] : [];
    })
    .sort((a, b) => a.next.needed - b.next.needed || Math.max(...b.row.points) - Math.max(...a.row.points))
    .slice(0, 3);
}

function Hopes() {
  const now = shown.value!;
  const found = hopes(rowsOf(now, seated.value?.rules ?? {}), side.value);
  return (
    <section>
      <h3>{t("koikoi-decide-hopes")}</h3>
      {found.length === 0 ? <p class="ct-soft">{t("koikoi-decide-no-hopes")}</p> : null}
      <ul class="kk-hopes">
        {found.map(({ row, next, have, of }) => (
          <li key={row.key}>
            <b>{yakuName(next.name)}</b>
            <span class="ct-soft">{t("koikoi-missing", { count: next.needed })}</span>
            {row.shape === "set" ? (
              <span class="kk-minis" role="img" aria-label={list(next.open.map(cardName))}>
                {next.open.map((card) => (
                  <Mini key={card} card={card} mark={now.table.includes(card) ? "have" : "open"} />
                ))}
              </span>
            ) : (
              <span>
                {have} / {of}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stakes() {
  const now = shown.value!;
  const rules = seated.value?.rules ?? {};
  const other = sideName(rivals.value);
  const threats = threatsOf(now.progress[rivals.value], now.table);
  const doubles = rules["opponent_koikoi"] !== "off" || rules["doubling"] === "literal";
  return (
    <section>
      <h3>{t("koikoi-decide-stakes")}</h3>
      <ul class="kk-stakes">
        <li>{t("koikoi-decide-left", { hand: now.hand.length, stock: now.stock })}</li>
        <li>{t("koikoi-decide-other", { name: other, points: now.points[rivals.value] })}</li>
        {threats.length > 0 ? (
          <li>
            {t("koikoi-decide-threats", { name: other, yaku: list(threats.map(({ yaku }) => yakuName(yaku))) })}
          </li>
        ) : null}
        {doubles ? <li>{t("koikoi-decide-doubles", { name: other })}</li> : null}
        {now.raised && now.raised.total !== now.stop?.total ? (
          <li>{t("koikoi-decide-raised", { name: other, points: now.raised.total })}</li>
        ) : null}
      </ul>
    </section>
  );
}

function Choose({ move, sub }: { move: "stop" | "koikoi"; sub: string }) {
  const worth = worthOf((other) => other.move === move);
  return (
    <button
      type="button"
      class={`kk-decide kk-decide-${move}`}
      data-move={move}
      data-best={bestMove.value?.move === move}
      aria-keyshortcuts={move === "stop" ? "s" : "k"}
      onClick={() => void make({ move })}
    >
      <b>{t(`koikoi-${move}`)}</b>
      <span>{sub}</span>
      {worth ? <small>{t("koikoi-worth", { points: worth })}</small> : null}
      <kbd aria-hidden="true">{move === "stop" ? "S" : "K"}</kbd>
    </button>
  );
}

function Sheet() {
  const root = useRef<HTMLElement>(null);
  const aside = useSignal(false);
  const now = shown.value!;
  const stop = now.stop;
  const seen = useSeen();
  useLayoutEffect(() => root.current?.focus({ preventScroll: true }), []);
  // What it has taken is free only when the sheet is gone.
  useEffect(() => focusTable, []);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const buttons = [...root.current!.querySelectorAll<HTMLElement>(".kk-decide")];
    buttons[event.key === "ArrowLeft" ? 0 : 1]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section ref={root} class="ct-sheet kk-decision" tabIndex={-1} role="dialog" aria-labelledby="kk-decide-title" data-aside={aside.value} data-seen={seen.now} onClickCapture={seen.only} onKeyDown={turn}>
      <header>
        <h2 id="kk-decide-title">{t("koikoi-decide-title")}</h2>
        <TurnTimer />
        <button type="button" class="quiet" aria-pressed={aside.value} onClick={() => (aside.value = !aside.value)}>
          <Mark name="move" /> {t("koikoi-decide-look")}
        </button>
      </header>
      {teaching.value ? <p class="kk-lesson">{t("koikoi-lesson-decide", { name: sideName(rivals.value) })}</p> : null}
      {aside.value ? null : (
        <div class="kk-decision-in" tabIndex={0}>
          {stop ? (
            <section class="kk-decision-now">
              <YakuList score={stop} />
              <Steps score={stop} />
            </section>
          ) : null}
          <div class="kk-decision-next">
            <Hopes />
            <Stakes />
          </div>
        </div>
      )}
      <div class="kk-decide-buttons">
        <Choose move="stop" sub={t("koikoi-stop-sub", { count: stop?.total ?? 0 })} />
        <Choose move="koikoi" sub={t("koikoi-koikoi-sub")} />
      </div>
    </section>
  );
}

/** Shown when this seat has to decide; to others it is told that their partner or the other side decides. */
export function Decision() {
  const now = shown.value;
  if (!now || !deciding.value || now.turn !== seat.value) return null;
  return (
    <div class="ct-over ct-over-decision">
      <Sheet />
    </div>
  );
}
