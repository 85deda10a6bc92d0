/** Look on at a match: the table as it is, some seconds later, with the reader's voice. `?clean` is for streams: nothing
 * but the match, on no ground at all, or with `?clean=plain` on the page's own. */
import { useSignal } from "@preact/signals";
import { lazy, useLocation, useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { sound } from "../audio/ears";
import { connected } from "../connection";
import { addressOfGame, GAMES, isGame } from "../games/index";
import { remarkWords } from "../pages/remark";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import * as settings from "../settings";
import { t } from "../words";
import { refused, unwatch, watch } from "./hall";
import { forgetShow, soundingOn, stage, staged } from "./watching";
import "../styles/watch.css";

const screens = Object.fromEntries(Object.entries(GAMES).map(([game, { screen }]) => [game, lazy(screen)]));
/** A slider that is drawn along asks for the last place only. */
const SETTLED_MS = 300;

/** The house is asked to show the match, and again with another delay. */
function useWatching(match: string, on: boolean): void {
  const delay = settings.watchDelay.value;
  const asked = useSignal(false);
  useEffect(() => {
    if (!on || !connected.value) return undefined;
    const ask = () => {
      // What was announced for an earlier time is not to be heard now.
      const reading = soundingOn();
      if (reading !== null) sound().cancel(reading);
      watch(match, delay);
      asked.value = true;
    };
    const timer = setTimeout(ask, asked.peek() ? SETTLED_MS : 0);
    return () => clearTimeout(timer);
  }, [match, delay, connected.value, on]);
  useEffect(() => {
    if (!on) return undefined;
    const leave = stage(match);
    return () => {
      leave();
      unwatch(match);
      forgetShow(match);
    };
  }, [match, on]);
}

function Curtain({ clean, playing }: { clean: boolean; playing: string | null }) {
  const show = staged.value;
  const line = () => {
    if (playing !== null) return t("watch-playing");
    if (refused.value) return remarkWords(refused.value);
    return show ? t("watch-soon", { seconds: show.told.delay_s }) : t("page-connecting");
  };
  if (clean) return <main id="main" class="plain watch-curtain" aria-busy="true" />;
  return (
    <>
      <SiteHead title={t("hall-title")} />
      <main id="main" class="plain">
        <h1>{show ? show.told.names.join(" – ") : t("hall-watch")}</h1>
        <p role="status">{line()}</p>
        <p>
          {playing === null ? <a href="/hall">{t("hall-title")}</a> : <a href={playing}>{t("room-to-match")}</a>}
        </p>
      </main>
    </>
  );
}

export function WatchPage() {
  const { params } = useRoute();
  const { query } = useLocation();
  const match = params["match"] ?? "";
  const clean = "clean" in query;
  // Who plays does not look on at the same page: both would have the one table.
  const open = settings.openMatch.value;
  const playing = open === null || clean ? null : addressOfGame(open.game);
  const show = staged.value;
  useTitle(show ? show.told.names.join(" – ") : t("hall-watch"));
  useWatching(match, playing === null);
  useEffect(() => {
    document.documentElement.dataset["watching"] = !clean ? "on" : query["clean"] === "plain" ? "plain" : "clean";
    return () => delete document.documentElement.dataset["watching"];
  }, [clean, query["clean"]]);
  const Screen = playing === null && show?.table && isGame(show.told.game) ? screens[show.told.game] : null;
  return Screen ? <Screen key={match} /> : <Curtain clean={clean} playing={playing} />;
}
