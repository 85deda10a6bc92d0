/** What ears are told: each step once, then what is asked. The same sentences make the log. */
import { t } from "../../words";
import { askLine } from "./ask";
import { names } from "./names";
import { busy, shown, story, told } from "./stage";
import { sentencesOf, type Sentence } from "./told";

const words = ({ k, facts }: Sentence) => t(k, facts);

export function Spoken() {
  const news = told.value?.events ?? [];
  const line = !shown.value || busy.value ? "" : askLine();
  return (
    <>
      <p class="unseen" role="log" aria-live="polite" aria-atomic="true">
        {news.flatMap((event) => sentencesOf(event, names())).map(words).join(" ")}
      </p>
      <p class="unseen" aria-live="polite">
        {line}
      </p>
    </>
  );
}

/** All that happened, the last first. */
export function Log({ most }: { most?: number }) {
  const lines = story.value
    .flatMap(({ seq, events }) =>
      events.flatMap((event, i) => sentencesOf(event, names()).map((sentence, j) => ({ id: `${seq}-${i}-${j}`, event: event.event, text: words(sentence) }))),
    )
    .reverse();
  return (
    <ol class="kk-log" reversed>
      {lines.slice(0, most).map(({ id, event, text }) => (
        <li key={id} data-event={event}>
          {text}
        </li>
      ))}
    </ol>
  );
}
