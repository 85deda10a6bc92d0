/** Cards on the table of a replay, all hands open: what was played, what it took, what the stock gave. */
import { t } from "../../words";
import { Face } from "./card";
import { byKind, cardName, KINDS } from "./deck";
import type { Mark } from "./replay-marks";

export function Card({ card, mark }: { card: number; mark: Mark | undefined }) {
  const name = cardName(card);
  return (
    <li data-mark={mark}>
      <span role="img" aria-label={mark ? t(`koikoi-replay-mark-${mark}`, { card: name }) : name}>
        <Face card={card} corners still />
      </span>
    </li>
  );
}

export function Hand({ cards, name, marks, turn }: { cards: readonly number[]; name: string; marks: ReadonlyMap<number, Mark>; turn: boolean }) {
  return (
    <div class="kr-hand" data-turn={turn ? "yes" : "no"}>
      <p class="kr-name">{name}</p>
      <ul aria-label={t("koikoi-replay-hand", { name })}>
        {cards.map((card) => (
          <Card key={card} card={card} mark={marks.get(card)} />
        ))}
      </ul>
    </div>
  );
}

export function Pile({ cards, name }: { cards: readonly number[]; name: string }) {
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
