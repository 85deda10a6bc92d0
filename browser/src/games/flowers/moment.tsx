/** What is announced over a table of flower cards for a moment: who deals, a deal that is dealt again. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../words";
import type { TableEvent } from "../cards/house";
import { personName, who } from "../cards/names";
import { skip } from "../cards/stage";
import { Face } from "./card";
import { cardName, cardOf, monthName } from "./deck";

type Of<E extends TableEvent["event"]> = Extract<TableEvent, { event: E }>;

/** Cards of the month of `card` among `cards`. */
const count = (cards: readonly number[], card: number) => cards.filter((other) => cardOf(other).month === cardOf(card).month).length;

export function Cards({ cards, lit = () => false }: { cards: readonly number[]; lit?: (card: number) => boolean }) {
  return (
    <ul class="kk-row-of-cards kk-shown" style={{ "--count": cards.length }}>
      {cards.map((card, i) => (
        <li key={card} data-lit={lit(card)} style={{ "--n": i }}>
          <Face card={card} still label={cardName(card)} />
        </li>
      ))}
    </ul>
  );
}

export function Draws({ event }: { event: Of<"dealer_drawn"> }) {
  const last = event.draws.at(-1) ?? [];
  return (
    <>
      <h2>{t("koikoi-draw-title")}</h2>
      <ul class="kk-draws">
        {last.map((card, at) => (
          <li key={at} data-wins={at === event.dealer} style={{ "--n": at }}>
            <Face card={card} still />
            <b>{personName(at)}</b>
            <span>{monthName(cardOf(card).month)}</span>
          </li>
        ))}
      </ul>
      <p class="kk-moment-line">{t("koikoi-said-dealer", who(event.dealer))}</p>
    </>
  );
}

/** Hands of eight side by side, each in order of the months; what makes a deal special stands out. */
export function Special({ event }: { event: Of<"redealt"> }) {
  const size = event.kind === "both_hands" ? event.cards.length / 2 : event.cards.length;
  const rows = [event.cards.slice(0, size), event.cards.slice(size)].filter((row) => row.length > 0);
  return (
    <>
      <h2>{t(`koikoi-special-${event.kind}`)}</h2>
      {rows.map((row, i) => (
        <Cards key={i} cards={[...row].sort((a, b) => a - b)} lit={(card) => count(row, card) === Math.max(...row.map((each) => count(row, each)))} />
      ))}
      {event.kind === "both_hands" ? <p>{t("koikoi-special-both_hands-note")}</p> : null}
      <p class="kk-moment-line">{t("koikoi-said-redealt")}</p>
    </>
  );
}

/** The paper on which it stands. A press or a key goes on; ears are told the same by the live region. */
export function Paper({ event, own, children }: { event: string; own: boolean; children: ComponentChildren }) {
  // From when it is seen until it is gone, not longer: the next key is for the cards again.
  useLayoutEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Escape" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener("keydown", go, { capture: true });
    return () => removeEventListener("keydown", go, { capture: true });
  }, []);
  return (
    <div class="kk-moment" data-event={event} data-own={own} onClick={skip}>
      <section class="kk-moment-paper" aria-hidden="true">
        {children}
      </section>
    </div>
  );
}
