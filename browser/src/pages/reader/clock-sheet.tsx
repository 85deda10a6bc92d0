/** The fifteen minutes in which players learn where the cards lie, with the calls that a match has. */
import { effect } from "@preact/signals";
import { t } from "../../words";
import { Choice, Slide, Toggle } from "../choice";
import { Mark } from "../mark";
import { Sheet } from "../sheet";
import { memorising, type Memorising } from "./choices";
import { type Call, clockText, MemoryClock } from "./clock";
import { awake, player } from "./here";
import { close, sheet } from "./sheets";
import { caller } from "./voices";
import { callOf } from "./voice";

const SPOKEN: Readonly<Partial<Record<Call, string>>> = {
  start: "call_start",
  "two-minutes": "call_two_minutes",
  time: "call_time",
};
const SHAKES: Readonly<Record<Call, number[]>> = {
  start: [200],
  between: [300, 150, 300],
  "two-minutes": [300, 150, 300],
  time: [500, 200, 500, 200, 500],
};

/** Say it in words where the voice has them, else by the bell. */
async function call(which: Call): Promise<void> {
  const { sound, vibrate } = memorising.peek();
  if (vibrate) navigator.vibrate?.(SHAKES[which]);
  if (sound === "none") return;
  const words = sound === "voice" ? SPOKEN[which] : undefined;
  const house = caller.peek();
  const file = words && house ? await callOf(house, words).catch(() => null) : null;
  if (file) await player.say(file).catch(() => player.bell());
  else if (which !== "start") player.bell();
}

export const clock = new MemoryClock(
  () => memorising.peek().calls,
  (which) => void call(which),
);

/** The device stays awake while it runs. */
effect(() => {
  if (clock.state.value === "running") void awake.begin();
});

export function MemoryFace() {
  const { value } = clock.state;
  return (
    <section class="memory" aria-label={t("reader-clock")}>
      <p class="memory-time" role="timer">
        {clockText(clock.left_ms.value)}
      </p>
      <p class="memory-said">
        {t(value === "over" ? "reader-clock-over" : value === "paused" ? "reader-clock-paused" : "reader-clock-runs")}
      </p>
      <div class="reader-row">
        {value === "over" ? null : (
          <button type="button" onClick={() => (value === "paused" ? clock.resume() : clock.pause())}>
            <Mark name={value === "paused" ? "play" : "pause"} />{" "}
            {t(value === "paused" ? "reader-clock-resume" : "reader-clock-pause")}
          </button>
        )}
        <button type="button" class={value === "over" ? "primary" : ""} onClick={() => clock.end()}>
          {t(value === "over" ? "reader-clock-to-reading" : "reader-clock-end")}
        </button>
      </div>
    </section>
  );
}

export function ClockSheet() {
  const now = memorising.value;
  const set = (changes: Partial<Memorising>) => (memorising.value = { ...now, ...changes });
  const begin = () => {
    void player.unlock().then(() => clock.begin(now.minutes));
    sheet.value = null;
  };
  const setMinutes = (minutes: number) =>
    set({ minutes, calls: now.calls.map((each) => (each === now.minutes ? minutes : Math.min(each, minutes))) });
  const setFirst = (first: number) => set({ calls: [first, now.minutes] });
  const first = Math.min(now.calls[0] ?? now.minutes, now.minutes);
  const minutes = (count: number) => t("page-minutes", { count });
  return (
    <Sheet
      title={t("reader-clock")}
      onClose={close}
      foot={
        <button type="button" class="primary" onClick={begin}>
          {t("reader-clock-begin")}
        </button>
      }
    >
      <div class="form">
        <p>{t("reader-clock-what")}</p>
        <Slide
          label={t("reader-clock-minutes")}
          value={now.minutes}
          least={1}
          most={60}
          step={1}
          shown={minutes(now.minutes)}
          onChange={setMinutes}
        />
        <Slide
          label={t("reader-clock-first")}
          value={first}
          least={1}
          most={now.minutes}
          step={1}
          shown={minutes(first)}
          onChange={setFirst}
        />
        <Choice
          label={t("reader-clock-sound")}
          values={["voice", "bell", "none"] as const}
          value={now.sound}
          say={(each) => t(`reader-clock-sound-${each}`)}
          onChoose={(sound) => set({ sound })}
          note={t("reader-clock-sound-note")}
        />
        <Toggle label={t("reader-clock-vibrate")} on={now.vibrate} onChange={(vibrate) => set({ vibrate })} />
      </div>
    </Sheet>
  );
}
