/** Tap along with clicks, so that times are true on an output that sounds late (wireless headphones above all). */
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { calibrate, type Calibration } from "../clock/calibration";
import { settle, sound, wake } from "../audio/ears";
import { calibration } from "../settings";
import { language, t } from "../words";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";
import "../styles/replay.css";

const CLICKS = 14;
const EVERY_MS = 700;
/** More than this and the taps tell nothing. */
const WIDE_MS = 30;

const ms = (value: number) => Math.round(value).toLocaleString(language.value);

export function CalibrationPage() {
  useTitle(t("settings-calibrate"));
  const running = useSignal(false);
  const taps = useSignal<number[]>([]);
  const found = useSignal<Calibration | null | "few">(null);
  const kept = calibration.value[sound().device];
  const begin = async () => {
    await wake();
    taps.value = [];
    found.value = null;
    running.value = true;
    const clicks = sound().clicks(CLICKS, EVERY_MS);
    setTimeout(() => {
      running.value = false;
      found.value = calibrate(clicks, taps.value) ?? "few";
    }, 300 + CLICKS * EVERY_MS + 400);
  };
  const tap = (event: Event) => {
    if (running.value) taps.value = [...taps.value, event.timeStamp];
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (running.peek() && !event.repeat && (event.code === "Space" || event.code === "Enter")) {
        event.preventDefault();
        tap(event);
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const keep = (delay: number | null) => {
    const rest = { ...calibration.value };
    if (delay === null) delete rest[sound().device];
    else rest[sound().device] = Math.round(delay);
    calibration.value = rest;
    found.value = null;
    settle();
  };
  const result = found.value;
  return (
    <>
      <SiteHead title={t("settings-calibrate")} />
      <main id="main" class="plain calibration">
        <h1>{t("settings-calibrate")}</h1>
        <p>{t("settings-calibrate-how")}</p>
        <button type="button" class="tap" onPointerDown={running.value ? tap : undefined} onClick={running.value ? undefined : begin}>
          <span>{t(running.value ? "settings-calibrate-tap" : "settings-calibrate-begin")}</span>
          <span class="tap-dots" aria-hidden="true">
            {Array.from({ length: CLICKS }, (_, i) => (
              <i key={i} data-on={i < taps.value.length ? "yes" : "no"} />
            ))}
          </span>
        </button>
        <div role="status">
          {result === "few" ? <p>{t("settings-calibrate-few")}</p> : null}
          {result && result !== "few" ? (
            <>
              <p>{t("settings-calibrate-found", { delay: ms(result.delayMs), spread: ms(result.spreadMs) })}</p>
              {result.spreadMs > WIDE_MS ? <p>{t("settings-calibrate-wide")}</p> : null}
            </>
          ) : null}
        </div>
        {result && result !== "few" ? (
          <p>
            <button type="button" class="primary" onClick={() => keep(result.delayMs)}>
              {t("settings-calibrate-keep")}
            </button>
          </p>
        ) : null}
        <p class="note">{t(kept === undefined ? "settings-calibrate-none" : "settings-calibrate-kept", { delay: ms(kept ?? 0) })}</p>
        {kept === undefined ? null : (
          <p>
            <button type="button" onClick={() => keep(null)}>
              {t("settings-calibrate-forget")}
            </button>
          </p>
        )}
      </main>
    </>
  );
}
