/** The pads of several people at one screen: a finger rests on one's own until one reaches for a card. */
import { Crest } from "../../pages/crest";
import { t } from "../../words";
import { cloth, fingers, handling, padding } from "./at-hand";
import { nameOf } from "./company";
import { act, own, table } from "./house";
import { Notes } from "./plates";

/** An edge of the screen, at which people sit and from which they see it. */
export type Edge = "near" | "far" | "left" | "right";

/** Who sits at which of two edges across from each other: half at each, going round the screen. */
export function halves(seats: readonly number[]): { first: number[]; second: number[] } {
  const first = Math.ceil(seats.length / 2);
  return { first: seats.slice(0, first), second: seats.slice(first).reverse() };
}

/** What a pad asks of its owner now. */
function asked(seat: number, waits: boolean): string {
  const { pads } = handling.value;
  if (waits) return "scatter-pad-ready";
  if (pads.chosen === seat) return "scatter-pad-chosen";
  if (pads.isHeld(seat)) return "face-resting";
  return fingers.value ? "scatter-pad" : "scatter-pad-click";
}

function Pad({ seat, edge }: { seat: number; edge: Edge }) {
  padding.value;
  const now = table.value!;
  const { pads } = handling.value;
  const count = now.taken[seat]?.length ?? 0;
  const chosen = pads.chosen === seat;
  const waits = now.phase === "look" && !now.ready[seat];
  const change = () => padding.value++;
  const lift = (event: { pointerId: number; timeStamp: number }) => {
    pads.release(event.pointerId, event.timeStamp);
    change();
  };
  return (
    <button
      type="button"
      class="seat-pad"
      data-pad={seat}
      data-pile={seat}
      data-seat={seat}
      data-edge={edge}
      data-held={pads.isHeld(seat) ? "yes" : "no"}
      data-out={now.out[seat] || now.left[seat] ? "yes" : "no"}
      aria-pressed={chosen}
      onPointerDown={(event) => {
        if (event.pointerType === "mouse") return;
        pads.hold(seat, event.pointerId);
        change();
      }}
      onPointerMove={(event) => {
        // A finger that slides from its pad onto the cloth is the surest of all.
        const onto = cloth.peek();
        if (pads.holder(event.pointerId) !== seat || !onto?.reaches(event.clientX, event.clientY)) return;
        onto.adopt(event as unknown as PointerEvent);
        lift(event);
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (waits) act({ move: "ready" }, seat);
        // A mouse and the keyboard have no fingers to rest: they say who plays.
        else if ((event as unknown as PointerEvent).pointerType !== "touch") pads.chosen = chosen ? null : seat;
        change();
      }}
    >
      <span class="seat-pad-in">
        <Crest at={seat} own />
        <span class="seat-pad-words">
          <b>{nameOf(seat)}</b>
          <span class="seat-pad-say">{t(asked(seat, waits))}</span>
          <span class="seat-pad-notes">
            <Notes seat={seat} />
          </span>
        </span>
        <span class="plate-count" key={count}>
          <strong>{count}</strong> <span class="unseen">{t("match-cards", { count })}</span>
        </span>
      </span>
    </button>
  );
}

export function PadRow({ edge }: { edge: Edge }) {
  const { first, second } = halves(own.value);
  const seats = edge === "near" || edge === "left" ? first : second;
  if (seats.length === 0) return null;
  // From the bottom up at the left, as one goes round.
  const shown = edge === "left" ? [...seats].reverse() : edge === "right" ? [...seats].reverse() : seats;
  return (
    <div class="seat-pads" data-edge={edge} role="group" aria-label={t(`scatter-pads-${edge}`)}>
      {shown.map((seat) => (
        <Pad key={seat} seat={seat} edge={edge} />
      ))}
    </div>
  );
}
