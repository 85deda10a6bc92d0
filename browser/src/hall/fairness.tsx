/** How fair it is, in figures: one's own clock, line and device, and the promise about the deal. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { clockSeen, sound } from "../audio/ears";
import * as settings from "../settings";
import { language, t } from "../words";
import { lineTold, pledged } from "./hall";
import { sha256 } from "./sha256";
import "../styles/between.css";

const LOOK_MS = 1000;

const ms = (value: number | null | undefined, places = 0): string =>
  value === null || value === undefined || !Number.isFinite(value)
    ? "–"
    : t("fairness-ms", { ms: value.toLocaleString(language.value, { maximumFractionDigits: places }) });

function Figure({ k, children }: { k: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{t(k)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Device() {
  const ears = sound();
  const kept = settings.calibration.value[ears.device];
  return (
    <>
      <h3>{t("fairness-your-device")}</h3>
      <dl class="fairness">
        <Figure k="fairness-stamps">{t(`fairness-stamps-${ears.precision}`)}</Figure>
        <Figure k="fairness-output">{ms(ears.statedMs)}</Figure>
        <Figure k="fairness-device">{kept === undefined ? t("fairness-not-measured") : ms(kept)}</Figure>
      </dl>
      <p class="note">
        {t("fairness-note")}{" "}
        <a href="/calibration" target="_blank" rel="noopener">
          {t("fairness-calibrate")}
        </a>
      </p>
    </>
  );
}

/** What the house and this page know of each other's times; told again every second. */
export function Fairness() {
  const beat = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => (beat.value += 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  beat.value;
  const of = lineTold.value;
  const clock = clockSeen();
  return (
    <>
      <p class="note">{t("fairness-line")}</p>
      <h3>{t("fairness-your-line")}</h3>
      <dl class="fairness">
        <Figure k="fairness-offset">
          {clock ? t("fairness-offset-of", { ms: Math.round(clock.offsetMs).toLocaleString(language.value), error: clock.errorMs.toLocaleString(language.value, { maximumFractionDigits: 1 }) }) : "–"}
        </Figure>
        <Figure k="fairness-round-trip">{ms(of?.round_trip_ms, (of?.round_trip_ms ?? 0) < 10 ? 1 : 0)}</Figure>
        <Figure k="fairness-allowed">{ms(of?.allowed_ms)}</Figure>
        <Figure k="fairness-clamps">{(of?.clamps ?? 0).toLocaleString(language.value)}</Figure>
        {of?.key_lead_ms ? <Figure k="fairness-key">{ms(of.key_lead_ms)}</Figure> : null}
      </dl>
      {of?.slow ? <p class="fault">{t("between-slow")}</p> : null}
      <Device />
    </>
  );
}

/** Whether the seed is what its fingerprint said; null as long as it is kept. */
function isKept(): boolean | null {
  const of = pledged.value;
  return of?.seed === null || of?.seed === undefined ? null : sha256(of.seed) === of.sha256;
}

/** The fingerprint of the deal, beside the rules; after the match the seed, held against it. */
export function Pledge() {
  const of = pledged.value;
  if (!of) return null;
  return (
    <section class="pledge">
      <h3>{t("fairness-pledge")}</h3>
      <p class="note">{t("fairness-pledge-note")}</p>
      <dl class="fairness">
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code>{of.sha256}</code>
          </dd>
        </div>
        {of.seed ? (
          <Figure k="fairness-seed">
            <code>{of.seed}</code>
          </Figure>
        ) : null}
      </dl>
      <PledgeKept />
    </section>
  );
}

/** In one line whether the deal was as promised, once that can be known. */
export function PledgeKept() {
  const kept = isKept();
  if (kept === null) return null;
  return (
    <p class={kept ? "pledge-kept" : "pledge-kept fault"} role="status">
      {t(kept ? "fairness-pledge-kept" : "fairness-pledge-broken")}
    </p>
  );
}
