/** The score of the match, and how many points of par everybody has captured so far. */
import { yakuName } from "../../koikoi/names";
import { AdviceList } from "../../flowers/advice-list";
import { cardOf, KINDS, SIGNS } from "../../flowers/deck";
import { language, t } from "../../../words";
import { own, seat } from "../house";
import { personName, who } from "../names";
import { pointsOf, sharesOf, signed, WORTH } from "./points";
import { pileOf, shown } from "./stage";

/** All seats, whoever looks first. */
export function seatsInOrder(): number[] {
  const count = shown.value!.scores.length;
  return Array.from({ length: count }, (_, i) => (seat.value + i) % count);
}

export function roundLine(round = Math.max(1, shown.value!.round)): string {
  const { rounds } = shown.value!;
  return round > rounds ? t("koikoi-round-extra") : t("koikoi-round", { round, of: rounds });
}

/** Points against par: a bar with a notch where par is. */
export function ParMeter({ at }: { at: number }) {
  const { points, par } = shown.value!;
  const most = par * 1.6;
  const own = points[at] ?? 0;
  const part = Math.min(1, own / most);
  return (
    <span class="ha-meter" data-above={own > par} style={{ "--part": part, "--par": par / most }} aria-hidden="true">
      <i />
      <b />
    </span>
  );
}

function Person({ at }: { at: number }) {
  const now = shown.value!;
  const gain = (now.points[at] ?? 0) - now.par;
  const held = now.yaku[at] ?? [];
  return (
    <li data-own={own.value.includes(at)} data-turn={now.turn === at}>
      <span class="ha-panel-name">
        <b>{personName(at)}</b>
        <span>{t("hanaawase-table-score", { points: signed(now.scores[at]!, language.value, false) })}</span>
      </span>
      <span class="ha-panel-points">
        <b>{now.points[at]}</b>
        <span>{t("hanaawase-table-of-par", { par: now.par })}</span>
        <span class="ha-gain">{signed(gain, language.value)}</span>
      </span>
      <ParMeter at={at} />
      {held.length > 0 ? <span class="ha-held">{held.map(({ yaku, points }) => `${yakuName(yaku)} ${points}`).join(" · ")}</span> : null}
    </li>
  );
}

/** Who has how many cards of each kind. */
function Kinds() {
  const order = seatsInOrder();
  return (
    <table class="ha-kinds">
      <caption>{t("hanaawase-table-kinds")}</caption>
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
        {KINDS.map((kind, row) => (
          <tr key={kind}>
            <th scope="row">
              <span lang="ja" aria-hidden="true">
                {SIGNS[kind]}
              </span>{" "}
              {t(`koikoi-kind-${kind}`)} <small>{t("hanaawase-table-worth", { points: WORTH[kind] })}</small>
            </th>
            {order.map((at) => {
              const share = sharesOf(pileOf(at))[row]!;
              return (
                <td key={at} data-none={share.cards.length === 0}>
                  {share.cards.length} <small>{share.points}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What still lies about, and what is hidden yet. */
function Rest() {
  const now = shown.value!;
  if (now.phase === "deal" || now.phase === "over") return null;
  const lying = pointsOf(now.table);
  const brights = now.table.filter((card) => cardOf(card).kind === "bright").length;
  return (
    <section class="ha-rest">
      <h3>{t("hanaawase-table-rest")}</h3>
      <p>{t("hanaawase-table-lying", { points: lying, brights })}</p>
      <p>{t("hanaawase-table-hidden", { points: 264 - lying - now.points.reduce((sum, each) => sum + each, 0) - pointsOf(now.hand) })}</p>
    </section>
  );
}

export function Standing() {
  const now = shown.value!;
  return (
    <div class="ha-standing">
      <p class="ha-round">
        <b>{roundLine()}</b>
        {now.dealer >= 0 ? <span>{t("koikoi-dealt-by", who(now.dealer))}</span> : null}
      </p>
      <ul class="ha-people">
        {seatsInOrder().map((at) => (
          <Person key={at} at={at} />
        ))}
      </ul>
      <AdviceList note="hanaawase-table-advice-note" />
      <Kinds />
      <Rest />
    </div>
  );
}

/** Small screens: the same in one line, which opens to the whole. */
export function Strip({ open }: { open: () => void }) {
  const now = shown.value!;
  return (
    <button type="button" class="kk-strip ha-strip" aria-haspopup="dialog" onClick={open}>
      {seatsInOrder().map((at) => (
        <span key={at} class="ha-strip-one">
          <span class="ha-strip-name">{personName(at)}</span>
          <span>
            <b>{now.points[at]}</b>/{now.par}
          </span>
          <ParMeter at={at} />
        </span>
      ))}
      <span class="kk-strip-score" aria-hidden="true">
        <b>{`${Math.max(1, now.round)}/${now.rounds}`}</b>
        <span>{t("koikoi-round-short")}</span>
      </span>
      <span class="kk-strip-more" aria-hidden="true" />
      <span class="unseen">{t("hanaawase-table-points-title")}</span>
    </button>
  );
}
