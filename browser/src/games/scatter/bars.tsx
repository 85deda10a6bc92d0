/** The two bars: how far the reading is and how loud; who plays here, what is asked, and what is at hand. */
import { Captions, Meter } from "../../audio/reader";
import { minutes } from "../../clock/match";
import { connected } from "../../connection";
import { LookTools } from "../../hall/look-tools";
import { RatedSeal, TalkButton } from "../../hall/talk";
import { HintSwitch } from "../../pages/hint-switch";
import { Mark } from "../../pages/mark";
import { HeadButtons, MatTools } from "../../pages/match-parts";
import { LightButton } from "../../pages/site-head";
import { t } from "../../words";
import { Ask } from "./ask";
import { clockMs, cloth, narrow, together, zoomBy } from "./at-hand";
import { LastAward } from "./award";
import { nameOf, seats } from "./company";
import { elsewhere } from "../elsewhere";
import { act, awards, beganMs, change, live, looking, opened, own, pause, practice, programme, table, takeBack } from "./house";
import type { Page } from "./menu";
import { missesOf } from "./best";
import { OwnPlate } from "./plates";

/** How loud the reader is; the words where captions are on. */
export function Strip() {
  const now = table.value!;
  const up = now.hands.findIndex((hand) => hand);
  const hand = up < 0 ? null : own.value.includes(up) && !together.value ? t("match-strip-hand-you") : t("match-strip-hand", { rival: nameOf(up) });
  const said = now.paused ? t(practice.value ? "match-strip-paused" : "between-strip-waits") : hand;
  return (
    <div class="strip">
      <Meter />
      {said ? <span class="strip-said">{said}</span> : null}
      {live.value.captions ? <Captions of={programme.value} /> : null}
    </div>
  );
}

/** Alone one plays against the clock and one's own misses. */
function Alone() {
  const now = table.value!;
  if (seats().length > 1 || now.phase === "look") return null;
  const ms = (now.phase === "over" ? now.clock_ms : clockMs.value) - (beganMs.value ?? 0);
  return (
    <span class="alone">
      {t("scatter-time", { time: minutes(ms) })} · {t("scatter-misses", { misses: missesOf(awards.value) })}
    </span>
  );
}

export function Head({ open }: { open: (page: Page) => void }) {
  const now = table.value!;
  const number = now.readings + (now.phase === "open" ? 1 : 0);
  const title = t(`game-${opened.value!.game}-title`);
  return (
    <header class="bar bar-far">
      <div class="scatter-title">
        <h1>{title}</h1>
        <p class="progress">
          <span class="wide-only">{t("match-readings", { number, total: now.to_read })}</span>
          <span class="narrow-only">{t("match-readings-short", { number, total: now.to_read })}</span>
          {narrow.value ? null : <Alone />}
          {connected.value || elsewhere(opened.value).length > 0 ? null : <span class="fault">{t("page-offline")}</span>}
        </p>
      </div>
      <span class="stretch" />
      {narrow.value && live.value.captions ? null : <Strip />}
      <span class="stretch" />
      {practice.value ? <HintSwitch now={live.value} change={change} /> : null}
      <span class="wide-only">
        <LightButton />
      </span>
      <RatedSeal sitting={opened.value} />
      <TalkButton sitting={opened.value} />
      <HeadButtons open={open} />
    </header>
  );
}

const NEAR = 2;

function ZoomButton() {
  const near = zoomBy.value > 1;
  return (
    <button type="button" class="quiet icon nearer" aria-pressed={near} aria-label={t("scatter-near")} title={t("scatter-near")} onClick={() => cloth.peek()?.turnZoom(near ? 1 : NEAR)}>
      <Mark name={near ? "zoomout" : "zoomin"} />
    </button>
  );
}

function HandButton() {
  const now = table.value!;
  const up = own.value.find((seat) => now.hands[seat]);
  if ((now.phase !== "reading" && now.phase !== "open") || own.value.every((seat) => now.left[seat])) return null;
  return (
    <button
      type="button"
      class="hand"
      aria-pressed={up !== undefined}
      disabled={now.paused}
      aria-keyshortcuts="Space"
      onClick={() => act({ move: "hand", up: up === undefined }, up ?? own.value[0])}
    >
      <Mark name="hand" />
      <span>{t(up === undefined ? "match-raise-hand" : "match-lower-hand")}</span>
    </button>
  );
}

export function Foot() {
  return (
    <footer class="bar bar-near">
      {together.value ? null : <OwnPlate>{narrow.value ? <Alone /> : null}</OwnPlate>}
      <LastAward />
      <Ask />
      {looking.value ? <LookTools /> : <MatTools now={table.value!} practice={practice.value} takeBack={takeBack} pause={pause} before={<ZoomButton />} after={<HandButton />} />}
    </footer>
  );
}
