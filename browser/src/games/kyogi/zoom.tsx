/** A card looked at closely: large, and with as much help as the hints allow. */
import { poems } from "../../pages/library";
import { Torifuda } from "../../pages/torifuda";
import { zoom } from "./hand-over";
import { live, table } from "./house";

const WIDTH = 300;

export function Zoom() {
  const now = zoom.value;
  const poem = now ? poems.value.get(now.card) : undefined;
  if (!now || !poem) return null;
  const hints = live.value.hints;
  const hint = table.value?.hints[now.card];
  const left = Math.max(8, Math.min(now.box.left + now.box.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8));
  const below = now.box.top < innerHeight / 2;
  const style = below
    ? { left: `${left}px`, top: `${now.box.top + now.box.height + 14}px` }
    : { left: `${left}px`, bottom: `${innerHeight - now.box.top + 14}px` };
  return (
    <div class="zoom" style={style} aria-hidden="true">
      <Torifuda verse={poem.torifuda} />
      {hints === "off" ? null : (
        <div class="zoom-words">
          {hint ? (
            <p class="zoom-kimariji" lang="ja">
              {hint.kana}
            </p>
          ) : null}
          {hints === "kimariji" ? null : (
            <p lang="ja-Latn">
              {poem.romaji[3]}
              <br />
              {poem.romaji[4]}
            </p>
          )}
          {hints === "meaning" ? <p>{poem.gloss}</p> : null}
        </div>
      )}
    </div>
  );
}
