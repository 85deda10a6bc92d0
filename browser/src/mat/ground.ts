// The mat that strokes go over, as `karuta.mat.field` has it, and when a point comes into a rectangle of it.

export type Side = "A" | "B";

/** Where a card lies as its owner sees it: row 0 jodan, 1 chudan, 2 gedan; x of the left edge in 0.1 mm. */
export interface Place {
  readonly field: Side;
  readonly row: number;
  readonly x: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The measures of `karuta.mat.field.Format` and the cards' places. */
export class Mat {
  readonly cardWidth = 520;
  readonly rowGap = 100;
  readonly fieldGap = 300;
  readonly fields: Readonly<Record<Side, Rect>>;

  constructor(
    readonly places: ReadonlyMap<number, Place>,
    readonly cardHeight = 730,
    readonly width = 8700,
    readonly rows = 3,
  ) {
    const depth = this.rows * cardHeight + (this.rows - 1) * this.rowGap;
    const top = depth + this.fieldGap;
    this.fields = {
      A: { left: 0, top, right: this.width, bottom: top + depth },
      B: { left: 0, top: 0, right: this.width, bottom: depth },
    };
  }

  /** The left top corner of a card at `place`, in mat coordinates. */
  corner(place: Place): Spot {
    const pitch = this.cardHeight + this.rowGap;
    return place.field === "A"
      ? { x: place.x, y: this.fields.A.top + place.row * pitch }
      : { x: this.width - this.cardWidth - place.x, y: (this.rows - 1 - place.row) * pitch };
  }

  /** The field within whose lines the point lies, if any. */
  fieldAt(x: number, y: number): Side | null {
    for (const side of ["A", "B"] as const) {
      const { left, top, right, bottom } = this.fields[side];
      if (x >= left && x <= right && y >= top && y <= bottom) return side;
    }
    return null;
  }
}

/** The mat that Python's `mat_text` wrote. */
export function parseMat(text: string): Mat {
  const [body = "", header] = text.split(":").reverse();
  const places = new Map<number, Place>();
  body.split("/").forEach((line, i) => {
    const field: Side = i < 3 ? "B" : "A";
    const row = i < 3 ? 2 - i : i - 3;
    for (const piece of line === "-" ? [] : line.split(",")) {
      const [card = NaN, x = NaN] = piece.split("@").map(Number);
      if (Number.isNaN(card) || Number.isNaN(x)) throw new Error(`"${piece}": an entry is number@x, such as 17@520`);
      places.set(card, { field, row, x });
    }
  });
  return new Mat(places, header === undefined ? 730 : Math.round(parseFloat(header) * 10));
}

/** Shares of a way and times nearer to each other than this are the same. */
export const NEAR = 1e-9;
/** Likewise lengths, in 0.1 mm. */
export const SAME = 1e-7;

/** When a point that goes from (x, y) by (dx, dy) is first in the rectangle: the share of the way, or null. */
export function entry(
  x: number,
  y: number,
  dx: number,
  dy: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number | null {
  let near = 0;
  let far = 1;
  for (const [from, by, low, high] of [
    [x, dx, left, right],
    [y, dy, top, bottom],
  ] as const) {
    if (Math.abs(by) < NEAR) {
      if (from < low - SAME || from > high + SAME) return null;
    } else {
      near = Math.max(near, (by > 0 ? low - from : high - from) / by);
      far = Math.min(far, (by > 0 ? high - from : low - from) / by);
    }
  }
  return near > far + NEAR ? null : near;
}
