import { describe, expect, it } from "vitest";
import type { CardsFrame, Turned } from "../../protocol-koikoi";
import { momentsOf, tickOf } from "./replay-moments";

const frame = (seat: number | null, move: CardsFrame["move"], events: CardsFrame["events"] = []) => ({ seat, move, events, table: {} }) as CardsFrame;
const turned = (effect: Turned["effect"]): Turned => ({ event: "turned", seat: 0, card: 1, stack: 0, kind: "tono", effect, moved: [], counts: [], pool: 0 });

describe("moments of a replay", () => {
  it("are what people did and the deals; a stock card belongs to its play", () => {
    const moments = momentsOf([
      frame(null, { move: "deal" }),
      frame(0, { move: "play", card: 1 }, [{ event: "discarded", seat: 0, card: 1, taken: [] }]),
      frame(null, { move: "draw" }, [{ event: "drawn", seat: 0, card: 2, taken: [] }]),
      frame(1, { move: "pick", take: 4 }),
    ]);
    expect(moments.map(({ from, to, seat }) => [from, to, seat])).toEqual([
      [0, 0, null],
      [1, 2, 0],
      [3, 3, 1],
    ]);
    expect(moments[1]!.events.map(({ event }) => event)).toEqual(["discarded", "drawn"]);
  });

  it("are ticks by what came of them", () => {
    const tick = (effect: Turned["effect"]) => tickOf(momentsOf([frame(0, { move: "turn" }, [turned(effect)])])[0]!);
    expect((["kept", "took", "took_all", "lost", "all_lost", "lost_and_skips"] as const).map(tick)).toEqual(["none", "lady", "lady", "monk", "monk", "monk"]);
    expect(tickOf(momentsOf([frame(null, { move: "deal" })])[0]!)).toBe("deal");
    expect(tickOf(momentsOf([frame(0, { move: "turn" }, [turned("kept"), { event: "won", winners: [0], margin: 1, why: "empty" }])])[0]!)).toBe("end");
  });
});
