// Rooms of two and nothing else, on Colyseus: what a move, a touch or the clock makes the house say at a match of kyōgi
// is said here too, as often, in the same words and with a table as large, but nothing is judged and nothing is stored.
//
//     node rooms.mjs SAID     SAID: a file with one message of each kind that the house says by itself
//
// Prints its address. A room is made with a table (what every update shows) and `told`, the house's own messages of a
// match: [[ms since the begin, seat or null for both, kind]].
import { readFileSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const said = JSON.parse(readFileSync(process.argv[2], "utf8"));

class Match extends Room {
  maxClients = 2;
  // All goes by messages, so there is no state to look through: 20 times a second by default, never would be 60 ticks.
  patchRate = 1000;

  onCreate({ table, told }) {
    Object.assign(this, { table, told, at: 0, seq: 0, strokes: [], begun: null, timer: null });
    this.onMessage("sync", (client, { page_ms }) =>
      client.send("synced", { type: "synced", page_ms, house_ms: performance.now() }),
    );
    this.onMessage("touch", (client, { samples }) => this.strokes.push([client.sessionId, samples]));
    this.onMessage("act", (client, { id, move }) => {
      if (move.move === "put") {
        this.table.places[move.card] = move.place;
      }
      this.update([{ event: "moved", seat: this.clients.indexOf(client), move }], id);
    });
    this.onMessage("begin", () => {
      if (this.begun === null) {
        this.begun = performance.now();
        this.tell();
      }
    });
  }

  onDispose() {
    clearTimeout(this.timer);
  }

  update(events, answers) {
    this.seq += 1;
    this.broadcast("update", { type: "update", seq: this.seq, events, table: this.table, answers, match: "" });
  }

  // What the clock makes the house say, when it said it.
  tell() {
    const now = performance.now() - this.begun;
    for (; this.at < this.told.length && this.told[this.at][0] <= now; this.at += 1) {
      const [, seat, kind] = this.told[this.at];
      if (kind === "update") {
        this.strokes = [];
        this.update(said.update.events, "");
      } else if (seat === null) {
        this.broadcast(kind, said[kind]);
      } else {
        this.clients[seat]?.send(kind, said[kind]);
      }
    }
    if (this.at < this.told.length) {
      this.timer = setTimeout(() => this.tell(), this.told[this.at][0] - now);
    }
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("match", Match);
await server.listen(0, "127.0.0.1");
console.log(`http://127.0.0.1:${server.transport.server.address().port}`);
