/** The flower cards: where they come from, their kinds, all forty-eight by month, and the yaku that Koi-Koi makes of them. */
import { cardName, cornersOf, DECK, faceOf, KINDS, list, SIGNS, type Card, type Kind } from "../games/flowers/deck";
import { koikoiHouse } from "../games/koikoi/house";
import { YAKU_KANJI, yakuGloss, yakuName } from "../games/koikoi/names";
import { cornerMarks } from "../settings";
import { t } from "../words";
import { Switch } from "./choice";
import { bare, PLANTS, POINTS, YAKU, type YakuRow } from "./cards-facts";
import { Mark } from "./mark";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";
import "../styles/cards.css";

/** Ribbons and plain cards are called so. */
const SAYS_ITS_KIND: ReadonlySet<Kind> = new Set(["ribbon", "plain"]);
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

function Picture({ card, small = false }: { card: Card; small?: boolean }) {
  const face = faceOf(card.number);
  const layer = !small && cornerMarks.value ? cornersOf(card.number) : undefined;
  return (
    <span class="flower">
      {face ? <img src={face} alt="" width="64" height="104" loading="lazy" decoding="async" /> : null}
      {layer ? <img class="flower-marks" src={layer} alt="" width="64" height="104" loading="lazy" decoding="async" /> : null}
    </span>
  );
}

function History() {
  return (
    <section>
      <h2>{t("cards-history")}</h2>
      {(["arrival", "bans", "nintendo", "games"] as const).map((part) => (
        <p key={part}>{t(`cards-history-${part}`)}</p>
      ))}
    </section>
  );
}

function OneKind({ kind }: { kind: Kind }) {
  const cards = DECK.filter((card) => card.kind === kind);
  // One card of each month says enough of the plants.
  const shown = kind === "plain" ? cards.filter((card, i) => cards[i - 1]?.month !== card.month) : cards;
  return (
    <div class="kind">
      <h3>
        <i lang="ja" aria-hidden="true">
          {SIGNS[kind]}
        </i>{" "}
        {t(`hanafuda-kind-${kind}`)}
      </h3>
      <p class="kind-count">{t("cards-count", { count: cards.length, points: POINTS[kind] })}</p>
      <p>{t(`cards-kind-${kind}`)}</p>
      <div class="flowers" aria-hidden="true">
        {shown.map((card) => (
          <Picture key={card.token} card={card} small />
        ))}
      </div>
    </div>
  );
}

function Month({ month }: { month: number }) {
  return (
    <section class="month" aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`}>
        <span class="month-plant" lang="ja" aria-hidden="true">
          {PLANTS[month - 1]}
        </span>
        {t(`hanafuda-month-${month}`)}
      </h3>
      <ul>
        {DECK.filter((card) => card.month === month).map((card) => (
          <li key={card.token}>
            <Picture card={card} />
            <span class="month-name">{bare(t(`hanafuda-card-${card.token}`))}</span>
            {SAYS_ITS_KIND.has(card.kind) ? null : <small>{t(`hanafuda-kind-${card.kind}`)}</small>}
            <small>{t("cards-points", { points: POINTS[card.kind] })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneYaku({ name, option, cards, needs, any, further }: YakuRow) {
  const points = koikoiHouse.value?.options.find((each) => each.name === option)?.default;
  return (
    <tr>
      <th scope="row">
        <span lang="ja" class="yaku-kanji">
          {YAKU_KANJI[name]}
        </span>
        <b>{yakuName(name)}</b>
        <small>{yakuGloss(name)}</small>
      </th>
      <td>
        <span class="flowers" role="img" aria-label={list(cards.map(cardName))}>
          {cards.map((card) => (
            <Picture key={card} card={DECK[card]!} small />
          ))}
        </span>
        {any ? <small>{t("cards-any", { count: needs })}</small> : null}
      </td>
      <td class="yaku-points">
        <b>{points === undefined ? "" : String(points)}</b>
        {further ? <small>{t("cards-further")}</small> : null}
      </td>
    </tr>
  );
}

export function CardsPage() {
  useTitle(t("cards-title"));
  return (
    <>
      <SiteHead title={t("cards-title")} />
      <main id="main" class="plain cards">
        <h1>
          {t("cards-title")}{" "}
          <span lang="ja" class="cards-brush" aria-hidden="true">
            花札
          </span>
        </h1>
        <p class="cards-lede">{t("cards-lede")}</p>
        <History />
        <section>
          <h2>{t("cards-kinds")}</h2>
          <div class="kinds">
            {KINDS.map((kind) => (
              <OneKind key={kind} kind={kind} />
            ))}
          </div>
        </section>
        <section>
          <h2>{t("cards-months")}</h2>
          <Switch label={t("koikoi-marks")} of={cornerMarks} note={t("koikoi-marks-note")} />
          <div class="months">
            {MONTHS.map((month) => (
              <Month key={month} month={month} />
            ))}
          </div>
        </section>
        <section>
          <h2>{t("cards-yaku")}</h2>
          <p>{t("cards-yaku-lede")}</p>
          <table class="yaku-table">
            <caption class="unseen">{t("cards-yaku")}</caption>
            <tbody>
              {YAKU.map((row) => (
                <OneYaku key={row.name} {...row} />
              ))}
            </tbody>
          </table>
          <p>
            <a class="cards-play" href="/">
              {t("cards-play")} <Mark name="arrow" />
            </a>
          </p>
        </section>
      </main>
    </>
  );
}
