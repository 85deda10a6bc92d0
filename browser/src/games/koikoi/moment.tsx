/** What is announced over the table for a moment: who deals, a special deal, a yaku, koi-koi, a stop. */
import { t } from "../../words";
import { Cards, Draws, Paper, Special } from "../flowers/moment";
import { seat, seated, together } from "./house";
import { sideName, who, YAKU_KANJI, yakuGloss, yakuName } from "./names";
import { moment, type Moment as Told } from "./stage";
import { timesAfter } from "./told";

type Of<E extends Told["event"]> = Extract<Told, { event: E }>;

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
  return times > 1 ? t("koikoi-called-raises", { who: own || together.value ? "other" : "you", name: sideName(event.seat % 2 === 0 ? 1 : 0), times }) : "";
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

export function Moments() {
  const now = moment.value;
  if (!now) return null;
  const own = "seat" in now && now.seat !== null && now.seat % 2 === seat.value % 2;
  return (
    <Paper key={now.event} event={now.event} own={own}>
      {inner(now)}
    </Paper>
  );
}
