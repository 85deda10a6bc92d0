/** How is read: first what for, then each setting by itself. */
import { t } from "../../words";
import { Choice, Slide, Switch, Toggle } from "../choice";
import { Sheet } from "../sheet";
import * as choices from "./choices";
import { change, Group, number } from "./fields";
import { desk } from "./here";
import { OrderFields } from "./order-fields";
import { countOf } from "./pad";
import { PACING_LIMITS, PACINGS, pacingName, PRESETS } from "./programme/wish";
import { ShownFields } from "./shown-fields";
import { close, sheet, show } from "./sheets";
import type { Pacing, Preset } from "./types";

const SPANS = [0, 1, 2, 3, 5, 8, 12, 20, 30, 60];
const STOPS = [0, 5, 10, 15, 20, 30, 45, 60, 90];

const figures = (seconds: number) => t("page-seconds", { count: seconds });

export function Presets() {
  return (
    <Choice
      label={t("reader-preset")}
      values={Object.keys(PRESETS) as Preset[]}
      value={choices.wish.value.preset}
      say={(preset) => t(`reader-preset-${preset}`)}
      onChoose={(preset) => {
        choices.choosePreset(preset);
        change({});
      }}
      note={t(`reader-preset-${choices.wish.value.preset}-note`)}
    />
  );
}

function Cards() {
  const { poems, dead, likeness } = choices.wish.value;
  return (
    <Group title={t("reader-cards")}>
      <p>
        <button type="button" onClick={show("sets")}>
          {t("reader-sets-choose")}
        </button>{" "}
        <span class="note">
          {t("reader-count", { count: countOf(poems, 0) })} · <code>{poems.length > 80 ? `${poems.slice(0, 80)}…` : poems}</code>
        </span>
      </p>
      <Slide
        label={t("reader-dead")}
        value={dead}
        least={0}
        most={99}
        step={1}
        shown={number(dead)}
        onChange={(value) => change({ dead: value })}
      />
      {dead > 0 ? (
        <Slide
          label={t("reader-likeness")}
          value={likeness}
          least={0}
          most={100}
          step={5}
          shown={likeness === 0 ? t("reader-likeness-none") : number(likeness)}
          onChange={(value) => change({ likeness: value })}
        />
      ) : null}
    </Group>
  );
}

function Rhythm() {
  const { pacing } = choices.wish.value;
  const name = pacingName(pacing);
  return (
    <Group title={t("reader-rhythm")}>
      <Choice
        label={t("reader-rhythm")}
        values={[...Object.keys(PACINGS), "own"]}
        value={name in PACINGS ? name : "own"}
        say={(each) => (each === "own" ? t("reader-rhythm-own") : each)}
        onChoose={(each) =>
          change({ pacing: PACINGS[each] ?? { ...pacing, silence_s: pacing.silence_s === 1 ? 1.5 : pacing.silence_s } })
        }
        note={t("reader-rhythm-note")}
      />
      {(Object.keys(PACING_LIMITS) as (keyof Pacing)[]).map((part) => (
        <Slide
          key={part}
          label={t(`reader-pacing-${part.slice(0, -2)}`)}
          value={pacing[part]}
          least={PACING_LIMITS[part][0]}
          most={PACING_LIMITS[part][1]}
          step={0.1}
          shown={figures(pacing[part])}
          onChange={(value) => change({ pacing: { ...pacing, [part]: value } })}
        />
      ))}
      <Slide
        label={t("reader-before")}
        value={choices.before_s.value}
        least={0}
        most={10}
        step={0.1}
        shown={figures(choices.before_s.value)}
        onChange={(value) => (choices.before_s.value = value)}
      />
      <Slide
        label={t("reader-after")}
        value={choices.after_s.value}
        least={0}
        most={10}
        step={0.1}
        shown={figures(choices.after_s.value)}
        onChange={(value) => (choices.after_s.value = value)}
      />
    </Group>
  );
}

function GoingOn() {
  const { wait, span_s, stop_min, again } = choices.wish.value;
  return (
    <Group title={t("reader-going")}>
      <Choice
        label={t("reader-wait")}
        values={["hands", "span"] as const}
        value={wait}
        say={(each) => t(`reader-wait-${each}`)}
        onChoose={(value) => change({ wait: value })}
        note={t(`reader-wait-${wait}-note`)}
      />
      {wait === "span" ? (
        <Choice
          label={t("reader-span")}
          values={SPANS}
          value={span_s}
          say={figures}
          onChoose={(value) => change({ span_s: value })}
        />
      ) : null}
      <Choice
        label={t("reader-stop")}
        values={STOPS}
        value={stop_min}
        say={(each) => (each ? t("page-minutes", { count: each }) : t("reader-stop-never"))}
        onChoose={(value) => change({ stop_min: value })}
      />
      <Toggle label={t("reader-again")} on={again} onChange={(on) => change({ again: on })} note={t("reader-again-note")} />
      <Choice
        label={t("reader-resume")}
        values={["verse", "here"] as const}
        value={choices.resumeFrom.value}
        say={(each) => t(`reader-resume-${each}`)}
        onChoose={(value) => (choices.resumeFrom.value = value)}
      />
      <Choice
        label={t("reader-repeats")}
        values={["step", "verse"] as const}
        value={choices.repeatWhat.value}
        say={(each) => t(`reader-repeats-${each}`)}
        onChoose={(value) => (choices.repeatWhat.value = value)}
      />
    </Group>
  );
}

export function WishSheet() {
  const reading = desk.reading.value;
  const begin = () => {
    desk.begin(choices.wish.value);
    sheet.value = null;
  };
  const foot = reading ? (
    <button type="button" onClick={begin}>
      {t("reader-begin-anew")}
    </button>
  ) : (
    <button type="button" class="primary" onClick={close}>
      {t("reader-done")}
    </button>
  );
  return (
    <Sheet title={t("reader-settings")} onClose={close} shape="side" foot={foot}>
      <div class="form">
        <Presets />
        {choices.isChanged() ? (
          <p>
            <button
              type="button"
              onClick={() => {
                choices.resetPreset();
                change({});
              }}
            >
              {t("reader-reset")}
            </button>
          </p>
        ) : null}
        {reading ? <p class="note">{t("reader-from-next")}</p> : null}
        <div>
          <Cards />
          <OrderFields />
          <Rhythm />
          <GoingOn />
          <Group title={t("reader-see")}>
            <ShownFields />
          </Group>
          <Group title={t("reader-who")}>
            <Switch label={t("reader-prompter")} of={choices.prompter} note={t("reader-prompter-note")} />
            <p>
              <button type="button" onClick={show("voice")}>
                {t("reader-voice")}
              </button>
            </p>
          </Group>
        </div>
      </div>
    </Sheet>
  );
}
