/** The end of a match: who won and by how many cards, how every take went, and what to do next. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../../pages/mark";
import { ResultButtons } from "../../pages/match-parts";
import { T, Term } from "../../pages/said";
import { isFields } from "../../pages/replays";
import { t } from "../../words";
import { FigureTable, Reactions } from "./chart";
import { begin, wishAgain } from "../begin";
import { addressOfGame } from "../index";
import { useWayBack } from "../way-back";
import { eyes, sideName } from "./company";
import { After, AgainButtons, AgainWords } from "../../hall/after";
import { endedWhy, forget, looking, opened, practice, rival, rulings, side, table } from "./house";
import { figuresOf } from "./reactions";
import { download, fetchReplay, fileName, shown } from "../../replay/record";
import { sitDownAgain } from "./seat";

function Verdict() {
  const now = table.value!;
  const mine = eyes();
  const won = mine === null || now.winner === mine;
  return (
    <header class="verdict">
      <p class="verdict-brush" lang="ja" aria-hidden="true">
        {won ? "勝" : "負"}
      </p>
      <div>
        <h2 tabIndex={-1}>
          {mine === null ? t("match-won-by", { name: sideName(now.winner ?? 0) }) : t(won ? "result-won" : "result-lost", { rival: sideName(rival.value) })}
        </h2>
        <p>
          {now.margin > 0 ? (
            <>
              {t("result-margin", { count: now.margin })} · <Term k="maisa" />
            </>
          ) : endedWhy.value === "resigned" && !practice.value ? (
            t("between-gave-up", { name: sideName(1 - (now.winner ?? 0)) })
          ) : (
            <T k="result-walkover" />
          )}
        </p>
      </div>
    </header>
  );
}

export function Result() {
  const route = useLocation();
  const fault = useSignal(false);
  const root = useRef<HTMLElement>(null);
  const sitting = opened.value!;
  useWayBack(sitting);
  useEffect(() => {
    fetchReplay(sitting.match).catch(() => (fault.value = true));
    root.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [sitting.match]);
  const told = shown.value?.match === sitting.match ? shown.value.replay : null;
  const replay = told && isFields(told) ? told : null;
  const all = replay ? replay.frames.map((frame) => frame.ruling) : rulings.value;
  const mine = figuresOf(all, side.value);
  const theirs = figuresOf(all, rival.value);
  const name = sideName(rival.value);
  const again = async () => {
    // Against one of the house the settings have their say again; all others sit down as they sat.
    const duel = sitting.game === "kyogi" && sitting.players.some((who) => who !== null);
    if (await (duel ? sitDownAgain() : begin(wishAgain(opened.value!)))) route.route(addressOfGame(sitting.game));
  };
  const leave = () => {
    forget();
    route.route("/");
  };
  return (
    <section ref={root} class="result" aria-label={t("result-title")}>
      <div class="result-in">
        <Verdict />
        <div class="result-buttons">
          {practice.value ? null : <AgainButtons sitting={sitting} leave={forget} />}
          <ResultButtons match={sitting.match} again={practice.value ? again : null} save={replay && (() => download(replay.record, fileName(name)))} />
          {practice.value ? (
            <button type="button" onClick={leave}>
              <Mark name="door" /> {t("page-home")}
            </button>
          ) : null}
        </div>
        {practice.value ? null : <AgainWords sitting={sitting} />}
        {practice.value ? null : <After sitting={sitting} />}
        {fault.value ? <p class="fault">{t("result-no-record")}</p> : null}
        <FigureTable names={[sideName(side.value), name]} figures={[mine, theirs]} />
        {looking.value ? null : (
          <>
            <h3>{t("result-reactions")}</h3>
            <Reactions figures={mine} />
          </>
        )}
      </div>
    </section>
  );
}
