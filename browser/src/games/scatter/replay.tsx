/** A game on a cloth looked at again: the cards of each reading, all hands as they went, the ruling, a line of ticks. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Cloth } from "../../mat/cloth";
import "../../mat/board.css";
import "../../mat/cloth.css";
import { Crest } from "../../pages/crest";
import { poems } from "../../pages/library";
import { Loupe, type Looked } from "../../pages/loupe";
import type { ScatterFrame, ScatterReplay } from "../../protocol";
import { delayOf } from "../../replay/delays";
import { Playback, SaveRecord } from "../../replay/playback";
import { Readings, type ReadingLine } from "../../replay/readings";
import { useSteps } from "../../replay/steps";
import { Ticks } from "../../replay/ticks";
import { move, type Head, type Wish } from "../../replay/timeline";
import * as settings from "../../settings";
import { language, t } from "../../words";
import { AwardWords } from "./award";
import { awardText, type Company } from "./company";
import { Standings } from "./figures";
import { pileOf } from "./cloth-view";
import { countsBefore, endOf, tickOf } from "./replay-figures";
import { standings, verdictOf } from "./told";
import "../../styles/match.css";
import "../../styles/match-small.css";
import "../../styles/replay.css";
import "../../styles/scatter.css";
import "../../styles/scatter-small.css";

/** Ms for which a ruling is left to be read before the next frame, at speed 1. */
const READ_MS = 1600;
const FIRST_MS = 350;

function ReplayCloth({ replay, head, move, at }: { replay: ScatterReplay; head: Head; move: (wish: Wish) => void; at: Company }) {
  const root = useRef<HTMLDivElement>(null);
  const cloth = useRef<Cloth | null>(null);
  const looked = useSignal<Looked | null>(null);
  useEffect(() => {
    const made = new Cloth(root.current!, {
      say: t,
      since: () => null,
      whereTo: pileOf,
      tell: (kind, seat) => t(`scatter-tag-${kind}`, { name: seat === null ? "" : (at.names[seat] ?? "") }),
      onZoom: (card, box) => (looked.value = card === null || !box ? null : { card, box }),
    });
    cloth.current = made;
    made.setPoems([...poems.peek().values()]);
    made.setCalm(settings.calm.peek());
    made.setFace(settings.clearFace.peek() ? "clear" : "brush");
    return () => made.destroy();
  }, []);
  useEffect(() => cloth.current?.setPoems([...poems.value.values()]), [poems.value]);
  useEffect(() => cloth.current?.refresh(), [language.value, settings.theme.value]);
  useEffect(() => {
    const frame = replay.frames[head.at];
    const made = cloth.current;
    if (!frame || !made) return;
    let stopped = false;
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const state = { spread: frame.spread, face: replay.face, hints: {}, last: null };
    const show = async () => {
      void made.setCloth(state, { animate: false });
      made.setMarked(frame.award.lay ? frame.award.poem : null);
      if (!head.playing) return;
      await wait(FIRST_MS / head.speed);
      if (stopped) return;
      const began = performance.now();
      const since = () => (performance.now() - began) * 10 * head.speed;
      const hands = Object.entries(frame.strokes).map(([seat, strokes]) => made.playStrokes(strokes, "theirs", at.names[Number(seat)] ?? "", since));
      await Promise.all(hands);
      if (stopped) return;
      made.setMarked(null);
      void made.setCloth({ ...state, spread: without(frame), last: frame.award });
      await wait(READ_MS / head.speed);
      if (!stopped) move({ shown: true });
    };
    void show();
    return () => {
      stopped = true;
    };
  }, [replay, head.at, head.playing, head.speed]);
  return (
    <>
      <div ref={root} class="mat" />
      <Loupe at={looked.value} level="off" hint={undefined} face={replay.face} />
    </>
  );
}

/** The cloth after a reading. */
function without({ spread, award }: ScatterFrame): ScatterFrame["spread"] {
  const gone = new Set(award.taker === null ? (award.removed ? [award.poem] : []) : award.gained);
  return { ...spread, lies: Object.fromEntries(Object.entries(spread.lies).filter(([card]) => !gone.has(Number(card)))) };
}

function After({ frame, at }: { frame: ScatterFrame; at: Company }) {
  const lines = frame.after.flatMap((event): string[] => {
    if (event.event === "yielded")
      return [t("scatter-news-yielded", { from: at.names[event.seat] ?? "", to: at.names[event.to] ?? "", count: event.cards.length })];
    if (event.event === "left") return [t("scatter-replay-left", { name: at.names[event.seat] ?? "" })];
    return [];
  });
  if (lines.length === 0) return null;
  return (
    <ul class="after">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

function lineOf({ award }: ScatterFrame, at: Company): ReadingLine {
  const who = award.taker === null ? t(award.lay ? "replay-nobody" : "replay-dead") : (at.names[award.taker] ?? "");
  return { number: award.number, kind: tickOf({ award }), poem: award.poem, who, delay: award.taker === null ? null : delayOf(award) };
}

function Counts({ counts, at }: { counts: readonly number[]; at: Company }) {
  return (
    <ul class="review-people">
      {counts.map((count, seat) => (
        <li key={seat} data-pile={seat}>
          <Crest at={seat} own={seat === 0} />
          <span>{at.names[seat]}</span>
          <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}

function End({ replay, at }: { replay: ScatterReplay; at: Company }) {
  const end = endOf(replay.frames);
  const rows = standings({ taken: end.counts.map((count) => Array.from({ length: count }, () => 0)), fouls: end.fouls, left: end.left });
  const said = verdictOf(replay.winners, null, at.names, replay.names.length);
  return (
    <section class="review-figures">
      <h2>{replay.winners.length === 0 && replay.names.length > 1 ? t("replay-unfinished") : t(said.k, said.facts)}</h2>
      <Standings rows={rows} names={at.names} awards={replay.frames.map(({ award }) => award)} />
      <p>
        <SaveRecord record={replay.record} names={replay.names} />
      </p>
    </section>
  );
}

export function ScatterReplayView({ replay }: { replay: ScatterReplay }) {
  const head = useSignal<Head>({ at: 0, of: replay.frames.length, playing: false, speed: 1 });
  const wish = (asked: Wish) => (head.value = move(head.value, asked));
  const go = (index: number) => wish({ go: index });
  useSteps(head, wish);
  const at: Company = { names: replay.names, you: null };
  const frame = replay.frames[head.value.at]!;
  const { award } = frame;
  const number = t("match-readings", { number: award.number, total: replay.frames.at(-1)!.award.number });
  return (
    <main id="main" class="review">
      <h1 class="unseen">{t("replay-title")}</h1>
      <div class="review-top">
        <div class="review-score">
          <Counts counts={countsBefore(replay.frames, head.value.at)} at={at} />
        </div>
        <div class="review-mat">
          <ReplayCloth replay={replay} head={head.value} move={wish} at={at} />
        </div>
        <div class="review-line">
          <Playback head={head.value} wish={wish} back="replay-back" next="replay-next" />
          <Ticks
            kinds={replay.frames.map(tickOf)}
            head={head.value}
            go={go}
            said={`${number}. ${awardText(award, at)}`}
            legend={[
              ["take-a", t("scatter-tick-taken")],
              ["foul", t("replay-tick-foul")],
              ["none", t("replay-nobody")],
              ...(replay.frames.some((each) => !each.award.lay) ? ([["dead", t("replay-tick-dead")]] as const) : []),
            ]}
          />
        </div>
        <aside class="review-side">
          <section class="review-now" aria-live="polite">
            <p class="review-number">{number}</p>
            <AwardWords key={award.number} award={award} at={at} open />
            <After frame={frame} at={at} />
          </section>
          <Readings lines={replay.frames.map((each) => lineOf(each, at))} head={head.value} go={go} />
        </aside>
      </div>
      <End replay={replay} at={at} />
    </main>
  );
}
