/** Sitting down at a table of Koi-Koi. */
import { effect } from "@preact/signals";
import type { KoikoiCharacter, SitDown } from "../../protocol-koikoi";
import { playerName } from "../../pages/names";
import { open, seated, sitting } from "./house";

export { koikoiHouse, remark, sitting } from "./house";

/** Ask for a seat; true once one sits, false when the house refuses (`remark` says why). The page then is `/koikoi`. */
export function sitDownKoikoi(wish: Omit<SitDown, "type">): Promise<boolean> {
  open({ type: "sit_down", ...wish });
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (sitting.value) return;
      const sits = seated.value !== null;
      queueMicrotask(() => stop());
      resolve(sits);
    });
  });
}

/** A character's name as the language writes it. */
export function characterName(character: Pick<KoikoiCharacter, "key" | "name">): string {
  return playerName({ ...character, words: "koikoi-character" });
}

/** The same match once more. */
export function sitDownAgain(): Promise<boolean> {
  const last = seated.peek();
  if (!last) return Promise.resolve(false);
  const rules = Object.fromEntries(last.differs.map((name) => [name, last.rules[name]!]));
  const players = last.players.flatMap((player, i) => (player && i !== last.seat ? [player.key] : []));
  return sitDownKoikoi({ players, name: last.names[last.seat]!, preset: last.preset, rules, seat: last.seat, pace: last.pace });
}
