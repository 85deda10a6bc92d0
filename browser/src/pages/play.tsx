/** A game of the family at its address: its table while there is one, else what it needs to begin. */
import type { FunctionComponent } from "preact";
import { lazy, useLocation, useRoute } from "preact-iso";
import { useLayoutEffect, useState } from "preact/hooks";
import { GAMES, isGame, type GameKey, type Kind } from "../games/index";
import { houseOf } from "../games/houses";
import { wayBack } from "../games/way-back";
import { openMatch } from "../settings";
import { Lost } from "./lost";
import { Start } from "./start";

const SCREENS: Readonly<Record<Kind, FunctionComponent>> = {
  fields: lazy(GAMES.genpei.screen),
  scatter: lazy(GAMES.chirashi.screen),
  cards: lazy(GAMES.bozu.screen),
  koikoi: lazy(GAMES.koikoi.screen),
};

/** Whether it is this game that the page has a table of, or had when it was last open. */
function atTable(game: GameKey): boolean {
  const here = houseOf(game).present() ?? (openMatch.value ? (openMatch.value.game ?? "kyogi") : null);
  return here === game;
}

export function PlayPage() {
  const { game } = useRoute().params;
  const route = useLocation();
  const [back] = useState(() => (isGame(game) && !atTable(game) ? wayBack() : null));
  useLayoutEffect(() => {
    if (back) route.route(back, true);
  }, []);
  if (back) return null;
  if (!isGame(game)) return <Lost />;
  const Screen = SCREENS[GAMES[game].kind];
  return atTable(game) ? <Screen /> : <Start key={game} game={game} />;
}
