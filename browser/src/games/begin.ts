/** Beginning any game of the house, once more too; and the match that is open, to come back to. */
import { batch, effect } from "@preact/signals";
import type { Begin, Opened } from "../protocol";
import type { Seated } from "../protocol-koikoi";
import { breath, hasPlayed, hints, openMatch } from "../settings";
import { HOUSES, houseOf } from "./houses";
import type { Way } from "./way";

/** Help and the reader's breath are as the settings have them. */
export type Wish = Omit<Begin, "type" | "hints" | "breath">;

let way: Pick<Way, "send"> = { send: () => false };

/** Where the wish goes. */
export function through(to: Pick<Way, "send">): void {
  way = to;
}

/** Ask for seats; true once one sits (the page then is `addressOfGame`), false when the house refuses (`remark` of the
 * game's house says why). What was open on this page is left behind. */
export function begin(wish: Wish): Promise<boolean> {
  const house = houseOf(wish.game);
  batch(() => {
    openMatch.value = null;
    for (const other of Object.values(HOUSES)) other.stand();
    house.remark.value = null;
    house.sitting.value = true;
  });
  // Help is a person's own: where several sit at one page none is given before they ask for it.
  const alone = wish.players.filter((who) => who === null).length === 1;
  if (!way.send({ type: "begin", ...wish, hints: alone ? hints.peek() : "off", breath: breath.peek() })) {
    house.sitting.value = false;
    return Promise.resolve(false);
  }
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (house.sitting.value) return;
      const sits = house.present() !== null;
      queueMicrotask(() => stop());
      resolve(sits);
    });
  });
}

/** The wish that the same game once more would be: same seats, same rules. */
export function wishAgain(told: Opened | Seated): Wish {
  const { own } = told;
  const differs = Object.fromEntries(told.differs.map((name) => [name, told.rules[name]!]));
  return {
    game: told.game,
    players: told.names.map((_, seat) => (own.includes(seat) ? null : (told.players[seat]?.key ?? null))),
    names: own.map((seat) => told.names[seat] ?? ""),
    pace: told.pace as NonNullable<Begin["pace"]>,
    // What differs does so from the usual rules, which a named set may have changed: beside one all are named.
    ...(told.type === "opened" ? { rules: differs, captions: told.captions } : { rules: told.preset ? told.rules : differs, preset: told.preset }),
  };
}

/** Remember the match that has begun, for the next visit. */
export function keepOpen(told: Opened | Seated): void {
  const { own, game } = told;
  const others = told.names.filter((_, seat) => !own.includes(seat));
  hasPlayed.value = true;
  openMatch.value = { match: told.match, key: told.key, opponent: others[0] ?? "", game };
}
