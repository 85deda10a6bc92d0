/** What covers a hand of people who share a page, and how its owner looks at it: a press opens it for the turn, a finger
 * that rests shows it as long as it rests. */
import { useRef } from "preact/hooks";
import { t } from "../../words";
import { looking, seat, together } from "../cards/house";
import { personName } from "../cards/names";
import { busy } from "../cards/stage";
import { askWords } from "./ask";
import { cover, isOpen, peep, uncover } from "./covered";
import { Hand } from "./hand";
import { Backs } from "./people";
import { shown } from "./table";

/** A press that is shorter than this is a tap. */
const TAP_MS = 350;

function padWords(at: number): string {
  const name = personName(at);
  const now = shown.value!;
  if (now.turn !== at) return t("facing-hold", { name });
  return t(isOpen(at) ? "facing-cover" : "facing-open", { name });
}

/** The edge that a person presses; while the own cards lie open it says what is asked, where there is no other line. */
export function Pad({ at, asks = false }: { at: number; asks?: boolean }) {
  const downAt = useRef(0);
  const mine = shown.value!.turn === at;
  const down = (time: number) => {
    downAt.current = time;
    if (!isOpen(at)) peep(at);
  };
  const up = (time: number, tap: boolean) => {
    const short = tap && time - downAt.current < TAP_MS;
    const wasPeep = downAt.current > 0;
    downAt.current = 0;
    if (!wasPeep) return;
    peep(null);
    if (!short || !mine) return;
    if (isOpen(at)) cover();
    else if (!busy.peek()) uncover(at);
  };
  return (
    <button
      type="button"
      class="kk-pad"
      data-now={mine && !isOpen(at)}
      aria-pressed={isOpen(at)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down(event.timeStamp);
      }}
      onPointerUp={(event) => up(event.timeStamp, true)}
      onPointerCancel={(event) => up(event.timeStamp, false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
        event.preventDefault();
        down(event.timeStamp);
      }}
      onKeyUp={(event) => {
        if (event.key === " " || event.key === "Enter") up(event.timeStamp, true);
      }}
      onBlur={() => peep(null)}
    >
      {asks && mine && isOpen(at) ? <b>{askWords()}</b> : null}
      <span>{padWords(at)}</span>
    </button>
  );
}

/** The hand of whoever looks: open, or under its curtain. */
export function OwnHand() {
  const at = seat.value;
  if (looking.value) {
    return (
      <div class="kk-curtain">
        <Backs at={at} />
      </div>
    );
  }
  if (isOpen(at) && (!together.value || shown.value!.turn === at)) return <Hand />;
  return (
    <div class="kk-curtain" data-now={shown.value!.turn === at}>
      <CoveredHand at={at} />
      <Pad at={at} />
    </div>
  );
}

/** A hand as it lies while it is not played: covered, or looked at for a moment. */
export function CoveredHand({ at }: { at: number }) {
  return isOpen(at) ? <Hand at={at} /> : <Backs at={at} />;
}
