/** Going through a replay: a step back, play, a step on, how fast; and the record as a file. */
import type { ComponentChildren } from "preact";
import { Choice } from "../pages/choice";
import { Mark } from "../pages/mark";
import { language, t } from "../words";
import { download, fileName } from "./record";
import { SPEEDS, type Head, type Wish } from "./timeline";

interface Playing {
  head: Head;
  wish: (wish: Wish) => void;
  /** Catalogue entries: what a step is called in this game. */
  back: string;
  next: string;
  /** Further buttons of the game, on either side of these. */
  before?: ComponentChildren;
  after?: ComponentChildren;
}

export function Playback({ head, wish, back, next, before, after }: Playing) {
  return (
    <div class="controls">
      {before}
      <button type="button" class="icon" aria-label={t(back)} onClick={() => wish({ step: -1 })} disabled={head.at === 0}>
        <Mark name="stepback" />
      </button>
      <button type="button" class="primary icon" aria-label={t(head.playing ? "replay-pause" : "replay-play")} onClick={() => wish({ play: !head.playing })}>
        <Mark name={head.playing ? "pause" : "play"} />
      </button>
      <button type="button" class="icon" aria-label={t(next)} onClick={() => wish({ step: 1 })} disabled={head.at === head.of - 1}>
        <Mark name="step" />
      </button>
      {after}
      <Choice
        label={<span class="unseen">{t("replay-speed")}</span>}
        values={SPEEDS}
        value={head.speed}
        say={(speed) => <>{speed.toLocaleString(language.value)}×</>}
        onChoose={(speed) => wish({ speed })}
      />
    </div>
  );
}

export function SaveRecord({ record, names }: { record: string; names: readonly string[] }) {
  return (
    <button type="button" onClick={() => download(record, fileName(names.join("-")))}>
      <Mark name="file" /> {t("result-record")}
    </button>
  );
}
