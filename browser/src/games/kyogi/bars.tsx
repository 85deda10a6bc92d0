/** The two bars: who sits at the far side and who at this one, how many cards lie before each. */
import type { ComponentChildren } from "preact";
import { connected } from "../../connection";
import { HintSwitch } from "../../pages/hint-switch";
import { Mark } from "../../pages/mark";
import { Pile } from "../../pages/pile";
import { LightButton } from "../../pages/site-head";
import { Term } from "../../pages/said";
import * as settings from "../../settings";
import { t } from "../../words";
import { Ask } from "./ask";
import { act, change, live, opened, pause, rival, rulings, seat, table, takeBack } from "./house";
import { moving } from "./hand-over";
import { LastRuling } from "./last";
import { Mon } from "./mon";
import { figuresOf } from "./reactions";
import { nameOf } from "./seat";
import { takesOf } from "./told";
import { seconds } from "../../words";
import type { Page } from "./menu";

const at = <T,>(list: readonly T[], which: number): T => list[which]!;

function Who({ which, children }: { which: number; children: ComponentChildren }) {
  const now = table.value!;
  const takes = takesOf(rulings.value, now.readings);
  const median = figuresOf(rulings.value, which).median;
  const fouls = at(now.fouls, which);
  return (
    <div class="who">
      {children}
      <div class="who-count" data-last={at(now.counts, which) <= 3 && at(now.counts, which) > 0 ? "yes" : "no"}>
        <strong>{at(now.counts, which)}</strong>
        <span>{t("match-cards", { count: at(now.counts, which) })}</span>
      </div>
      <div class="who-figures">
        {takes ? <Pile count={at(takes, which)} /> : null}
        <span>
          {t("match-fouls", { count: fouls })}
          {median === null ? "" : ` · ${t("match-median", { seconds: seconds(median) })}`}
        </span>
      </div>
    </div>
  );
}

export function FarBar({ open }: { open: (page: Page) => void }) {
  const now = table.value!;
  const sitting = opened.value!;
  const total = now.readings + now.unread.length;
  const number = now.readings + (now.phase === "open" ? 1 : 0);
  return (
    <header class="bar bar-far">
      <h1 class="unseen">{t("match-title", { rival: nameOf(sitting.opponent) })}</h1>
      <Who which={rival.value}>
        <Mon of={sitting.opponent.style} />
        <div class="who-name">
          <b>{nameOf(sitting.opponent)}</b>
          <span>{t("page-class", { level: sitting.opponent.level })}</span>
        </div>
      </Who>
      <span class="stretch" />
      <p class="progress">
        <span class="wide-only">{t("match-readings", { number, total })}</span>
        <span class="narrow-only">{t("match-readings-short", { number, total })}</span>
        <span class="wide-only">
          {t("match-dead-left", { count: now.dead_left })} <Term k="karafuda" />
        </span>
        <span class="narrow-only">{t("match-dead-short", { count: now.dead_left })}</span>
        {connected.value ? null : <span class="fault">{t("page-offline")}</span>}
      </p>
      <HintSwitch now={live.value} change={change} />
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
      <button type="button" class="quiet icon wide-only" aria-label={t("match-rules")} title={t("match-rules")} onClick={() => open("rules")}>
        <Mark name="rules" />
      </button>
      <button type="button" class="quiet icon" aria-label={t("match-menu")} title={t("match-menu")} onClick={() => open("menu")}>
        <Mark name="more" />
      </button>
    </header>
  );
}

/** The phases in which a raised hand means anything: the reader is there. */
const WITH_HAND: ReadonlySet<string> = new Set(["joka", "reading", "open", "sending", "placing"]);

function HandButton() {
  const now = table.value!;
  const up = at(now.hands, seat.value);
  // Who moves cards has a hand up already, and lowers it by moving nothing.
  if (!WITH_HAND.has(now.phase) || moving.value) return null;
  return (
    <button
      type="button"
      class="hand"
      aria-pressed={up}
      disabled={now.paused}
      aria-keyshortcuts="Space"
      onClick={() => act({ move: "hand", up: !up })}
    >
      <Mark name="hand" />
      <span>{t(up ? "match-lower-hand" : "match-raise-hand")}</span>
    </button>
  );
}

export function NearBar() {
  const now = table.value!;
  const sound = settings.sound.value;
  return (
    <footer class="bar bar-near">
      <Who which={seat.value}>
        <Mon of="own" />
        <div class="who-name">
          <b>{settings.name.value || t("page-you")}</b>
        </div>
      </Who>
      <LastRuling narrow />
      <Ask />
      <div class="tools">
        {now.may_take_back ? (
          <button type="button" class="quiet icon wide-only" aria-label={t("match-take-back")} title={t("match-take-back")} onClick={takeBack}>
            <Mark name="back" />
          </button>
        ) : null}
        {now.phase === "over" ? null : <button
          type="button"
          class="quiet icon"
          aria-label={t(now.paused ? "match-go-on" : "match-pause")}
          title={t(now.paused ? "match-go-on" : "match-pause")}
          onClick={() => pause(!now.paused)}
        >
          <Mark name={now.paused ? "play" : "pause"} />
        </button>}
        <button
          type="button"
          class="quiet icon wide-only"
          aria-pressed={sound}
          aria-label={t("settings-sound")}
          title={t("settings-sound")}
          onClick={() => (settings.sound.value = !sound)}
        >
          <Mark name={sound ? "sound" : "mute"} />
        </button>
        <HandButton />
      </div>
    </footer>
  );
}
