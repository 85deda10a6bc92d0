import { describe, expect, it } from "vitest";
import type { Turned } from "../../../protocol-koikoi";
import { outcomeOf, sentencesOf, wonBy, type Names } from "./told";

const NAMES: Names = { you: 0, person: (seat) => ["You", "Mio", "Haru"][seat] ?? "", poet: (card) => `poet ${card}`, list: (words) => words.join("+") };
const turned = (over: Partial<Turned> = {}): Turned => ({ event: "turned", seat: 1, card: 9, stack: 0, kind: "hime", effect: "took", moved: [1, 2, 3], counts: [0, 4], pool: 0, ...over });

describe("what came of a card", () => {
  it("is said of whoever turned it, with the number of cards that moved", () => {
    expect(outcomeOf(turned(), NAMES)).toEqual({ k: "bozu-table-took", facts: { who: "other", name: "Mio", count: 3 } });
    expect(outcomeOf(turned({ seat: 0, kind: "bozu", effect: "lost" }), NAMES).facts).toMatchObject({ who: "you", count: 3 });
  });

  it("tells a lady that found nothing from a gentleman", () => {
    const kept = (kind: Turned["kind"]) => outcomeOf(turned({ kind, effect: "kept", moved: [] }), NAMES).k;
    expect([kept("tono"), kept("hime"), kept("semimaru")]).toEqual(["bozu-table-kept-tono", "bozu-table-kept-hime", "bozu-table-kept-tono"]);
  });

  it.each(["all_lost", "took_all", "lost_and_skips"] as const)("has a sentence for Semimaru: %s", (effect) => {
    expect(outcomeOf(turned({ kind: "semimaru", effect }), NAMES).k).toBe(`bozu-table-${effect.replaceAll("_", "-")}`);
  });
});

describe("what happened", () => {
  it("names the poet, what came of it, and that one turns again", () => {
    expect(sentencesOf(turned({ again: true }), NAMES).map(({ k }) => k)).toEqual(["bozu-table-said-turns", "bozu-table-took", "bozu-table-said-again"]);
  });

  it("tells nothing of other games", () => {
    expect(sentencesOf({ event: "called", seat: 1, calls: 1 }, NAMES)).toEqual([]);
  });

  it("is won by one, by several, or by nobody; among people who share a page nobody is you", () => {
    expect(wonBy([0], NAMES)).toEqual({ k: "bozu-table-won", facts: { who: "you", name: "You" } });
    expect(wonBy([0], { ...NAMES, you: null }).facts).toMatchObject({ who: "other" });
    expect(wonBy([1, 2], NAMES).facts).toEqual({ names: "Mio+Haru" });
    expect(wonBy([], NAMES).k).toBe("bozu-table-won-nobody");
  });
});
