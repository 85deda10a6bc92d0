import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomTold } from "../protocol-hall";
import * as settings from "../settings";
import type { ClientMessage } from "../wire";
import * as hall from "./hall";

const TERMS = { game: "koikoi", seats: 2, rules: {}, preset: "nintendo", rated: false, format: "nintendo" };
const told = (over: Partial<RoomTold> = {}): RoomTold => ({
  type: "room",
  code: "K4RTA",
  terms: TERMS,
  seats: [{ name: "Ono" }, {}],
  listed: false,
  host: true,
  seat: 0,
  said: [],
  ...over,
});
const refusal = (id: string) => ({ type: "refused", id, key: "error-room-none", facts: {}, message: "" }) as const;

let sent: ClientMessage[] = [];
const types = () => sent.map(({ type }) => type);

beforeEach(() => {
  hall.through({ send: (message) => sent.push(message) > 0 });
  hall.receive({ type: "room_gone", why: "left" });
  hall.unseek();
  hall.summoned.value = hall.self.value = hall.refused.value = hall.gone.value = null;
  settings.name.value = "Ono ";
  sent = [];
});

describe("a room", () => {
  it("is gone into again when the line is back, and not once one has left it", () => {
    hall.joinRoom("K4RTA");
    hall.receive(told());
    hall.receive({ type: "lost", retryMs: 1 });
    expect(hall.cut.value).toBe(true);
    hall.receive({ type: "ready", again: true });
    expect(hall.cut.value).toBe(false);
    expect(sent.at(-1)).toEqual({ type: "join_room", code: "K4RTA", name: "Ono" });
    hall.receive({ type: "room_gone", why: "closed" });
    expect([hall.room.value, hall.gone.value]).toEqual([null, "closed"]);
    sent = [];
    hall.receive({ type: "ready", again: true });
    expect(types()).toEqual([]);
  });

  it("that is not to be had is asked for once; what a match refuses is no word of the room", () => {
    hall.joinRoom("NONE2");
    hall.receive(refusal("run-1"));
    expect(hall.refused.value).toBeNull();
    hall.receive(refusal(""));
    expect(hall.refused.value?.key).toBe("error-room-none");
    sent = [];
    hall.receive({ type: "ready", again: true });
    expect(types()).toEqual([]);
    hall.joinRoom("K4RTA");
    expect(hall.refused.value).toBeNull();
  });

  it("calls each page to its match, once", () => {
    hall.receive(told());
    expect([hall.summoned.value, hall.called.value]).toEqual([null, false]);
    hall.receive(told({ match: "m1", key: "k1", base: "/node/n2" }));
    expect(hall.called.value).toBe(true);
    expect(hall.summoned.value).toEqual({ match: "m1", key: "k1", base: "/node/n2", game: "koikoi" });
    hall.summoned.value = null;
    hall.receive(told({ match: "m1", key: "k1", said: [{ name: "Ono", phrase: "hai", at_ms: 1 }] }));
    hall.receive(told({ match: "m1", key: "k1", over: true }));
    expect([hall.summoned.value, hall.called.value]).toEqual([null, false]);
    hall.receive(told({ match: "m2", key: "k2" }));
    expect(hall.summoned.value).toMatchObject({ match: "m2", base: "" });
  });

  it("calls nobody who only looks on", () => {
    hall.receive(told({ seat: null, match: "m1", key: null }));
    expect([hall.summoned.value, hall.called.value]).toEqual([null, false]);
  });

  it("hears what a guest is called now; an account keeps its name", () => {
    hall.receive(told());
    settings.name.value = "Komachi";
    hall.rename();
    expect(sent).toEqual([{ type: "join_room", code: "K4RTA", name: "Komachi" }]);
    hall.receive({ type: "self", person: "a1", name: "Ono", account: true });
    hall.rename();
    expect(sent.length).toBe(1);
  });
});

describe("a search", () => {
  const wish = { game: "kyogi", format: "brisk", rated: true, pace: "match" } as const;
  const found = { type: "seeking", game: "kyogi", format: "brisk", on: true } as const;

  it("goes on as it was after a cut, and lasts from its beginning", () => {
    vi.useFakeTimers({ now: 5000 });
    hall.seek(wish);
    hall.receive({ ...found, reach: 150 });
    vi.setSystemTime(9000);
    hall.receive({ ...found, reach: 230 });
    expect(hall.seeking.value).toEqual({ game: "kyogi", format: "brisk", rated: true, reach: 230, since: 5000 });
    sent = [];
    hall.receive({ type: "ready", again: true });
    expect(sent).toEqual([{ type: "seek", ...wish, name: "Ono" }]);
    vi.useRealTimers();
  });

  it("ends with a room, and when it is given up", () => {
    hall.seek(wish);
    hall.receive(found);
    hall.receive(told());
    expect(hall.seeking.value).toBeNull();
    hall.seek(wish);
    hall.receive(found);
    hall.unseek();
    expect(hall.seeking.value).toBeNull();
    expect(types()).toEqual(["seek", "seek", "unseek"]);
  });
});

it("is told of the lobby as long as a page shows it, after a cut as well", () => {
  const [one, other] = [hall.attend(), hall.attend()];
  one();
  expect(sent).toEqual([{ type: "enter", on: true }]);
  hall.receive({ type: "ready", again: true });
  expect(sent.length).toBe(2);
  other();
  expect(sent.at(-1)).toEqual({ type: "enter", on: false });
});
