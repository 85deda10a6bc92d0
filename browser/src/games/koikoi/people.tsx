/** Who sits where: name, whose turn, who deals, how often they called; and the cards that they hold. */
import { t } from "../../words";
import { Back } from "./card";
import { seat, seated } from "./house";
import { personName } from "./names";
import { shown } from "./stage";
import { sideOf, timesAfter } from "./told";

const petals = (count: number, far: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    return <circle key={i} cx={20 + far * Math.cos(turn)} cy={20 + far * Math.sin(turn)} r={size} />;
  });

/** A crest for each seat: plum, three stars, clover, diamonds. */
const CRESTS = [
  <>
    {petals(5, 8, 5.2)}
    <circle cx="20" cy="20" r="3.4" class="kk-crest-eye" />
  </>,
  petals(3, 7.2, 6),
  petals(4, 7, 5.6),
  <path d="M20 6l6 6-6 6-6-6zM20 22l6 6-6 6-6-6zM12 14l6 6-6 6-6-6zM28 14l6 6-6 6-6-6z" />,
];

export function Crest({ at }: { at: number }) {
  return (
    <svg class="kk-crest" viewBox="0 0 40 40" aria-hidden="true" data-side={sideOf(at) === sideOf(seat.value) ? "own" : "other"}>
      <circle cx="20" cy="20" r="19" class="kk-crest-ground" />
      <g class="kk-crest-sign">{CRESTS[at]}</g>
    </svg>
  );
}

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
      <Crest at={at} />
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
            <span class="kk-soft">{partner ? t("koikoi-partner") : t(`koikoi-level-${player.level}`)}</span>
          ) : null}
          {four && at === seat.value && !turn ? <span class="kk-soft">{t("koikoi-shares", { name: personName((at + 2) % 4) })}</span> : null}
        </span>
      </div>
    </div>
  );
}

/** The backs of a hand that one does not see. */
export function Backs({ at }: { at: number }) {
  const count = shown.value!.left[at] ?? 0;
  return (
    <div class="kk-backs" role="img" aria-label={t("koikoi-holds", { name: personName(at), count })} style={{ "--count": count }}>
      {Array.from({ length: count }, (_, n) => (
        <span key={n}>
          <Back spot={`back-${at}-${n}`} />
        </span>
      ))}
      <span class="kk-hand-spot" data-spot={`hand-${at}`} />
    </div>
  );
}
