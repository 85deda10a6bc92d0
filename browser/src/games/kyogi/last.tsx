import { t } from "../../words";
import { movingSide } from "./hand-over";
import { live, shortened, table } from "./house";
import { list } from "../../pages/names";
import { here, RulingWords } from "./ruling";

/** What the reading has made shorter, in the signs that the cards show; nothing without hints. */
function Shorter() {
  const { hints } = live.value;
  if (hints === "off" || shortened.value.length === 0) return null;
  const sign = hints === "kimariji" ? "kana" : "romaji";
  const cards = list(shortened.value.map(({ before, after }) => `${before[sign]} → ${after[sign]}`));
  return <span class="ruling-shorter">{t("match-shortened", { cards })}</span>;
}

/** The last ruling, between readings: on the mat where there is room, on a phone above what is asked. */
export function LastRuling({ narrow = false }: { narrow?: boolean }) {
  const now = table.value;
  if (!now?.last || now.phase === "open" || now.phase === "over" || now.phase === "thanks") return null;
  // Where it stands in the bar, it gives way to whatever is asked if there is not room for both.
  const asked = now.paused || now.hai !== null || movingSide.value !== null || now.hands.some(Boolean);
  return (
    <div class={narrow ? "last-narrow" : "last"} data-asked={narrow && asked}>
      <RulingWords key={now.last.number} ruling={now.last} at={here()}>
        <Shorter />
      </RulingWords>
    </div>
  );
}
