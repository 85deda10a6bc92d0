/** A game of the family at its address: its table while there is one, else what it needs to begin. */
import type { FunctionComponent } from "preact";
import { lazy, useRoute } from "preact-iso";
import { GAMES, isGame, type GameKey, type Kind } from "../games/index";
import { houseOf } from "../games/houses";
import { openMatch } from "../settings";
import { t } from "../words";

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
  return here === game ? <Screen /> : <Start game={game} />;
}

function Lost() {
  return (
    <main id="main" class="plain">
      <h1>{t("page-lost")}</h1>
    </main>
  );
}

function Start({ game }: { game: GameKey }) {
  return (
    <main id="main" class="plain">
      <h1>{t(`game-${game}-title`)}</h1>
    </main>
  );
}
