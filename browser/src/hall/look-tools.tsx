/** What who looks on has at hand: how much later the picture comes, sound, other views, the way out. */
import { useId, useRef } from "preact/hooks";
import { Slide, Switch } from "../pages/choice";
import { Mark } from "../pages/mark";
import * as settings from "../settings";
import { t } from "../words";
import { staged } from "./watching";
import "../styles/watch.css";

export const MOST_S = 60;

export function LookTools() {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = staged.value;
  if (!show) return null;
  const { match, delay_s, over = false } = show.told;
  const open = () => {
    const at = button.current!.getBoundingClientRect();
    const below = at.bottom < innerHeight / 2;
    Object.assign(list.current!.style, {
      right: `${Math.max(12, innerWidth - at.right)}px`,
      top: below ? `${at.bottom + 8}px` : "auto",
      bottom: below ? "auto" : `${innerHeight - at.top + 8}px`,
    });
  };
  return (
    <div class="look-tools">
      <button ref={button} type="button" class="look-open" popovertarget={id}>
        <Mark name="eye" />
        <span class="look-long">{over ? t("watch-over") : t("watch-later", { seconds: delay_s })}</span>
        <span class="look-short" aria-hidden="true">
          {over ? "" : t("watch-seconds", { seconds: delay_s })}
        </span>
      </button>
      <div ref={list} id={id} popover="auto" class="look-list" role="group" aria-label={t("watch-bar")} onBeforeToggle={(event) => event.newState === "open" && open()}>
        <Slide
          label={t("watch-delay")}
          value={settings.watchDelay.value}
          least={0}
          most={MOST_S}
          step={1}
          shown={t("watch-seconds", { seconds: settings.watchDelay.value })}
          onChange={(value) => (settings.watchDelay.value = value)}
        />
        {settings.watchDelay.value < delay_s ? <p class="note">{t("watch-least", { seconds: delay_s })}</p> : null}
        <Switch label={t("settings-sound")} of={settings.sound} />
        <p class="look-links">
          <a href={`/watch/${match}?clean`} target="_blank" rel="noopener">
            {t("watch-clean")}
          </a>
          <a href="/screen">{t("hall-screen")}</a>
          <a href="/hall">{t("hall-title")}</a>
        </p>
      </div>
    </div>
  );
}
