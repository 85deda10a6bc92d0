/** Two people face to face: a bar at each edge, to be read from there, with a pad on which the hand rests. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { TalkButton } from "../../hall/talk";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { Ask } from "./ask";
import { HandButton } from "./bars";
import { seatName, sideName } from "./company";
import { inTeams, opened, ownOf, pause, practice, rival, side, table, type SideNumber } from "./house";
import { LastRuling } from "./last";
import type { Page } from "./menu";
import { Count, Members } from "./who";


/** Whether a finger rests on the pad of each side. */
export const resting = signal<readonly [boolean, boolean]>([false, false]);
/** Whose hand it was is being asked; what stands without an answer. */
export const asked = signal<SideNumber | null>(null);
/** What a finger that slides off its pad, and an answer, come to: the mat says it. */
export const hands = {
  slid: (_event: PointerEvent, _side: SideNumber): void => undefined,
  answer: (_side: SideNumber): void => undefined,
};

function rest(which: SideNumber, on: boolean): void {
  const [near, far] = resting.peek();
  resting.value = which === 0 ? [on, far] : [near, on];
}

function Pad({ which }: { which: SideNumber }) {
  const down = resting.value[which];
  const left = (event: PointerEvent) => {
    const pad = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const inside = event.clientX >= pad.left && event.clientX <= pad.right && event.clientY >= pad.top && event.clientY <= pad.bottom;
    if (inside || !resting.peek()[which]) return;
    rest(which, false);
    hands.slid(event, which);
  };
  return (
    <div
      class="pad"
      data-down={down}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        rest(which, true);
      }}
      onPointerMove={left}
      onPointerUp={() => rest(which, false)}
      onPointerCancel={() => rest(which, false)}
    >
      <span>{t(down ? "face-resting" : "face-rest")}</span>
    </div>
  );
}

/** All that one of two people has before them: count and name, what is asked, the hand, the pad. */
export function FaceBar({ which, open, far = false }: { which: SideNumber; open: (page: Page) => void; far?: boolean }) {
  const now = table.value!;
  const at = ownOf(which)[0] ?? which;
  const name = seatName(at);
  return (
    <section class={far ? "face face-far" : "face face-near"} aria-label={name}>
      <div class="face-line">
        <Count which={which} />
        <div class="face-name">
          <b>{inTeams.value ? sideName(which) : name}</b>
          {inTeams.value ? <Members which={which} /> : <span>{t("match-fouls", { count: now.fouls[which] })}</span>}
        </div>
        <LastRuling narrow />
        <Ask at={at} />
        <div class="tools">
          {now.phase === "over" || !practice.value ? null : (
            <button type="button" class="quiet icon" aria-label={t(now.paused ? "match-go-on" : "match-pause")} onClick={() => pause(!now.paused)}>
              <Mark name={now.paused ? "play" : "pause"} />
            </button>
          )}
          {far ? null : <TalkButton sitting={opened.value} />}
          {far ? null : (
            <button type="button" class="quiet icon" aria-label={t("match-menu")} onClick={() => open("menu")}>
              <Mark name="more" />
            </button>
          )}
          <HandButton at={at} />
        </div>
      </div>
      <Pad which={which} />
    </section>
  );
}

/** So long (ms) an answer is waited for. */
const ANSWER_MS = 8000;

/** Whose hand was it? Each has a large button on their own side. */
export function Whose() {
  const fallback = asked.value;
  useEffect(() => {
    if (fallback === null) return;
    const timer = setTimeout(() => hands.answer(fallback), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [fallback]);
  if (fallback === null) return null;
  return (
    <div class="whose" role="alertdialog" aria-label={t("face-whose")}>
      {([rival.value, side.value] as const).map((which) => (
        <div key={which} class={which === rival.value ? "whose-far" : "whose-near"}>
          <p>{t("face-whose")}</p>
          <button type="button" class="primary" data-fallback={which === fallback} onClick={() => hands.answer(which)}>
            {t("face-mine", { name: seatName(ownOf(which)[0] ?? which) })}
          </button>
        </div>
      ))}
    </div>
  );
}
