/** Who has how many cards, and of what kinds. */
import type { BozuTable } from "../../../protocol-koikoi";
import { t } from "../../../words";
import type { Figure } from "./figures";
import { standings } from "./round";
import { figureOf, Seal } from "./yomifuda";

const FIGURES: readonly Figure[] = ["tono", "hime", "bozu"];

/** How many of each a pile holds; Semimaru is counted among the gentlemen. */
function Kinds({ cards }: { cards: readonly number[] }) {
  const figures = cards.map((card) => (figureOf(card) === "semimaru" ? "tono" : figureOf(card)));
  return (
    <span class="bz-kinds">
      {FIGURES.map((figure) => (
        <span key={figure}>
          <Seal figure={figure} />
          <span class="unseen">{t(`bozu-table-kind-${figure}`)}</span> {figures.filter((each) => each === figure).length}
        </span>
      ))}
    </span>
  );
}

export function Standings({ table, winners, person }: { table: BozuTable; winners: readonly number[]; person: (seat: number) => string }) {
  return (
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
        {standings(table.piles, table.left).map(({ seat, cards, place, left }) => (
          <tr key={seat} data-won={winners.includes(seat)}>
            <td>{left ? "–" : place}</td>
            <th scope="row">{person(seat)}</th>
            <td>
              <b>{cards}</b>
            </td>
            <td>{left ? t("bozu-table-left") : <Kinds cards={table.piles[seat]!} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
