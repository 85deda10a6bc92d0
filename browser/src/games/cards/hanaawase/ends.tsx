/** Before the first round, between rounds, and after the last. */
import { useComputed } from "@preact/signals";
import { RatedSeal } from "../../../hall/talk";
import { Crest } from "../../../pages/crest";
import { Mark } from "../../../pages/mark";
import { list } from "../../../pages/names";
import type { RoundCount } from "../../../protocol-koikoi";
import { language, t } from "../../../words";
import { KINDS } from "../../flowers/deck";
import type { Sheet } from "../../flowers/keys";
import { names } from "../../flowers/names";
import { SittingChoice } from "../../flowers/sitting";
import { yakuName } from "../../koikoi/names";
import { Ended } from "../ended";
import { looking, own, seated, takeBack } from "../house";
import { personName, who } from "../names";
import { anyWaits, GoOn, Over } from "../over";
import { busy } from "../stage";
import { roundLine, seatsInOrder } from "./panel";
import { ranked, sharesOf, signed, WORTH } from "./points";
import { latest, pileOf, shown } from "./stage";
import { wonBy } from "./told";

const gain = (points: number) => signed(points, language.value);
const plain = (points: number) => signed(points, language.value, false);

function Start({ open, of }: Shown) {
  const sitting = seated.value!;
  const others = sitting.names.map((_, at) => at).filter((at) => !own.value.includes(at) || own.value.length > 1);
  return (
    <Over label={t("koikoi-opening")} kind="start" still={of !== undefined}>
      <p class="ct-brush" lang="ja" aria-hidden="true">
        花合わせ
      </p>
      <h2>{t("koikoi-opening-rounds", { count: shown.value!.rounds })}</h2>
      <RatedSeal sitting={sitting} />
      <ul class="kk-start-people">
        {others.map((at) => {
          const level = sitting.players[at]?.level;
          return (
            <li key={at}>
              <Crest at={at} own={own.value.includes(at)} />
              <div>
                <b>{personName(at)}</b>
                {level ? <span class="ct-soft">{t(`start-level-${level}`)}</span> : null}
              </div>
            </li>
          );
        })}
      </ul>
      <SittingChoice />
      <p>{t("hanaawase-table-opening", { par: shown.value!.par })}</p>
      <div class="ct-sheet-buttons">
        <button type="button" onClick={() => open("learn")}>
          <Mark name="cards" /> {t("rules-text-title")}
        </button>
        <button type="button" onClick={() => open("rules")}>
          <Mark name="rules" /> {t("koikoi-rules")}
        </button>
        <GoOn round={0} words={t("koikoi-begin")} of={of} />
      </div>
    </Over>
  );
}

/** How the points of a round came about: kind by kind, against par, with yaku where they are played. */
function Count({ result }: { result: RoundCount }) {
  const now = shown.value!;
  const order = seatsInOrder();
  const held = result.yaku.some((each) => each.length > 0);
  const row = (label: string, cell: (at: number) => string | number, kind = "") => (
    <tr class={kind}>
      <th scope="row">{label}</th>
      {order.map((at) => (
        <td key={at}>{cell(at)}</td>
      ))}
    </tr>
  );
  return (
    <table class="ct-scores ha-count">
      <caption class="unseen">{t("hanaawase-table-count")}</caption>
      <thead>
        <tr>
          <td />
          {order.map((at) => (
            <th key={at} scope="col">
              {personName(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind, i) => (
          <tr key={kind}>
            <th scope="row">
              {t(`koikoi-kind-${kind}`)} <small>{t("hanaawase-table-worth", { points: WORTH[kind] })}</small>
            </th>
            {order.map((at) => {
              const share = sharesOf(pileOf(at))[i]!;
              return (
                <td key={at}>
                  {share.points} <small>{share.cards.length}</small>
                </td>
              );
            })}
          </tr>
        ))}
        {row(t("hanaawase-table-sum"), (at) => result.points[at]!, "ha-sum")}
        {row(t("hanaawase-table-par"), () => plain(-now.par))}
        {held ? (
          <tr>
            <th scope="row">{t("hanaawase-table-yaku")}</th>
            {order.map((at) => (
              <td key={at}>{list(result.yaku[at]!.map(({ yaku, points }) => `${yakuName(yaku)} ${points}`)) || "–"}</td>
            ))}
          </tr>
        ) : null}
        {row(t("hanaawase-table-gain"), (at) => gain(result.gains[at]!), "ha-gained")}
        {row(t("hanaawase-table-match"), (at) => plain(result.scores[at]!))}
      </tbody>
    </table>
  );
}

/** What each seat gained in each round, and what it had then. */
function Rounds({ results }: { results: readonly RoundCount[] }) {
  const order = seatsInOrder();
  return (
    <table class="ct-scores">
      <caption class="unseen">{t("koikoi-score-by-round")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("koikoi-round-short")}</th>
          {order.map((at) => (
            <th key={at} scope="col">
              {personName(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.round}>
            <th scope="row">{result.round}</th>
            {order.map((at) => (
              <td key={at} data-won={result.gains[at]! > 0}>
                <b>{plain(result.scores[at]!)}</b> <small>{gain(result.gains[at]!)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RoundsSoFar() {
  const results = shown.value?.results ?? [];
  if (results.length === 0) return null;
  return (
    <>
      <h3>{t("koikoi-score-by-round")}</h3>
      <Rounds results={results} />
    </>
  );
}

/** Who did best in a round, in one line. */
function headline(result: RoundCount): string {
  const most = Math.max(...result.gains);
  const best = result.gains.flatMap((each, at) => (each === most ? [at] : []));
  if (best.length > 1) return t("hanaawase-table-round-even");
  return t("hanaawase-table-round-won", { ...who(best[0]!), points: gain(most) });
}

function Between({ result, of }: { result: RoundCount; of: number | undefined }) {
  const now = shown.value!;
  return (
    <Over label={t("koikoi-round-over")} kind="round" still={of !== undefined}>
      <div class="ct-sheet-body" tabIndex={0}>
        <header class="kk-round-head">
          <span class="ct-soft">{roundLine(result.round)}</span>
          <h2 tabIndex={-1}>{headline(result)}</h2>
        </header>
        <Count result={result} />
        <p class="ct-soft">{t("koikoi-next-dealer", who(result.next_dealer))}</p>
        {now.results.length > 1 ? (
          <section>
            <h3>{t("koikoi-score-by-round")}</h3>
            <Rounds results={now.results} />
          </section>
        ) : null}
      </div>
      <div class="ct-sheet-buttons">
        {latest.value?.may_take_back ? (
          <button type="button" aria-keyshortcuts="u" onClick={takeBack}>
            <Mark name="back" /> {t("koikoi-take-back")}
          </button>
        ) : null}
        <GoOn round={result.round} words={t("koikoi-next-round")} of={of} />
      </div>
    </Over>
  );
}

function Ending({ of }: Pick<Shown, "of">) {
  const now = shown.value!;
  const last = now.results.at(-1);
  const { k, facts } = wonBy(now.winners, names());
  const { you } = names();
  const won = you !== null && now.winners.includes(you);
  const brush = now.winners.length === 0 ? "引分" : won || you === null ? "勝" : "負";
  const line = now.why === "resigned" ? t("koikoi-why-resigned") : now.winners.length > 0 ? t("koikoi-margin", { count: now.margin }) : "";
  return (
    <Ended title={t(k, { ...facts, margin: now.margin })} line={line} brush={brush} still={of !== undefined}>
      <ol class="ha-places">
        {ranked(now.scores).map(({ seat, score, place }) => (
          <li key={seat} value={place} data-won={now.winners.includes(seat)}>
            <Crest at={seat} own={own.value.includes(seat)} />
            <b>{personName(seat)}</b>
            <span>{plain(score)}</span>
          </li>
        ))}
      </ol>
      {last && now.why !== "resigned" ? (
        <section>
          <h3>{t("koikoi-last-round")}</h3>
          <Count result={last} />
        </section>
      ) : null}
      {now.results.length > 0 ? (
        <section>
          <h3>{t("koikoi-score-by-round")}</h3>
          <Rounds results={now.results} />
        </section>
      ) : null}
    </Ended>
  );
}

interface Shown {
  open: (sheet: Sheet) => void;
  /** Whose sheet it is, where two people have one each. */
  of?: number | undefined;
}

/** The sheet that belongs between deals; none while cards still move. */
export function Ends({ open, of }: Shown) {
  const now = shown.value!;
  const still = useComputed(() => !busy.value);
  if (!still.value) return null;
  if (now.phase === "over") return <Ending of={of} />;
  if (now.phase !== "deal" || !anyWaits()) return null;
  const last = now.results.at(-1);
  if (!last && looking.value) return null;
  return last ? <Between key={last.round} result={last} of={of} /> : <Start open={open} of={of} />;
}
