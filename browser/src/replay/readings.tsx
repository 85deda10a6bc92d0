/** All readings of a replay in a list: which poem, what happened, who took it and how fast. */
import { nameLanguage, sungName } from "../pages/names";
import { seconds } from "../words";
import type { Head } from "./timeline";

export interface ReadingLine {
  number: number;
  /** As its tick. */
  kind: string;
  poem: number;
  who: string;
  /** Seconds from the end of the deciding mora. */
  delay: number | null;
}

export function Readings({ lines, head, go }: { lines: readonly ReadingLine[]; head: Head; go: (index: number) => void }) {
  return (
    <ol class="readings">
      {lines.map(({ number, kind, poem, who, delay }, i) => (
        <li key={number}>
          <button type="button" aria-current={i === head.at ? "step" : undefined} onClick={() => go(i)}>
            <span class="readings-number">{number}</span>
            <i data-kind={kind} aria-hidden="true" />
            <span lang={nameLanguage()}>{sungName(poem)}</span>
            <span class="readings-who">
              {who}
              {delay === null ? "" : ` ${seconds(delay)}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
