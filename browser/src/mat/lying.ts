/** Where each card of a table lies on the stage when nobody touches it. */
import type { Format } from "./field";
import { disorder, type Pose } from "./motion";
import type { Projection } from "./projection";
import type { Spot } from "./spoken";
import { sideOf, type Places, type Seat, type Side, type Table } from "./types";

const JITTER_MM = 0.3;
const JITTER_DEGREES = 0.5;
/** Tall cards stand close: less would touch more. */
const TALL_SHARE = 0.6;

export interface Scene {
  format: Format;
  projection: Projection;
  places: Places;
  /** Cards that were sent and wait in the middle, and who sent them. */
  waiting: readonly number[];
  sender: number | null;
  seat: Seat;
  faceMe: boolean;
  /** Laid exactly straight. */
  straight: boolean;
}

/** The cards that wait: those due that have not been laid down, on the mat as it is shown. */
export function waitingOf(table: Table | null, shown: Places): readonly number[] {
  const due = table?.due?.cards ?? [];
  return due.filter((card) => String(shown[card]) === String(table?.places[card]));
}

export function isMine(scene: Scene, card: number): boolean {
  const place = scene.places[card];
  if (scene.waiting.includes(card) || !place) return scene.sender !== scene.seat;
  return place[0] === sideOf(scene.seat);
}

/** The side to whose field the cards that are due come; without any, that from which the mat is seen. */
export function receiverOf(table: Table | null, seen: Seat): Side {
  return sideOf(1 - (table?.due?.seat ?? 1 - seen));
}

/** The side whose card it is; of one that waits, who is to place it. */
export function sideForCard(table: Table | null, places: Places, seen: Seat, card: number): Side {
  const waits = table?.due?.cards?.includes(card) === true;
  return waits ? receiverOf(table, seen) : (places[card]?.[0] ?? sideOf(seen));
}

/** Left and top edge of a card in the middle of the mat, px. */
export function centreOf({ left, right, middle, cardWidth, cardHeight }: Projection): [number, number] {
  return [(left + right - cardWidth) / 2, (middle[0] + middle[1] - cardHeight) / 2];
}

/** Whether the same cards lie, and wait, at the same places. */
export function samePlaces(a: Table, b: Table): boolean {
  return JSON.stringify([a.places, a.due]) === JSON.stringify([b.places, b.due]);
}

/** The same of one field and of what waits. */
export function sameSide(a: Table, b: Table, side: Side): boolean {
  const lying = ({ places, due }: Table) =>
    JSON.stringify([Object.entries(places).filter(([, [field]]) => field === side), due]);
  return lying(a) === lying(b);
}

/** Null if the card is not on the table. */
export function poseOf(scene: Scene, card: number): Pose | null {
  const { projection, format, waiting } = scene;
  const turned = !isMine(scene, card) && !scene.faceMe ? 180 : 0;
  const nth = waiting.indexOf(card);
  if (nth >= 0) {
    // On the far side of the middle, so that neither the reader's strip nor what is written below it covers them.
    const [x] = centreOf(projection);
    const off = (nth - (waiting.length - 1) / 2) * projection.cardWidth * 1.14;
    return { x: x + off, y: projection.rowEdges[2 * format.rows - 2]!, turn: turned };
  }
  const place = scene.places[card];
  if (!place) return null;
  const [x, y] = projection.rectToScreen(format.rect(place));
  if (scene.straight) return { x, y, turn: turned };
  const [dx, dy, turn] = disorder(card, place[2], place[1]);
  const px = projection.exact ? (JITTER_MM * projection.cardWidth) / 52 : 0;
  const degrees = JITTER_DEGREES * (projection.exact ? 1 : TALL_SHARE);
  return { x: x + dx * px, y: y + dy * px, turn: turned + turn * degrees };
}

export function spotsOf(scene: Scene, cards: Iterable<number>): Spot[] {
  return [...cards].flatMap((card) => {
    const pose = poseOf(scene, card);
    return pose ? [{ card, x: pose.x, y: Math.round(pose.y) }] : [];
  });
}

/** Where a card that leaves the table goes: to the side of who took it, or nowhere. */
export function goneTo(from: Pose, projection: Projection, height: number, taker: number | null, seat: Seat): Pose {
  const { cardWidth, cardHeight, left, right } = projection;
  if (taker === null) return from;
  return taker === seat
    ? { x: right - cardWidth * 0.4, y: height + 30, turn: 12 }
    : { x: left - cardWidth * 0.6, y: -cardHeight - 30, turn: 192 };
}
