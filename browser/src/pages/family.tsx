/** The games beside the two doors, each in one line: what it is, how many play, how long it takes. */
import { addressOfGame, GAMES, type GameKey } from "../games/index";
import { t } from "../words";
import { FamilyPicture } from "./family-pictures";
import "../styles/family.css";

/** Those that have a door of their own. */
const DOORS: ReadonlySet<string> = new Set(["kyogi", "koikoi"]);
export const SIBLINGS = (Object.keys(GAMES) as GameKey[]).filter((key) => !DOORS.has(key));

export function Family() {
  return (
    <section class="family" aria-labelledby="family">
      <header class="family-head">
        <h2 id="family">{t("family-title")}</h2>
        <p>{t("family-line")}</p>
      </header>
      <ul class="family-games">
        {SIBLINGS.map((game) => (
          <li key={game}>
            <a class="family-game" href={addressOfGame(game)}>
              <FamilyPicture game={game} />
              <span class="family-words">
                <b>{t(`game-${game}-title`)}</b>
                <span>{t(`game-${game}-line`)}</span>
                <small>
                  <span>{t(`game-${game}-who`)}</span>
                  <span>{t(`game-${game}-time`)}</span>
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
