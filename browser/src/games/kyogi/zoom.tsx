import { sideOf } from "../../mat/types";
import { Loupe } from "../../pages/loupe";
import { zoom } from "./hand-over";
import { faceToFace, live, rival, table } from "./house";

export function Zoom() {
  const at = zoom.value;
  const now = table.value;
  // Between two people each looks at their own cards from their own side.
  const turned = at !== null && faceToFace.value && now?.places[at.card]?.[0] === sideOf(rival.value);
  return <Loupe at={at} level={live.value.hints} hint={at ? now?.hints[at.card] : undefined} turned={turned} />;
}
