/** How fair it is, in figures: one's own line and device, and the promise about the deal. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sound } from "../audio/ears";
import type { LineTold, Pledged } from "../protocol-hall";
import * as settings from "../settings";
import { t } from "../words";

const ms = (value: number | null | undefined): string => (value === null || value === undefined ? "–" : t("page-milliseconds", { count: Math.round(value) }));

export function Line({ of }: { of: LineTold | null }) {
  const ears = sound();
  const delay = settings.calibration.value[ears.device] ?? 0;
  return (
    <>
      <dl class="fairness">
        <div>
          <dt>{t("fairness-round-trip")}</dt>
          <dd>{ms(of?.round_trip_ms)}</dd>
        </div>
        <div>
          <dt>{t("fairness-allowed")}</dt>
          <dd>{ms(of?.allowed_ms)}</dd>
        </div>
        <div>
          <dt>{t("fairness-clamps")}</dt>
          <dd>{of?.clamps ?? 0}</dd>
        </div>
        {of?.key_lead_ms ? (
          <div>
            <dt>{t("fairness-key")}</dt>
            <dd>{ms(of.key_lead_ms)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("fairness-stamps")}</dt>
          <dd>{t(`fairness-stamps-${ears.precision}`)}</dd>
        </div>
        <div>
          <dt>{t("fairness-device")}</dt>
          <dd>{ms(delay)}</dd>
        </div>
      </dl>
      <p class="note">
        {t("fairness-note")} <a href="/calibration">{t("fairness-calibrate")}</a>
      </p>
    </>
  );
}

async function sha256(text: string): Promise<string | null> {
  // Without https a page has no digest: then anybody can check by hand.
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function Pledge({ of }: { of: Pledged | null }) {
  const matches = useSignal<boolean | null>(null);
  const seed = of?.seed ?? null;
  useEffect(() => {
    matches.value = null;
    if (seed !== null) void sha256(seed).then((found) => (matches.value = found === null ? null : found === of!.sha256));
  }, [seed]);
  if (!of) return <p class="note">{t("fairness-pledge-none")}</p>;
  return (
    <>
      <p class="note">{t("fairness-pledge-note")}</p>
      <dl class="fairness fairness-pledge">
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code>{of.sha256}</code>
          </dd>
        </div>
        {seed === null ? null : (
          <div>
            <dt>{t("fairness-seed")}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        )}
      </dl>
      {matches.value === null ? null : <p role="status">{t(matches.value ? "fairness-pledge-kept" : "fairness-pledge-broken")}</p>}
    </>
  );
}
