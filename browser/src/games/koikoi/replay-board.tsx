/** The table of one moment, all hands open: what was played, what it took, what the stock gave. */
import { t } from "../../words";
import { Back } from "../flowers/card";
import { list } from "../flowers/deck";
import { Card, Hand, Pile } from "../flowers/replay-cards";
import type { Board } from "./replay-moments";

interface SideProps {
  side: 0 | 1;
  names: readonly string[];
  board: Board;
  turn: number | null;
}

function Side({ side, names, board, turn }: SideProps) {
  const seats = names.map((_, seat) => seat).filter((seat) => seat % 2 === side);
  const calls = board.calls[side];
  const label = list(seats.map((seat) => names[seat]!));
  return (
    <section class={`kr-side kr-side-${side}`} aria-label={label}>
      <div class="kr-hands">
        {seats.map((seat) => (
          <Hand key={seat} cards={board.hands[seat] ?? []} name={names[seat]!} marks={board.marks} turn={turn === seat} />
        ))}
      </div>
      <Pile cards={board.piles[side]} name={label} />
      <p class="kr-figures">
        <b>{board.scores[side]}</b>
        <span>{t("koikoi-replay-yaku", { points: board.points[side] })}</span>
        {calls ? <span class="kr-calls">{t("koikoi-calls", { count: calls })}</span> : null}
      </p>
    </section>
  );
}

export function ReplayBoard({ names, board, turn }: { names: readonly string[]; board: Board; turn: number | null }) {
  return (
    <div class="kr-table" data-seats={names.length}>
      <Side side={1} names={names} board={board} turn={turn} />
      <div class="kr-middle">
        <div class="kr-stock">
          <span aria-hidden="true" class="kr-back">
            <Back />
          </span>
          <span class="kr-count">{t("koikoi-stock", { count: board.stock })}</span>
          {board.drawn >= 0 ? (
            <ul aria-label={t("koikoi-replay-stock")}>
              <Card card={board.drawn} mark="drawn" />
            </ul>
          ) : null}
        </div>
        <ul class="kr-lying" aria-label={t("koikoi-table")}>
          {board.table.map((card) => (
            <Card key={card} card={card} mark={board.marks.get(card)} />
          ))}
        </ul>
      </div>
      <Side side={0} names={names} board={board} turn={turn} />
    </div>
  );
}
