/** How everybody did in a game: cards, fouls, how fast. */
import type { Award } from "../../protocol";
import { nameLanguage, sungName } from "../../pages/names";
import { delayOf, median } from "../../replay/delays";
import { seconds, t } from "../../words";
import type { Standing } from "./told";

export interface Figures {
  median: number | null;
  fastest: { poem: number; delay: number } | null;
}

/** What one seat took, by how long after the sound that decided. */
export function figuresOf(awards: readonly Award[], seat: number): Figures {
  const takes = awards.flatMap((award) => {
    const delay = award.taker === seat ? delayOf(award) : null;
    return delay === null ? [] : [{ poem: award.poem, delay }];
  });
  const fastest = takes.reduce<Figures["fastest"]>((best, take) => (best && best.delay <= take.delay ? best : take), null);
  return { median: median(takes.map(({ delay }) => delay)), fastest };
}

const time = (value: number | null) => (value === null ? "–" : `${seconds(value)} ${t("result-s")}`);

export function Standings({ rows, names, awards }: { rows: readonly Standing[]; names: readonly string[]; awards: readonly Award[] }) {
  return (
    <table class="figures standings">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("scatter-cards")}</th>
          <th scope="col">{t("result-fouls")}</th>
          <th scope="col">{t("result-median")}</th>
          <th scope="col">{t("result-fastest")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, rank, count, fouls }) => {
          const figures = figuresOf(awards, seat);
          return (
            <tr key={seat} data-rank={rank}>
              <th scope="row">
                {rows.length > 1 ? <span class="standing-rank">{rank}</span> : null} {names[seat]}
              </th>
              <td>{count}</td>
              <td>{fouls}</td>
              <td>{time(figures.median)}</td>
              <td>
                {time(figures.fastest?.delay ?? null)}
                {figures.fastest ? <small lang={nameLanguage()}>{sungName(figures.fastest.poem)}</small> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
