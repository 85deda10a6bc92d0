/** Who sits where: name, whose turn, who deals, how often they called. */
import { t } from "../../words";
import { Crest } from "../flowers/people";
import { own, seat, seated } from "./house";
import { personName } from "./names";
import { shown } from "./stage";
import { sideOf, timesAfter } from "./told";

export function Who({ at }: { at: number }) {
  const now = shown.value!;
  const player = seated.value?.players[at];
  const turn = now.turn === at;
  const calls = now.calls[sideOf(at)];
  // The calls of a side are told once, beside whoever sits first of it.
  const raised = now.calls[sideOf(at) === 0 ? 1 : 0];
  const times = raised > 0 ? timesAfter(seated.value?.rules ?? {}, raised) : 1;
  const four = now.left.length > 2;
  const partner = four && at !== seat.value && sideOf(at) === sideOf(seat.value);
  const tells = at === seat.value || (sideOf(at) !== sideOf(seat.value) && at < 2);
  return (
    <div class="kk-who" data-turn={turn} data-partner={partner}>
      <Crest at={at} own={sideOf(at) === sideOf(own.value[0] ?? seat.value)} />
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
          {turn ? <span class="kk-chip kk-chip-turn">{t("koikoi-turn")}</span> : null}
          {tells && calls > 0 ? <span class="kk-chip kk-chip-call">{t("koikoi-calls", { count: calls })}</span> : null}
          {tells && times > 1 ? (
            <span class="kk-chip" title={t("koikoi-raised-note", { times })}>
              ×{times}
              <span class="unseen">{t("koikoi-raised-note", { times })}</span>
            </span>
          ) : null}
          {player && !turn && !(tells && (calls > 0 || times > 1)) ? (
            <span class="ct-soft">{partner ? t("koikoi-partner") : t(`koikoi-level-${player.level}`)}</span>
          ) : null}
          {four && at === seat.value && !turn ? <span class="ct-soft">{t("koikoi-shares", { name: personName((at + 2) % 4) })}</span> : null}
        </span>
      </div>
    </div>
  );
}
