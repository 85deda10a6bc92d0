/** A match of Koi-Koi looked at again, decision by decision, with all hands open. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { Mark as Sign } from "../../pages/mark";
import { RuleList } from "../../pages/options";
import type { KoikoiReplay } from "../../protocol-koikoi";
import { t } from "../../words";
import { Playback, SaveRecord } from "../../replay/playback";
import { move, tickAt, type Head, type Wish } from "../../replay/timeline";
import { koikoiHouse } from "./house";
import { boardOf, momentsOf, stepRound, tickOf, type Moment } from "./replay-moments";
import { ReplayBoard } from "./replay-board";
import { NowWords, Rounds, spokenMoment, Turns } from "./replay-words";
import { list } from "../flowers/deck";
import "../../styles/replay.css";
import "../../styles/koikoi-table.css";
import "../../styles/koikoi-replay.css";

/** Ms for which a moment is left to be read before the next, at speed 1. */
const READ_MS = 2400;

interface Going {
  replay: KoikoiReplay;
  moments: readonly Moment[];
  head: Head;
  wish: (wish: Wish) => void;
}

function Controls({ moments, head, wish }: Going) {
  const round = (by: 1 | -1, word: string, sign: "skip" | "skipback", ends: boolean) => (
    <button type="button" class="icon kr-skip" aria-label={t(word)} onClick={() => wish({ go: stepRound(moments, head.at, by) })} disabled={ends}>
      <Sign name={sign} />
    </button>
  );
  return (
    <Playback
      head={head}
      wish={wish}
      back="koikoi-replay-back"
      next="koikoi-replay-next"
      before={round(-1, "koikoi-replay-round-back", "skipback", head.at === 0)}
      after={round(1, "koikoi-replay-round-next", "skip", head.at === head.of - 1)}
    />
  );
}

const TICKS = ["deal", "yaku", "koikoi", "end"] as const;

function Ticks({ replay, moments, head, wish }: Going) {
  const kinds = useMemo(() => moments.map((moment) => tickOf(replay.frames, moment)), [replay]);
  return (
    <div class="ticks kr-ticks">
      <div class="ticks-line" aria-hidden="true">
        {kinds.map((kind, i) =>
          kind === "none" && i !== head.at ? null : (
            <i key={i} data-kind={kind} data-now={i === head.at ? "yes" : "no"} style={{ left: `${tickAt(i, head.of)}%` }} />
          ),
        )}
      </div>
      <input
        type="range"
        min={0}
        max={head.of - 1}
        step={1}
        value={head.at}
        aria-label={t("koikoi-replay-timeline")}
        aria-valuetext={spokenMoment(replay, moments[head.at]!)}
        onInput={(event) => wish({ go: Number(event.currentTarget.value) })}
      />
      <p class="ticks-key" aria-hidden="true">
        {TICKS.map((kind) => (
          <span key={kind}>
            <i data-kind={kind} /> {t(`koikoi-replay-tick-${kind}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Rules({ replay }: { replay: KoikoiReplay }) {
  const options = koikoiHouse.value?.options;
  if (!options) return null;
  const differs = options.filter(({ name, default: usual }) => replay.rules[name] !== usual).map(({ name }) => name);
  return (
    <details class="more">
      <summary>{t("koikoi-rules")}</summary>
      <RuleList options={options} rules={replay.rules} differs={differs} />
    </details>
  );
}

function verdict({ names, winner, margin, frames }: KoikoiReplay): string {
  const over = frames.at(-1)?.events.some(({ event }) => event === "ended");
  if (!over) return t("replay-unfinished");
  if (winner === null) return t("koikoi-match-draw");
  return t("koikoi-replay-won", { name: list(names.filter((_, seat) => seat % 2 === winner)), count: margin });
}

/** Keys of the whole page: arrows, Home and End, page keys for rounds, space. */
function useKeys(wish: (wish: Wish) => void, at: () => Head, moments: readonly Moment[]): void {
  useLayoutEffect(() => {
    const wishes: Record<string, () => Wish> = {
      ArrowLeft: () => ({ step: -1 }),
      ArrowRight: () => ({ step: 1 }),
      Home: () => ({ go: 0 }),
      End: () => ({ go: moments.length - 1 }),
      PageUp: () => ({ go: stepRound(moments, at().at, -1) }),
      PageDown: () => ({ go: stepRound(moments, at().at, 1) }),
      Space: () => ({ play: !at().playing }),
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if ((event.target as HTMLElement).closest("input, select, button, summary, dialog, a")) return;
      const wanted = wishes[event.code];
      if (!wanted) return;
      wish(wanted());
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

export function KoikoiReview({ replay }: { replay: KoikoiReplay }) {
  const moments = useMemo(() => momentsOf(replay.frames), [replay]);
  const head = useSignal<Head>({ at: 0, of: moments.length, playing: false, speed: 1 });
  const wish = (asked: Wish) => (head.value = move(head.value, asked));
  useKeys(wish, () => head.peek(), moments);
  const { at, playing, speed } = head.value;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => wish({ shown: true }), READ_MS / speed);
    return () => clearTimeout(timer);
  }, [at, playing, speed]);
  const moment = moments[at]!;
  const going = { replay, moments, head: head.value, wish };
  return (
    <main id="main" class="review kr">
      <h1 class="unseen">{t("replay-title")}</h1>
      <div class="review-top">
        <div class="kr-board">
          <ReplayBoard names={replay.names} board={boardOf(replay.frames, moment)} turn={moment.seat} />
        </div>
        <div class="review-line">
          <Controls {...going} />
          <Ticks {...going} />
        </div>
        <aside class="review-side">
          <section class="review-now" aria-live="polite" aria-label={t("koikoi-replay-timeline")} tabIndex={0}>
            <NowWords replay={replay} moment={moment} />
          </section>
          <Turns replay={replay} moments={moments} at={at} go={(index) => wish({ go: index })} />
        </aside>
      </div>
      <section class="review-figures">
        <h2>{verdict(replay)}</h2>
        <Rounds replay={replay} moments={moments} round={moment.round} go={(index) => wish({ go: index })} />
        <Rules replay={replay} />
        <p>
          <SaveRecord record={replay.record} names={replay.names} />
        </p>
      </section>
    </main>
  );
}
