/** What a replay of hana-awase shows. */
import type { CardsReplay, HanaawaseTable } from "../../../protocol-koikoi";
import { language, t } from "../../../words";
import { Back, Face } from "../../flowers/card";
import { cardName, cardOf, list, monthName } from "../../flowers/deck";
import { Card, Hand, Pile } from "../../flowers/replay-cards";
import { marksOf } from "../../flowers/replay-marks";
import type { Names } from "../../flowers/told";
import type { Show } from "../replay";
import type { Moment } from "../replay-moments";
import { signed } from "./points";
import { sentencesOf, wonBy } from "./told";

interface BoardProps {
  table: HanaawaseTable;
  hands: readonly (readonly number[])[];
  moment: Moment;
  names: readonly string[];
}

function Board({ table, hands, moment, names }: BoardProps) {
  const { marks, drawn } = marksOf(moment.events, table.drawn);
  const side = (at: number) => (
    <section key={at} class={`kr-side ${at === 0 ? "kr-side-0" : "kr-side-1"}`} aria-label={names[at]}>
      <div class="kr-hands">
        <Hand cards={hands[at] ?? []} name={names[at]!} marks={marks} turn={moment.seat === at} />
      </div>
      <Pile cards={table.piles[at] ?? []} name={names[at]!} />
      <p class="kr-figures">
        <b>{table.points[at] ?? 0}</b>
        <span>{t("hanaawase-table-of-par", { par: table.par })}</span>
        <span>{t("hanaawase-table-score", { points: signed(table.scores[at] ?? 0, language.value, false) })}</span>
      </p>
    </section>
  );
  return (
    <div class="kr-table" data-people={names.length}>
      <div class="hr-far">{names.slice(1).map((_, i) => side(i + 1))}</div>
      <div class="kr-middle">
        <div class="kr-stock">
          <span aria-hidden="true" class="kr-back">
            <Back />
          </span>
          <span class="kr-count">{t("koikoi-stock", { count: table.stock })}</span>
          {drawn >= 0 ? (
            <ul aria-label={t("koikoi-replay-stock")}>
              <Card card={drawn} mark="drawn" />
            </ul>
          ) : null}
        </div>
        <ul class="kr-lying" aria-label={t("koikoi-table")}>
          {table.table.map((card) => (
            <Card key={card} card={card} mark={marks.get(card)} />
          ))}
        </ul>
      </div>
      {side(0)}
    </div>
  );
}

function Rounds({ results, people }: { results: HanaawaseTable["results"]; people: readonly string[] }) {
  const number = (points: number, plus: boolean) => signed(points, language.value, plus);
  return (
    <table class="figures hr-rounds">
      <caption class="unseen">{t("koikoi-score-by-round")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("koikoi-round-short")}</th>
          {people.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.round}>
            <th scope="row">{result.round}</th>
            {people.map((_, at) => (
              <td key={at}>
                {number(result.scores[at]!, false)} <small>{number(result.gains[at]!, true)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function hanaawaseShow({ frames, names: people, winners, margin }: CardsReplay): Show {
  const names: Names = { seat: -1, you: null, person: (seat) => people[seat] ?? "", card: cardName, month: (card) => monthName(cardOf(card).month), list: (words) => list(words) };
  const last = frames.at(-1)!.table as HanaawaseTable;
  // A deal is shown as it lies, all else as whoever moved saw it.
  const before = (moment: Moment) => frames[moment.move.move === "deal" ? moment.to : Math.max(0, moment.from - 1)]!;
  const tableOf = (moment: Moment) => before(moment).table as HanaawaseTable;
  return {
    board: (moment) => <Board table={tableOf(moment)} hands={before(moment).hands ?? []} moment={moment} names={people} />,
    title: (moment) => {
      const { round } = frames[moment.to]!.table as HanaawaseTable;
      if (moment.seat === null) return t("koikoi-replay-deal", { round });
      return t("cards-replay-round", { round, name: people[moment.seat] ?? "" });
    },
    sentences: (moment) => moment.events.flatMap((event) => sentencesOf(event, names)).map(({ k, facts }) => t(k, facts)),
    line: ({ move }) => {
      const card = move.move === "play" ? move.card : move.move === "pick" ? move.take : null;
      if (card === null) return t(move.move === "deal" ? "koikoi-begin" : "koikoi-why-resigned");
      return (
        <>
          <Face card={card} still />
          <span>{cardName(card)}</span>
        </>
      );
    },
    verdict: () => {
      if (last.phase !== "over") return t("replay-unfinished");
      const { k, facts } = wonBy(winners, names);
      return winners.length === 0 ? t(k, facts) : `${t(k, facts)} ${t("koikoi-margin", { count: margin })}`;
    },
    figures: () => <Rounds results={last.results} people={people} />,
    legend: [
      ["deal", t("koikoi-replay-tick-deal")],
      ["end", t("koikoi-replay-tick-end")],
    ],
  };
}
