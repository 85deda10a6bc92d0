import { table } from "./house";
import { here, RulingWords } from "./ruling";

/** The last ruling, between readings: on the mat where there is room, on a phone above what is asked. */
export function LastRuling({ narrow = false }: { narrow?: boolean }) {
  const now = table.value;
  if (!now?.last || now.phase === "open" || now.phase === "over" || now.phase === "thanks") return null;
  return (
    <div class={narrow ? "last-narrow" : "last"}>
      <RulingWords key={now.last.number} ruling={now.last} at={here()} />
    </div>
  );
}
