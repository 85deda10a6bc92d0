// @vitest-environment happy-dom
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connected } from "../../connection";
import { absent } from "../../hall/hall";
import type { KoikoiTable, Seated, TableUpdate } from "../../protocol-koikoi";
import { receive, stand } from "./house";
import { TurnTimer } from "./turn-limit";

const SEATED = { type: "seated", match: "m", key: "k", game: "koikoi", own: [0], seat: 0, names: ["Mio", "Haru"], players: [null, null], preset: "nintendo", rules: {}, differs: [], pace: "match" } as Seated;
let root: HTMLElement;
let seq = 0;

const sit = (told: Partial<Seated> = {}) => receive({ ...SEATED, match: `limit ${++seq}`, ...told });
const told = (table: Partial<KoikoiTable>) => receive({ type: "table_update", seq: ++seq, events: [{ event: "discarded" }], table: { game: "koikoi", seat: 0, phase: "play", turn: 0, hand: [], table: [], moves: [], ...table } } as unknown as TableUpdate);
const shown = () => root.querySelector("[role=timer]")?.textContent ?? null;
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  connected.value = true;
  root = document.createElement("div");
  document.body.append(root);
  render(h(TurnTimer, {}), root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  stand();
  absent.value = [];
  connected.value = false;
  vi.useRealTimers();
});

describe("the time that is left for a turn", () => {
  it("is shown for its last twenty seconds, down to none", async () => {
    sit();
    told({});
    await after(38.5);
    expect(shown()).toBeNull();
    await after(4);
    expect(shown()).toBe("0:18");
    await after(13);
    expect(shown()).toBe("0:05");
    await after(10);
    expect(shown()).toBe("0:00");
  });

  it("begins anew with whoever is next, and stands for them as well", async () => {
    sit();
    told({});
    await after(50.5);
    expect(shown()).toBe("0:10");
    told({ turn: 1 });
    await after(1);
    expect(shown()).toBeNull();
    await after(49.5);
    expect(shown()).toBe("0:10");
  });

  it("runs on for who is asked a second thing, unless the table moved between", async () => {
    sit();
    told({});
    await after(50.5);
    told({ phase: "pick" });
    await after(1);
    expect(shown()).toBe("0:09");
    told({ phase: "draw" });
    told({ phase: "decide" });
    await after(1);
    expect(shown()).toBeNull();
  });

  it("is not counted while somebody is away, or the line is cut", async () => {
    sit();
    told({});
    await after(50.5);
    absent.value = [{ type: "absent", seats: [1], until_ms: 1, claim: false }];
    await after(1);
    expect(shown()).toBeNull();
    absent.value = [];
    await after(45.5);
    expect(shown()).toBe("0:15");
    connected.value = false;
    await after(1);
    expect(shown()).toBeNull();
  });

  it.each<[string, Partial<Seated>, Partial<KoikoiTable>]>([
    ["both sit at this page", { own: [0, 1] }, {}],
    ["the house plays", { players: [null, { key: "momo" } as NonNullable<Seated["players"][number]>] }, {}],
    ["this page looks on", { own: [] }, {}],
    ["cards are dealt", {}, { phase: "deal", turn: -1 }],
    ["it is over", {}, { phase: "over", turn: -1 }],
  ])("is not shown where %s", async (_, sitting, table) => {
    sit(sitting);
    told(table);
    await after(50);
    expect(shown()).toBeNull();
  });
});
