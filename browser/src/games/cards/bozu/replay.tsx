/** What a replay of bōzu mekuri shows. */
import { Crest } from "../../../pages/crest";
import { list } from "../../../pages/names";
import type { BozuTable, CardsReplay } from "../../../protocol-koikoi";
import { t } from "../../../words";
import type { Show } from "../replay";
import type { Moment } from "../replay-moments";
import { turnedOf } from "./flights";
import { poetName } from "./names";
import { Heap } from "./pile";
import { Standings } from "./standings";
import { sentencesOf, wonBy, type Names } from "./told";
import { CardBack, cardFace, figureOf, Seal } from "./yomifuda";

function Board({ table, moment, names }: { table: BozuTable; moment: Moment; names: readonly string[] }) {
  const turned = turnedOf(moment.events);
  return (
    <div class="br-table">
      <div class="br-middle">
        <div class="br-stacks" role="img" aria-label={list(table.stacks.map((count, at) => t("bozu-table-stack", { stacks: table.stacks.length, number: at + 1, count })))}>
          {table.stacks.map((left, at) => (
            <span key={at} class="br-stack" data-empty={left === 0}>
              {left > 0 ? <CardBack /> : null}
              <b>{left}</b>
            </span>
          ))}
        </div>
        <div class="br-open">{turned ? cardFace(turned.card) : null}</div>
        <div class="bz-pool" role="img" aria-label={t("bozu-table-pool", { count: table.pool.length })}>
          <Heap cards={table.pool} spot="pool" tilt={14} />
          <b aria-hidden="true">{table.pool.length}</b>
          <span aria-hidden="true">{t("bozu-table-pool-word")}</span>
        </div>
      </div>
      <ul class="br-people">
        {names.map((name, at) => (
          <li key={at} data-now={moment.seat === at}>
            <Heap cards={table.piles[at]!} spot={`pile-${at}`} />
            <span class="bz-name-line">
              <Crest at={at} own={moment.seat === at} />
              <b class="bz-name">{name}</b>
            </span>
            <span class="bz-count">
              <b>{table.piles[at]!.length}</b> <span>{t(table.left[at] ? "bozu-table-left" : "bozu-table-cards", { count: table.piles[at]!.length })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function bozuShow({ frames, names: people, winners, margin }: CardsReplay): Show {
  const names: Names = { you: null, person: (seat) => people[seat] ?? "", poet: poetName, list };
  const at = (moment: Moment) => frames[moment.to]!.table as BozuTable;
  const last = frames.at(-1)!.table as BozuTable;
  const told = (moment: Moment) => moment.events.flatMap((event) => sentencesOf(event, names)).map(({ k, facts }) => t(k, facts));
  return {
    board: (moment) => <Board table={at(moment)} moment={moment} names={people} />,
    title: (moment, index) => t("cards-replay-step", { number: index + 1, name: moment.seat === null ? "" : (people[moment.seat] ?? "") }),
    sentences: told,
    line: (moment) => {
      const turned = turnedOf(moment.events);
      if (!turned) return t("bozu-table-left");
      return (
        <>
          <Seal figure={figureOf(turned.card)} />
          <span>{poetName(turned.card)}</span>
        </>
      );
    },
    verdict: () => {
      if (last.phase !== "over") return t("replay-unfinished");
      const { k, facts } = wonBy(winners, names);
      return winners.length === 1 ? `${t(k, facts)} ${t("bozu-table-margin", { count: margin })}` : t(k, facts);
    },
    figures: () => <Standings table={last} winners={winners} person={names.person} />,
    legend: [
      ["lady", t("bozu-table-tick-lady")],
      ["monk", t("bozu-table-tick-monk")],
      ["end", t("cards-replay-end")],
    ],
  };
}
