/** What ears are told: each step once, then what is asked. The same sentences make the log. */
import type { TableEvent } from "./house";
import { busy, shown, story, told } from "./stage";

export type Say = (event: TableEvent) => string[];

export function Spoken({ say, ask }: { say: Say; ask: () => string }) {
  const news = told.value?.events ?? [];
  const line = !shown.value || busy.value ? "" : ask();
  return (
    <>
      <p class="unseen" role="log" aria-live="polite" aria-atomic="true">
        {news.flatMap(say).join(" ")}
      </p>
      <p class="unseen" aria-live="polite">
        {line}
      </p>
    </>
  );
}

/** All that happened, the last first. */
export function Log({ say, most }: { say: Say; most?: number }) {
  const lines = story.value
    .flatMap(({ seq, events }) => events.flatMap((event, i) => say(event).map((text, j) => ({ id: `${seq}-${i}-${j}`, event: event.event, text }))))
    .reverse();
  return (
    <ol class="ct-log" reversed>
      {lines.slice(0, most).map(({ id, event, text }) => (
        <li key={id} data-event={event}>
          {text}
        </li>
      ))}
    </ol>
  );
}
