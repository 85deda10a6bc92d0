/** Who sits where at a table of hana-awase: the others above, oneself below, each with what was captured. */
import { t } from "../../../words";
import { Crest } from "../../../pages/crest";
import { OwnHand } from "../../flowers/curtain";
import type { Sheet } from "../../flowers/keys";
import { Backs } from "../../flowers/people";
import { Piles } from "../../flowers/piles";
import { narrow } from "../../flowers/width";
import { own, seat, seated } from "../house";
import { personName } from "../names";
import { Tools } from "../tools";
import { ParMeter, seatsInOrder } from "./panel";
import { pileOf, shown } from "./stage";

type Open = (sheet: Sheet) => void;

export function Who({ at }: { at: number }) {
  const now = shown.value!;
  const turn = now.turn === at;
  const level = seated.value?.players[at]?.level;
  return (
    <div class="kk-who" data-turn={turn}>
      <Crest at={at} own={own.value.includes(at)} />
      <div class="kk-who-words">
        <span class="kk-name-line">
          <b class="kk-name">{personName(at)}</b>
          {now.dealer === at ? (
            <span class="kk-seal" title={t("koikoi-dealer-note")}>
              <span lang="ja" aria-hidden="true">
                親
              </span>
              <span class="unseen">{t("koikoi-dealer")}</span>
            </span>
          ) : null}
        </span>
        <span class="kk-chips">
          <span class="ha-points">
            <b>{now.points[at]}</b> {t("hanaawase-table-of-par", { par: now.par })}
          </span>
          {turn ? <span class="kk-chip kk-chip-turn">{t("koikoi-turn")}</span> : level && !narrow.value ? <span class="ct-soft">{t(`start-level-${level}`)}</span> : null}
        </span>
        <ParMeter at={at} />
      </div>
    </div>
  );
}

export function Captured({ at, open }: { at: number; open: Open }) {
  return <Piles pile={pileOf(at)} label={t("koikoi-piles", { name: personName(at) })} open={() => open(`piles-${at}`)} />;
}

export function Far({ open }: { open: Open }) {
  const others = seatsInOrder().slice(1);
  return (
    <section class="kk-far ha-far" data-others={others.length} aria-label={t("hanaawase-table-others")}>
      {narrow.value ? <Tools open={open} corners /> : null}
      {others.map((at) => (
        <div key={at} class="ha-other">
          <div class="kk-person">
            <Who at={at} />
            <Backs at={at} />
          </div>
          <Captured at={at} open={open} />
        </div>
      ))}
    </section>
  );
}

export function Near({ open }: { open: Open }) {
  return (
    <section class="kk-near" aria-label={t("koikoi-side-of", { name: personName(seat.value) })}>
      <div class="kk-near-bar">
        <Who at={seat.value} />
        <Captured at={seat.value} open={open} />
      </div>
      <OwnHand />
    </section>
  );
}
