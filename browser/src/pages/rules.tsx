/** The rules of one game at an address of their own, to be read before it is played or beside real cards. */
import { useRoute } from "preact-iso";
import { addressOfGame, GAMES, isGame, type GameKey } from "../games/index";
import { t } from "../words";
import { Lost } from "./lost";
import { RulesText } from "./rules-text";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";

const KEYS = Object.keys(GAMES) as GameKey[];

function Rules({ game }: { game: GameKey }) {
  const title = t(`game-${game}-title`);
  useTitle(title);
  return (
    <>
      <SiteHead title={t("rules-text-title")} />
      <main id="main" class="rules-page">
        <h1>{title}</h1>
        <p class="rules-line">
          {t(`game-${game}-line`)}{" "}
          <span class="rules-facts">
            {t(`game-${game}-who`)} · {t(`game-${game}-time`)}
          </span>
        </p>
        <RulesText game={game} />
        <p class="rules-on">
          <a class="button" href={GAMES[game].kind === "koikoi" || game === "kyogi" ? "/" : addressOfGame(game)}>
            {t("start-go")}
          </a>
        </p>
        <nav aria-label={t("family-title")} class="rules-others">
          {KEYS.map((each) => (
            <a key={each} href={`/rules/${each}`} aria-current={each === game ? "page" : undefined}>
              {t(`game-${each}-title`)}
            </a>
          ))}
        </nav>
      </main>
    </>
  );
}

export function RulesPage() {
  const { game } = useRoute().params;
  return isGame(game) ? <Rules key={game} game={game} /> : <Lost />;
}
