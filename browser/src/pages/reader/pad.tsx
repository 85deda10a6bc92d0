/** The one giant area: pressed without looking, it starts, pauses, goes on; twice or long, it repeats; swiped, it moves. */
import { useMemo } from "preact/hooks";
import { t } from "../../words";
import { RhythmBar } from "./bar";
import { prompter, wish } from "./choices";
import type { Phase } from "./desk";
import { Touches } from "./hands";
import { ask, desk, wake } from "./here";
import { poemsOf } from "./programme/sets";
import { nominal, stepOf } from "./programme/steps";
import type { Step } from "./types";
import { chosen, state } from "./voices";

/** What the next press does, by what there is. */
function askOf(phase: Phase): string {
  if (phase === "none" && !prompter.value && !chosen.value)
    return state.value === "none" ? "reader-ask-no-voice" : "reader-ask-voice-comes";
  return `reader-ask-${phase}`;
}

export function countOf(expression: string, dead: number): number {
  try {
    const lying = poemsOf(expression).length;
    return Math.min(100, lying + dead);
  } catch {
    return 0;
  }
}

/** The step that the bar shows: what sounds; else what comes, in the seconds of the rhythm. */
function shownStep(): Step {
  const running = desk.step.value;
  const reading = desk.reading.value;
  const phase = desk.phase.value;
  if (running && (phase === "reading" || phase === "paused")) return running;
  if (!reading) return stepOf({ ...wish.value, joka: { upper: 0, lower: 0 } }, [1, 2], 1, nominal(wish.value.pacing));
  const next = desk.done.value ? reading.next() : reading;
  return next.step(nominal(reading.wish.pacing)) ?? running ?? reading.stepAt(reading.count - 1, nominal(reading.wish.pacing));
}

export function Pad() {
  const touches = useMemo(() => new Touches(ask), []);
  const reading = desk.reading.value;
  const phase = desk.phase.value;
  const count = reading?.order.length ?? countOf(wish.value.poems, wish.value.dead);
  const asked = t(askOf(phase));
  const runs = phase === "reading" || phase === "paused";
  const step = useMemo(shownStep, [desk.step.value, reading, phase, wish.value, desk.done.value]);
  return (
    <button
      type="button"
      class="pad"
      data-phase={phase}
      onPointerDown={touches.down}
      onPointerMove={touches.move}
      onPointerUp={touches.up}
      onPointerCancel={touches.cancel}
      onClick={() => (wake(), touches.click())}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="pad-place" data-digits={String(reading?.place ?? count).length}>
        <b>{reading ? reading.place : count}</b>{" "}
        <span>{reading ? t("reader-of", { count }) : t("reader-poems", { count })}</span>{" "}
      </span>
      <RhythmBar step={step} pacing={reading?.wish.pacing ?? wish.value.pacing} reciter={desk.reciter.value} runs={runs} />
      <span class="pad-ask">{asked}</span>
    </button>
  );
}
