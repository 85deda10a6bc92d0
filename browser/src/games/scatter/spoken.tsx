/** What a screen reader hears: each step once, then what is asked. */
import { marked, pieces } from "../../words";
import { lineOf } from "./asking";
import { awardText, here } from "./company";
import { events, table } from "./house";
import { newsOf } from "./told";

const plain = (key: string, facts: Record<string, string | number> = {}) =>
  pieces(marked(key, facts))
    .map((piece) => (typeof piece === "string" ? piece : (piece.shown ?? piece.term)))
    .join("");

export function Spoken() {
  const now = table.value;
  if (!now) return null;
  const at = here();
  const news = newsOf(events.value, at.names, at.you, (award) => awardText(award, at), now);
  const line = lineOf(now);
  return (
    <>
      <p class="unseen" role="log" aria-live="polite">
        {news.map((each) => (typeof each === "string" ? each : plain(each.k, each.facts))).join(" ")}
      </p>
      <p class="unseen" aria-live="polite">
        {plain(line.k, line.facts)}
      </p>
    </>
  );
}
