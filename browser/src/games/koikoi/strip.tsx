/** Small screens: score and nearest yaku in one line, which opens to the whole. */
import { t } from "../../words";
import { rivals, seated, side } from "./house";
import { sideName, yakuName } from "./names";
import { timesAfter } from "./told";
import { roundLine } from "./panel";
import { rowsOf, threatsOf, type Row } from "./rows";
import { shown } from "./stage";

const SHOWN = 2;

/** Rows that one has made or is nearest to. */
function nearest(rows: readonly Row[], own: 0 | 1): Row[] {
  const missing = (row: Row) => (row.sides[own].made.length > 0 ? -1 : row.sides[own].of - row.sides[own].have);
  return rows
    .filter((row) => row.sides[own].made.length > 0 || (!row.sides[own].dead && row.sides[own].have > 0))
    .sort((a, b) => missing(a) - missing(b) || Math.max(...b.points) - Math.max(...a.points))
    .slice(0, SHOWN);
}

function chip(row: Row, own: 0 | 1) {
  const standing = row.sides[own];
  const made = standing.made.length > 0;
  const name = made ? yakuName(standing.made[0]!.name) : row.key === "brights" ? t("koikoi-brights") : yakuName(row.key);
  return (
    <span key={row.key} class="kk-strip-chip" data-state={made ? "made" : standing.of - standing.have === 1 ? "near" : "on"}>
      {name} <b>{made ? `✓ ${standing.made.reduce((sum, { points }) => sum + points, 0)}` : `${standing.have}/${standing.of}`}</b>
    </span>
  );
}

/** What a side has made or is nearest to. */
export function NearestYaku({ side: of, open }: { side: 0 | 1; open: () => void }) {
  const now = shown.value!;
  const rows = nearest(rowsOf(now, seated.value?.rules ?? {}), of);
  return (
    <button type="button" class="fc-yaku" aria-haspopup="dialog" onClick={open}>
      {rows.map((row) => chip(row, of))}
      <span class={rows.length > 0 ? "unseen" : "kk-strip-chip"}>{t("koikoi-yaku-title")}</span>
    </button>
  );
}

export function Strip({ open }: { open: () => void }) {
  const now = shown.value!;
  const own = side.value;
  const rounds = Number(seated.value?.rules["rounds"] ?? 12);
  const times = now.calls[rivals.value] > 0 ? timesAfter(seated.value?.rules ?? {}, now.calls[rivals.value]) : 1;
  const rows = rowsOf(now, seated.value?.rules ?? {});
  const threat = threatsOf(now.progress[rivals.value], now.table).find(({ near }) => near.length > 0);
  return (
    <button type="button" class="kk-strip" aria-haspopup="dialog" onClick={open}>
      <span class="kk-strip-score">
        <b>{now.scores[own]}</b>
        <span>{sideName(own)}</span>
      </span>
      <span class="kk-strip-score">
        <b>{now.scores[rivals.value]}</b>
        <span>{sideName(rivals.value)}</span>
      </span>
      <span class="kk-strip-score" aria-hidden="true">
        <b>
          {Math.max(1, now.round) > rounds ? now.round : `${Math.max(1, now.round)}/${rounds}`}
        </b>
        <span>{t("koikoi-round-short")}</span>
      </span>
      <span class="unseen">{roundLine()}</span>
      <span class="kk-strip-chips">
        {times > 1 ? (
          <span class="kk-strip-chip" data-state="made">
            ×{times}
          </span>
        ) : null}
        {threat ? (
          <span class="kk-strip-chip" data-state="watch">
            ! {yakuName(threat.yaku)} <b>{threat.points}</b>
          </span>
        ) : null}
        {nearest(rows, own).map((row) => chip(row, own))}
      </span>
      <span class="kk-strip-more" aria-hidden="true" />
      <span class="unseen">{t("koikoi-yaku-title")}</span>
    </button>
  );
}
