/** A card looked at closely: large, and with as much help as the hints allow. */
import type { CardBox, HintLevel } from "../mat/board";
import type { Hint } from "../mat/types";
import { poems } from "./library";
import { Torifuda } from "./torifuda";
import { Yomifuda } from "./yomifuda";

export interface Looked {
  card: number;
  box: CardBox;
}

interface Glass {
  at: Looked | null;
  level: HintLevel;
  hint: Hint | undefined;
  face?: "torifuda" | "yomifuda";
  /** To be read from the other side of the screen. */
  turned?: boolean;
}

const WIDTH = 300;

export function Loupe({ at, level, hint, face = "torifuda", turned = false }: Glass) {
  const poem = at ? poems.value.get(at.card) : undefined;
  if (!at || !poem) return null;
  const { box } = at;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8));
  const below = box.top < innerHeight / 2;
  const style = below ? { left: `${left}px`, top: `${box.top + box.height + 14}px` } : { left: `${left}px`, bottom: `${innerHeight - box.top + 14}px` };
  // The phrases that are printed on the card.
  const lines = face === "yomifuda" ? [0, 1, 2, 3, 4] : [3, 4];
  return (
    <div class={turned ? "zoom zoom-far" : "zoom"} style={style} aria-hidden="true" data-face={face}>
      {face === "yomifuda" ? <Yomifuda poem={poem} /> : <Torifuda verse={poem.torifuda} />}
      {level === "off" ? null : (
        <div class="zoom-words">
          {hint ? (
            <p class="zoom-kimariji" lang="ja">
              {hint.kana}
            </p>
          ) : null}
          {level === "kimariji" ? null : (
            <p lang="ja-Latn">
              {lines.map((i) => (
                <span key={i} class="zoom-line">
                  {poem.romaji[i]}
                </span>
              ))}
            </p>
          )}
          {level === "meaning" ? <p>{poem.gloss}</p> : null}
        </div>
      )}
    </div>
  );
}
