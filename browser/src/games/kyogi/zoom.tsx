import { Loupe } from "../../pages/loupe";
import { zoom } from "./hand-over";
import { live, table } from "./house";

export function Zoom() {
  const now = zoom.value;
  return <Loupe at={now} level={live.value.hints} hint={now ? table.value?.hints[now.card] : undefined} />;
}
