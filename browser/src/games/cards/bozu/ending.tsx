/** After the last card: who has how many. */
import { useComputed } from "@preact/signals";
import { t } from "../../../words";
import { Ended } from "../ended";
import { personName } from "../names";
import { busy } from "../stage";
import { names } from "./names";
import { standings } from "./round";
import { shown } from "./stage";
import { wonBy } from "./told";
import { figureOf, Seal } from "./yomifuda";
import type { Figure } from "./figures";

const FIGURES: readonly Figure[] = ["tono", "hime", "bozu"];

/** How many of each a pile holds. */
function Kinds({ cards }: { cards: readonly number[] }) {
  return (
    <span class="bz-kinds">
      {FIGURES.map((figure) => {
        const count = cards.filter((card) => (figureOf(card) === "semimaru" ? "tono" : figureOf(card)) === figure).length;
        return (
          <span key={figure} data-none={count === 0}>
            <Seal figure={figure} />
            <span class="unseen">{t(`bozu-table-kind-${figure}`)}</span> {count}
          </span>
        );
      })}
    </span>
  );
}

export function Ending() {
  const now = shown.value!;
  const still = useComputed(() => !busy.value);
  if (now.phase !== "over" || !still.value) return null;
  const { k, facts } = wonBy(now.winners, names());
  return (
    <Ended title={t(k, facts)} line={now.why === "left" ? t("bozu-table-over-left") : now.winners.length === 1 ? t("bozu-table-margin", { count: now.margin }) : ""} brush={now.winners.some((at) => names().you === at) ? "勝" : "札"}>
      <table class="ct-scores bz-standings">
        <caption class="unseen">{t("bozu-table-standings")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("bozu-table-place")}</th>
            <th scope="col">{t("bozu-table-person")}</th>
            <th scope="col">{t("bozu-table-kept")}</th>
            <th scope="col">{t("bozu-table-of-these")}</th>
          </tr>
        </thead>
        <tbody>
          {standings(now.piles, now.left).map(({ seat, cards, place, left }) => (
            <tr key={seat} data-won={now.winners.includes(seat)}>
              <td>{left ? "–" : place}</td>
              <th scope="row">{personName(seat)}</th>
              <td>
                <b>{cards}</b>
              </td>
              <td>{left ? t("bozu-table-left") : <Kinds cards={now.piles[seat]!} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {now.pool.length > 0 ? <p class="ct-soft">{t("bozu-table-pool-rest", { count: now.pool.length })}</p> : null}
    </Ended>
  );
}
