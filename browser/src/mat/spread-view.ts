/**
 * A cloth on which cards lie anywhere (0.1 mm) <-> stage (px): one factor for both directions, as large as the stage
 * allows; turned by a quarter where that makes the cards larger, by a half for who sits across; zoomed into, if asked.
 */
import type { Lie, Spread } from "../protocol";
import { CARD_HEIGHT, CARD_WIDTH } from "./lies";
import type { Pose } from "./motion";

type Point = readonly [number, number];

export interface Room {
  width: number;
  height: number;
  /** Px kept free at each edge of the stage. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Zoom {
  /** 1: the whole cloth. */
  by: number;
  /** The point of the stage's room, from its middle and in px at zoom 1, that stands in the middle. */
  x: number;
  y: number;
}

export const WHOLE: Zoom = { by: 1, x: 0, y: 0 };

/** Cards no larger than this (px across) however few they are. */
const LARGEST = 150;

/** Whether all cards lie upright or upside down: rows, which a quarter turn would spoil. */
export function inRows(spread: Spread): boolean {
  return Object.values(spread.lies).every(([, , turn]) => turn % 180 === 0);
}

/** The quarter turns, clockwise, in which a spread fills its room best. */
export function turnOf(spread: Spread, room: Room, across: boolean): 0 | 1 | 2 | 3 {
  const [w, h] = [room.width - room.left - room.right, room.height - room.top - room.bottom];
  const scale = (a: number, b: number) => Math.min(w / a, h / b);
  const quarter = !inRows(spread) && scale(spread.depth, spread.width) > scale(spread.width, spread.depth) * 1.02;
  return quarter ? 1 : across ? 2 : 0;
}

export class SpreadView {
  /** Px for 0.1 mm. */
  readonly scale: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** In degrees, clockwise. */
  readonly turn: number;
  /** How far the zoomed cloth can be moved to either side, px at zoom 1. */
  readonly slack: Point;
  readonly zoom: Zoom;
  private readonly cos: number;
  private readonly sin: number;
  private readonly middle: Point;
  private readonly centre: Point;

  constructor(
    spread: Spread,
    readonly room: Room,
    quarters: 0 | 1 | 2 | 3,
    zoom: Zoom = WHOLE,
  ) {
    const { card_width = CARD_WIDTH, card_height = CARD_HEIGHT } = spread;
    const [w, h] = [Math.max(1, room.width - room.left - room.right), Math.max(1, room.height - room.top - room.bottom)];
    const [across, down] = quarters % 2 === 1 ? [spread.depth, spread.width] : [spread.width, spread.depth];
    const fit = Math.min(w / across, h / down, LARGEST / card_width);
    const by = Math.max(1, zoom.by);
    this.slack = [Math.max(0, (across * fit - w / by) / 2), Math.max(0, (down * fit - h / by) / 2)];
    this.zoom = { by, x: within(zoom.x, this.slack[0]), y: within(zoom.y, this.slack[1]) };
    this.scale = fit * by;
    this.cardWidth = card_width * this.scale;
    this.cardHeight = card_height * this.scale;
    this.turn = quarters * 90;
    [this.cos, this.sin] = QUARTERS[quarters]!;
    this.middle = [spread.width / 2, spread.depth / 2];
    this.centre = [room.left + w / 2 - this.zoom.x * by, room.top + h / 2 - this.zoom.y * by];
  }

  toScreen(x: number, y: number): Point {
    const [dx, dy] = [(x - this.middle[0]) * this.scale, (y - this.middle[1]) * this.scale];
    return [this.centre[0] + dx * this.cos - dy * this.sin, this.centre[1] + dx * this.sin + dy * this.cos];
  }

  toMat(px: number, py: number): Point {
    const [dx, dy] = [(px - this.centre[0]) / this.scale, (py - this.centre[1]) / this.scale];
    return [this.middle[0] + dx * this.cos + dy * this.sin, this.middle[1] + dy * this.cos - dx * this.sin];
  }

  /** The map is straight everywhere. */
  bends(): number[] {
    return [];
  }

  pose([x, y, turn]: Lie): Pose {
    const [px, py] = this.toScreen(x, y);
    return { x: px - this.cardWidth / 2, y: py - this.cardHeight / 2, turn: upTo180(turn + this.turn) };
  }
}

const QUARTERS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** The same turn as -180 to 180: what turns upright to lie or to fly does so the short way. */
export function upTo180(turn: number): number {
  const whole = ((turn % 360) + 360) % 360;
  return whole > 180 ? whole - 360 : whole;
}
