/** How a game goes, on one screen: the aim, the play, taking, what costs cards, the end, and one hint. */
import { GAMES, isGame } from "../games/index";
import { t } from "../words";
import { T } from "./said";
import "../styles/rules-text.css";

const PARTS = ["goal", "play", "take", "foul", "end", "tip"] as const;

/** What a part is headed by: where nobody can touch a wrong card there are no fouls, but there is a risk. */
function heading(game: string, part: (typeof PARTS)[number]): string {
  const touched = isGame(game) && (GAMES[game].kind === "fields" || GAMES[game].kind === "scatter");
  return t(`rules-text-${part === "foul" && !touched ? "risk" : part}`);
}

export function RulesText({ game }: { game: string }) {
  return (
    <dl class="rules-text">
      {PARTS.map((part) => (
        <div key={part} class={`rules-part rules-part-${part}`}>
          <dt>{heading(game, part)}</dt>
          <dd>
            <T k={`game-${game}-${part}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
