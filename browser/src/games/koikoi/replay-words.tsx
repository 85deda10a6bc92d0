/** A moment in words: what was decided, what came of it, and what else could have been. */
import { useEffect, useRef } from "preact/hooks";
import type { KoikoiReplay, RoundResult, Score, Yaku } from "../../protocol-koikoi";
import { t } from "../../words";
import { Face } from "../flowers/card";
import { cardName, cardOf, list, monthName } from "../flowers/deck";
import { yakuGloss, yakuName } from "./names";
import { dealOf, endOf, eventsOf, madeIn, otherPlays, sideNames, tickOf, type Moment, type Other } from "./replay-moments";
import { sentencesOf, type Names } from "./told";

function namesOf({ names }: KoikoiReplay): Names {
  return {
    seat: -1,
    you: null,
    person: (seat) => names[seat] ?? "",
    card: cardName,
    month: (card) => monthName(cardOf(card).month),
    yaku: yakuName,
    list: (words) => list(words),
  };
}

function title(replay: KoikoiReplay, { round, turn, kind, seat }: Moment): string {
  if (kind === "deal") return t("koikoi-replay-deal", { round });
  return t("koikoi-replay-moment", { round, turn, name: seat === null ? "" : (replay.names[seat] ?? "") });
}

/** What happened, sentence by sentence; the end of the match is told elsewhere. */
function sentences(replay: KoikoiReplay, moment: Moment): string[] {
  const names = namesOf(replay);
  return eventsOf(replay.frames, moment)
    .filter(({ event }) => event !== "ended" && event !== "made")
    .flatMap((event) => sentencesOf(event, names))
    .map(({ k, facts }) => t(k, facts));
}

/** The moment for one who hears it. */
export function spokenMoment(replay: KoikoiReplay, moment: Moment): string {
  return [title(replay, moment), ...sentences(replay, moment)].join(" ");
}

function Held({ yaku, fresh }: { yaku: readonly Yaku[]; fresh: readonly string[] }) {
  return (
    <ul class="kr-yaku">
      {yaku.map(({ name, cards, points }) => (
        <li key={name} data-fresh={fresh.includes(name) ? "yes" : "no"}>
          <span>
            <b>{yakuName(name)}</b> <small>{yakuGloss(name)}</small>
          </span>
          <span class="kr-minis" aria-hidden="true">
            {cards.map((card) => (
              <Face key={card} card={card} still />
            ))}
          </span>
          <b class="kr-points">{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** How the points of a round came about. */
function Sum({ score, rules }: { score: Score; rules: KoikoiReplay["rules"] }) {
  if (score.added === 0 && score.factors.length === 0) return null;
  const least = Number(rules["double_at"] ?? 7);
  return (
    <p class="kr-sum">
      {t("koikoi-step-yaku")}: {score.points}
      {score.added ? <>; {t("koikoi-step-added")}: +{score.added}</> : null}
      {score.factors.map(([why, times]) => (
        <span key={why}>
          ; {t(`koikoi-step-${why}`, { least })}: ×{times}
        </span>
      ))}
      ; {t("koikoi-step-total")}: <b>{t("koikoi-points", { count: score.total })}</b>
    </p>
  );
}

function Play({ card, takes }: Other) {
  const words = takes.length
    ? t("koikoi-move-takes", { card: cardName(card), taken: list(takes.map(cardName)) })
    : t("koikoi-replay-lies", { card: cardName(card) });
  return (
    <li>
      <span class="kr-minis" aria-hidden="true">
        <Face card={card} still />
        {takes.length ? <i>›</i> : null}
        {takes.map((other) => (
          <Face key={other} card={other} still />
        ))}
      </span>
      <span class="kr-other-words">{words}</span>
    </li>
  );
}

function Others({ replay, moment }: { replay: KoikoiReplay; moment: Moment }) {
  if (moment.kind === "deal" || moment.kind === "resign") return null;
  const step = replay.frames[moment.from]!;
  const plays = otherPlays(replay.frames, moment);
  const words = step.choices.flatMap((move): string[] => {
    if (move.move === "pick") return [t("koikoi-card-choose", { card: cardName(move.take) })];
    if (move.move === "stop") return [t("koikoi-stop")];
    return move.move === "koikoi" ? [t("koikoi-koikoi")] : [];
  });
  if (plays.length + words.length === 0) return <p class="note">{t("koikoi-replay-no-choice")}</p>;
  return (
    <details class="kr-others" open>
      <summary>{t("koikoi-replay-else")}</summary>
      <ul>
        {plays.map((play) => (
          <Play key={`${play.card}-${play.takes.join("-")}`} {...play} />
        ))}
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}

export function NowWords({ replay, moment }: { replay: KoikoiReplay; moment: Moment }) {
  const events = eventsOf(replay.frames, moment);
  const made = madeIn(events);
  const score = endOf(events)?.result.score;
  return (
    <>
      <h2 class="kr-title">{title(replay, moment)}</h2>
      {sentences(replay, moment).map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
      {made ? (
        <>
          <p>
            {t("koikoi-moment-made", { who: "other", name: replay.names[made.seat] ?? "" })} {list(made.fresh.map(yakuName))}
          </p>
          <Held yaku={made.yaku} fresh={made.fresh} />
        </>
      ) : score ? (
        <Held yaku={score.yaku} fresh={[]} />
      ) : null}
      {score ? <Sum score={score} rules={replay.rules} /> : null}
      <Others replay={replay} moment={moment} />
    </>
  );
}

interface GoProps {
  replay: KoikoiReplay;
  moments: readonly Moment[];
  go: (index: number) => void;
}

/** The decisions of the round, to go to any of them. */
export function Turns({ replay, moments, at, go }: GoProps & { at: number }) {
  const now = moments[at]!;
  const root = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = root.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    // Only the list itself moves: the page stays where it is.
    if (list && current) list.scrollTop += current.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }, [at]);
  return (
    <ol ref={root} class="readings kr-turns" aria-label={t("koikoi-replay-turns", { round: now.round })}>
      {moments.map((moment, i) => {
        if (moment.round !== now.round) return null;
        const card = cardIn(replay, moment);
        return (
          <li key={i}>
            <button type="button" aria-current={i === at ? "step" : undefined} onClick={() => go(i)}>
              <span class="readings-number">{moment.turn || ""}</span>
              <i data-kind={tickOf(replay.frames, moment)} aria-hidden="true" />
              <span class="kr-turn">
                {card === undefined ? null : <Face card={card} still />}
                <span>{short(replay, moment)}</span>
              </span>
              <span class="readings-who">{moment.seat === null ? "" : replay.names[moment.seat]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The card that a decision was about. */
function cardIn(replay: KoikoiReplay, { from }: Moment): number | undefined {
  const { move } = replay.frames[from]!;
  return move.move === "play" ? move.card : move.move === "pick" ? move.take : undefined;
}

function short(replay: KoikoiReplay, { kind, from }: Moment): string {
  const { move } = replay.frames[from]!;
  if (move.move === "play") return cardName(move.card);
  if (move.move === "pick") return t("koikoi-card-choose", { card: cardName(move.take) });
  if (kind === "deal") return t("koikoi-begin");
  return t(move.move === "stop" ? "koikoi-stop" : move.move === "koikoi" ? "koikoi-koikoi" : "koikoi-why-resigned");
}

function reason({ why, special, score }: RoundResult): string {
  if (why === "special" && special) return t(`koikoi-special-${special}`);
  if (why === "exhausted" && !score) return t("koikoi-why-exhausted");
  if (why === "resigned") return t("koikoi-why-resigned");
  return list((score?.yaku ?? []).map(({ name }) => yakuName(name)));
}

/** The score round by round; a round's number goes to its deal. */
export function Rounds({ replay, moments, round, go }: GoProps & { round: number }) {
  const gain = (points: number) => (points === 0 ? "–" : points > 0 ? `+${points}` : `−${-points}`);
  return (
    <table class="figures kr-rounds">
      <caption class="unseen">{t("koikoi-score-by-round")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("koikoi-round-short")}</th>
          {[0, 1].map((side) => (
            <th key={side} scope="col">
              {list(sideNames(replay, side))}
            </th>
          ))}
          <th scope="col">{t("koikoi-how")}</th>
        </tr>
      </thead>
      <tbody>
        {replay.results.map((result) => (
          <tr key={result.round} data-now={result.round === round ? "yes" : "no"}>
            <th scope="row">
              <button type="button" class="link" onClick={() => go(dealOf(moments, result.round))}>
                {result.round}
              </button>
            </th>
            {result.scores.map((score, side) => (
              <td key={side}>
                {score} <small>{gain(result.gains[side as 0 | 1])}</small>
              </td>
            ))}
            <td>{reason(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
