/** Who sits at a table of Koi-Koi, and the same match once more. */
import type { KoikoiCharacter } from "../../protocol-koikoi";
import { playerName } from "../../pages/names";
import { begin, wishAgain } from "../begin";
import { seated } from "./house";

export { koikoiHouse, remark, sitting } from "./house";

/** A character's name as the language writes it. */
export function characterName(character: Pick<KoikoiCharacter, "key" | "name">): string {
  return playerName({ ...character, words: "koikoi-character" });
}

/** The same match once more. */
export function sitDownAgain(): Promise<boolean> {
  const last = seated.peek();
  return last ? begin(wishAgain(last)) : Promise.resolve(false);
}
