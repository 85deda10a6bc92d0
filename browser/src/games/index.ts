/** The games of the house on the page: what kind of table each has, at which address, and what shows it. */
import type { FunctionComponent } from "preact";

/** `fields`: two fields on a mat; `scatter`: cards that lie anywhere; `cards`: a table of cards; Koi-Koi has its own. */
export type Kind = "fields" | "scatter" | "cards" | "koikoi";

export interface Place {
  kind: Kind;
  /** Of its table. */
  address: string;
  screen: () => Promise<FunctionComponent>;
}

const fields = () => import("./kyogi/screen").then((part) => part.Screen);
const scatter = () => import("./scatter/screen").then((part) => part.Screen);
const cards = () => import("./cards/screen").then((part) => part.Screen);
const koikoi = () => import("./koikoi/screen").then((part) => part.KoikoiPage);

const placed = (kind: Kind, address: string, screen: Place["screen"]): Place => ({ kind, address, screen });

/** In the order in which they are shown. */
export const GAMES = {
  kyogi: placed("fields", "/match", fields),
  koikoi: placed("koikoi", "/koikoi", koikoi),
  chirashi: placed("scatter", "/play/chirashi", scatter),
  sakasama: placed("scatter", "/play/sakasama", scatter),
  genpei: placed("fields", "/play/genpei", fields),
  relay: placed("fields", "/play/relay", fields),
  goshoku: placed("scatter", "/play/goshoku", scatter),
  shimo: placed("fields", "/play/shimo", fields),
  bozu: placed("cards", "/play/bozu", cards),
  hanaawase: placed("cards", "/play/hanaawase", cards),
} as const satisfies Record<string, Place>;

export type GameKey = keyof typeof GAMES;

export const isGame = (name: string | undefined): name is GameKey => name !== undefined && Object.hasOwn(GAMES, name);

/** Where the table of a game is; without a name that of kyōgi karuta. */
export const addressOfGame = (name: string | undefined): string => (isGame(name) ? GAMES[name] : GAMES.kyogi).address;
