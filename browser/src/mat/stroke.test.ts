import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Mat, parseMat, Preview, type Sample, type Stroke, type Sweep, sweep } from "./stroke";

interface Vector {
  kind: string;
  mat: string;
  strokes: [seat: number, pointer: number, samples: Sample[]][];
  contacts: [seat: number, card: number, field: string, time: number, effective: boolean][];
  outs: [card: number, field: string, time: number, seat: number, effective: boolean][];
  rest: Record<string, [x: number, y: number]>;
  ignored: [seat: number, pointer: number, until: number | null][];
}

const vectors = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/strokes.json", import.meta.url), "utf8"),
) as Vector[];
const kinds = [...new Set(vectors.map((it) => it.kind))];

function bySeat(vector: Vector): Map<number, Stroke[]> {
  const strokes = new Map<number, Stroke[]>();
  for (const [seat, pointer, samples] of vector.strokes) {
    strokes.set(seat, [...(strokes.get(seat) ?? []), { pointer, samples }]);
  }
  return strokes;
}

/** Times in steps of a millionth, so that equal within that is the same; places likewise. */
function close(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}

function expectSame(found: Sweep, vector: Vector, name: string): void {
  expect(found.contacts.map((it) => [it.seat, it.card, it.field, it.effective]), name).toEqual(
    vector.contacts.map(([seat, card, field, , effective]) => [seat, card, field, effective]),
  );
  expect(found.outs.map((it) => [it.card, it.field, it.seat, it.effective]), name).toEqual(
    vector.outs.map(([card, field, , seat, effective]) => [card, field, seat, effective]),
  );
  expect(found.contacts.every((it, i) => close(it.time, vector.contacts[i]?.[3] ?? NaN)), name).toBe(true);
  expect(found.outs.every((it, i) => close(it.time, vector.outs[i]?.[2] ?? NaN)), name).toBe(true);
  expect([...found.rest.keys()].sort((a, b) => a - b), name).toEqual(Object.keys(vector.rest).map(Number));
  for (const [card, [x, y]] of Object.entries(vector.rest)) {
    const spot = found.rest.get(Number(card));
    expect(spot && close(spot.x, x) && close(spot.y, y), `${name}: card ${card}`).toBe(true);
  }
  expect(found.ignored.length, name).toBe(vector.ignored.length);
}

/** A preview fed message by message: `cut` samples at a time, the hands in turn as time goes on. */
function previewed(mat: Mat, vector: Vector, cut: number): Sweep {
  const messages = vector.strokes.flatMap(([seat, pointer, samples]) =>
    Array.from({ length: Math.ceil(samples.length / cut) }, (_, i) => {
      const part = samples.slice(i * cut, (i + 1) * cut);
      return { seat, pointer, part, lifted: (i + 1) * cut >= samples.length, last: (part.at(-1) as Sample)[0], down: samples[0]?.[0] ?? 0 };
    }),
  );
  messages.sort((a, b) => a.last - b.last || a.down - b.down);
  const preview = new Preview(mat);
  for (const { seat, pointer, part, lifted } of messages) preview.add(seat, pointer, part, lifted);
  return preview.result();
}

describe("the twin of karuta.mat.stroke", () => {
  it("has at least 500 vectors", () => {
    expect(vectors.length).toBeGreaterThanOrEqual(500);
  });

  it.each(kinds)("judges as Python does: %s", (kind) => {
    for (const vector of vectors.filter((it) => it.kind === kind)) {
      expectSame(sweep(parseMat(vector.mat), bySeat(vector)), vector, `vector ${vectors.indexOf(vector)}`);
    }
  });

  it.each(kinds)("previews to the same result, however messages are cut: %s", (kind) => {
    for (const vector of vectors.filter((it) => it.kind === kind)) {
      for (const cut of [1, 2]) {
        expectSame(previewed(parseMat(vector.mat), vector, cut), vector, `vector ${vectors.indexOf(vector)} by ${cut}`);
      }
    }
  });

  it("shows a push while the finger is still down", () => {
    const preview = new Preview(parseMat("-/-/-/-/-/17@1000,18@1520"));
    expect(preview.add(0, 0, [[1000, 900, 4700]]).size).toBe(0);
    expect(preview.add(0, 0, [[1100, 1100, 4700]])).toEqual(
      new Map([
        [17, { x: 1100, y: 4350 }],
        [18, { x: 1620, y: 4350 }],
      ]),
    );
    expect(preview.add(0, 0, [[1200, 1050, 4700]], true).get(18)).toEqual({ x: 1620, y: 4350 });
    expect(preview.result().contacts.map((it) => [it.card, it.time])).toEqual([[17, 1050]]);
  });

  it("tells a bad piece of a mat", () => {
    expect(() => parseMat("-/-/-/-/-/x@0")).toThrow('"x@0"');
  });
});
