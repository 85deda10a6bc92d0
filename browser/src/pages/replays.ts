/** Replays of all games, told apart by the kind of table that the game has. */
import { GAMES, isGame, type Kind } from "../games/index";
import type { Replay, ScatterReplay } from "../protocol";
import type { CardsReplay, KoikoiReplay } from "../protocol-koikoi";

export type AnyReplay = Replay | ScatterReplay | CardsReplay | KoikoiReplay;

export function kindOf({ game }: AnyReplay): Kind {
  return isGame(game) ? GAMES[game].kind : "fields";
}

export const isFields = (replay: AnyReplay): replay is Replay => kindOf(replay) === "fields";
export const isKoikoi = (replay: AnyReplay): replay is KoikoiReplay => kindOf(replay) === "koikoi";
export const isScatter = (replay: AnyReplay): replay is ScatterReplay => kindOf(replay) === "scatter";
export const isCards = (replay: AnyReplay): replay is CardsReplay => kindOf(replay) === "cards";
