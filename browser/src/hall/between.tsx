/** What goes on between people at a match, whichever is played: who is away, how the line is, what can be said, and what
 * became of the ratings. It lies over the screen of the game. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { msUntil } from "../clock/page";
import { HOUSES } from "../games/houses";
import type { Kind } from "../games/index";
import { Mark } from "../pages/mark";
import { Sheet } from "../pages/sheet";
import { t } from "../words";
import { absent, claim, cut, lineTold, pledged, rated, room, unrate } from "./hall";
import { Line, Pledge } from "./fairness";
import { Phrases, Sayings } from "./phrases";
import { RatingMark } from "./parts";
import "../styles/hall.css";

const playing = (): boolean => (Object.keys(HOUSES) as Kind[]).some((kind) => HOUSES[kind].present() !== null);

function Countdown({ until }: { until: number }) {
  const left = useSignal(0);
  useEffect(() => {
    const tick = () => (left.value = Math.max(0, Math.ceil(msUntil(until) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span class="countdown" role="timer">
      {Math.floor(left.value / 60)}:{String(left.value % 60).padStart(2, "0")}
    </span>
  );
}

function Absences() {
  const names = room.value?.seats.map(({ name }) => name ?? "") ?? [];
  return (
    <>
      {absent.value.map((each) => (
        <div key={each.seats.join()} class="between-strip" role="status">
          <span>{t("between-away", { names: each.seats.map((seat) => names[seat] || t("start-seat", { number: seat + 1 })).join(", ") })}</span>
          {each.until_ms === null ? null : <Countdown until={each.until_ms} />}
          {each.claim ? (
            <button type="button" class="primary" onClick={claim}>
              {t("between-claim")}
            </button>
          ) : null}
        </div>
      ))}
    </>
  );
}

function Gains() {
  const now = rated.value;
  if (!now) return null;
  const names = room.value?.seats.map(({ name }) => name ?? "") ?? [];
  return (
    <div class="between-strip between-gains" role="status">
      {now.gains.map((gain) => (
        <span key={gain.seat}>
          {names[gain.seat]} {gain.before ? <RatingMark of={gain.before} /> : null} → <RatingMark of={gain.after} />
        </span>
      ))}
      <button type="button" class="quiet icon" aria-label={t("page-close")} onClick={() => (rated.value = null)}>
        <Mark name="close" />
      </button>
    </div>
  );
}

function Slow() {
  const dismissed = useSignal(false);
  const slow = lineTold.value?.slow === true;
  if (!slow || dismissed.value) return null;
  return (
    <div class="between-strip" role="status">
      <span>{t("between-slow")}</span>
      {room.value?.terms.rated ? (
        <button type="button" onClick={unrate}>
          {t("between-unrate")}
        </button>
      ) : null}
      <button type="button" class="quiet icon" aria-label={t("page-close")} onClick={() => (dismissed.value = true)}>
        <Mark name="close" />
      </button>
    </div>
  );
}

export function Between() {
  const open = useSignal(false);
  const here = useComputed(() => room.value !== null && room.value.match !== null && playing());
  useEffect(() => {
    document.body.toggleAttribute("data-between", here.value);
    return () => document.body.removeAttribute("data-between");
  }, [here.value]);
  const told = room.value;
  if (!here.value || !told) return cut.value && playing() ? <p class="between-strip between-cut" role="status">{t("hall-cut")}</p> : null;
  const last = told.said.at(-1);
  return (
    <div class="between">
      {cut.value ? (
        <p class="between-strip between-cut" role="status">
          {t("hall-cut")}
        </p>
      ) : null}
      <Absences />
      <Slow />
      <Gains />
      <div class="between-said" aria-hidden="true">
        {last && Date.now() - last.at_ms < 8000 ? (
          <span>
            <b>{last.name}</b> {t(`phrase-${last.phrase}`)}
          </span>
        ) : null}
      </div>
      {told.over ? (
        <a class="button between-room" href={`/room/${told.code}`}>
          {t("between-room")}
        </a>
      ) : null}
      <button type="button" class="between-open" aria-label={t("between-title")} title={t("between-title")} onClick={() => (open.value = true)}>
        <Mark name="hand" />
      </button>
      {open.value ? (
        <Sheet title={t("between-title")} onClose={() => (open.value = false)} shape="side">
          <div class="menu">
            <Phrases />
            <Sayings of={told.said} />
            <h3>{t("fairness-title")}</h3>
            <Line of={lineTold.value} />
            <h3>{t("fairness-pledge")}</h3>
            <Pledge of={pledged.value} />
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
