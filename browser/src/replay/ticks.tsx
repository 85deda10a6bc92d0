/** A line with a tick for each reading, to go along by hand. */
import { t } from "../words";
import { tickAt, type Head } from "./timeline";

interface Line {
  /** What each tick is, for its look. */
  kinds: readonly string[];
  head: Head;
  go: (index: number) => void;
  /** The reading that is shown, in words. */
  said: string;
  /** What the kinds mean. */
  legend: readonly (readonly [kind: string, words: string])[];
}

export function Ticks({ kinds, head, go, said, legend }: Line) {
  return (
    <div class="ticks">
      <div class="ticks-line" aria-hidden="true">
        {kinds.map((kind, i) => (
          <i key={i} data-kind={kind} data-now={i === head.at ? "yes" : "no"} style={{ left: `${tickAt(i, head.of)}%` }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={head.of - 1}
        step={1}
        value={head.at}
        aria-label={t("replay-timeline")}
        aria-valuetext={said}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <p class="ticks-key" aria-hidden="true">
        {legend.map(([kind, words]) => (
          <span key={kind}>
            <i data-kind={kind} /> {words}
          </span>
        ))}
      </p>
    </div>
  );
}
