/** A game at a table of cards looked at again, step by step: the table, what was done in words, a line of ticks, all
 * steps, and how it ended. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { games } from "../../connection";
import { RuleList } from "../../pages/options";
import type { CardsReplay } from "../../protocol-koikoi";
import { Playback, SaveRecord } from "../../replay/playback";
import { useSteps } from "../../replay/steps";
import { Ticks } from "../../replay/ticks";
import { move, type Head, type Wish } from "../../replay/timeline";
import { t } from "../../words";
import { bozuShow } from "./bozu/replay";
import { hanaawaseShow } from "./hanaawase/replay";
import { momentsOf, tickOf, type Moment } from "./replay-moments";
import "../../styles/replay.css";
import "../../styles/cards-table.css";
import "../../styles/koikoi-table.css";
import "../../styles/koikoi-replay.css";
import "../../styles/bozu.css";
import "../../styles/bozu-small.css";
import "../../styles/hanaawase.css";
import "../../styles/cards-replay.css";

/** What a game shows of its replay. */
export interface Show {
  board: (moment: Moment) => ComponentChildren;
  title: (moment: Moment, index: number) => string;
  sentences: (moment: Moment) => string[];
  /** A moment in a line of the list: its card, and a few words. */
  line: (moment: Moment) => ComponentChildren;
  verdict: () => string;
  figures: () => ComponentChildren;
  legend: readonly (readonly [kind: string, words: string])[];
}

/** Ms for which a moment is left to be read before the next, at speed 1. */
const READ_MS = 1500;

interface Going {
  replay: CardsReplay;
  moments: readonly Moment[];
  head: Head;
  wish: (wish: Wish) => void;
  show: Show;
}

function Steps({ replay, moments, head, wish, show }: Going) {
  const root = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = root.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    // Only the list itself moves: the page stays where it is.
    if (list && current) list.scrollTop += current.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }, [head.at]);
  return (
    <ol ref={root} class="readings kr-turns" aria-label={t("cards-replay-steps")}>
      {moments.map((moment, i) => (
        <li key={i}>
          <button type="button" aria-current={i === head.at ? "step" : undefined} onClick={() => wish({ go: i })}>
            <span class="readings-number">{i + 1}</span>
            <i data-kind={tickOf(moment)} aria-hidden="true" />
            <span class="kr-turn">{show.line(moment)}</span>
            <span class="readings-who">{moment.seat === null ? "" : replay.names[moment.seat]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Rules({ replay }: { replay: CardsReplay }) {
  const options = games.value.get(replay.game)?.options;
  if (!options) return null;
  const rules = replay.rules as Record<string, string | number | boolean>;
  const differs = options.filter(({ name, default: usual }) => rules[name] !== usual).map(({ name }) => name);
  return (
    <details class="more">
      <summary>{t("koikoi-rules")}</summary>
      <RuleList options={options} rules={rules} differs={differs} />
    </details>
  );
}

export function CardsReplayView({ replay }: { replay: CardsReplay }) {
  const moments = useMemo(() => momentsOf(replay.frames), [replay]);
  const kinds = useMemo(() => moments.map(tickOf), [moments]);
  const show = useMemo(() => (replay.game === "bozu" ? bozuShow(replay) : hanaawaseShow(replay)), [replay]);
  const head = useSignal<Head>({ at: 0, of: moments.length, playing: false, speed: 1 });
  const wish = (asked: Wish) => (head.value = move(head.value, asked));
  useSteps(head, wish);
  const { at, playing, speed } = head.value;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => wish({ shown: true }), READ_MS / speed);
    return () => clearTimeout(timer);
  }, [at, playing, speed]);
  const moment = moments[at]!;
  const said = show.sentences(moment);
  const going = { replay, moments, head: head.value, wish, show };
  return (
    <main id="main" class="review kr" data-game={replay.game}>
      <h1 class="unseen">{t("replay-title")}</h1>
      <div class="review-top">
        <div class="kr-board">{show.board(moment)}</div>
        <div class="review-line">
          <Playback head={head.value} wish={wish} back="cards-replay-back" next="cards-replay-next" />
          <Ticks kinds={kinds} head={head.value} go={(index) => wish({ go: index })} said={show.title(moment, at)} legend={show.legend} />
        </div>
        <aside class="review-side">
          <section class="review-now" aria-live="polite" aria-label={t("cards-replay-steps")} tabIndex={0}>
            <h2 class="kr-title">{show.title(moment, at)}</h2>
            {said.map((sentence, i) => (
              <p key={i}>{sentence}</p>
            ))}
          </section>
          <Steps {...going} />
        </aside>
      </div>
      <section class="review-figures">
        <h2>{show.verdict()}</h2>
        {show.figures()}
        <Rules replay={replay} />
        <p>
          <SaveRecord record={replay.record} names={replay.names} />
        </p>
      </section>
    </main>
  );
}
