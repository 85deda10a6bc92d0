/** Where a card lies, in the terms in which its place is spoken, and the way from card to card by arrow keys. */
import { rowOf, type Format } from "./field";
import { sideOf, type Places, type Seat } from "./types";

export interface Whereabouts {
  [fact: string]: string | number;
  side: "mine" | "theirs";
  /** 0 nearest the centre. */
  row: number;
  block: "left" | "right";
  /** From 1, counted from the left of the block as the viewer sees it. */
  position: number;
}

export function whereabouts(format: Format, places: Places, seat: Seat, card: number): Whereabouts | null {
  const place = places[card];
  if (!place) return null;
  const [field, row, x] = place;
  const mine = field === sideOf(seat);
  const seen = (own: number) => (mine ? own : format.lastX - own);
  const onLeft = (own: number) => seen(own) + format.cardWidth / 2 < format.width / 2;
  const block = rowOf(places, field, row)
    .filter((other) => onLeft(other.x) === onLeft(x))
    .sort((a, b) => seen(a.x) - seen(b.x));
  return {
    side: mine ? "mine" : "theirs",
    row,
    block: onLeft(x) ? "left" : "right",
    position: block.findIndex((other) => other.card === card) + 1,
  };
}

export interface Spot {
  card: number;
  x: number;
  y: number;
}

/** The card that an arrow key leads to: along its row, or the nearest one of the next row. */
export function nextSpot(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const level = (spot: Spot) => Math.abs(spot.y - from.y) < 8;
  const best = (candidates: Spot[], cost: (spot: Spot) => number) =>
    candidates.reduce<Spot | null>((least, spot) => (least === null || cost(spot) < cost(least) ? spot : least), null);
  const row = spots.filter((spot) => spot.card !== from.card && level(spot));
  switch (key) {
    case "ArrowLeft":
      return best(row.filter((spot) => spot.x < from.x), (spot) => from.x - spot.x);
    case "ArrowRight":
      return best(row.filter((spot) => spot.x > from.x), (spot) => spot.x - from.x);
    case "Home":
      return best(row.filter((spot) => spot.x < from.x), (spot) => spot.x);
    case "End":
      return best(row.filter((spot) => spot.x > from.x), (spot) => -spot.x);
    case "ArrowUp":
    case "ArrowDown": {
      const sign = key === "ArrowUp" ? -1 : 1;
      const beyond = spots.filter((spot) => !level(spot) && (spot.y - from.y) * sign > 0);
      return best(beyond, (spot) => Math.abs(spot.y - from.y) * 10 + Math.abs(spot.x - from.x));
    }
    default:
      return null;
  }
}
