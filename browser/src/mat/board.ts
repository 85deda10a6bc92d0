/**
 * The mat and its cards: state in, one render, events out. No framework.
 *
 *   const board = new Board(root, { say: t, since: (event) => clock.sinceOnset(event), onStroke, onLay, ... });
 *   board.setPoems(poems);                     // from /data/poems.json
 *   board.setSeat(opened.seat);
 *   await board.setTable(update.table, { animate: true });   // resolves when all cards lie still
 *   board.setMode("take");
 *   board.openReading();                       // before an upper verse: forgets the hands of the last reading
 *   await board.playStrokes(1, swept.strokes); // the other hand; then setTable with the ruling tidies up
 *
 * `root` is an element of the page with a size of its own (it becomes `position: relative`, class `board`); the board follows
 * its size. It sets on `root`, in px, for the page's strip and piles: --card-width, --card-height, --mat-left,
 * --mat-right, --mat-top, --mat-bottom, --middle-top, --middle-height (the 3 cm between the fields). What the page puts
 * over the mat goes into elements of its own beside or inside `root` with `pointer-events: none`.
 *
 * Modes
 *   take      every stroke of mouse, finger, pen and block key is reported (`onStroke`) and shown at once
 *   arrange   own cards are dragged or moved by keys; `onLay` gives the places that changed (for `lay` and `shift`)
 *   send      a tap or Enter on an own card is `onPick`; the page answers with `setPicked`
 *   place     the cards of `table.due` lie in the middle; dragged into the own field: `onPut`
 *   memorise  with `table.swings` a stroke leaves a trail and is `onSwing`; it moves nothing
 *   watch     nothing but focus and zoom
 */
import type { Hint, Input, Places, Sample, Stroke, Table } from "./types";
import type { CardText } from "./card";

export type Mode = "take" | "arrange" | "send" | "place" | "watch" | "memorise";
export type HintLevel = "off" | "kimariji" | "romaji" | "meaning";
/** Where on the page a card is now, for what is shown beside it. */
export interface CardBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BoardOptions {
  /** Words for names that are spoken: catalogue key and facts -> sentence. */
  say: (key: string, facts?: Record<string, string | number>) => string;
  /** 0.1 ms since the onset of the open reading, on the audio clock; null while none is open or announced. */
  since: (event: Event) => number | null;
  onStroke?: (pointer: number, input: Input, samples: Sample[], up: boolean) => void;
  onPick?: (card: number) => void;
  onLay?: (places: Places) => void;
  onPut?: (card: number, place: [("A" | "B"), number, number]) => void;
  onSwing?: () => void;
  /** A card was held, hovered over or focused for 300 ms (null: no longer). */
  onZoom?: (card: number | null, box: CardBox | null) => void;
  /** Where keys are listened to; `window` if left out. */
  keys?: EventTarget;
}

export declare class Board {
  constructor(root: HTMLElement, options: BoardOptions);
  setPoems(poems: Iterable<CardText>): void;
  setSeat(seat: number | null): void;
  /** The first table, and one with `animate: false`, appears where it lies. */
  setTable(table: Table, how?: { animate?: boolean }): Promise<void>;
  setMode(mode: Mode): void;
  /** Without `hints` those of the table are shown. `meaning` shows romaji and the gloss on hover, hold or focus. */
  setHints(level: HintLevel, hints?: Record<string, Hint>): void;
  setLanguage(language: string): void;
  setFaceMe(on: boolean): void;
  setNeat(on: boolean): void;
  /** Reduced motion: cards fade instead of flying. */
  setCalm(on: boolean): void;
  setFace(face: "brush" | "clear"): void;
  setPicked(cards: readonly number[]): void;
  /** A card to point at (a lesson, a replay), or null. */
  setMarked(card: number | null): void;
  openReading(): void;
  playStrokes(seat: number, strokes: readonly Stroke[], sinceOnset?: () => number): Promise<void>;
  focus(card?: number): void;
  destroy(): void;
}
