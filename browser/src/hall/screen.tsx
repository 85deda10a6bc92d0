/** The hall screen: what is played now, to be read from the other end of a hall. One board or many; pages turn by
 * themselves. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { connected } from "../connection";
import { Board } from "../mat/board";
import "../mat/board.css";
import { useTitle } from "../pages/title";
import { poems } from "../pages/library";
import type { Table } from "../protocol";
import type { Playing } from "../protocol-hall";
import { t } from "../words";
import { attend, lobby, unwatch, watch } from "./hall";
import { formatTitle, gameTitle } from "./parts";
import { forgetShow, shows, type Show } from "./watching";
import "../styles/hall.css";

const MANY = 4;
const TURN_MS = 15_000;
const DELAY_S = 3;

/** A mat as it lies, without hands. */
function Mat({ of }: { of: Table }) {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  useEffect(() => {
    board.current = new Board(root.current!, { say: t, since: () => null, onStroke: () => undefined });
    board.current.setPoems([...poems.peek().values()]);
    board.current.setSeat(null);
    board.current.setMode("watch");
    return () => board.current?.destroy();
  }, []);
  useEffect(() => void board.current?.setTable(of, { animate: false }), [of]);
  return <div ref={root} class="screen-mat" aria-hidden="true" />;
}

/** What each has: cards left on two fields, cards taken, or points. */
export function countsOf(table: Show["table"]): readonly number[] {
  if (!table) return [];
  if ("kind" in table && table.kind === "fields") return table.counts;
  if ("taken" in table) return (table.taken as readonly (readonly number[])[]).map((cards) => cards.length);
  if ("scores" in table) return table.scores as readonly number[];
  if ("piles" in table) return (table.piles as readonly (readonly number[])[]).map((cards) => cards.length);
  return [];
}

function Panel({ of }: { of: Playing }) {
  const show = shows.value.get(of.match);
  const counts = countsOf(show?.table ?? null);
  const sides = counts.length === 2 && of.names.length > 2 ? [0, 1].map((side) => of.names.filter((_, seat) => seat % 2 === side).join(" · ")) : of.names;
  return (
    <article class="screen-board" aria-label={of.names.join(" – ")}>
      <header>
        {sides.map((name, index) => (
          <span key={index} class="screen-side">
            <b>{name}</b>
            <span class="screen-count">{counts[index] ?? ""}</span>
          </span>
        ))}
      </header>
      {show?.table && "kind" in show.table && show.table.kind === "fields" ? <Mat of={show.table} /> : null}
      <footer>
        {gameTitle(of.game)} · {formatTitle(of.game, of.format)}
        {of.rated ? ` · ${t("hall-rated")}` : ""}
      </footer>
    </article>
  );
}

export function ScreenPage() {
  const { query } = useLocation();
  const each = Math.min(12, Math.max(1, Number(query["boards"] ?? MANY) || MANY));
  const page = useSignal(0);
  useTitle(t("hall-screen"));
  useEffect(attend, [connected.value]);
  const playing = lobby.value?.playing ?? [];
  const pages = Math.max(1, Math.ceil(playing.length / each));
  const at = page.value % pages;
  const now = playing.slice(at * each, (at + 1) * each);
  const names = now.map(({ match }) => match).join();
  useEffect(() => {
    const timer = setInterval(() => (page.value += 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const matches = names === "" ? [] : names.split(",");
    if (connected.peek()) for (const match of matches) watch(match, DELAY_S, true);
    return () => {
      for (const match of matches) {
        unwatch(match);
        forgetShow(match);
      }
    };
  }, [names, connected.value]);
  return (
    <main id="main" class="screen" data-boards={now.length}>
      <h1 class="unseen">{t("hall-screen")}</h1>
      {now.map((of) => (
        <Panel key={of.match} of={of} />
      ))}
      {now.length === 0 ? <p class="screen-none">{t("hall-boards-none")}</p> : null}
      <nav class="screen-nav" aria-label={t("screen-pages")}>
        {pages > 1 ? (
          <button type="button" onClick={() => (page.value += 1)}>
            {t("screen-page", { page: at + 1, pages })}
          </button>
        ) : null}
        {[1, 4, 9].map((count) => (
          <a key={count} href={`/screen?boards=${count}`} aria-current={count === each}>
            {t("screen-boards", { count })}
          </a>
        ))}
        <a href="/hall">{t("hall-title")}</a>
      </nav>
    </main>
  );
}
