/** Who sits round the cloth: each with name, cards taken, what is owed; and what lies in the middle. */
import type { ComponentChildren } from "preact";
import { Crest } from "../../pages/crest";
import { Term } from "../../pages/said";
import { seconds, t } from "../../words";
import { nameOf } from "./company";
import { figuresOf } from "./figures";
import { awards, looking, opened, own, table } from "./house";

/** What else is to be said of a player: debts, a missed reading, a raised hand, gone. */
export function Notes({ seat }: { seat: number }) {
  const now = table.value!;
  const debt = now.debts[seat] ?? 0;
  return (
    <>
      {now.left[seat] ? <span class="plate-note">{t("scatter-left")}</span> : null}
      {now.out[seat] && !now.left[seat] ? <span class="plate-note">{t("scatter-out")}</span> : null}
      {debt > 0 ? <span class="plate-note plate-debt">{t("scatter-debt", { count: debt })}</span> : null}
      {now.hands[seat] && !own.value.includes(seat) ? <span class="plate-note">{t("scatter-hand-up")}</span> : null}
      {now.phase === "look" && now.ready[seat] ? <span class="plate-note">{t("scatter-ready")}</span> : null}
    </>
  );
}

/** The pile as it lies before a player: backs, more the more there are. */
export function Stack({ count }: { count: number }) {
  if (count === 0) return null;
  const layers = Math.min(7, Math.ceil(count / 3));
  return (
    <span class="stack" aria-hidden="true">
      {Array.from({ length: layers }, (_, i) => (
        <i key={i} style={{ "--n": i }} />
      ))}
    </span>
  );
}

export function Plate({ seat }: { seat: number }) {
  const now = table.value!;
  const count = now.taken[seat]?.length ?? 0;
  const level = opened.value?.players?.[seat]?.level;
  return (
    <section class="plate" data-seat={seat} data-pile={seat} data-out={now.out[seat] || now.left[seat] ? "yes" : "no"} aria-label={nameOf(seat)}>
      <Crest at={seat} own={false} />
      <b class="plate-name" title={level ? t(`start-level-${level}`) : undefined}>
        {nameOf(seat)}
      </b>
      <span class="plate-count" key={count}>
        <strong>{count}</strong> <span class="unseen">{t("match-cards", { count })}</span>
      </span>
      <Stack count={count} />
      <span class="plate-notes">
        <Notes seat={seat} />
      </span>
    </section>
  );
}

/** Cards put down for wrong touches: the next to take a card has them too. */
export function Pool() {
  const count = table.value!.pool.length;
  return (
    <section class="plate pool" data-pile="-1" data-empty={count === 0 ? "yes" : "no"} aria-label={t("scatter-pool")}>
      <svg class="mark pool-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8.5h11v8H4zM9 6h11v8M7 11.5h5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" />
      </svg>
      <b class="plate-name">{t("scatter-pool")}</b>
      <span class="plate-count" key={count}>
        <strong>{count}</strong>
      </span>
      <Stack count={count} />
    </section>
  );
}

/** In the bar: one who plays alone at this page. */
export function OwnPlate({ children }: { children?: ComponentChildren }) {
  const now = table.value!;
  const seat = own.value[0] ?? 0;
  const count = now.taken[seat]?.length ?? 0;
  const fouls = now.fouls[seat] ?? 0;
  const { median } = figuresOf(awards.value, seat);
  return (
    <div class="who own-plate" data-seat={seat} data-pile={seat}>
      <Crest at={seat} own={!looking.value} />
      <div class="who-name">
        <b>{nameOf(seat)}</b>
      </div>
      <div class="who-count">
        <strong key={count}>{count}</strong>
        <span>{t("match-cards", { count })}</span>
      </div>
      <div class="who-figures">
        <span>
          {t("match-fouls", { count: fouls })} {fouls > 0 ? <Term k="otetsuki" /> : null}
        </span>
        {median === null ? null : <span>{t("match-median", { seconds: seconds(median) })}</span>}
      </div>
      <Stack count={count} />
      {children}
      <div class="own-notes">
        <Notes seat={seat} />
      </div>
    </div>
  );
}
