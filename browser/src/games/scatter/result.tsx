/** The end of a game: who has most cards, how everybody did, and what to do next. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { minutes } from "../../clock/match";
import { Mark } from "../../pages/mark";
import { ResultButtons } from "../../pages/match-parts";
import { T } from "../../pages/said";
import { download, fetchReplay, fileName, shown } from "../../replay/record";
import type { Best } from "../../settings";
import { t } from "../../words";
import { begin, wishAgain } from "../begin";
import { addressOfGame } from "../index";
import { useWayBack } from "../way-back";
import { better, keepBest, missesOf, ruleKey } from "./best";
import { here, nameOf, others, seats } from "./company";
import { Standings } from "./figures";
import { After, AgainButtons, AgainWords } from "../../hall/after";
import { awards, beganMs, forget, opened, practice, table } from "./house";
import { standings, verdictOf } from "./told";

function Verdict() {
  const now = table.value!;
  const at = here();
  const said = verdictOf(now.winners, at.you, seats().map(nameOf), now.taken.length);
  const alone = now.taken.length === 1;
  const won = at.you === null || now.winners.includes(at.you);
  return (
    <header class="verdict">
      <p class="verdict-brush" lang="ja" aria-hidden="true">
        {alone ? "札" : now.winners.length > 1 ? "引" : won ? "勝" : "負"}
      </p>
      <div>
        <h2 tabIndex={-1}>{t(said.k, said.facts)}</h2>
        <p>{alone ? <Alone /> : now.why === "left" ? <T k="scatter-why-left" /> : now.winners.length > 1 ? t("scatter-cards-each", { count: now.taken[now.winners[0]!]!.length }) : t("result-margin", { count: now.margin })}</p>
      </div>
    </header>
  );
}

/** Alone: time, misses, and the best so far by the same rules. */
function Alone() {
  const now = table.value!;
  const sitting = opened.value!;
  const before = useSignal<Best | null | undefined>(undefined);
  const misses = missesOf(awards.value);
  const began = beganMs.value;
  const ms = began === null ? null : now.clock_ms - began;
  useEffect(() => {
    // Who gave up, or came back in the midst, has no time that counts.
    if (now.why === "read_out" && ms !== null) before.value = keepBest(ruleKey(sitting.game, sitting.rules), { ms, misses });
  }, []);
  const best = before.value;
  return (
    <>
      {t("scatter-time", { time: minutes(ms ?? now.clock_ms) })} · {t("scatter-misses", { misses })}
      {best === undefined || ms === null ? null : (
        <span class="best">
          {best === null || better({ ms, misses }, best) ? t("scatter-best-new") : t("scatter-best", { time: minutes(best.ms), misses: best.misses })}
        </span>
      )}
    </>
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
  const replay = shown.value?.match === sitting.match ? shown.value.replay : null;
  const again = async () => {
    if (await begin(wishAgain(sitting))) route.route(addressOfGame(sitting.game));
  };
  const leave = () => {
    forget();
    route.route("/");
  };
  const rivals = others().map(nameOf);
  return (
    <section ref={root} class="result" aria-label={t("result-title")}>
      <div class="result-in">
        <Verdict />
        <div class="result-buttons">
          {practice.value ? null : <AgainButtons sitting={sitting} leave={forget} />}
          <ResultButtons match={sitting.match} again={practice.value ? again : null} save={replay && (() => download(replay.record, fileName(rivals.join("-") || nameOf(0), sitting.game)))} />
          {practice.value ? (
            <button type="button" onClick={leave}>
              <Mark name="door" /> {t("page-home")}
            </button>
          ) : null}
        </div>
        {practice.value ? null : <AgainWords sitting={sitting} />}
        {practice.value ? null : <After sitting={sitting} />}
        {fault.value ? <p class="fault">{t("result-no-record")}</p> : null}
        <Standings rows={standings(table.value!)} names={seats().map(nameOf)} awards={awards.value} />
      </div>
    </section>
  );
}
