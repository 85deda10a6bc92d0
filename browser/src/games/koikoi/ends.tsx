/** Before the first round, between rounds, and after the last. */
import { useComputed } from "@preact/signals";
import type { RoundResult } from "../../protocol-koikoi";
import { RatedSeal } from "../../hall/talk";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { Ended } from "../cards/ended";
import { anyWaits, GoOn, Over } from "../cards/over";
import { Face } from "../flowers/card";
import { cardName, cardOf } from "../flowers/deck";
import { latest, looking, own, rivals, seat, seated, side, takeBack, together } from "./house";
import type { Sheet } from "../flowers/keys";
import { personName, sideName, who, YAKU_KANJI } from "./names";
import { Crest } from "../flowers/people";
import { SittingChoice } from "../flowers/sitting";
import { roundLine } from "./panel";
import { ScoreTable, Steps, YakuList } from "./score";
import { busy, shown } from "./stage";

function Start({ open, of }: Shown) {
  const sitting = seated.value!;
  const others = sitting.names.map((_, at) => at).filter((at) => together.value || at !== seat.value);
  const rounds = Number(sitting.rules["rounds"] ?? 12);
  return (
    <Over label={t("koikoi-opening")} kind="start" still={of !== undefined}>
      <p class="ct-brush" lang="ja" aria-hidden="true">
        こいこい
      </p>
      <h2>{t("koikoi-opening-rounds", { count: rounds })}</h2>
      <RatedSeal sitting={sitting} />
      <ul class="kk-start-people">
        {others.map((at) => {
          const player = sitting.players[at];
          return (
            <li key={at}>
              <Crest at={at} own={at % 2 === (own.value[0] ?? 0) % 2} />
              <div>
                <b>{personName(at)}</b>
                <span class="ct-soft">
                  {others.length > 1 && !together.value ? `${t(at % 2 === seat.value % 2 ? "koikoi-partner" : "koikoi-opponent")} · ` : ""}
                  {player ? t(`koikoi-level-${player.level}`) : ""}
                </span>
                {player ? <span>{t(`koikoi-character-${player.key}-line`)}</span> : null}
              </div>
            </li>
          );
        })}
      </ul>
      <SittingChoice />
      <div class="ct-sheet-buttons">
        <button type="button" onClick={() => open("learn")}>
          <Mark name="cards" /> {t("koikoi-learn-new")}
        </button>
        <button type="button" onClick={() => open("rules")}>
          <Mark name="rules" /> {t(sitting.differs.length > 0 ? "koikoi-rules-differ" : "koikoi-rules-nintendo", { count: sitting.differs.length })}
        </button>
        <GoOn round={0} words={t("koikoi-begin")} of={of} />
      </div>
    </Over>
  );
}

function headline(result: RoundResult): string {
  if (result.why === "exhausted" && result.side === null) return t("koikoi-why-exhausted");
  if (result.side === null) return t(result.special ? `koikoi-special-${result.special}` : "koikoi-why-resigned");
  const own = !together.value && result.side === side.value;
  return t("koikoi-round-won", { who: own ? "you" : "other", name: sideName(result.side), points: result.gains[result.side]! });
}

/** Whether a special hand is one for this card: its month is there four times, or as one of four pairs. */
function grouped(cards: readonly number[], card: number): boolean {
  const fellows = cards.filter((other) => cardOf(other).month === cardOf(card).month).length;
  return fellows === 4 || (fellows === 2 && !cards.some((other) => cards.filter((each) => cardOf(each).month === cardOf(other).month).length === 4));
}

/** The cards that were left in each hand. */
function Left({ result }: { result: RoundResult }) {
  const now = shown.value!;
  const hands = now.last_hands.map((cards, at) => ({ cards, at })).filter(({ cards }) => cards.length > 0);
  if (hands.length === 0) return null;
  return (
    <section class="kk-left">
      <h3>{t("koikoi-left")}</h3>
      {hands.map(({ cards, at }) => (
        <div key={at}>
          <span>{personName(at)}</span>
          <ul class="kk-row-of-cards kk-small-cards">
            {cards.map((card) => (
              <li key={card} data-lit={result.special !== null && result.seat === at && grouped(cards, card)}>
                <Face card={card} still label={cardName(card)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Round({ result }: { result: RoundResult }) {
  const now = shown.value!;
  const over = now.phase === "over";
  const own = result.side === side.value;
  const dearest = [...(result.score?.yaku ?? [])].sort((a, b) => b.points - a.points)[0];
  return (
    <>
      <header class="kk-round-head" data-won={result.side === null ? "none" : own ? "own" : "other"}>
        <span class="ct-soft">{roundLine(result.round)}</span>
        <h2 tabIndex={-1}>{headline(result)}</h2>
        {result.special ? (
          <p>
            <b>{t(`koikoi-special-${result.special}`)}</b> <span class="ct-soft">{t(`koikoi-special-${result.special}-note`)}</span>
          </p>
        ) : null}
        {result.why === "last_card" ? <p class="ct-soft">{t("koikoi-last-card-note")}</p> : null}
        {dearest ? (
          <p class="ct-brush" lang="ja" aria-hidden="true">
            {YAKU_KANJI[dearest.name]}
          </p>
        ) : null}
      </header>
      {result.score ? (
        <div class="kk-round-score">
          <YakuList score={result.score} />
          <Steps score={result.score} />
        </div>
      ) : null}
      <Left result={result} />
      {over ? null : (
        <p class="ct-soft">
          {t("koikoi-next-dealer", who(result.next_dealer))}
        </p>
      )}
    </>
  );
}

function Between({ result, of }: { result: RoundResult; of: number | undefined }) {
  const now = shown.value!;
  return (
    <Over label={t("koikoi-round-over")} kind="round" still={of !== undefined}>
      <div class="ct-sheet-body" tabIndex={0}>
        <Round result={result} />
        {result.round >= Number(seated.value?.rules["rounds"] ?? 12) ? <p>{t("koikoi-tie-note")}</p> : null}
        <section>
          <h3>{t("koikoi-score-by-round")}</h3>
          <ScoreTable results={now.results} />
        </section>
      </div>
      <div class="ct-sheet-buttons">
        <p class="kk-standing">
          {sideName(side.value)} <b>{now.scores[side.value]}</b> : <b>{now.scores[rivals.value]}</b> {sideName(rivals.value)}
        </p>
        {latest.value?.may_take_back ? (
          <button type="button" aria-keyshortcuts="u" onClick={takeBack}>
            <Mark name="back" /> {t("koikoi-take-back")}
          </button>
        ) : null}
        <GoOn round={result.round} words={t("koikoi-next-round")} of={of} />
      </div>
    </Over>
  );
}

/** Ends that come before the last round. */
const EARLY: ReadonlySet<string> = new Set(["target", "ruin", "lead"]);

function Ending({ of }: Pick<Shown, "of">) {
  const now = shown.value!;
  const sitting = seated.value!;
  const won = now.winner === null ? "draw" : together.value || now.winner === side.value ? "won" : "lost";
  const title = together.value && now.winner !== null ? t("facing-match-won", { name: sideName(now.winner) }) : t(`koikoi-match-${won}`, { name: sideName(rivals.value) });
  const margin = Math.abs(now.scores[0] - now.scores[1]);
  const last = now.results.at(-1);
  const line = (
    <>
      <b class="ct-number">{now.scores[side.value]}</b> : <b class="ct-number">{now.scores[rivals.value]}</b>
      {now.why === "resigned" ? ` · ${t("koikoi-why-resigned")}` : won === "draw" ? "" : ` · ${t("koikoi-margin", { count: margin })}`}
      {EARLY.has(now.why) ? <span class="ct-soft kk-early">{t(`koikoi-over-${now.why}`, { points: Number(sitting.rules[now.why] ?? 0) })}</span> : null}
    </>
  );
  return (
    <Ended title={title} line={line} brush={{ won: "勝", lost: "負", draw: "引分" }[won]} still={of !== undefined}>
      {last && last.why !== "resigned" ? (
        <section>
          <h3>{t("koikoi-last-round")}</h3>
          <Round result={last} />
        </section>
      ) : null}
      {now.results.length > 0 ? (
        <section>
          <h3>{t("koikoi-score-by-round")}</h3>
          <ScoreTable results={now.results} />
        </section>
      ) : null}
    </Ended>
  );
}

interface Shown {
  open: (sheet: Sheet) => void;
  /** Whose sheet it is, where two people have one each. */
  of?: number | undefined;
}

/** The sheet that belongs between deals; none while cards still move. */
export function Ends({ open, of }: Shown) {
  const now = shown.value!;
  const still = useComputed(() => !busy.value);
  if (!still.value) return null;
  if (now.phase === "over") return <Ending of={of} />;
  if (now.phase !== "deal" || !anyWaits()) return null;
  const last = now.results.at(-1);
  if (!last && looking.value) return null;
  return last ? <Between key={last.round} result={last} of={of} /> : <Start open={open} of={of} />;
}
