/** What goes on between people at a match, whichever is played: who is away, how the line is, what was said. It lies over
 * the screen of the game, and leaves the game to be played. */
import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { followHouse, msUntil } from "../clock/page";
import { minutes } from "../clock/match";
import { replaced } from "../connection";
import { elsewhere, isLooking, namesOf, type Sitting } from "../games/elsewhere";
import { takeSeatAgain } from "../line";
import { Mark } from "../pages/mark";
import { list } from "../pages/names";
import { t } from "../words";
import { absent, claim, cut, lineTold, room, unrate } from "./hall";
import { heard, hearSaid } from "./heard";
import "../styles/between.css";

interface Props {
  sitting: Sitting;
  over: boolean;
}

function Strip({ urgent = false, onClose, children }: { urgent?: boolean; onClose?: () => void; children: ComponentChildren }) {
  return (
    <div class="between-strip" data-urgent={urgent}>
      {children}
      {onClose ? (
        <button type="button" class="quiet icon" aria-label={t("page-close")} onClick={onClose}>
          <Mark name="close" />
        </button>
      ) : null}
    </div>
  );
}

/** The time that is left until `until`; told to ears when it comes up, not second by second. */
function Countdown({ until }: { until: number }) {
  const left = useSignal(msUntil(until));
  useEffect(() => {
    const tick = () => (left.value = msUntil(until));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <b class="between-countdown" role="timer" aria-live="off">
      {minutes(left.value)}
    </b>
  );
}

function Absences({ sitting }: { sitting: Sitting }) {
  return (
    <>
      {absent.value.map(({ seats, until_ms, claim: may }) => (
        <Strip key={seats.join()} urgent>
          <span>{t("between-away", { names: list(namesOf(sitting, seats)), count: seats.length })}</span>
          {until_ms === null ? null : <Countdown until={until_ms} />}
          {may ? (
            <button type="button" class="primary" onClick={claim}>
              {t("between-claim")}
            </button>
          ) : null}
        </Strip>
      ))}
    </>
  );
}

/** The key to the verse comes too late on this line: what can be done about it. */
function Slow({ sitting }: { sitting: Sitting }) {
  const dismissed = useSignal(false);
  const slow = useComputed(() => lineTold.value?.slow === true);
  if (!slow.value || dismissed.value) return null;
  return (
    <Strip onClose={() => (dismissed.value = true)}>
      <span>{t("between-slow")}</span>
      {sitting.rated ? (
        <button type="button" onClick={unrate}>
          {t("between-unrate")}
        </button>
      ) : null}
    </Strip>
  );
}

function Sayings() {
  return (
    <div class="between-said" role="log" aria-label={t("phrase-said")}>
      {heard.value.map(({ name, phrase, at_ms }) => (
        <p key={`${at_ms}${name}`}>
          <b>{name}</b> {t(`phrase-${phrase}`)}
        </p>
      ))}
    </div>
  );
}

/** Where people at other pages sit at the match of this one, or this one looks on. */
export function Between({ sitting, over }: Props) {
  const people = elsewhere(sitting).length > 0;
  const looking = isLooking(sitting);
  const told = room.value;
  useEffect(() => (people && !looking ? followHouse() : undefined), [sitting.match, people]);
  useEffect(() => {
    if (people) hearSaid(told?.code ?? null, told?.said ?? []);
  }, [told, people]);
  if (!people) return null;
  return (
    <div class="between">
      <div class="between-strips" role="status">
        {cut.value && !replaced.value ? (
          <Strip urgent>
            <span class="between-turning" aria-hidden="true" />
            <span>{t("hall-cut")}</span>
          </Strip>
        ) : null}
        {replaced.value && !looking ? (
          <Strip urgent>
            <span>{t("between-replaced")}</span>
            <button type="button" class="primary" onClick={takeSeatAgain}>
              {t("between-here")}
            </button>
          </Strip>
        ) : null}
        {over || looking || cut.value ? null : <Absences sitting={sitting} />}
        {over || looking ? null : <Slow key={sitting.match} sitting={sitting} />}
      </div>
      <Sayings />
    </div>
  );
}

/** The same where a table does not tell whether it stands still: who is away is waited for. */
export const waitsForAway = (sitting: Sitting | null) => waitsFor(sitting, absent.value.length > 0);

/** Whom a match that stands still waits for, as a catalogue entry; null: it does not, or the people of this page say so. */
export function waitsFor(sitting: Sitting | null, paused: boolean): { k: string; facts: { names: string; count: number } } | null {
  const others = elsewhere(sitting);
  if (!paused || !sitting || others.length === 0) return null;
  // Who is away is not told to who looks on.
  if (isLooking(sitting)) return { k: "watch-paused", facts: { names: "", count: 0 } };
  const away = absent.value.flatMap(({ seats }) => seats).filter((seat) => others.includes(seat));
  const names = namesOf(sitting, away.length > 0 ? away : others);
  return { k: away.length > 0 ? "between-waits-back" : "between-waits", facts: { names: list(names), count: names.length } };
}
