/** How Koi-Koi is played, on one page of pictures: match by month, turn the stock, make yaku, stop or go on. */
import type { ComponentChildren } from "preact";
import { Sheet } from "../../pages/sheet";
import { t } from "../../words";
import { BACK, cardName, DECK, faceOf, list } from "../flowers/deck";
import { yakuGloss, yakuName } from "./names";
import { RUNGS, SAMPLES } from "./learn-yaku";
import { pricesOf, type Rules } from "./rows";
import "../../styles/koikoi-learn.css";

const numberOf = (token: string) => DECK.find((card) => card.token === token)!.number;

function Card({ token, ...marks }: { token: string; lit?: boolean; at?: string }) {
  return (
    <span class="learn-card" data-lit={marks.lit ?? false} data-at={marks.at}>
      <img src={faceOf(numberOf(token))} alt="" width="64" height="104" />
    </span>
  );
}

function Step({ number, name, children, picture }: { number: number; name: string; children: ComponentChildren; picture: ComponentChildren }) {
  return (
    <section class="learn-step" data-step={name}>
      <h3>
        <b aria-hidden="true">{number}</b> {t(`koikoi-learn-${name}`)}
      </h3>
      <div class="learn-picture" aria-hidden="true">
        {picture}
      </div>
      {children}
    </section>
  );
}

const words = (name: string) => <p>{t(`koikoi-learn-${name}-line`)}</p>;

/** A hand card below, and the one of its month among those on the table. */
function Matching() {
  return (
    <>
      <div class="learn-table">
        <Card token="01-plain-1" />
        <Card token="02-plain-1" lit />
        <Card token="deer" />
        <Card token="08-plain-1" />
      </div>
      <svg class="learn-arrow" viewBox="0 0 24 24">
        <path d="M12 21V4M5 11l7-7 7 7" />
      </svg>
      <div class="learn-table">
        <Card token="warbler" lit />
      </div>
    </>
  );
}

function Turning() {
  return (
    <div class="learn-table">
      <span class="learn-card learn-deck">{BACK ? <img src={BACK} alt="" width="64" height="104" /> : null}</span>
      <svg class="learn-arrow learn-right" viewBox="0 0 24 24">
        <path d="M12 21V4M5 11l7-7 7 7" />
      </svg>
      <span class="learn-pair">
        <Card token="03-plain-1" lit />
        <Card token="curtain" lit at="over" />
      </span>
      <Card token="07-plain-1" />
    </div>
  );
}

/** The yaku in force, with the cards that make them. */
function YakuTable({ rules }: { rules: Rules }) {
  const prices = pricesOf(rules);
  const rungs = RUNGS.filter((name) => prices[name]! > 0);
  return (
    <ul class="learn-yaku">
      {SAMPLES.flatMap(({ names, cards, more }) => {
        const known = names.filter((name) => prices[name]! > 0);
        if (known.length === 0) return [];
        const stair = known.length > 1;
        return [
          <li key={names[0]}>
            <span class="learn-yaku-name">
              <b>{stair ? t("koikoi-brights") : yakuName(known[0]!)}</b>
              <small>{stair ? list(rungs.map((name) => `${yakuName(name)} ${prices[name]}`)) : yakuGloss(known[0]!)}</small>
            </span>
            <span class="learn-minis" role="img" aria-label={list(cards.map((token) => cardName(numberOf(token))))}>
              {cards.map((token) => (
                <Card key={token} token={token} />
              ))}
            </span>
            <b class="learn-points">
              {stair ? `${Math.min(...known.map((name) => prices[name]!))}–${Math.max(...known.map((name) => prices[name]!))}` : t("koikoi-price", { points: prices[known[0]!]!, more: more ? "yes" : "no" })}
            </b>
          </li>,
        ];
      })}
    </ul>
  );
}

function Deciding() {
  return (
    <dl class="learn-decide">
      {(["stop", "koikoi"] as const).map((move) => (
        <div key={move} data-move={move}>
          <dt>
            <span class="learn-brush" lang="ja" aria-hidden="true">
              {move === "stop" ? "勝負" : "こいこい"}
            </span>
            {t(`koikoi-${move}`)}
          </dt>
          <dd>{t(`koikoi-learn-${move}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `rules`: those by which yaku are counted here. */
export function Learn({ rules }: { rules: Rules }) {
  return (
    <div class="learn">
      <Step number={1} name="match" picture={<Matching />}>
        {words("match")}
      </Step>
      <Step number={2} name="turn" picture={<Turning />}>
        {words("turn")}
      </Step>
      <section class="learn-step" data-step="yaku">
        <h3>
          <b aria-hidden="true">3</b> {t("koikoi-learn-yaku")}
        </h3>
        <p>{t("koikoi-learn-yaku-line")}</p>
        <YakuTable rules={rules} />
      </section>
      <section class="learn-step" data-step="decide">
        <h3>
          <b aria-hidden="true">4</b> {t("koikoi-learn-decide")}
        </h3>
        <p>{t("koikoi-learn-decide-line")}</p>
        <Deciding />
      </section>
    </div>
  );
}

export function LearnSheet({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  return (
    <Sheet
      title={t("koikoi-learn-title")}
      onClose={onClose}
      foot={
        <>
          <a href="/cards" target="_blank" rel="noopener">
            {t("koikoi-learn-cards")}
          </a>
          <button type="button" class="primary" onClick={onClose}>
            {t("koikoi-learn-done")}
          </button>
        </>
      }
    >
      <Learn rules={rules} />
    </Sheet>
  );
}
