/** The hall screen: what is played now, to be read from the other end of a hall. One board or many; pages turn by
 * themselves. `?boards=` on a page, `?seconds=` for each. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { connected } from "../connection";
import { Mark } from "../pages/mark";
import { useTitle } from "../pages/title";
import { t } from "../words";
import { Panel } from "./boards";
import { attend, cut, lobby, unwatch, watch } from "./hall";
import { MOST_WATCHED, pageOf, pagesOf, rosterOf, wantedFor, type Entry } from "./roster";
import { forgetShow, shows } from "./watching";
import "../styles/screen.css";

const BOARDS = [1, 2, 4, 6, 9] as const;
const SECONDS = [10, 15, 30, 60] as const;
const [USUAL_BOARDS, USUAL_SECONDS] = [4, 15];
/** As little later as the house allows. */
const DELAY_S = 0;
/** The list is looked through again so often, for matches that have ended long enough ago. */
const LOOK_MS = 2000;
/** Nobody is at the screen: what is pressed there goes out of sight. */
const IDLE_MS = 4000;

const between = (asked: string | undefined, least: number, most: number, usual: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(asked)) || usual));

/** Those that are shown, in their places. */
function useRoster(): readonly Entry[] {
  const roster = useSignal<readonly Entry[]>([]);
  const told = lobby.value;
  useEffect(() => {
    const look = () => {
      if (lobby.peek()) roster.value = rosterOf(roster.peek(), lobby.peek()!.playing, Date.now());
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [told]);
  return roster.value;
}

/** Looks on at just these. */
function useWatched(matches: readonly string[]): void {
  const watched = useRef(new Set<string>());
  const key = matches.join();
  useEffect(() => {
    if (!connected.value) {
      watched.current.clear();
      return;
    }
    const wanted = new Set(key === "" ? [] : key.split(","));
    for (const match of [...watched.current]) {
      if (wanted.has(match)) continue;
      watched.current.delete(match);
      unwatch(match);
      forgetShow(match);
    }
    for (const match of wanted) {
      if (watched.current.has(match)) continue;
      watched.current.add(match);
      watch(match, DELAY_S, true);
    }
  }, [key, connected.value]);
  useEffect(
    () => () => {
      for (const match of watched.current) {
        unwatch(match);
        forgetShow(match);
      }
    },
    [],
  );
}

/** Whether somebody was at the screen just now. */
function useHands(): boolean {
  const here = useSignal(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      here.value = true;
      clearTimeout(timer);
      timer = setTimeout(() => (here.value = false), IDLE_MS);
    };
    stir();
    const kinds = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
    for (const kind of kinds) addEventListener(kind, stir);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, stir);
    };
  }, []);
  return here.value;
}

interface Turning {
  boards: number;
  seconds: number;
}

function Choices({ boards, seconds }: Turning) {
  const to = (change: Partial<Turning>) => {
    const next = { boards, seconds, ...change };
    return `/screen?boards=${next.boards}&seconds=${next.seconds}`;
  };
  return (
    <>
      <span class="screen-choice">
        {BOARDS.map((count) => (
          <a key={count} href={to({ boards: count })} aria-current={count === boards}>
            {t("screen-boards", { count })}
          </a>
        ))}
      </span>
      <span class="screen-choice">
        {SECONDS.map((each) => (
          <a key={each} href={to({ seconds: each })} aria-current={each === seconds}>
            {t("screen-seconds", { seconds: each })}
          </a>
        ))}
      </span>
    </>
  );
}

function Full() {
  if (!document.fullscreenEnabled) return null;
  const turn = () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <button type="button" class="quiet" onClick={turn}>
      {t("screen-full")}
    </button>
  );
}

export function ScreenPage() {
  const { query } = useLocation();
  const boards = between(query["boards"], 1, MOST_WATCHED, USUAL_BOARDS);
  const seconds = between(query["seconds"], 5, 600, USUAL_SECONDS);
  const page = useSignal(0);
  const roster = useRoster();
  const here = useHands();
  useTitle(t("hall-screen"));
  useEffect(attend, []);
  const pages = pagesOf(roster.length, boards);
  const at = page.value % pages;
  const now = pageOf(roster, boards, at);
  useWatched(wantedFor(roster, boards, at).map(({ of }) => of.match));
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setTimeout(() => (page.value = (at + 1) % pages), seconds * 1000);
    return () => clearTimeout(timer);
  }, [at, pages, seconds]);
  const columns = Math.ceil(Math.sqrt(Math.min(boards, Math.max(1, now.length))));
  return (
    <main id="main" class="screen" data-here={here} style={{ "--columns": columns, "--rows": Math.ceil(now.length / columns) || 1 }}>
      <h1 class="unseen">{t("hall-screen")}</h1>
      {cut.value ? (
        <p class="screen-cut" role="status">
          {t("hall-cut")}
        </p>
      ) : null}
      <div class="screen-boards">
        {now.map(({ of, goneAt }) => (
          <Panel key={of.match} of={of} show={shows.value.get(of.match)} over={goneAt !== null} />
        ))}
      </div>
      {now.length === 0 ? <p class="screen-none">{t(lobby.value ? "hall-boards-none" : "page-connecting")}</p> : null}
      {pages > 1 ? (
        <p class="screen-dots" aria-hidden="true">
          {Array.from({ length: pages }, (_, i) => (
            <i key={i} data-now={i === at} />
          ))}
        </p>
      ) : null}
      <nav class="screen-nav" aria-label={t("screen-pages")}>
        {pages > 1 ? (
          <button type="button" onClick={() => (page.value = (at + 1) % pages)}>
            <Mark name="step" /> {t("screen-page", { page: at + 1, pages })}
          </button>
        ) : null}
        <Choices boards={boards} seconds={seconds} />
        <Full />
        <a href="/hall">{t("hall-title")}</a>
      </nav>
    </main>
  );
}
