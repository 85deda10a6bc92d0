/** The houses of the games by kind of table: each keeps what the house told of a table of that kind. */
import { GAMES, isGame, type Kind } from "./index";
import * as cards from "./cards/house";
import * as kyogi from "./kyogi/house";
import * as scatter from "./scatter/house";
import type { House } from "./way";

const narrowed = <M>(receive: (message: M) => void): House["receive"] => receive as House["receive"];

/** All tables of cards are kept in one place, Koi-Koi's as well. */
const tables: House = { ...cards, receive: narrowed(cards.receive) };

export const HOUSES: Readonly<Record<Kind, House>> = {
  fields: { ...kyogi, receive: narrowed(kyogi.receive) },
  scatter: { ...scatter, receive: narrowed(scatter.receive) },
  cards: tables,
  koikoi: tables,
};

export const houseOf = (game: string): House => HOUSES[isGame(game) ? GAMES[game].kind : "fields"];
