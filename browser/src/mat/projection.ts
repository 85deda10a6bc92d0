/**
 * Mat (0.1 mm) <-> stage (px), both ways, continuous.
 *
 * A wide stage shows the mat true to scale. A narrow one keeps what players remember (side, row, left or right block,
 * order) and shortens the empty stretches: in each row the cards keep one width and the gaps share what is left in
 * proportion; between two rows their maps blend. True to scale is the case where all stretches share one factor, so
 * one piece of code serves both. Seat 1 sees the mat turned round.
 */
import type { CutKind } from "./card";
import type { Format, Rect } from "./field";
import type { Places } from "./types";

export interface Stage {
  width: number;
  height: number;
  seat: 0 | 1;
  /** Room for hint chips below the cards. */
  chips: boolean;
}

type Point = readonly [number, number];

/** A strictly growing, piecewise linear function given by its corners; its end pieces go on for ever. */
export class Curve {
  constructor(
    readonly from: readonly number[],
    readonly to: readonly number[],
  ) {}

  at(value: number): number {
    return interpolate(this.from, this.to, value);
  }

  inverse(value: number): number {
    return interpolate(this.to, this.from, value);
  }
}

function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  let i = 1;
  while (i < from.length - 1 && value > from[i]!) i++;
  const [a, b, c, d] = [from[i - 1]!, from[i]!, to[i - 1]!, to[i]!];
  return c + ((value - a) * (d - c)) / (b - a);
}

/** The least width (px) that a gap keeps for each unit of 0.1 mm, so that every map can be inverted. */
const LEAST_SCALE = 1e-4;
/** On a narrow stage ten cards and a small middle fill a row, as in the usual layout of seven or fewer a block. */
const NARROW_CARDS = 10.22;
const TALLEST = 3.05;
const CLASSIC = 73 / 52;
const LOW_SHAPE = 1.62;
/** Narrower (px) than this, a card has room for one column of kana; it may then be as tall as that column wants. */
const STRIP_WIDTH = 27;
const TALLEST_STRIP = 4.7;

function cutOf(width: number, height: number): CutKind {
  if (height < width) return "low";
  if (height / width <= 1.9) return "classic";
  return width < STRIP_WIDTH ? "strip" : "tall";
}

export class Projection {
  /** Size of a card in px. */
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly cut: CutKind;
  /** True to scale in both directions. */
  readonly exact: boolean;
  /** Upper and lower edges of all rows from the top of the stage, px. */
  readonly rowEdges: readonly number[];
  /** Where the gap between the fields begins and ends, px. */
  readonly middle: readonly [number, number];
  readonly left: number;
  readonly right: number;
  private readonly y: Curve;
  private readonly rows: readonly Curve[];
  private readonly turned: boolean;

  constructor(
    readonly format: Format,
    readonly stage: Stage,
    places: Places,
  ) {
    const lefts = rowLefts(format, places, stage.seat === 1);
    const most = Math.max(...lefts.map((row) => row.length));
    const { cardWidth, cardHeight, edges, left, right, exact } =
      frameOf(format, stage, most);
    this.cardWidth = cardWidth;
    this.cardHeight = cardHeight;
    this.cut = cutOf(cardWidth, cardHeight);
    this.exact = exact;
    this.rowEdges = edges;
    this.middle = [edges[2 * format.rows - 1]!, edges[2 * format.rows]!];
    this.left = left;
    this.right = right;
    this.turned = stage.seat === 1;
    this.y = new Curve(matEdges(format), edges);
    this.rows = lefts.map((row) => rowCurve(format, row, cardWidth, left, right));
  }

  toScreen(x: number, y: number): Point {
    if (this.turned) [x, y] = this.turn(x, y);
    const py = this.y.at(y);
    const [a, b, share] = this.curvesAt(y);
    return [share === 0 ? a.at(x) : mixed(a, b, share, x), py];
  }

  toMat(px: number, py: number): Point {
    const y = this.y.inverse(py);
    const [a, b, share] = this.curvesAt(y);
    const x = share === 0 ? a.inverse(px) : a.inverse(px) * (1 - share) + b.inverse(px) * share;
    return this.turned ? this.turn(x, y) : [x, y];
  }

  /** The stage rectangle of a card's mat rectangle: of card size, its centre where the centre is shown. */
  rectToScreen([left, top, right, bottom]: Rect): Rect {
    const [x, y] = this.toScreen((left + right) / 2, (top + bottom) / 2);
    const [w, h] = [this.cardWidth / 2, this.cardHeight / 2];
    return [x - w, y - h, x + w, y + h];
  }

  /** Where on the straight line between two stage points the map bends: fractions between 0 and 1, in order. */
  bends(from: Point, to: Point): number[] {
    if (this.exact) return [];
    const found: number[] = [];
    const cross = (edge: number, a: number, b: number) => {
      const share = (edge - a) / (b - a);
      if (share > 0 && share < 1) found.push(share);
    };
    if (from[1] !== to[1]) for (const edge of this.rowEdges) cross(edge, from[1], to[1]);
    const rows = this.rowsBetween(from[1], to[1]);
    if (from[0] !== to[0]) for (const row of rows) for (const edge of row.to) cross(edge, from[0], to[0]);
    return [...new Set(found)].sort((a, b) => a - b);
  }

  private rowsBetween(a: number, b: number): Curve[] {
    const [top, bottom] = [Math.min(a, b), Math.max(a, b)];
    const lowest = this.rows.length - 1;
    return this.rows.filter((_, i) => {
      const above = i === 0 ? -Infinity : this.rowEdges[2 * i - 1]!;
      const below = i === lowest ? Infinity : this.rowEdges[2 * i + 2]!;
      return bottom >= above && top <= below;
    });
  }

  private turn(x: number, y: number): Point {
    return [this.format.width - x, this.format.depth - y];
  }

  /** The maps of the rows above and below a (turned) mat y, and the share of the lower one. */
  private curvesAt(y: number): [Curve, Curve, number] {
    const edges = this.y.from;
    const lowest = this.rows.length - 1;
    for (let i = 0; i <= lowest; i++) {
      const bottom = edges[2 * i + 1]!;
      if (y <= bottom || i === lowest) return [this.rows[i]!, this.rows[i]!, 0];
      const next = edges[2 * i + 2]!;
      if (y < next) return [this.rows[i]!, this.rows[i + 1]!, (y - bottom) / (next - bottom)];
    }
    throw new RangeError(`y ${y} lies in no row`);
  }
}

/** The px at which the blend of two rows' inverse maps gives mat x. */
function mixed(a: Curve, b: Curve, share: number, x: number): number {
  const corners = [...a.to, ...b.to].sort((p, q) => p - q).filter((p, i, all) => i === 0 || p - all[i - 1]! > 1e-9);
  const values = corners.map((p) => a.inverse(p) * (1 - share) + b.inverse(p) * share);
  return interpolate(values, corners, x);
}

function matEdges(format: Format): number[] {
  const edges: number[] = [];
  const rows = Array.from({ length: format.rows }, (_, row) => row);
  for (const [side, order] of [["B", rows.toReversed()], ["A", rows]] as const) {
    for (const row of order) {
      const top = format.top(side, row);
      edges.push(top, top + format.cardHeight);
    }
  }
  return edges;
}

/** The left edges (0.1 mm, as the viewer sees them) of the cards in each of the rows from the viewer's top. */
function rowLefts(format: Format, places: Places, turned: boolean): number[][] {
  const rows: number[][] = Array.from({ length: 2 * format.rows }, () => []);
  for (const [field, row, x] of Object.values(places)) {
    const mine = (field === "B") === turned;
    rows[mine ? format.rows + row : format.rows - 1 - row]!.push(mine ? x : format.lastX - x);
  }
  for (const row of rows) row.sort((a, b) => a - b);
  return rows;
}

interface Frame {
  cardWidth: number;
  cardHeight: number;
  edges: number[];
  left: number;
  right: number;
  exact: boolean;
}

/** Below this height (px) kana on a card of true shape can't be read, and a low cut is better. */
const LEAST_HEIGHT = 58;

function frameOf(format: Format, stage: Stage, most: number): Frame {
  if (stage.width <= stage.height * 1.15) return narrow(format, stage, most);
  const frame = wide(format, stage);
  const low = lying(format, stage, most);
  return frame.cardHeight < LEAST_HEIGHT && low.cardWidth > frame.cardWidth * 1.25 ? low : frame;
}

function wide(format: Format, { width, height }: Stage): Frame {
  const scale = Math.max(0.01, Math.min((width - Math.min(150, width * 0.06)) / format.width, (height - 34) / format.depth));
  const top = (height - format.depth * scale) / 2;
  const left = (width - format.width * scale) / 2;
  return {
    cardWidth: format.cardWidth * scale,
    cardHeight: format.cardHeight * scale,
    edges: matEdges(format).map((y) => top + y * scale),
    left,
    right: left + format.width * scale,
    exact: true,
  };
}

function narrow(format: Format, { width, height, chips }: Stage, most: number): Frame {
  const margin = Math.max(4, width * 0.0125);
  // A stage that is not laid out yet has no width at all.
  const across = Math.max(1, width - 2 * margin);
  const gap = Math.max(9, Math.min(chips ? 25 : 13, height * 0.035));
  const middle = Math.max(34, Math.min(52, height * 0.06));
  const edge = chips ? gap : gap / 2;
  const cardWidth = across / Math.max(NARROW_CARDS, most + 0.22);
  const rows = 2 * format.rows;
  const deep = Math.max(8, (height - gap / 2 - edge - (rows - 2) * gap - middle) / rows);
  const shape = Math.min(deep / cardWidth, cardWidth < STRIP_WIDTH ? TALLEST_STRIP : TALLEST);
  const classic = (CLASSIC * format.cardHeight) / 730;
  const cardHeight = cardWidth * (shape > 1.9 ? shape : Math.min(shape, classic));
  const spare = Math.max(0, height - gap / 2 - edge - rows * cardHeight - (rows - 2) * gap - middle);
  // What tall cards leave over goes to the gaps, most of it to the middle, where the reader's strip lies.
  const wider = gap + spare / (2 * rows);
  const edges: number[] = [];
  let y = gap / 2 + spare / 4;
  for (let row = 0; row < rows; row++) {
    edges.push(y, y + cardHeight);
    y += cardHeight + (row === format.rows - 1 ? middle + spare / 6 : wider);
  }
  return { cardWidth, cardHeight, edges, left: margin, right: width - margin, exact: false };
}

/** A phone on its side: the height is short, so cards are as wide as makes their kana largest. */
function lying(format: Format, { width, height, chips }: Stage, most: number): Frame {
  const margin = Math.max(6, width * 0.012);
  // A stage that is not laid out yet has no width at all.
  const across = Math.max(1, width - 2 * margin);
  const gap = Math.max(4, Math.min(chips ? 12 : 6, height * 0.05));
  const middle = Math.max(16, Math.min(30, height * 0.09));
  const edge = chips ? gap : 3;
  const rows = 2 * format.rows;
  const cardHeight = Math.max(8, (height - 3 - edge - (rows - 2) * gap - middle) / rows);
  const cardWidth = Math.min(cardHeight * LOW_SHAPE, across / Math.max(NARROW_CARDS, most + 0.22));
  const edges: number[] = [];
  let y = 3;
  for (let row = 0; row < rows; row++) {
    edges.push(y, y + cardHeight);
    y += cardHeight + (row === format.rows - 1 ? middle : gap);
  }
  return { cardWidth, cardHeight, edges, left: margin, right: width - margin, exact: false };
}

function rowCurve(format: Format, lefts: readonly number[], card: number, left: number, right: number): Curve {
  const from = [0];
  const to = [left];
  const empty = format.width - lefts.length * format.cardWidth;
  const scale = Math.max(LEAST_SCALE, (right - left - lefts.length * card) / Math.max(1, empty));
  let [x, px] = [0, left];
  const step = (nextX: number, nextPx: number) => {
    if (nextX - x > 1e-9) {
      from.push(nextX);
      to.push(nextPx);
    }
    [x, px] = [nextX, nextPx];
  };
  for (const start of lefts) {
    step(start, px + (start - x) * scale);
    step(start + format.cardWidth, px + card);
  }
  step(format.width, px + (format.width - x) * scale);
  return new Curve(from, to);
}
