/** The table of one moment, all hands open: what was played, what it took, what the stock gave. */
import { t } from "../../words";
import { Back, Face } from "../flowers/card";
import { byKind, cardName, KINDS, list } from "../flowers/deck";
import type { Board, Mark } from "./replay-moments";

function Card({ card, mark }: { card: number; mark: Mark | undefined }) {
  const name = cardName(card);
  return (
    <li data-mark={mark}>
      <span role="img" aria-label={mark ? t(`koikoi-replay-mark-${mark}`, { card: name }) : name}>
        <Face card={card} corners still />
      </span>
    </li>
  );
}

function Hand({ cards, name, board, turn }: { cards: readonly number[]; name: string; board: Board; turn: boolean }) {
  return (
    <div class="kr-hand" data-turn={turn ? "yes" : "no"}>
      <p class="kr-name">{name}</p>
      <ul aria-label={t("koikoi-replay-hand", { name })}>
        {cards.map((card) => (
          <Card key={card} card={card} mark={board.marks.get(card)} />
        ))}
      </ul>
    </div>
  );
}

function Pile({ cards, name }: { cards: readonly number[]; name: string }) {
  const kinds = byKind(cards);
  return (
    <ul class="kr-pile" aria-label={t("koikoi-piles", { name })}>
      {KINDS.flatMap((kind) =>
        kinds[kind]!.map((card, i) => (
          <li key={card} data-first={i === 0 ? "yes" : "no"}>
            <span role="img" aria-label={cardName(card)}>
              <Face card={card} still />
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

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
          <Hand key={seat} cards={board.hands[seat] ?? []} name={names[seat]!} board={board} turn={turn === seat} />
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
