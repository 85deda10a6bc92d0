/** A match on a hall screen: who plays, what each has, and the cards as they lie; large, and without hands. */
import { useEffect, useRef } from "preact/hooks";
import { cardFace } from "../games/cards/bozu/yomifuda";
import { Face } from "../games/flowers/card";
import { fetchFaces } from "../games/flowers/deck";
import { Board } from "../mat/board";
import "../mat/board.css";
import { Cloth } from "../mat/cloth";
import "../mat/cloth.css";
import { poems } from "../pages/library";
import { nameLanguage, sungName } from "../pages/names";
import type { ScatterTable, Table } from "../protocol";
import type { Playing } from "../protocol-hall";
import type { BozuTable, HanaawaseTable, KoikoiTable } from "../protocol-koikoi";
import { calm, clearFace } from "../settings";
import { seconds, t } from "../words";
import { delayOf } from "../replay/delays";
import { formatTitle, gameTitle } from "./titles";
import type { Show } from "./watching";
import "../styles/bozu.css";
import "../styles/screen.css";

type Shown = NonNullable<Show["table"]>;

export interface Score {
  name: string;
  count: number;
  /** Whose move it is, where one moves at a time. */
  turn: boolean;
  won: boolean;
}

const inSides = (names: readonly string[]): string[] => [0, 1].map((side) => names.filter((_, seat) => seat % 2 === side).join(" · "));

/** What each side, or each seat, has: cards left on two fields, cards taken or kept, points. */
export function scoresOf(table: Shown | null, names: readonly string[]): { unit: string; scores: Score[] } {
  const score = (name: string, count: number, turn = false, won = false): Score => ({ name, count, turn, won });
  if (table === null) return { unit: "", scores: names.map((name) => score(name, Number.NaN)) };
  if ("kind" in table && table.kind === "fields")
    return { unit: "screen-cards-left", scores: inSides(names).map((name, side) => score(name, table.counts[side]!, false, table.winner === side)) };
  if ("kind" in table)
    return { unit: "screen-cards-taken", scores: names.map((name, seat) => score(name, table.taken[seat]?.length ?? 0, false, table.winners.includes(seat))) };
  if (table.game === "koikoi")
    return { unit: "screen-points", scores: inSides(names).map((name, side) => score(name, table.scores[side]!, table.turn % 2 === side && table.phase !== "over", table.winner === side)) };
  const of = (seat: number) => (table.game === "bozu" ? (table.piles[seat]?.length ?? 0) : (table.scores[seat] ?? 0));
  return {
    unit: table.game === "bozu" ? "screen-cards-taken" : "screen-points",
    scores: names.map((name, seat) => score(name, of(seat), table.turn === seat && table.phase !== "over", table.winners.includes(seat))),
  };
}

function Mat({ of }: { of: Table }) {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const first = useRef(true);
  useEffect(() => {
    const made = new Board(root.current!, { say: t, since: () => null, keys: new EventTarget() });
    board.current = made;
    made.setSeat(null);
    made.setMode("watch");
    return () => made.destroy();
  }, []);
  useEffect(() => board.current?.setPoems([...poems.value.values()]), [poems.value]);
  useEffect(() => board.current?.setFace(clearFace.value ? "clear" : "brush"), [clearFace.value]);
  useEffect(() => board.current?.setCalm(calm.value), [calm.value]);
  useEffect(() => {
    void board.current?.setTable(of, { animate: !first.current && !document.hidden });
    first.current = false;
  }, [of]);
  return <div ref={root} class="screen-mat" inert />;
}

function Spread({ of }: { of: ScatterTable }) {
  const root = useRef<HTMLDivElement>(null);
  const cloth = useRef<Cloth | null>(null);
  const first = useRef(true);
  useEffect(() => {
    const made = new Cloth(root.current!, { say: t, since: () => null });
    cloth.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => cloth.current?.setPoems([...poems.value.values()]), [poems.value]);
  useEffect(() => cloth.current?.setFace(clearFace.value ? "clear" : "brush"), [clearFace.value]);
  useEffect(() => cloth.current?.setCalm(calm.value), [calm.value]);
  useEffect(() => {
    void cloth.current?.setCloth(of, { animate: !first.current && !document.hidden });
    cloth.current?.setLive(false);
    first.current = false;
  }, [of]);
  return <div ref={root} class="screen-mat" inert />;
}

/** What lies between the two sides, and what each has captured. */
function Flowers({ of }: { of: KoikoiTable | HanaawaseTable }) {
  useEffect(fetchFaces, []);
  return (
    <div class="screen-flowers" style={{ "--sides": of.piles.length }}>
      <div class="screen-field">
        {of.table.map((card) => (
          <Face key={card} card={card} still />
        ))}
        {of.drawn >= 0 ? (
          <span class="screen-drawn">
            <Face card={of.drawn} still />
          </span>
        ) : null}
      </div>
      {of.piles.map((pile, at) => (
        <div key={at} class="screen-pile">
          {pile.map((card) => (
            <Face key={card} card={card} still />
          ))}
        </div>
      ))}
    </div>
  );
}

function Bozu({ of }: { of: BozuTable }) {
  return (
    <div class="screen-bozu">
      {of.last ? <span class="screen-turned">{cardFace(of.last.card)}</span> : null}
      <span class="screen-left">{t("screen-stack", { count: of.stacks.reduce((sum, each) => sum + each, 0) })}</span>
    </div>
  );
}

function Lying({ of }: { of: Shown }) {
  if ("kind" in of) return of.kind === "fields" ? <Mat of={of} /> : <Spread of={of} />;
  return of.game === "bozu" ? <Bozu of={of} /> : <Flowers of={of} />;
}

/** What happened last, in a line. */
function lastOf(table: Shown, names: readonly string[]): { poem: number; words: string } | null {
  if (!("kind" in table) || !table.last) return null;
  const { last } = table;
  const taker = table.kind === "fields" ? (last.taker === null ? null : inSides(names)[last.taker]!) : last.taker === null ? null : names[last.taker]!;
  const delay = delayOf(last);
  const after = delay === null ? "" : ` ${t("match-after", { seconds: seconds(delay) })}`;
  return { poem: last.poem, words: taker === null ? "" : `${taker}${after}` };
}

function progressOf(table: Shown): string {
  if ("kind" in table) {
    const total = table.kind === "fields" ? table.readings + table.unread.length : table.to_read;
    return t("match-readings", { number: table.readings + (table.phase === "open" ? 1 : 0), total });
  }
  if (table.game === "koikoi") return t("screen-round", { round: Math.max(1, table.round) });
  return table.game === "hanaawase" ? t("koikoi-round", { round: Math.max(1, table.round), of: table.rounds }) : "";
}

export function Panel({ of, show, over }: { of: Playing; show: Show | undefined; over: boolean }) {
  const table = show?.table ?? null;
  const { unit, scores } = scoresOf(table, of.names);
  const last = table ? lastOf(table, of.names) : null;
  return (
    <article class="screen-board" data-sides={scores.length} aria-label={of.names.join(" – ")}>
      <div class="screen-in">
        <ul class="screen-scores">
          {scores.map(({ name, count, turn, won }, at) => (
            <li key={at} data-turn={turn} data-won={won}>
              <b>{name}</b>
              <span class="screen-count">
                {Number.isNaN(count) ? "" : count}
                {unit ? <span class="unseen"> {t(unit)}</span> : null}
              </span>
            </li>
          ))}
        </ul>
        <div class="screen-lying">{table ? <Lying of={table} /> : <p class="screen-soon">{t("watch-soon", { seconds: show?.told.delay_s ?? 3 })}</p>}</div>
        <footer>
          <span>
            {gameTitle(of.game)}
            {of.format ? ` · ${formatTitle(of.game, of.format)}` : ""}
            {of.rated ? ` · ${t("hall-rated")}` : ""}
          </span>
          <span class="screen-last">
            {last ? (
              <>
                <span lang={nameLanguage()}>{sungName(last.poem)}</span> {last.words}
              </>
            ) : null}
          </span>
          <span>{over ? t("watch-over") : table ? progressOf(table) : ""}</span>
        </footer>
      </div>
    </article>
  );
}
