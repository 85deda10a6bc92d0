/** What is announced over the table for a moment: who deals, a special deal, a yaku, koi-koi, a stop. */
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Face } from "./card";
import { cardName, cardOf, list, monthName } from "./deck";
import { seat } from "./house";
import { personName, YAKU_KANJI, yakuGloss, yakuName } from "./names";
import { moment, skip, type Moment as Told } from "./stage";

type Of<E extends Told["event"]> = Extract<Told, { event: E }>;

const who = (at: number) => ({ who: at === seat.value ? "you" : "other", name: personName(at) });

function Cards({ cards }: { cards: readonly number[] }) {
  return (
    <ul class="kk-row-of-cards kk-shown" style={{ "--count": cards.length }}>
      {cards.map((card, i) => (
        <li key={card} style={{ "--n": i }}>
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

function Special({ event }: { event: Of<"redealt"> }) {
  return (
    <>
      <h2>{t(`koikoi-special-${event.kind}`)}</h2>
      <Cards cards={event.cards} />
      <p class="kk-moment-line">{t(`koikoi-said-special-${event.kind}`, { ...who(event.seat ?? -1), cards: list(event.cards.map(cardName)) })}</p>
      <p>{t("koikoi-said-redealt")}</p>
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
          <p class="kk-brush" lang="ja" aria-hidden="true">
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

function Cry({ brush, line }: { brush: string; line: string }) {
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
      return <Cry brush="こいこい！" line={t("koikoi-said-called", who(event.seat))} />;
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
