import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Step, Wish } from "../types";
import { Chance } from "./chance";
import { Fault } from "./fault";
import { kimarijiRomaji } from "./poems";
import { Reading } from "./reading";
import { poemsOf } from "./sets";
import { type Lengths, nominal } from "./steps";
import { PRESETS, pacingName, pacingOf, wishOf } from "./wish";

type StepRow = [poem: number | null, decides: number | null, length: number, parts: [poem: number, verse: 1 | 2, start: number, end: number][]];
type LogRow = [read: number, shortened: [poem: number, from: string, to: string][]];

interface Vectors {
  set: { poems: string; numbers: number[] };
  refused: { wish: unknown; key: string; facts: Record<string, string | number> };
  made: { wish: object; made: Wish };
  reading: { wish: object; voice: boolean; set: number[]; dead: number[]; order: number[]; count: number; steps: Record<string, StepRow>; log: LogRow[] };
  walk: { wish: object; voice: boolean; actions: [string, number?][]; trace: unknown[]; kept: unknown; read: number[]; log: LogRow[]; kimariji: Record<string, string> };
}

const file = JSON.parse(readFileSync(new URL("../../../../../tests/vectors/reading.json", import.meta.url), "utf8")) as {
  lengths: Record<string, number>;
  vectors: { kind: keyof Vectors }[];
};

function of<K extends keyof Vectors>(kind: K): Vectors[K][] {
  return file.vectors.filter((it) => it.kind === kind) as unknown as Vectors[K][];
}

const clip: Lengths = (poem, verse) => file.lengths[`${String(poem).padStart(3, "0")}_${verse === "upper" ? 1 : 2}`]!;
const lengthsOf = (reading: Reading, voice: boolean) => (voice ? clip : nominal(reading.wish.pacing));

function stepRow(step: Step | null): StepRow | null {
  if (!step) return null;
  return [step.poem, step.decides, step.length_ms, step.parts.map((it) => [it.poem, it.verse === "upper" ? 1 : 2, it.start_ms, it.end_ms])];
}

const logRows = (reading: Reading): LogRow[] => reading.log.map(({ read, shortened }) => [read, shortened.map((it) => [it.poem, it.from, it.to])]);
const stand = (it: Reading, lengths: Lengths) => [it.round, it.at, it.isHeard, it.place, it.isOver, it.order, stepRow(it.step(lengths))];

const ACTIONS: Record<string, (reading: Reading, place: number) => Reading> = {
  next: (reading) => reading.next(),
  sounded: (reading) => reading.heard(),
  back: (reading) => reading.back(),
  skip: (reading) => reading.skip(),
  returned: (reading) => reading.returned(),
  jump: (reading, place) => reading.jump(place),
};

function fault(act: () => unknown): Fault {
  try {
    act();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("the twin of karuta.recital.programme", () => {
  it("has at least 200 vectors, of every kind", () => {
    expect(file.vectors.length).toBeGreaterThanOrEqual(200);
    for (const kind of ["set", "refused", "made", "reading", "walk"] as const) expect(of(kind).length, kind).toBeGreaterThan(10);
  });

  it("finds the poems of every set expression", () => {
    for (const { poems, numbers } of of("set")) expect(poemsOf(poems), poems).toEqual(numbers);
  });

  it("refuses what can't be read, with the same reason", () => {
    for (const { wish, key, facts } of of("refused")) {
      const found = fault(() => wishOf(wish));
      expect({ key: found.key, facts: found.facts }, JSON.stringify(wish)).toEqual({ key, facts });
    }
  });

  it("makes whole wishes, by preset", () => {
    for (const { wish, made } of of("made")) expect(wishOf(wish), JSON.stringify(wish)).toEqual(made);
  });

  it("reads the same poems in the same order at the same times, and logs the same", () => {
    for (const vector of of("reading")) {
      const name = JSON.stringify(vector.wish);
      let reading = Reading.begin(wishOf(vector.wish));
      expect({ set: reading.set, dead: reading.dead, order: reading.order, count: reading.count }, name).toEqual({
        set: vector.set,
        dead: vector.dead,
        order: vector.order,
        count: vector.count,
      });
      for (const [at, row] of Object.entries(vector.steps)) {
        expect(stepRow(reading.stepAt(Number(at), lengthsOf(reading, vector.voice))), `${name}, step ${at}`).toEqual(row);
      }
      while (!reading.isOver) reading = reading.next();
      expect(logRows(reading), name).toEqual(vector.log);
    }
  });

  it("goes the same way by hand", () => {
    for (const vector of of("walk")) {
      const name = JSON.stringify(vector.wish);
      let reading = Reading.begin(wishOf(vector.wish));
      const lengths = lengthsOf(reading, vector.voice);
      expect(stand(reading, lengths), name).toEqual(vector.trace[0]);
      vector.actions.forEach(([action, place], i) => {
        reading = ACTIONS[action]!(reading, place ?? 0);
        expect(stand(reading, lengths), `${name}, action ${i}: ${action}`).toEqual(vector.trace[i + 1]);
      });
      expect(JSON.parse(JSON.stringify(reading)), name).toEqual(vector.kept);
      expect([reading.read, logRows(reading)], name).toEqual([vector.read, vector.log]);
      for (const [poem, kimariji] of Object.entries(vector.kimariji)) expect(reading.kimariji(Number(poem)), name).toBe(kimariji);
    }
  });

  it("goes on after a reload where it was", () => {
    for (const vector of of("walk")) {
      const reading = Reading.restored(vector.kept)!;
      const lengths = lengthsOf(reading, vector.voice);
      expect(stand(reading, lengths)).toEqual(vector.trace.at(-1));
      expect(reading.toJSON()).toEqual(vector.kept);
      expect(logRows(reading)).toEqual(vector.log);
    }
  });
});

describe("a reading that was kept", () => {
  const kept = JSON.parse(JSON.stringify(Reading.begin({ ...PRESETS.beginners, seed: "7" }).next().heard()));

  it("is none if it was damaged", () => {
    expect(Reading.restored(kept)?.at).toBe(1);
    const damaged = [
      null,
      "reading",
      {},
      { ...kept, "karuta-reading": 2 },
      { ...kept, order: kept.order.slice(1) },
      { ...kept, order: [...kept.order.slice(1), 99] },
      { ...kept, order: [...kept.order.slice(1), kept.order[1]] },
      { ...kept, at: 22 },
      { ...kept, at: 0.5 },
      { ...kept, round: 0 },
      { ...kept, heard: 1 },
      { ...kept, returns: "0" },
      { ...kept, wish: { ...kept.wish, poems: "red" } },
      { ...kept, wish: { ...kept.wish, seed: "" } },
    ];
    for (const it of damaged) expect(Reading.restored(it), JSON.stringify(it)).toBeNull();
  });
});

it("takes half a sign for no text", () => {
  for (const name of ["seed", "poems", "pattern", "order"]) {
    expect(fault(() => wishOf({ [name]: "a\udcff" })).facts, name).toMatchObject({ name, given: "a?" });
  }
});

it("changes times on the way, and nothing else", () => {
  const reading = Reading.begin({ ...PRESETS.beginners, seed: "7" }).jump(5);
  const tuned = reading.tuned({ pacing: pacingOf("4-3-1-5"), again: true });
  expect({ ...tuned.toJSON(), wish: reading.wish }).toEqual(reading.toJSON());
  expect(tuned.step(nominal(tuned.wish.pacing))?.length_ms).toBe(13_000);
});

it("begins with no seed only by mistake", () => {
  expect(() => Reading.begin(PRESETS.competition)).toThrow(RangeError);
});

it("changes nothing in the reading that was there before", () => {
  const reading = Reading.begin({ ...PRESETS.beginners, seed: "7" });
  const before = JSON.stringify(reading);
  reading.next().heard().returned().skip();
  expect(JSON.stringify(reading)).toBe(before);
});

it("draws as docs/notation.md says", () => {
  expect([new Chance("7").below(100), new Chance("7").shuffled([1, 2, 3, 4, 5, 6, 7])]).toEqual([87, [1, 6, 7, 2, 5, 4, 3]]);
  expect(new Chance("7").child("deal").seed).toBe("7/deal");
});

it("names pacings by their figures", () => {
  expect(pacingName(pacingOf("4315"))).toBe("4-3-1-5");
  expect(pacingName(pacingOf({ silence_s: 1.5 }))).toBe("5-3-1.5-6");
});

it("writes a kimariji as it sounds", () => {
  expect([93, 48, 44].map((poem) => kimarijiRomaji(poem))).toEqual(["yononakawa", "kazeo", "ooko"]);
});
