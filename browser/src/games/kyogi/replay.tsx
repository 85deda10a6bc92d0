/** A match looked at again: the mat of each reading, both hands as they went, the ruling in words, and a line of ticks. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../../mat/board";
import "../../mat/board.css";
import { poems } from "../../pages/library";
import type { Frame, Replay, Table } from "../../protocol";
import * as settings from "../../settings";
import { language, t } from "../../words";
import { FigureTable, Reactions } from "./chart";
import { list, printedName } from "../../pages/names";
import { figuresOf, tickOf } from "./reactions";
import { delayOf } from "../../replay/delays";
import { Playback, SaveRecord } from "../../replay/playback";
import { RulingWords, rulingText, type Company } from "./ruling";
import { Readings, type ReadingLine } from "../../replay/readings";
import { useSteps } from "../../replay/steps";
import { Ticks } from "../../replay/ticks";
import { frameOf, move, type Head, type Wish } from "../../replay/timeline";
import "../../styles/match.css";
import "../../styles/match-small.css";
import "../../styles/replay.css";

/** The mat as it was before a reading, for the board. */
export function tableOf(replay: Replay, index: number, last: Frame["ruling"] | null): Table {
  const frame = replay.frames[index]!;
  return {
    kind: "fields",
    seat: 0,
    phase: "reading",
    card_height: replay.card_height,
    places: frame.places,
    counts: frame.counts,
    unread: [],
    readings: index,
    dead_left: 0,
    due: null,
    hands: replay.names.map(() => false),
    ready: replay.names.map(() => true),
    away: replay.names.map(() => false),
    hai: null,
    clock_ms: 0,
    memorise_until_ms: null,
    swings: false,
    fouls: [0, 0],
    last,
    winner: null,
    margin: 0,
    hints: {},
    may_take_back: false,
    paused: false,
    ...(replay.width === undefined ? {} : { width: replay.width }),
    ...(replay.rows === undefined ? {} : { rows: replay.rows }),
  };
}

/** Who played: sides by the one who sat there, or by the name that the game gives them. */
function companyOf({ names }: Replay): Company {
  if (names.length === 2) return { names: [names[0]!, names[1]!], seat: null };
  return { names: [t("start-side-0"), t("start-side-1")], seat: null, members: names };
}

/** Ms for which a ruling is left to be read before the next frame, at speed 1. */
const READ_MS = 1600;

function ReplayMat({ replay, head, move }: { replay: Replay; head: Head; move: (wish: Wish) => void }) {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  useEffect(() => {
    const made = new Board(root.current!, { say: t, since: () => null });
    board.current = made;
    made.setMode("watch");
    made.setSeat(0);
    made.setPoems([...poems.peek().values()]);
    made.setFaceMe(settings.faceMe.peek());
    made.setCalm(settings.calm.peek());
    return () => made.destroy();
  }, []);
  useEffect(() => board.current?.setPoems([...poems.value.values()]), [poems.value]);
  useEffect(() => board.current?.refresh(), [language.value, settings.theme.value]);
  useEffect(() => {
    const frame = replay.frames[head.at];
    const shownBoard = board.current;
    if (!frame || !shownBoard) return;
    let stopped = false;
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const show = async () => {
      void shownBoard.setTable(tableOf(replay, head.at, null), { animate: false });
      shownBoard.setMarked(frame.places[frame.ruling.poem] ? frame.ruling.poem : null);
      if (!head.playing) return;
      await wait(350 / head.speed);
      if (stopped) return;
      shownBoard.openReading();
      const began = performance.now();
      const since = () => (performance.now() - began) * 10 * head.speed;
      const hands = Object.entries(frame.strokes).map(([seat, strokes]) => shownBoard.playStrokes(Number(seat), strokes, since));
      await Promise.all(hands);
      await wait(READ_MS / head.speed);
      if (!stopped) move({ shown: true });
    };
    void show();
    return () => {
      stopped = true;
    };
  }, [replay, head.at, head.playing, head.speed]);
  return <div ref={root} class="mat" />;
}

function After({ frame, at }: { frame: Frame; at: Company }) {
  const sideOf = (seat: number) => at.names[(seat % 2) as 0 | 1];
  const lines = frame.after.flatMap((event): string[] => {
    if (event.event === "sent")
      return [t("replay-sent", { name: sideOf(event.seat), cards: list(event.cards.map(printedName)) })];
    if (event.event === "placed") return [t("replay-placed", { name: sideOf(event.seat), card: printedName(event.card) })];
    if (event.event === "shifted")
      return [t("replay-shifted", { name: sideOf(event.seat), cards: list(Object.keys(event.places).map((card) => printedName(Number(card)))) })];
    if (event.event === "waived") return [t("replay-waived", { name: sideOf(event.seat) })];
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

const KINDS = ["take-a", "take-b", "foul", "dead"] as const;

function lineOf(frame: Frame, at: Company): ReadingLine {
  const { number, poem, taker, target, hand } = frame.ruling;
  const took = (side: number) => (hand == null ? undefined : at.members?.[hand]) ?? at.names[side as 0 | 1];
  const who = taker === null ? t(target === "D" ? "replay-dead" : "replay-nobody") : took(taker);
  return { number, kind: tickOf(frame), poem, who, delay: taker === null ? null : delayOf(frame.ruling) };
}

/** A match on two fields looked at again. */
export function FieldsReplay({ replay }: { replay: Replay }) {
  const head = useSignal<Head>({ at: 0, of: replay.frames.length, playing: false, speed: 1 });
  const wish = (asked: Wish) => (head.value = move(head.value, asked));
  const go = (index: number) => wish({ go: index });
  const at = companyOf(replay);
  const all = useComputed(() => replay.frames.map((frame) => frame.ruling));
  const frame = replay.frames[head.value.at]!;
  const number = t("match-readings", { number: frame.number, total: replay.frames.at(-1)!.number });
  useSteps(head, wish);
  const figures = [figuresOf(all.value, 0), figuresOf(all.value, 1)] as const;
  return (
    <main id="main" class="review">
      <h1 class="unseen">{t("replay-title")}</h1>
      <div class="review-top">
      <div class="review-score">
        <span>{at.names[1]}</span> <strong>{frame.counts[1]}</strong>
        <span class="review-vs">–</span>
        <strong>{frame.counts[0]}</strong> <span>{at.names[0]}</span>
      </div>
      <div class="review-mat">
        <ReplayMat replay={replay} head={head.value} move={wish} />
      </div>
      <div class="review-line">
        <Playback head={head.value} wish={wish} back="replay-back" next="replay-next" />
        <Ticks
          kinds={replay.frames.map(tickOf)}
          head={head.value}
          go={go}
          said={`${number}. ${rulingText(frame.ruling, at)}`}
          legend={KINDS.map((kind) => [kind, t(`replay-tick-${kind}`, { a: at.names[0], b: at.names[1] })])}
        />
      </div>
      <aside class="review-side">
        <section class="review-now" aria-live="polite">
          <p class="review-number">{number}</p>
          <RulingWords key={frame.number} ruling={frame.ruling} at={at} open />
          <After frame={frame} at={at} />
        </section>
        <Readings lines={replay.frames.map((each) => lineOf(each, at))} head={head.value} go={go} />
      </aside>
      </div>
      <section class="review-figures">
        <h2>{replay.winner === null ? t("replay-unfinished") : t("replay-won", { name: at.names[replay.winner as 0 | 1], count: replay.margin })}</h2>
        <FigureTable names={at.names} figures={[...figures]} />
        <div class="review-charts">
          {([0, 1] as const).map((seat) => (
            <div key={seat}>
              <h3>{at.names[seat]}</h3>
              <Reactions figures={figures[seat]} onPick={(number) => go(frameOf(replay.frames, number))} />
            </div>
          ))}
        </div>
        <p>
          <SaveRecord record={replay.record} names={replay.names} />
        </p>
      </section>
    </main>
  );
}
