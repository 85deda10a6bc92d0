/** A card to read from, as it is printed: the whole poem with the kana of its characters, and the poet. */
import { readingColumns } from "../mat/yomifuda";
import type { Poem } from "./library";

export function Yomifuda({ poem, class: name = "" }: { poem: Poem; class?: string }) {
  return (
    <svg class={`printed printed-poem ${name}`} viewBox="0 0 52 73" aria-hidden="true">
      <rect width="52" height="73" rx="0.9" class="printed-rim" />
      <rect x="1.5" y="1.5" width="49" height="70" class="printed-face" />
      {readingColumns(poem, true).map(({ kana, size, x, y }, i) => (
        <text key={i} x={y.map(() => x).join(" ")} y={y.map((each) => each.toFixed(2)).join(" ")} style={{ fontSize: `${size.toFixed(2)}px` }}>
          {kana}
        </text>
      ))}
    </svg>
  );
}
