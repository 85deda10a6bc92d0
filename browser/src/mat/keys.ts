/**
 * Twelve keys, one for each block of cards: outer columns of the keyboard mine, inner ones the opponent's, keyboard rows
 * the rows of the mat. By physical position, so that other keyboard layouts work alike. One key sweeps its block as a
 * hand would, from its inner end outwards.
 */
import type { Format } from "./field";
import type { Places, Seat } from "./types";

/** A block as the player sees it. */
export interface Block {
  far: boolean;
  side: "left" | "right";
  /** 0 nearest the centre. */
  row: number;
}

const columns: [codes: string[], far: boolean, side: Block["side"]][] = [
  [["KeyQ", "KeyA", "KeyZ"], false, "left"],
  [["KeyP", "Semicolon", "Slash"], false, "right"],
  [["KeyR", "KeyF", "KeyV"], true, "left"],
  [["KeyU", "KeyJ", "KeyM"], true, "right"],
];

/** Block by `KeyboardEvent.code`; on the far side the top key is their low row, which is farthest away. */
export const BLOCK_KEYS: Readonly<Record<string, Block>> = Object.fromEntries(
  columns.flatMap(([codes, far, side]) => codes.map((code, i) => [code, { far, side, row: far ? 2 - i : i }])),
);

/** 0.1 ms since the sweep began, x, y in mat coordinates. */
export type PathPoint = readonly [number, number, number];

/** 2.6 m/s, an ordinary player's hand: 0.1 mm in each 0.1 ms. */
export const HAND_SPEED = 2.6;
const APPROACH = 150;
const BEYOND = 300;
const STEP = 80;

/** The left edges (0.1 mm, as the viewer sees them) of a block's cards, from its inner end outwards. */
export function cardsOf(format: Format, places: Places, seat: Seat, block: Block): number[] {
  const mine = seat === 1 ? "B" : "A";
  const lefts: number[] = [];
  for (const [field, row, x] of Object.values(places)) {
    if (row !== block.row || (field === mine) === block.far) continue;
    const seen = block.far ? format.lastX - x : x;
    if (seen + format.cardWidth / 2 < format.width / 2 === (block.side === "left")) lefts.push(seen);
  }
  return lefts.sort((a, b) => (block.side === "left" ? b - a : a - b));
}

/** The way of the hand through a block, or null if no card lies there. */
export function sweepOf(format: Format, places: Places, seat: Seat, block: Block): PathPoint[] | null {
  const inner = cardsOf(format, places, seat, block)[0];
  if (inner === undefined) return null;
  const other = cardsOf(format, places, seat, { ...block, side: block.side === "left" ? "right" : "left" })[0];
  const out = block.side === "left" ? -1 : 1;
  const edge = out < 0 ? inner + format.cardWidth : inner;
  // The hand comes down beside the block, never on the first card of the other one.
  const neighbour = other === undefined ? format.width / 2 - out * 4000 : out < 0 ? other : other + format.cardWidth;
  const room = Math.max(2, Math.min(APPROACH, Math.abs(neighbour - edge) / 2));
  const from = edge - out * room;
  const to = (out < 0 ? 0 : format.width) + out * BEYOND;
  const y = viewY(format, block);
  const path: PathPoint[] = [];
  const ticks = Math.abs(to - from) / HAND_SPEED;
  const steps = Math.ceil(ticks / STEP);
  for (let i = 0; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps;
    path.push([Math.round((ticks * i) / steps), ...turned(format, seat, x, y)]);
  }
  return path;
}

/** A touch of one card, held for 60 ms. */
export function tapOf(x: number, y: number): PathPoint[] {
  return [
    [0, Math.round(x), Math.round(y)],
    [600, Math.round(x), Math.round(y)],
  ];
}

/** The middle of a block's row as the viewer sees it. */
function viewY(format: Format, block: Block): number {
  return format.top(block.far ? "B" : "A", block.row) + format.cardHeight / 2;
}

function turned(format: Format, seat: Seat, x: number, y: number): [number, number] {
  const [mx, my] = seat === 1 ? [format.width - x, format.depth - y] : [x, y];
  return [Math.round(mx), Math.round(my)];
}
