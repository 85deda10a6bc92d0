/** The own hand: cards that are pressed, or carried to the table. */
import { useComputed } from "@preact/signals";
import { t } from "../../words";
import { seat } from "../cards/house";
import { Face } from "./card";
import { carried, carry } from "./carry";
import { asking, lit, myTurn, picked, pointed, ways } from "./choosing";
import { cardName, list, matching } from "./deck";
import { handStop, stopOf } from "./focus";
import { pressHand } from "./hurry";
import { bestMove, worthOf } from "./advice";
import { handPlaces, handsPlaces } from "./stage";
import { shown } from "./table";
import { tallCell, type Places } from "./places";

/** So many cards or fewer lie in one row on small screens, larger than before. */
const FEW = 4;

/** The last press was a finger's: it had no way to look first. */
let touched = false;
/** When a hand card was last pressed: the focus that comes of it points at nothing. */
let pressedAt = 0;
const PRESS_MS = 700;

const inOrderOf = (places: Places): number[] => [...places].sort(([, a], [, b]) => a - b).map(([card]) => card);

/** Cards of the hand that may play, in the order in which they lie. */
export const handOrder = (): number[] => inOrderOf(handPlaces.value);

function spoken(card: number): string {
  if (!myTurn.value) return cardName(card);
  const match = matching(shown.value?.table ?? [], card);
  const name = cardName(card);
  return match.length === 0 ? t("koikoi-card-lies", { card: name }) : t("koikoi-card-takes", { card: name, taken: list(match.map(cardName), match.length === 2 ? "disjunction" : "conjunction") });
}

function HandCard({ card, place, stop }: { card: number; place: number; stop: boolean }) {
  const now = useComputed(() => lit.value === card);
  const held = useComputed(() => carried.value === card);
  const cell = tallCell(place);
  const worth = worthOf((move) => move.move === "play" && move.card === card);
  return (
    <li style={{ "--row": cell.row, "--column": cell.column }}>
      <button
        type="button"
        data-card={card}
        data-lit={now.value}
        data-carried={held.value}
        data-best={bestMove.value?.move === "play" && bestMove.value.card === card}
        tabIndex={stop ? 0 : -1}
        aria-label={worth ? `${spoken(card)}. ${t("koikoi-worth", { points: worth })}` : spoken(card)}
        aria-disabled={myTurn.value && ways(card).length > 0 ? undefined : true}
        aria-pressed={picked.value === card || asking.value === card}
        onPointerDown={(event) => {
          touched = event.pointerType === "touch";
          pressedAt = event.timeStamp;
          carry(event, card);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType !== "touch" && carried.peek() === null) pointed.value = card;
        }}
        onPointerLeave={() => {
          if (pointed.peek() === card && carried.peek() === null) pointed.value = null;
        }}
        onFocus={(event) => {
          handStop.value = card;
          if (event.timeStamp - pressedAt > PRESS_MS) pointed.value = card;
        }}
        onBlur={() => {
          if (pointed.peek() === card && carried.peek() === null) pointed.value = null;
        }}
        onClick={() => pressHand(card, touched)}
      >
        <Face card={card} corners />
        {worth ? <span class="kk-worth">{worth}</span> : null}
      </button>
    </li>
  );
}

/** A card that one looks at, of a hand that is not played now. */
function StillCard({ card, place }: { card: number; place: number }) {
  const cell = tallCell(place);
  return (
    <li style={{ "--row": cell.row, "--column": cell.column }}>
      <Face card={card} corners label={cardName(card)} />
    </li>
  );
}

/** The hand of a person of this page; only whoever looks plays from it. */
export function Hand({ at = seat.value }: { at?: number }) {
  const places = handsPlaces.value.get(at) ?? new Map<number, number>();
  const cards = inOrderOf(places);
  const stop = stopOf(handStop.value, cards);
  const plays = at === seat.value;
  return (
    <ul class="kk-hand" aria-label={t("koikoi-hand")} data-few={cards.length <= FEW}>
      {cards.map((card) =>
        plays ? <HandCard key={card} card={card} place={places.get(card)!} stop={card === stop} /> : <StillCard key={card} card={card} place={places.get(card)!} />,
      )}
    </ul>
  );
}
