/** What a board is told by its page, and what it tells. */
import type { Input, Place, Places, Sample } from "./types";

/**
 *   take      every stroke of mouse, finger, pen and block key is reported (`onStroke`) and shown at once
 *   arrange   own cards are dragged or moved by keys; `onLay` gives the places that changed (for `lay` and `shift`)
 *   send      a tap or Enter on an own card is `onPick`; the page answers with `setPicked`
 *   place     the cards of `table.due` lie in the middle; dragged into the own field, or put there by a tap: `onPut`
 *   memorise  with `table.swings` a stroke leaves a trail and is `onSwing`; it moves nothing
 *   watch     nothing but focus and zoom
 */
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
  /** A hand has set a card in motion, one's own or (as it is played back) the other's: the moment to sound it. */
  onContact?: (card: number, seat: number) => void;
  onPick?: (card: number) => void;
  /** The places that changed. The board shows them at once; when they are refused, call `setTable` again. */
  onLay?: (places: Places) => void;
  onPut?: (card: number, place: Place) => void;
  onSwing?: () => void;
  /** A card was held, hovered over or focused for 300 ms (null: no longer); never in `take`. */
  onZoom?: (card: number | null, box: CardBox | null) => void;
  /** Where keys are listened to; `window` if left out. */
  keys?: EventTarget;
  /** Where the hands of several people are at the board: a pointer has come down, and the seat that it is shown as. */
  onCame?: (pointer: number) => void;
  seatOf?: (pointer: number, sample: Sample | undefined) => number;
}
