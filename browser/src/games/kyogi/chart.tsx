/** Every take with how long after the deciding sound it fell; what was taken at home is filled, far cards are hatched. */
import type { ComponentChildren } from "preact";
import { seconds, t } from "../../words";
import { nameLanguage, sungName } from "../../pages/names";
import { scaleOf, type Figures, type Take } from "./reactions";
import { T } from "../../pages/said";

function Row({ take, of, onPick }: { take: Take; of: (delay: number) => number; onPick: ((number: number) => void) | undefined }) {
  const zero = of(0);
  const end = of(take.delay);
  const bar = { left: `${Math.min(zero, end)}%`, width: `${Math.max(0.6, Math.abs(end - zero))}%` };
  const name = sungName(take.poem);
  const where = t(take.own ? "result-own" : "result-far");
  return (
    <li>
      {onPick ? (
        <button type="button" class="chart-name link" lang={nameLanguage()} onClick={() => onPick(take.number)}>
          {name}
        </button>
      ) : (
        <span class="chart-name" lang={nameLanguage()}>
          {name}
        </span>
      )}
      <span class="chart-line" aria-hidden="true">
        <i class="chart-zero" style={{ left: `${zero}%` }} />
        <i class={take.own ? "chart-bar own" : "chart-bar far"} style={bar} />
      </span>
      <span class="chart-time">
        {seconds(take.delay)} <span class="unseen">{where}</span>
      </span>
    </li>
  );
}

export function Reactions({ figures, onPick }: { figures: Figures; onPick?: (number: number) => void }) {
  const { takes } = figures;
  if (takes.length === 0) return <p class="note">{t("result-no-takes")}</p>;
  const { least, most, marks } = scaleOf(takes.map((take) => take.delay));
  const of = (delay: number) => ((delay - least) / (most - least)) * 100;
  return (
    <div class="chart">
      <p class="chart-key" aria-hidden="true">
        <span>
          <i class="chart-bar own" /> {t("result-own")}
        </span>
        <span>
          <i class="chart-bar far" /> {t("result-far")}
        </span>
      </p>
      <div class="chart-scale" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${of(mark)}%` }}>
            {seconds(mark, 1)}
          </span>
        ))}
      </div>
      <ol class="chart-rows">
        {takes.map((take) => (
          <Row key={take.number} take={take} of={of} onPick={onPick} />
        ))}
      </ol>
      <p class="note">
        <T k="result-chart-note" />
      </p>
    </div>
  );
}

/** The figures of both sides in one table. */
export function FigureTable({ names, figures }: { names: readonly [string, string]; figures: readonly [Figures, Figures] }) {
  const time = (value: number | null) => (value === null ? "–" : `${seconds(value)} ${t("result-s")}`);
  const fastest = (one: Figures) =>
    one.fastest ? (
      <>
        {time(one.fastest.delay)} <small lang={nameLanguage()}>{sungName(one.fastest.poem)}</small>
      </>
    ) : (
      "–"
    );
  const rows: [string, (one: Figures) => ComponentChildren][] = [
    ["result-takes-own", (one) => one.own],
    ["result-takes-far", (one) => one.far],
    ["result-fouls", (one) => one.fouls],
    ["result-median", (one) => time(one.median)],
    ["result-median-own", (one) => time(one.ownMedian)],
    ["result-median-far", (one) => time(one.farMedian)],
    ["result-fastest", fastest],
  ];
  return (
    <table class="figures">
      <thead>
        <tr>
          <td />
          {names.map((name, i) => (
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, say]) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            {figures.map((one, i) => (
              <td key={i}>{say(one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
