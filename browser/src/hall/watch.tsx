/** Look on at a match: the table as it is, some seconds later, with the reader's voice. `?clean`: for streams. */
import { lazy, useLocation, useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { connected } from "../connection";
import { GAMES, isGame } from "../games/index";
import { Slide } from "../pages/choice";
import { remarkWords } from "../pages/remark";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import * as settings from "../settings";
import { t } from "../words";
import { refused, unwatch, watch } from "./hall";
import { gameTitle } from "./parts";
import { forgetShow, stage, staged } from "./watching";
import "../styles/hall.css";

const screens = Object.fromEntries(Object.entries(GAMES).map(([game, { screen }]) => [game, lazy(screen)]));

export function WatchPage() {
  const { params } = useRoute();
  const { query } = useLocation();
  const match = params["match"] ?? "";
  const clean = "clean" in query;
  const show = staged.value;
  const delay = settings.watchDelay.value;
  useTitle(show ? show.told.names.join(" – ") : t("hall-watch"));
  useEffect(() => stage(match), [match]);
  useEffect(() => {
    if (!connected.value) return;
    const timer = setTimeout(() => watch(match, delay), 250);
    return () => clearTimeout(timer);
  }, [match, delay, connected.value]);
  useEffect(
    () => () => {
      unwatch(match);
      forgetShow(match);
    },
    [match],
  );
  useEffect(() => {
    document.body.dataset["watching"] = clean ? "clean" : "on";
    return () => delete document.body.dataset["watching"];
  }, [clean]);
  const Screen = show?.table && isGame(show.told.game) ? screens[show.told.game] : null;
  return (
    <>
      {Screen ? <Screen /> : (
        <>
          {clean ? null : <SiteHead title={t("hall-title")} />}
          <main id="main" class="plain">
            <h1>{show ? show.told.names.join(" – ") : t("hall-watch")}</h1>
            <p role="status">
              {show ? t("watch-soon", { seconds: show.told.delay_s }) : refused.value ? remarkWords(refused.value) : t("page-connecting")}
            </p>
            {clean ? null : (
              <p>
                <a href="/hall">{t("hall-title")}</a>
              </p>
            )}
          </main>
        </>
      )}
      {clean || !show ? null : (
        <aside class="watch-bar" aria-label={t("watch-bar")}>
          <span>
            {gameTitle(show.told.game)}
            {show.told.over ? ` · ${t("watch-over")}` : ""}
          </span>
          <Slide
            label={t("watch-delay")}
            value={delay}
            least={0}
            most={60}
            step={1}
            shown={t("page-seconds", { count: delay })}
            onChange={(value) => (settings.watchDelay.value = value)}
          />
          <a href={`/watch/${match}?clean`}>{t("watch-clean")}</a>
          <a href="/hall">{t("hall-title")}</a>
        </aside>
      )}
    </>
  );
}
