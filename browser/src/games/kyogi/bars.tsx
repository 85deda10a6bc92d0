/** The two bars: who sits at the far side and who at this one, how many cards lie before each. */
import { connected } from "../../connection";
import { RatedSeal, TalkButton } from "../../hall/talk";
import { LookTools } from "../../hall/look-tools";
import { HintSwitch } from "../../pages/hint-switch";
import { Mark } from "../../pages/mark";
import { HeadButtons, MatTools } from "../../pages/match-parts";
import { LightButton } from "../../pages/site-head";
import { Term } from "../../pages/said";
import * as settings from "../../settings";
import { t } from "../../words";
import { Ask } from "./ask";
import { titleOf } from "./company";
import { elsewhere } from "../elsewhere";
import { act, change, live, looking, opened, pause, practice, present, rival, seat, side, sideOfSeat, table, tables, takeBack } from "./house";
import { isMoving } from "./hand-over";
import { LastRuling } from "./last";
import type { Page } from "./menu";
import { Who } from "./who";

export function FarBar({ open }: { open: (page: Page) => void }) {
  const now = table.value!;
  const total = now.readings + now.unread.length;
  const number = now.readings + (now.phase === "open" ? 1 : 0);
  return (
    <header class="bar bar-far">
      <h1 class="unseen">{titleOf()}</h1>
      <Who which={rival.value} />
      <span class="stretch" />
      <p class="progress">
        <span class="wide-only">{t("match-readings", { number, total })}</span>
        <span class="narrow-only">{t("match-readings-short", { number, total })}</span>
        {present() !== "kyogi" && now.dead_left === 0 ? null : (
          <>
            <span class="wide-only">
              {t("match-dead-left", { count: now.dead_left })} <Term k="karafuda" />
            </span>
            <span class="narrow-only">{t("match-dead-short", { count: now.dead_left })}</span>
          </>
        )}
        {connected.value || elsewhere(opened.value).length > 0 ? null : <span class="fault">{t("page-offline")}</span>}
      </p>
      <RatedSeal sitting={opened.value} />
      {practice.value ? <HintSwitch now={live.value} change={change} /> : null}
      <button
        type="button"
        class="quiet icon wide-only"
        aria-pressed={settings.faceMe.value}
        aria-label={t("settings-face-me")}
        title={t("settings-face-me")}
        onClick={() => (settings.faceMe.value = !settings.faceMe.value)}
      >
        <Mark name="turn" />
      </button>
      <span class="wide-only">
        <LightButton />
      </span>
      <TalkButton sitting={opened.value} />
      <HeadButtons open={open} />
    </header>
  );
}

/** The phases in which a raised hand means anything: the reader is there. */
const WITH_HAND: ReadonlySet<string> = new Set(["joka", "reading", "open", "sending", "placing"]);

export function HandButton({ at }: { at: number }) {
  const now = tables.value.get(at) ?? table.value!;
  const up = now.hands[at] === true;
  // Who moves cards has a hand up already, and lowers it by moving nothing.
  if (!WITH_HAND.has(now.phase) || isMoving(sideOfSeat(at))) return null;
  return (
    <button
      type="button"
      class="hand"
      aria-pressed={up}
      disabled={now.paused}
      aria-keyshortcuts="Space"
      onClick={() => act({ move: "hand", up: !up }, at)}
    >
      <Mark name="hand" />
      <span>{t(up ? "match-lower-hand" : "match-raise-hand")}</span>
    </button>
  );
}

export function NearBar() {
  return (
    <footer class="bar bar-near">
      <Who which={side.value} />
      <LastRuling narrow />
      <Ask at={seat.value} />
      {looking.value ? <LookTools /> : <MatTools now={table.value!} practice={practice.value} takeBack={takeBack} pause={pause} after={<HandButton at={seat.value} />} />}
    </footer>
  );
}
