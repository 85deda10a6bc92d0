import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, Line, type ServerMessage } from "./wire";

class Socket {
  static made: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const opened = { type: "opened", match: "m1", key: "k1", seat: 1 };
const update = (answers: unknown) => ({ type: "update", seq: 3, events: [], table: {}, answers });
const refused = (id: string) => ({ type: "refused", id, key: "error-x", facts: {}, message: "no" });

describe("the line", () => {
  let line: Line;
  const last = () => Socket.made.at(-1)!;
  const types = (socket: Socket) => socket.sent.map(({ type }) => type);

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    line = new Line("ws://here/ws", { language: "fr", socket: (address) => new Socket(address) as unknown as WebSocket });
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("greets, and tells each message to those who listen for it", () => {
    const heard: ServerMessage["type"][] = [];
    line.on("note", ({ type }) => heard.push(type));
    const stop = line.on("synced", ({ type }) => heard.push(type));
    last().opens();
    expect(last().sent).toEqual([{ type: "hello", protocol: 1, language: "fr", match: null, key: null }]);
    last().says({ type: "note", key: "x" });
    last().says({ type: "synced", page_ms: 1, house_ms: 2 });
    stop();
    last().says({ type: "synced", page_ms: 1, house_ms: 2 });
    expect(heard).toEqual(["note", "synced"]);
  });

  it("comes back after a cut with the match that it had, waiting longer each time", () => {
    const waits: number[] = [];
    line.on("lost", ({ retryMs }) => waits.push(retryMs));
    last().opens();
    last().says(opened);
    for (let i = 0; i < 4; i++) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(Socket.made.length).toBe(5);
    expect(waits[3]!).toBeGreaterThan(waits[0]! * 2);
    // A house that starts anew answers after a second or two: by then there have been several tries.
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(2600);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", match: "m1", key: "k1" });
  });

  it("sends an act again after a cut, with the same id, until it is answered", async () => {
    last().opens();
    last().says(opened);
    const done = line.act({ move: "ready" });
    const id = last().sent.at(-1)!["id"];
    last().close();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent.map((message) => message["id"] ?? message["type"])).toEqual(["hello", id]);
    last().says(update(""));
    vi.advanceTimersByTime(4000);
    expect(types(last())).toEqual(["hello", "act", "act"]);
    last().says(update(id));
    expect(await done).toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(types(last())).toEqual(["hello", "act", "act"]);
  });

  it("asks no more for an act that had been made before the cut", async () => {
    last().opens();
    last().says(opened);
    const done = line.act({ move: "ready" });
    const id = String(last().sent.at(-1)!["id"]);
    last().close();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().says({ type: "update", seq: 9, events: [], table: {}, answers: id });
    expect(await done).toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(types(last())).toEqual(["hello", "act"]);
  });

  it("gives the refusal to the act it answers", async () => {
    last().opens();
    const first = line.act({ move: "bow" });
    const id = last().sent.at(-1)!["id"];
    const second = line.act({ move: "hai" });
    last().says(refused(String(last().sent.at(-1)!["id"])));
    expect((await second)?.key).toBe("error-x");
    last().says(update(id));
    expect(await first).toBeNull();
  });

  it("keeps a move at a table of Koi-Koi until its id is answered, whatever else the table tells", async () => {
    last().opens();
    last().says({ type: "seated", match: "m2", key: "k2", seat: 0 });
    const done = line.make({ move: "play", card: 3 });
    const { id, ...sent } = last().sent.at(-1)!;
    expect(sent).toEqual({ type: "make", move: { move: "play", card: 3 } });
    last().says({ type: "table_update", seq: 4, events: [{ event: "discarded", seat: 0, card: 3, taken: [] }], table: {} });
    last().close();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", match: "m2", key: "k2" });
    expect(last().sent[1]).toMatchObject({ type: "make", id });
    last().says({ type: "table_update", seq: 4, events: [], table: {}, answers: id });
    expect(await done).toBeNull();
    const refusal = line.make({ move: "stop" });
    last().says(refused(String(last().sent.at(-1)!["id"])));
    expect((await refusal)?.key).toBe("error-x");
    vi.advanceTimersByTime(20_000);
    expect(types(last())).toEqual(["hello", "make", "make"]);
  });

  it("sits down at the match of a room on the line that it has, and gives up what was asked of another", async () => {
    const ready = vi.fn();
    line.on("ready", ready);
    last().opens();
    last().says(opened);
    const act = line.act({ move: "bow" });
    line.enter({ match: "m9", key: "k9" });
    expect(await act).toBeNull();
    expect(Socket.made.length).toBe(1);
    expect(last().sent.at(-1)).toEqual({ type: "hello", protocol: 1, language: "fr", match: "m9", key: "k9" });
    expect(ready).toHaveBeenCalledTimes(1);
  });

  describe("where a house has several processes", () => {
    beforeEach(() => {
      line.close();
      line = new Line((base) => addressOf({ protocol: "http:", host: "here" }, base), {
        language: "fr",
        socket: (address) => new Socket(address) as unknown as WebSocket,
      });
      line.open();
      last().opens();
    });

    it("goes to the one that hosts the match, and fetches its sound there", () => {
      const urls: string[] = [];
      line.on("programme", ({ clips }) => urls.push(...clips.map(({ url }) => url)));
      line.enter({ match: "m1", key: "k1", base: "/node/n2" });
      vi.advanceTimersByTime(1000);
      expect(last().address).toBe("ws://here/node/n2/ws");
      last().opens();
      last().says({ type: "opened", match: "m1", key: "k1" });
      last().says({ type: "programme", reading: 1, clips: [{ url: "/sound/m1/a.mp3" }] });
      expect(urls).toEqual(["/node/n2/sound/m1/a.mp3"]);
      expect(line.match).toEqual({ match: "m1", key: "k1", base: "/node/n2" });
    });

    it("follows a match that moves, with what was asked meanwhile and the last step that it was told of", async () => {
      const lost = vi.fn();
      line.on("lost", lost);
      last().says(opened);
      last().says({ type: "update", seq: 7, events: [], table: {} });
      last().says({ type: "update", seq: 90, match: "looked on at", events: [], table: {} });
      const act = line.act({ move: "bow" });
      last().says({ type: "moved", match: "m1", base: "http://127.0.0.1:8002" });
      vi.advanceTimersByTime(1000);
      expect(last().address).toBe("ws://127.0.0.1:8002/ws");
      last().opens();
      expect(last().sent[0]).toMatchObject({ type: "hello", match: "m1", key: "k1", seq: 7 });
      const id = last().sent[1]!["id"];
      last().says({ type: "update", seq: 8, events: [], table: {}, answers: id });
      expect(await act).toBeNull();
      expect(lost).not.toHaveBeenCalled();
    });

    it("asks at the entrance where nobody answers at the process that had it", () => {
      last().says(opened);
      last().says({ type: "moved", match: "m1", base: "/node/n2" });
      vi.advanceTimersByTime(1000);
      last().close();
      vi.advanceTimersByTime(1000);
      last().close();
      vi.advanceTimersByTime(2000);
      expect(last().address).toBe("ws://here/ws");
      last().opens();
      expect(last().sent[0]).toMatchObject({ match: "m1", key: "k1" });
    });
  });

  it("gives up a line on which the house has fallen silent, and takes one that came back at once", () => {
    const lost = vi.fn();
    line.on("lost", lost);
    last().opens();
    line.send({ type: "sync", page_ms: 0 });
    vi.advanceTimersByTime(10_000);
    last().says({ type: "synced", page_ms: 0, house_ms: 1 });
    line.send({ type: "sync", page_ms: 1 });
    vi.advanceTimersByTime(13_000);
    expect(lost).not.toHaveBeenCalled();
    expect(line.send({ type: "sync", page_ms: 2 })).toBe(false);
    expect(lost).toHaveBeenCalledTimes(1);
    line.hurry();
    expect(Socket.made.length).toBe(2);
    line.hurry();
    expect(Socket.made.length).toBe(2);
  });

  it("drops what is not an act while it is down, and gives acts up with the match", async () => {
    expect(line.send({ type: "leave" })).toBe(false);
    const act = line.act({ move: "bow" });
    line.forget();
    expect(await act).toBeNull();
    last().opens();
    expect(types(last())).toEqual(["hello"]);
  });
});

it("takes the address of the page", () => {
  expect(addressOf({ protocol: "https:", host: "karuta.example" })).toBe("wss://karuta.example/ws");
  expect(addressOf({ protocol: "https:", host: "karuta.example" }, "/node/n2")).toBe("wss://karuta.example/node/n2/ws");
  expect(addressOf({ protocol: "http:", host: "127.0.0.1:8000" })).toBe("ws://127.0.0.1:8000/ws");
});
