/** The score, and how far both sides are with every yaku. */
import { t } from "../../words";
import { Mini } from "../flowers/card";
import { cardName, list, monthName } from "../flowers/deck";
import { rivals, seated, side } from "./house";
import { sideName, who, yakuGloss, yakuName } from "./names";
import { rowsOf, threatsOf, type Row, type Standing, type Threat } from "./rows";
import { shown } from "./stage";

export function roundLine(round = Math.max(1, shown.value!.round)): string {
  const of = Number(seated.value?.rules["rounds"] ?? 12);
  return round > of ? t("koikoi-round-extra") : t("koikoi-round", { round, of });
}

/** Names and points of both sides, one's own first. */
export function Score() {
  const now = shown.value!;
  return (
    <div class="kk-score">
      <div data-side="own">
        <span>{sideName(side.value)}</span>
        <b>{now.scores[side.value]}</b>
      </div>
      <div class="kk-score-round">
        <span>{roundLine()}</span>
        {now.dealer >= 0 ? <span>{t("koikoi-dealt-by", who(now.dealer))}</span> : null}
        {Number(seated.value?.rules["tsukifuda"] ?? 0) > 0 ? <span>{monthName(((Math.max(1, now.round) - 1) % 12) + 1)}</span> : null}
      </div>
      <div data-side="other">
        <span>{sideName(rivals.value)}</span>
        <b>{now.scores[rivals.value]}</b>
      </div>
    </div>
  );
}

function spoken(row: Row, standing: Standing): string {
  if (standing.made.length > 0) return standing.made.map(({ name, points }) => `${yakuName(name)}, ${t("koikoi-points", { count: points })}`).join(". ");
  if (standing.dead) return t("koikoi-dead");
  const has = standing.cards.filter(({ mark }) => mark === "have").map(({ card }) => cardName(card));
  const count = t("koikoi-has-of", { have: standing.have, of: row.shape === "set" && row.key !== "brights" ? standing.cards.length : standing.of });
  return has.length > 0 ? `${count}: ${list(has)}` : count;
}

function Side({ row, standing, own }: { row: Row; standing: Standing; own: boolean }) {
  const made = standing.made.length > 0;
  const near = !made && !standing.dead && standing.have > 0 && standing.of - standing.have === 1;
  return (
    <div
      class="kk-standing-of"
      role="img"
      aria-label={`${sideName(own ? side.value : rivals.value)}: ${spoken(row, standing)}`}
      data-own={own}
      data-state={made ? "made" : standing.dead ? "dead" : near ? "near" : "on"}
    >
      {row.shape === "set" ? (
        <span class="kk-minis">
          {standing.cards.map(({ card, mark }) => (
            <Mini key={card} card={card} mark={mark} />
          ))}
        </span>
      ) : (
        <span class="kk-meter" style={{ "--part": Math.min(1, standing.have / Math.max(1, standing.of)) }}>
          <i />
        </span>
      )}
      <span class="kk-tally">
        {made ? (
          <b>
            {/* A tick beside the points: not by colour alone. */}
            <span>✓</span> {standing.made.reduce((sum, { points }) => sum + points, 0)}
          </b>
        ) : standing.dead ? (
          "✕"
        ) : (
          `${standing.have}/${row.shape === "set" && row.key !== "brights" ? standing.cards.length : standing.of}`
        )}
      </span>
    </div>
  );
}

function YakuRow({ row }: { row: Row }) {
  const own = row.sides[side.value];
  const other = row.sides[rivals.value];
  const main = row.key === "brights" ? t("koikoi-brights") : yakuName(row.key);
  const gloss = row.key === "brights" ? row.names.map((name) => yakuName(name)).join(" · ") : yakuGloss(row.key);
  const points = row.key === "brights" ? `${Math.min(...row.points)}–${Math.max(...row.points)}` : String(row.points[0]);
  return (
    <li class="kk-yaku" data-shape={row.shape} data-dead={own.dead && other.dead}>
      <span class="kk-yaku-title">
        <b>{main}</b> <small>{gloss}</small>
        <span class="kk-price">{t("koikoi-price", { points, more: row.shape === "count" ? "yes" : "no" })}</span>
      </span>
      <Side row={row} standing={own} own />
      <Side row={row} standing={other} own={false} />
    </li>
  );
}

export function watchLine(threat: Threat, name: string): string {
  const yaku = yakuName(threat.yaku);
  const points = threat.points;
  if (threat.cards.length > 3) return t("koikoi-watch-any", { name, yaku, points, near: threat.near.length });
  const shown = threat.near.length > 0 ? threat.near : threat.cards;
  return t(threat.near.length > 0 ? "koikoi-watch-table" : "koikoi-watch-one", { name, yaku, points, card: list(shown.map(cardName), "disjunction") });
}

/** What the other side is one card short of. */
export function Watch({ most = 2 }: { most?: number }) {
  const now = shown.value!;
  const threats = now.phase === "deal" || now.phase === "over" ? [] : threatsOf(now.progress[rivals.value], now.table).slice(0, most);
  if (threats.length === 0) return null;
  return (
    <section class="kk-watch">
      <h3>{t("koikoi-watch")}</h3>
      <ul>
        {threats.map((threat) => (
          <li key={threat.yaku} data-near={threat.near.length > 0}>
            {watchLine(threat, sideName(rivals.value))}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function YakuRows() {
  const rows = rowsOf(shown.value!, seated.value?.rules ?? {});
  return (
    <section class="kk-rows">
      <header>
        <h2 class="unseen">{t("koikoi-yaku-title")}</h2>
        <span data-own="true">{sideName(side.value)}</span>
        <span data-own="false">{sideName(rivals.value)}</span>
      </header>
      <ul>
        {rows.map((row) => (
          <YakuRow key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}
