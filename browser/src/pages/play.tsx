/** A game of the family at its address: its table while there is one, else what it needs to begin. */
import type { FunctionComponent } from "preact";
import { lazy, useRoute } from "preact-iso";
import { GAMES, isGame, type Kind } from "../games/index";
import { houseOf } from "../games/houses";
import { openMatch } from "../settings";
import { Lost } from "./lost";
import { Start } from "./start";

const SCREENS: Readonly<Record<Kind, FunctionComponent>> = {
  fields: lazy(GAMES.genpei.screen),
  scatter: lazy(GAMES.chirashi.screen),
  cards: lazy(GAMES.bozu.screen),
  koikoi: lazy(GAMES.koikoi.screen),
};

export function PlayPage() {
  const { game } = useRoute().params;
  if (!isGame(game)) return <Lost />;
  const Screen = SCREENS[GAMES[game].kind];
  const here = houseOf(game).present() ?? (openMatch.value ? (openMatch.value.game ?? "kyogi") : null);
  return here === game ? <Screen /> : <Start key={game} game={game} />;
}
