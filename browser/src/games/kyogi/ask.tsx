/** What the match asks of its player now: one line, and the buttons that answer it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Place, Table } from "../../protocol";
import { formatOf, rowOf, gapsOf } from "../../mat/field";
import { Mark, type MarkName } from "../../pages/mark";
import { T, Term } from "../../pages/said";
import * as settings from "../../settings";
import { t } from "../../words";
import { lineOf } from "./asking";
import { sideName } from "./company";
import { act, faceToFace, inTeams, layOut, looking, opened, ownOf, pause, practice, sideOfSeat, tables } from "./house";
import { beginMoving, isMoving, leaveMoving, picked, send } from "./hand-over";
import { list, printedName } from "../../pages/names";
import { isBow } from "./bow";
import { twoMinutesLeft } from "./told";
import { clockMs, minutes, phaseBegan } from "./watch";

const fieldOf = (at: number) => (sideOfSeat(at) === 1 ? "B" : "A");

/** One's own layout was saved as it lay, for the hand that one plays with. */
function choose(layout: settings.LayoutChoice, at: number): void {
  settings.layout.value = layout;
  layOut(layout, layout !== "teiichi" && settings.leftHanded.peek(), at);
}

/** What each of a side has to say for themselves, the people of that side at this page say together. */
function ready(at: number): void {
  for (const each of ownOf(sideOfSeat(at))) act({ move: "ready" }, each);
}

interface Asked {
  now: Table;
  /** Who is asked. */
  at: number;
}

function Arrange({ now, at }: Asked) {
  return (
    <>
      <label class="field-inline">
        <span class="unseen">{t("page-layout")}</span>
        <select
          value=""
          onChange={(event) => {
            choose(event.currentTarget.value as settings.LayoutChoice, at);
            event.currentTarget.value = "";
          }}
        >
          <option value="" disabled>
            {t("match-lay-out")}
          </option>
          {settings.LAYOUTS.filter((each) => each !== "teiichi" || settings.teiichi.value).map((each) => (
            <option key={each} value={each}>
              {t(`page-layout-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Brief name="match-mirror" mark="mirror" onClick={() => layOut(null, true, at)} />
      {inTeams.value ? null : <SaveTeiichi now={now} at={at} />}
      <button type="button" class="primary" onClick={() => ready(at)}>
        <Mark name="check" /> {t("match-laid-out")}
      </button>
    </>
  );
}

/** A button that has words where there is room and a sign where there is none. */
function Brief({ name, mark, disabled = false, onClick }: { name: string; mark: MarkName; disabled?: boolean; onClick: () => void }) {
  return (
    <button type="button" class="brief" aria-label={t(name)} title={t(name)} disabled={disabled} onClick={onClick}>
      <span class="narrow-only">
        <Mark name={mark} />
      </span>
      <span class="wide-only">{t(name)}</span>
    </button>
  );
}

function SaveTeiichi({ now, at }: Asked) {
  const saved = settings.teiichi.value;
  const same = saved !== null && Object.entries(now.places).every(([card, [field, row, x]]) => field !== fieldOf(at) || String(saved[card]) === `${row},${x}`);
  const save = () => {
    settings.teiichi.value = settings.teiichiOf(now.places, fieldOf(at));
    settings.layout.value = "teiichi";
  };
  return <Brief name={same ? "match-teiichi-kept" : "match-keep-teiichi"} mark={same ? "check" : "keep"} disabled={same} onClick={save} />;
}

function Memorise({ now, at }: Asked) {
  const away = now.away[at] === true;
  const done = now.ready[at] === true;
  return (
    <>
      <button type="button" class="spoken-button" onClick={() => act({ move: "away", away: !away }, at)}>
        <span lang="ja">{away ? "失礼しました" : "失礼します"}</span>
        <span class="gloss">{t(away ? "match-come-back" : "match-go-away")}</span>
      </button>
      <button type="button" class="primary" onClick={() => ready(at)} disabled={done}>
        {t(done ? "match-waiting" : "match-memorised")}
      </button>
    </>
  );
}

function Send({ count, at }: { count: number; at: number }) {
  const chosen = picked.value;
  return (
    <>
      <button type="button" onClick={() => act({ move: "waive" }, at)}>
        {t("match-waive")}
      </button>
      <button type="button" class="primary" onClick={() => send(at)} disabled={chosen.length !== count}>
        {chosen.length === 0 ? t("match-send-none", { count }) : t("match-send", { cards: list(chosen.map(printedName)) })}
      </button>
    </>
  );
}

/** The free place nearest to the strong end of the near rows. */
export function freePlace(now: Table, field: "A" | "B", card: number, leftHanded: boolean): Place | null {
  const format = formatOf(now);
  for (let row = format.rows - 1; row >= 0; row--) {
    const gaps = gapsOf(format, rowOf(now.places, field, row, card));
    const gap = leftHanded ? gaps[0] : gaps.at(-1);
    if (!gap) continue;
    const [left, right] = gap;
    // Beside the cards that lie at that end, not out in the open middle.
    const outer = leftHanded ? left : right - format.cardWidth;
    return [field, row, outer];
  }
  return null;
}

function PlaceFor({ now, at }: Asked) {
  const put = () => {
    const card = now.due?.cards?.[0];
    const place = card === undefined ? null : freePlace(now, fieldOf(at), card, settings.leftHanded.value);
    if (card !== undefined && place) act({ move: "put", card, place }, at);
  };
  return (
    <button type="button" class="primary" onClick={put}>
      {t("match-place-for-me")}
    </button>
  );
}

/** Two people bow each at their own edge; one alone does so over the mat. */
function BowHere({ now, at }: Asked) {
  const bowed = useSignal(false);
  const bow = () => {
    bowed.value = true;
    for (const each of ownOf(sideOfSeat(at))) act({ move: "bow" }, each);
  };
  useLayoutEffect(() => {
    bowed.value = false;
  }, [now.phase]);
  return (
    <button type="button" class="primary" disabled={bowed.value} onClick={bow}>
      {t(bowed.value ? "match-waiting" : "match-bow")}
    </button>
  );
}

function Buttons({ now, at }: Asked) {
  const mine = sideOfSeat(at);
  // Between people nothing is paused: who is away is waited for.
  if (looking.value || (now.paused && !practice.value)) return null;
  if (now.paused)
    return (
      <button type="button" class="primary" onClick={() => pause(false)}>
        <Mark name="play" /> {t("match-go-on")}
      </button>
    );
  if (faceToFace.value && isBow(now.phase)) return <BowHere now={now} at={at} />;
  if (now.hai === mine)
    return (
      <button type="button" class="primary" onClick={() => act({ move: "hai" }, at)}>
        <span lang="ja">はい</span> <span class="gloss">hai</span>
      </button>
    );
  if (isMoving(mine))
    return (
      <button type="button" onClick={leaveMoving}>
        {t("match-move-none")}
      </button>
    );
  if (now.phase === "arrange" && !now.ready[at]) return <Arrange now={now} at={at} />;
  if (now.phase === "memorise") return <Memorise now={now} at={at} />;
  if (now.phase === "sending" && now.due?.seat === mine) return <Send count={now.due.count} at={at} />;
  if (now.phase === "placing" && now.due && now.due.seat !== mine) return <PlaceFor now={now} at={at} />;
  if (now.phase === "reading" && now.hai === null)
    return (
      <button type="button" class="quiet" onClick={() => beginMoving(mine)} aria-label={t("match-move-cards")}>
        <Mark name="move" /> <span class="wide-only">{t("match-move-cards")}</span>
      </button>
    );
  return null;
}

/** So much (ms) before a step that others wait for is made by the house, the time that is left is shown. */
const HURRY_MS = 60_000;

/** Which option limits the time of a phase, where others wait. */
function limitOf({ phase }: Table): string | null {
  if (phase === "arrange") return "layout_limit_s";
  if (practice.value) return null;
  if (isBow(phase)) return "bow_limit_s";
  return phase === "sending" || phase === "placing" ? "hand_limit_s" : null;
}

/** Match time (ms) that is left for what is being done; null: nobody minds how long it takes. */
function leftOf(now: Table): number | null {
  if (now.phase === "memorise") return now.memorise_until_ms === null ? null : now.memorise_until_ms - clockMs.value;
  const option = limitOf(now);
  const limit = option === null ? 0 : Number(opened.value?.rules[option] ?? 0) * 1000;
  if (limit === 0 || phaseBegan.value === null) return null;
  const left = phaseBegan.value + limit - clockMs.value;
  return option === "hand_limit_s" && left > HURRY_MS ? null : left;
}

function Timer({ now }: { now: Table }) {
  const left = leftOf(now);
  if (left === null) return null;
  return (
    <span class="timer" role="timer" aria-live="off" aria-label={t("match-time-left")}>
      {minutes(left)}
    </span>
  );
}

export function Ask({ at, children }: { at: number; children?: ComponentChildren }) {
  const now = tables.value.get(at);
  if (!now) return null;
  const asked = lineOf(now, at);
  const won = now.phase === "over" && now.winner !== null && faceToFace.value;
  const line = won ? { k: "match-won-by", facts: { name: sideName(now.winner!) } } : asked.k === "match-ask-swings" && twoMinutesLeft(now, clockMs.value) ? { k: "match-call" } : asked;
  return (
    <div class="ask">
      <Timer now={now} />
      <p class="ask-line">
        <T k={line.k} {...line.facts} />
        {now.phase === "memorise" && now.swings && !now.paused ? (
          <>
            {" "}
            <Term k="suburi" />
          </>
        ) : null}
      </p>
      <div class="ask-buttons">
        <Buttons now={now} at={at} />
        {children}
      </div>
    </div>
  );
}
