/** Replays of both games, told apart by `game`. */
import type { Replay } from "../protocol";
import type { KoikoiReplay } from "../protocol-koikoi";

export type AnyReplay = Replay | KoikoiReplay;

export function isKoikoi(replay: AnyReplay): replay is KoikoiReplay {
  return "game" in replay && replay.game === "koikoi";
}
