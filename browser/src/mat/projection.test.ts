import { describe, expect, it } from "vitest";
import { Format } from "./field";
import { Projection, type Stage } from "./projection";
import type { Place, Places, Side } from "./types";
import { weaves } from "./tatami";

/** Even numbers between 0 and 1, the same at each run. */
function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A legal mat with up to `most` cards a row at any free places. */
function someMat(seed: number, most: number): Places {
  const next = chance(seed);
  const places: Places = {};
  let card = 1;
  for (const field of ["A", "B"] as Side[]) {
    for (let row = 0; row < 3; row++) {
      const count = Math.floor(next() * (most + 1));
      let spare = 8700 - count * 520;
      let x = 0;
      for (let i = 0; i < count && card <= 100; i++) {
        const gap = Math.floor(next() * (spare / 2));
        spare -= gap;
        x += next() < 0.5 ? 0 : gap;
        places[card++] = [field, row, x] as Place;
        x += 520;
      }
    }
  }
  return places;
}

const format = new Format();
const STAGES: Omit<Stage, "seat">[] = [
  { width: 1280, height: 692, chips: false },
  { width: 390, height: 736, chips: false },
  { width: 390, height: 736, chips: true },
  { width: 320, height: 460, chips: true },
  { width: 820, height: 1072, chips: false },
  { width: 844, height: 290, chips: true },
];
const CASES = STAGES.flatMap((stage) => [0, 1].map((seat) => ({ ...stage, seat: seat as 0 | 1 })));

describe.each(CASES)("on $width x $height, seat $seat, chips $chips", (stage) => {
  const mats = Array.from({ length: 12 }, (_, i) => someMat(i * 7919 + 13, i < 8 ? 7 : 16));

  it("goes from stage to mat and back", () => {
    for (const [i, places] of mats.entries()) {
      const projection = new Projection(format, stage, places);
      const next = chance(i + 5);
      for (let n = 0; n < 60; n++) {
        const [px, py] = [next() * stage.width, next() * stage.height];
        const [x, y] = projection.toMat(px, py);
        const [qx, qy] = projection.toScreen(x, y);
        // A gap that a full row leaves no width for is passed in less than a tenth of a pixel.
        expect(Math.abs(qx - px)).toBeLessThan(0.1);
        expect(Math.abs(qy - py)).toBeLessThan(1e-6);
      }
    }
  });

  it("shows cards where a finger on them is on the mat", () => {
    for (const places of mats) {
      const projection = new Projection(format, stage, places);
      for (const place of Object.values(places)) {
        const rect = format.rect(place);
        const [left, top, right, bottom] = projection.rectToScreen(rect);
        for (const [sx, sy] of [[0.02, 0.02], [0.98, 0.5], [0.5, 0.98]] as const) {
          const [x, y] = projection.toMat(left + (right - left) * sx, top + (bottom - top) * sy);
          expect(x).toBeGreaterThanOrEqual(rect[0] - 1e-6);
          expect(x).toBeLessThanOrEqual(rect[2] + 1e-6);
          expect(y).toBeGreaterThanOrEqual(rect[1] - 1e-6);
          expect(y).toBeLessThanOrEqual(rect[3] + 1e-6);
        }
      }
    }
  });

  it("keeps side, row and order, overlaps nothing and stays on the stage", () => {
    for (const places of mats) {
      const projection = new Projection(format, stage, places);
      const shown = Object.values(places).map((place) => ({ place, rect: projection.rectToScreen(format.rect(place)) }));
      for (const a of shown) {
        expect(a.rect[0]).toBeGreaterThanOrEqual(-1e-6);
        expect(a.rect[2]).toBeLessThanOrEqual(stage.width + 1e-6);
        expect(a.rect[1]).toBeGreaterThanOrEqual(0);
        expect(a.rect[3]).toBeLessThanOrEqual(stage.height);
        const mine = (a.place[0] === "A") === (stage.seat === 0);
        expect(a.rect[1] > stage.height / 2).toBe(mine);
        for (const b of shown) {
          if (a === b) continue;
          const apart = a.rect[2] <= b.rect[0] + 1e-6 || b.rect[2] <= a.rect[0] + 1e-6;
          expect(apart || a.rect[1] !== b.rect[1]).toBe(true);
          if (a.place[0] !== b.place[0] || a.place[1] !== b.place[1]) continue;
          expect(a.place[2] < b.place[2] === a.rect[0] < b.rect[0]).toBe(mine);
        }
      }
    }
  });

  it("is continuous", () => {
    const projection = new Projection(format, stage, mats[9]!);
    for (let px = 1; px < stage.width; px += 17) {
      for (let py = 1; py < stage.height; py += 9) {
        const [x, y] = projection.toMat(px, py);
        const [nx, ny] = projection.toMat(px + 1e-4, py + 1e-4);
        expect(Math.abs(ny - y)).toBeLessThan(1);
        // A closed-up gap is steep: its 0.1 mm go by in few pixels, but they do go by.
        expect(Math.abs(nx - x)).toBeLessThan(10);
      }
    }
  });

  it("bends a straight line only where it says so", () => {
    const projection = new Projection(format, stage, mats[3]!);
    const next = chance(77);
    for (let n = 0; n < 40; n++) {
      const from = [next() * stage.width, projection.rowEdges[6]! + 1] as const;
      const to = [next() * stage.width, projection.rowEdges[7]! - 1] as const;
      const stops = [0, ...projection.bends(from, to), 1];
      stops.slice(1).forEach((end, i) => {
        const at = (share: number) =>
          projection.toMat(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
        const [start, middle, stop] = [at(stops[i]!), at((stops[i]! + end) / 2), at(end)];
        expect(middle[0]).toBeCloseTo((start[0] + stop[0]) / 2, 4);
        expect(middle[1]).toBeCloseTo((start[1] + stop[1]) / 2, 4);
      });
    }
  });
});

describe("true to scale", () => {
  const projection = new Projection(format, { width: 1280, height: 692, seat: 0, chips: false }, someMat(1, 7));

  it("has one scale in both directions", () => {
    expect(projection.exact).toBe(true);
    expect(projection.cardWidth / 520).toBeCloseTo(projection.cardHeight / 730, 9);
    const [ax, ay] = projection.toScreen(0, 0);
    const [bx, by] = projection.toScreen(8700, 5080);
    expect((bx - ax) / 8700).toBeCloseTo((by - ay) / 5080, 9);
  });

  it("lays one weave in a row gap, three in the middle, and rows on whole weaves", () => {
    const lines = weaves(projection, 692);
    for (const edge of projection.rowEdges) expect(lines.some((line) => Math.abs(line - edge) < 1e-6)).toBe(true);
    const inside = (from: number, to: number) => lines.filter((y) => y >= from - 1e-6 && y < to - 1e-6).length;
    expect(inside(projection.rowEdges[1]!, projection.rowEdges[2]!)).toBe(1);
    expect(inside(projection.rowEdges[5]!, projection.rowEdges[6]!)).toBe(3);
  });
});

describe("a narrow stage", () => {
  it("draws tall cards with kana larger than true scale would have them", () => {
    const stage: Stage = { width: 390, height: 736, seat: 0, chips: false };
    const projection = new Projection(format, stage, someMat(4, 7));
    expect(projection.cut).toBe("tall");
    expect(projection.cardWidth).toBeGreaterThan((52 * 390) / 870);
  });

  it("draws low cards when it lies on its side", () => {
    const stage: Stage = { width: 844, height: 300, seat: 0, chips: false };
    const projection = new Projection(format, stage, someMat(4, 7));
    expect(projection.cut).toBe("low");
    expect(projection.cardWidth / projection.cardHeight).toBeGreaterThan(1.4);
  });

  it("keeps cards with the thicker deck in proportion", () => {
    const stage: Stage = { width: 600, height: 560, seat: 0, chips: false };
    const projection = new Projection(new Format(760), stage, {});
    expect(projection.cardHeight / projection.cardWidth).toBeLessThanOrEqual(76 / 52 + 1e-9);
  });

  it.each([[1, 1], [0, 300], [30, 4]])("keeps cards of positive size on a stage of %d x %d that is not laid out yet", (width, height) => {
    const projection = new Projection(format, { width, height, seat: 0, chips: false }, someMat(4, 7));
    expect(projection.cardWidth).toBeGreaterThan(0);
    expect(projection.cardHeight).toBeGreaterThan(0);
  });
});

describe.each([[2, 28 * 520], [3, 19 * 520]])("a mat of %d rows and %d across", (rows, width) => {
  const wide = new Format(730, width, rows);
  const places: Places = {};
  for (let card = 1; card <= 100; card++) {
    const nth = (card - 1) % 50;
    places[card] = [card <= 50 ? "A" : "B", nth % rows, Math.floor(nth / rows) * 520];
  }

  it.each([[1280, 630], [390, 610], [844, 290]])("holds fifty cards a side apart on %d x %d, and is gone over back and forth", (w, h) => {
    const projection = new Projection(wide, { width: w, height: h, seat: 1, chips: false }, places);
    expect(projection.rowEdges.length).toBe(4 * rows);
    expect(projection.middle).toEqual([projection.rowEdges[2 * rows - 1], projection.rowEdges[2 * rows]]);
    const rects = Object.values(places).map((place) => [place, projection.rectToScreen(wide.rect(place))] as const);
    for (const [[field, row, x], [left, top, right, bottom]] of rects) {
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(right).toBeLessThanOrEqual(w + 1e-6);
      expect(top > h / 2).toBe(field === "B");
      const [mx, my] = projection.toMat((left + right) / 2, (top + bottom) / 2);
      expect(wide.ownX(field, mx - 260)).toBeCloseTo(x, 3);
      expect(wide.rowAt(field, my)).toBe(row);
    }
    for (const [a, first] of rects) {
      for (const [b, second] of rects) {
        if (a[0] === b[0] && a[1] === b[1] && a[2] < b[2] && a[0] === "B") expect(first[2]).toBeLessThanOrEqual(second[0] + 1e-6);
      }
    }
  });

  it("has room for a column of kana upright, and on its side for three to a column", () => {
    const cuts = [[390, 610], [844, 290]].map(([w, h]) => new Projection(wide, { width: w!, height: h!, seat: 0, chips: false }, places).cut);
    expect(cuts).toEqual(["strip", rows === 3 ? "low" : "classic"]);
  });
});
