/** What passes between a table of this page and the house, whichever game it is. */
import type { Signal } from "@preact/signals";
import type { Note, Opened, Refused } from "../protocol";
import type { Make } from "../protocol-koikoi";
import type { ClientMessage, Move, ServerMessage } from "../wire";

/** The way to the house: a message that may be lost, and moves that may not. A move is of the page's first seat unless
 * `seat` names another; it resolves with the refusal, or null once the house has taken it. */
export interface Way {
  send: (message: ClientMessage) => boolean;
  /** At a mat. */
  act: (move: Move, seat?: number) => Promise<Refused | null>;
  /** At a table of cards. */
  make: (move: Make["move"], seat?: number) => Promise<Refused | null>;
  /** An id that no other message of this page has. */
  nextId: () => string;
}

/** What a kind of table keeps of what the house has told. */
export interface House {
  receive: (message: ServerMessage) => void;
  through: (way: Way) => void;
  /** Rise from the table on this page: another game begins, or the match was left. */
  stand: () => void;
  /** The page asked for a seat and waits for it. `receive` of the answer, or of a refusal, ends it. */
  sitting: Signal<boolean>;
  /** The last thing that the house would not do, or remarked. */
  remark: Signal<Note | Refused | null>;
  /** The game whose table this page has; null: none. Reads signals. */
  present: () => string | null;
}

/** What may change in the midst of a game with a reader, and what it has now. */
export type Live = Pick<Opened, "hints" | "captions" | "pace" | "breath">;
