/** What is announced over the table for a moment: who deals, a special deal, a yaku, koi-koi, a stop. */
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Face } from "../flowers/card";
import { cardName, cardOf, monthName } from "../flowers/deck";
import { rivals, seat, seated } from "./house";
import { personName, sideName, YAKU_KANJI, yakuGloss, yakuName } from "./names";
import { moment, skip, type Moment as Told } from "./stage";
import { timesAfter } from "./told";

type Of<E extends Told["event"]> = Extract<Told, { event: E }>;

const who = (at: number) => ({ who: at === seat.value ? "you" : "other", name: personName(at) });

/** Cards of the month of `card` among `cards`. */
const count = (cards: readonly number[], card: number) => cards.filter((other) => cardOf(other).month === cardOf(card).month).length;

function Cards({ cards, lit = () => false }: { cards: readonly number[]; lit?: (card: number) => boolean }) {
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

function Draws({ event }: { event: Of<"dealer_drawn"> }) {
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
function Special({ event }: { event: Of<"redealt"> }) {
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

function Yaku({ event }: { event: Of<"made"> }) {
  const fresh = event.yaku.filter(({ name }) => event.fresh.includes(name));
  const cards = [...new Set(fresh.flatMap((yaku) => yaku.cards))];
  return (
    <>
      <p class="kk-moment-who">{t("koikoi-moment-made", who(event.seat))}</p>
      {fresh.map(({ name, points }) => (
        <div key={name} class="kk-moment-yaku">
          <p class="ct-brush" lang="ja" aria-hidden="true">
            {YAKU_KANJI[name]}
          </p>
          <h2>
            {yakuName(name)} <small>{yakuGloss(name)}</small>
          </h2>
          <p class="kk-moment-points">{t("koikoi-points", { count: points })}</p>
        </div>
      ))}
      <Cards cards={cards} />
    </>
  );
}

/** What a win of the side that did not call counts from now on. */
function raised(event: Of<"called">): string {
  const times = timesAfter(seated.value?.rules ?? {}, event.calls);
  const own = event.seat % 2 === seat.value % 2;
  return times > 1 ? t("koikoi-called-raises", { who: own ? "other" : "you", name: sideName(rivals.value), times }) : "";
}

function Cry({ brush, line, more = "" }: { brush: string; line: string; more?: string }) {
  return (
    <>
      <p class="kk-cry" lang="ja" aria-hidden="true">
        {[...brush].map((sign, i) => (
          <span key={i} style={{ "--n": i }}>
            {sign}
          </span>
        ))}
      </p>
      <p class="kk-moment-line">{line}</p>
      {more ? <p>{more}</p> : null}
    </>
  );
}

function inner(event: Told) {
  switch (event.event) {
    case "dealer_drawn":
      return <Draws event={event} />;
    case "redealt":
      return <Special event={event} />;
    case "made":
      return <Yaku event={event} />;
    case "called":
      return <Cry brush="こいこい！" line={t("koikoi-said-called", who(event.seat))} more={raised(event)} />;
    case "stopped":
      return <Cry brush="勝負" line={t("koikoi-said-stop", who(event.seat))} />;
  }
}

/** A press or a key goes on. Ears are told the same by the live region. */
export function Moments() {
  const now = moment.value;
  useEffect(() => {
    if (!now) return;
    const go = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Escape" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener("keydown", go, { capture: true });
    return () => removeEventListener("keydown", go, { capture: true });
  }, [now]);
  if (!now) return null;
  const own = "seat" in now && now.seat !== null && now.seat % 2 === seat.value % 2;
  return (
    <div class="kk-moment" data-event={now.event} data-own={own} onClick={skip}>
      <section class="kk-moment-paper" aria-hidden="true">
        {inner(now)}
      </section>
    </div>
  );
}
