/** What the house thinks of each move, in words. */
import { t } from "../../words";
import type { SeatMove } from "../cards/house";
import { advised, signed } from "./advice";
import { cardName } from "./deck";

function moveWords(move: SeatMove): string {
  switch (move.move) {
    case "play":
      return move.take == null ? cardName(move.card) : t("koikoi-move-takes", { card: cardName(move.card), taken: cardName(move.take) });
    case "pick":
      return cardName(move.take);
    default:
      return t(`koikoi-${move.move}`);
  }
}

/** Every move with what it is worth, the best first; `note`: catalogue entry on how the house knows. */
export function AdviceList({ note }: { note: string }) {
  const all = advised.value;
  if (all.length === 0) return null;
  return (
    <section class="kk-advice">
      <h3>{t("koikoi-advice-title")}</h3>
      <ol>
        {all.map(({ move, points, error }, i) => (
          <li key={i} data-best={i === 0}>
            <span>
              {i === 0 ? "★ " : ""}
              {moveWords(move)}
            </span>
            <b class="ct-number">
              {signed(points)} {error > 0 ? <small>±{signed(error).replace("+", "")}</small> : null}
            </b>
          </li>
        ))}
      </ol>
      <p class="ct-soft">{t(note)}</p>
    </section>
  );
}
