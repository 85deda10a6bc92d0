/**
 * The line to the house: one WebSocket that comes back by itself.
 *
 *   const line = new Line(addressOf(location), { language: "en" });
 *   line.on("update", (update) => …);  line.on("lost", …);  line.on("ready", …);
 *   line.open();
 *   line.send({ type: "begin", … });         // dropped while the line is down; true if it left
 *   await line.act({ move: "ready" });       // kept and sent again after a cut until the house has answered
 *   await line.make({ move: "stop" });       // the same at a table of cards
 *   await line.make({ move: "turn" }, 2);    // of another of the seats of this page than its first
 *
 * After `Opened` or `Seated` the line knows match and key and resumes with them; `resume` gives it those of an earlier
 * visit, `enter` sits down at another one at once. A move is answered by an update that `answers` its id or by `Refused`
 * with its id. When the match moves to another process, the line follows it; the hello names the last step that the page
 * was told of.
 */
import type { Act, Refused, Wire } from "./protocol";
import type { HallWire } from "./protocol-hall";
import type { KoikoiWire, Make } from "./protocol-koikoi";

export type ClientMessage = Wire["client"] | KoikoiWire["client"] | HallWire["client"];
/** What was committed while the line was cut, before the full update that follows. Whose events they are is told by the
 * game of the match. */
export interface Tail {
  type: "tail";
  steps: { seq: number; by: number | null; events: readonly unknown[] }[];
}
export type ServerMessage = Wire["server"] | KoikoiWire["server"] | HallWire["server"] | Tail;
export type Move = Act["move"];
export type MessageType = ServerMessage["type"];
type MessageOf<T extends MessageType> = Extract<ServerMessage, { type: T }>;

/** What is told beside the house's messages. */
export interface LineEvents {
  /** The line is open and said hello; `again`: after a cut. */
  ready: { again: boolean };
  /** The line was cut; the next attempt is in `retryMs`. */
  lost: { retryMs: number };
}

type Names = MessageType | keyof LineEvents;
type Told<N extends Names> = N extends MessageType ? MessageOf<N> : N extends keyof LineEvents ? LineEvents[N] : never;
type Listener<N extends Names> = (told: Told<N>) => void;

export interface LineOptions {
  /** Of the person, asked for at each hello. */
  language: string | (() => string);
  protocol?: number;
  /** For tests. */
  socket?: (address: string) => WebSocket;
}

export interface Kept {
  match: string;
  key: string;
  /** Where the match is hosted, if not where the page comes from: `/node/n2`, or another origin. */
  base?: string;
}

const PROTOCOL = 1;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8000;
/** By what each wait is longer than the one before: a house that starts anew is away for a second or two, so the first tries lie close together. */
const LONGER = 1.5;
/** Before the line goes elsewhere: who moves a match from one process to the other and back keeps no page busy. */
const MOVE_MS = 100;
/** An act without an answer for so long is sent again on the same line: the house counts an id once. */
const ASK_AGAIN_MS = 4000;
/** The house answers each question for its time: a line on which it has said nothing for so long since is dead, though
 * nobody has closed it. */
const SILENT_MS = 12_000;

export const addressOf = ({ protocol, host }: Pick<Location, "protocol" | "host">, base = ""): string =>
  /^https?:/.test(base) ? `${base.replace(/^http/, "ws")}/ws` : `${protocol === "https:" ? "wss" : "ws"}://${host}${base}/ws`;

interface Pending {
  message: Act | Make;
  done: (refusal: Refused | null) => void;
  timer: ReturnType<typeof setInterval>;
}

/** Tells the acts of one load of the page from those of another. Without https a page has no crypto.randomUUID. */
function runName(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  private socket: WebSocket | null = null;
  private kept: Kept | null = null;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;
  private everOpen = false;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Map<Names, Set<(told: never) => void>>();
  private acts = 0;
  /** The last step of the match that the page was told of. */
  private seq: number | null = null;
  /** Where the line goes, if not where the page comes from. */
  private dialled = "";
  /** Since when a question for the time waits for anything to be heard. */
  private asked: number | null = null;
  private readonly run = runName();

  constructor(
    private readonly address: string | ((base: string) => string),
    private readonly options: LineOptions,
  ) {}

  get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  /** Match and key that the next hello resumes with. */
  get match(): Kept | null {
    return this.kept;
  }

  /** The returned function takes the listener away again. */
  on<N extends Names>(name: N, listener: Listener<N>): () => void {
    const set = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, set.add(listener as (told: never) => void));
    return () => set.delete(listener as (told: never) => void);
  }

  resume(kept: Kept | null): void {
    if (kept?.match !== this.kept?.match) this.seq = null;
    this.kept = kept;
  }

  /** Sit down at a match: on this line if it is hosted where this line goes, else on a new one. What was asked of
   * another match is given up. */
  enter(kept: Kept): void {
    if (kept.match !== this.kept?.match) this.forget();
    const elsewhere = (kept.base ?? "") !== this.dialled;
    this.resume(kept);
    if (elsewhere) this.redial();
    else if (this.isOpen) this.greet();
  }

  /** Don't wait for the next attempt: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (!this.wanted || this.socket) return;
    clearTimeout(this.timer);
    this.dial();
  }

  /** The line is cut on purpose and goes to where the match is now. */
  private redial(): void {
    const before = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    if (before) before.onclose = null;
    before?.close();
    if (this.wanted) this.timer = setTimeout(() => this.dial(), before ? MOVE_MS : 0);
  }

  /** Whether nothing is heard any more; the line is then given up and dialled again. */
  private dead(): boolean {
    if (this.asked === null || Date.now() - this.asked < SILENT_MS) return false;
    const socket = this.socket;
    if (socket) this.cut(socket);
    if (socket) socket.onclose = null;
    socket?.close();
    return true;
  }

  open(): void {
    this.wanted = true;
    if (!this.socket) this.dial();
  }

  /** For good; acts that wait for an answer are given up. */
  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.forget();
  }

  /** Gives up the match: the next hello is that of a newcomer. */
  forget(): void {
    this.resume(null);
    for (const { timer, done } of this.pending.values()) {
      clearInterval(timer);
      done(null);
    }
    this.pending.clear();
  }

  /** True if it left; what may not be lost is an act. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen || this.dead()) return false;
    if (message.type === "sync") this.asked ??= Date.now();
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  /** Resolves with null when the house has taken the move, with its refusal when it has not. */
  act(move: Move, seat?: number): Promise<Refused | null> {
    return this.keep({ type: "act", id: this.nextId(), move, ...(seat === undefined ? {} : { seat }) });
  }

  /** The same for a move at a table of cards. */
  make(move: Make["move"], seat?: number): Promise<Refused | null> {
    return this.keep({ type: "make", id: this.nextId(), move, ...(seat === undefined ? {} : { seat }) });
  }

  /** An id that no other message of this page has. */
  nextId(): string {
    return `${this.run}-${++this.acts}`;
  }

  private keep(message: Act | Make): Promise<Refused | null> {
    return new Promise((done) => {
      const timer = setInterval(() => this.send(message), ASK_AGAIN_MS);
      this.pending.set(message.id, { message, done, timer });
      this.send(message);
    });
  }

  private dial(): void {
    this.dialled = this.kept?.base ?? "";
    const address = typeof this.address === "string" ? this.address : this.address(this.dialled);
    const socket = (this.options.socket ?? ((where) => new WebSocket(where)))(address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.cut(socket);
  }

  private opened(): void {
    this.asked = null;
    this.greet();
    this.tell("ready", { again: this.everOpen });
    this.everOpen = true;
  }

  private greet(): void {
    const { language: asked, protocol = PROTOCOL } = this.options;
    const language = typeof asked === "string" ? asked : asked();
    const seq = this.kept ? this.seq : null;
    this.send({ type: "hello", protocol, language, match: this.kept?.match ?? null, key: this.kept?.key ?? null, ...(seq === null ? {} : { seq }) });
    for (const { message } of this.pending.values()) this.send(message);
  }

  private hear(message: ServerMessage): void {
    this.retries = 0;
    this.asked = null;
    if (message.type === "opened" || message.type === "seated") {
      this.resume({ match: message.match, key: message.key, ...(this.dialled === "" ? {} : { base: this.dialled }) });
    }
    if (message.type === "moved") {
      if (this.kept?.match === message.match) this.kept = { ...this.kept, base: message.base ?? "" };
      this.redial();
      return;
    }
    if (message.type === "programme" && this.dialled !== "") {
      const clips = message.clips.map((clip) => ({ ...clip, url: this.dialled + clip.url }));
      this.tell("programme", { ...message, clips });
      return;
    }
    if ("seq" in message && !("match" in message && message.match)) this.seq = message.seq;
    if (message.type === "refused" && message.id !== "") this.answer(message.id, message);
    this.tell(message.type, message as never);
    if (message.type !== "update" && message.type !== "table_update") return;
    if (message.answers) this.answer(message.answers, null);
  }

  private answer(id: string, refusal: Refused | null): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    clearInterval(pending.timer);
    this.pending.delete(id);
    pending.done(refusal);
  }

  private cut(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (!this.wanted) return;
    // Where the match was hosted nobody answers any more: the house itself knows where it went.
    if (this.kept?.base && this.retries > 0) this.kept = { ...this.kept, base: "" };
    const retryMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * LONGER ** this.retries) * (0.75 + Math.random() / 2);
    this.retries += 1;
    this.tell("lost", { retryMs });
    this.timer = setTimeout(() => this.dial(), retryMs);
  }

  private tell<N extends Names>(name: N, told: Told<N>): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(told as never);
  }
}
