/** How points came about, and the score round by round. */
import type { RoundResult, Score } from "../../protocol-koikoi";
import { t } from "../../words";
import { Face } from "../flowers/card";
import { list } from "../flowers/deck";
import { seated, side } from "./house";
import { sideName, yakuGloss, yakuName } from "./names";

/** Yaku with their cards and points. */
export function YakuList({ score }: { score: Score }) {
  return (
    <ul class="kk-yaku-list">
      {score.yaku.map(({ name, cards, points, further }) => (
        <li key={name}>
          <span class="kk-yaku-name">
            <b>{yakuName(name)}</b> <small>{yakuGloss(name)}</small>
            {further ? <small class="ct-soft">{t("koikoi-further", { count: further })}</small> : null}
          </span>
          <span class="kk-yaku-cards" aria-hidden="true" style={{ "--count": cards.length }}>
            {cards.map((card) => (
              <span key={card}>
                <Face card={card} still />
              </span>
            ))}
          </span>
          <b class="ct-number">{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** From the yaku's sum to what is counted. */
export function Steps({ score }: { score: Score }) {
  const plain = score.added === 0 && score.factors.length === 0;
  return (
    <dl class="kk-steps">
      {plain ? null : (
        <div>
          <dt>{t("koikoi-step-yaku")}</dt>
          <dd>{score.points}</dd>
        </div>
      )}
      {score.added === 0 ? null : (
        <div>
          <dt>{t("koikoi-step-added")}</dt>
          <dd>+{score.added}</dd>
        </div>
      )}
      {score.factors.map(([why, times]) => (
        <div key={why}>
          <dt>{t(`koikoi-step-${why}`, { least: Number(seated.value?.rules["double_at"] ?? 7) })}</dt>
          <dd>×{times}</dd>
        </div>
      ))}
      <div class="kk-total">
        <dt>{t("koikoi-step-total")}</dt>
        <dd>{t("koikoi-points", { count: score.total })}</dd>
      </div>
    </dl>
  );
}

function reason(result: RoundResult): string {
  if (result.why === "special" && result.special) return t(`koikoi-special-${result.special}`);
  if (result.why === "exhausted") return t("koikoi-why-exhausted");
  if (result.why === "resigned") return t("koikoi-why-resigned");
  return list((result.score?.yaku ?? []).map(({ name }) => yakuName(name)));
}

/** What each side got in each round, and what it had then. */
export function ScoreTable({ results }: { results: readonly RoundResult[] }) {
  const sides = side.value === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const gain = (points: number) => (points === 0 ? "–" : points > 0 ? `+${points}` : `−${-points}`);
  return (
    <table class="ct-scores">
      <caption class="unseen">{t("koikoi-score-by-round")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("koikoi-round-short")}</th>
          {sides.map((each) => (
            <th key={each} scope="col">
              {sideName(each)}
            </th>
          ))}
          <th scope="col">{t("koikoi-how")}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.round}>
            <th scope="row">{result.round}</th>
            {sides.map((each) => (
              <td key={each} data-won={result.gains[each]! > 0}>
                <b>{result.scores[each]}</b> <small>{gain(result.gains[each]!)}</small>
              </td>
            ))}
            <td class="kk-reason">{reason(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
