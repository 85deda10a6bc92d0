/** Cards in a heap: the last ones seen, the number of the others felt by its height. */
import { cardFace } from "./yomifuda";

const SEEN = 3;

/** How a card lies that a hand has thrown down: a little askew, always the same way. */
const askew = (card: number, most: number) => `${((((card * 37) % 100) / 100) * 2 - 1) * most}deg`;

export function Heap({ cards, spot, tilt = 4 }: { cards: readonly number[]; spot: string; tilt?: number }) {
  return (
    <span class="bz-heap" aria-hidden="true" style={{ "--layers": Math.min(8, Math.ceil(cards.length / 3)) }}>
      <span class="bz-heap-place" data-spot={spot} data-empty={cards.length === 0} />
      {cards.slice(-SEEN).map((card) => (
        <span key={card} class="bz-heap-card" style={{ "--askew": askew(card, tilt) }}>
          <span data-spot={`card-${card}`}>{cardFace(card, false)}</span>
        </span>
      ))}
    </span>
  );
}
