/** The ruling on a reading in words: the poem, who took its card and how fast, who touched another; the reason on demand. */
import type { ComponentChildren } from "preact";
import { poems } from "../../pages/library";
import { list, nameLanguage, sungName } from "../../pages/names";
import type { Award } from "../../protocol";
import { delayOf } from "../../replay/delays";
import { seconds, t } from "../../words";
import { factsOf, here, type Company } from "./company";
import { table } from "./house";

/** What the award did besides giving the card: cards paid, owed, readings missed. */
function after(award: Award, at: Company): string[] {
  const name = (seat: number | string) => at.names[Number(seat)] ?? "";
  const paid = Object.entries(award.returned ?? {}).flatMap(([seat, cards]) => (cards.length > 0 ? [t("scatter-paid", { name: name(seat), count: cards.length })] : []));
  const owed = award.debts.flatMap((debt, seat) => (debt > 0 ? [name(seat)] : []));
  const out = award.out.flatMap((sits, seat) => (sits ? [name(seat)] : []));
  return [
    ...paid,
    ...(owed.length > 0 ? [t("scatter-owing", { names: list(owed), count: owed.length })] : []),
    ...(out.length > 0 ? [t("scatter-sits-out", { names: list(out), count: out.length })] : []),
    ...(award.removed ? [t("scatter-removed")] : []),
  ];
}

export function AwardWords({ award, at, open = false, children }: { award: Award; at: Company; open?: boolean; children?: ComponentChildren }) {
  const facts = factsOf(award, at);
  const key = `award-${award.case}`;
  const poem = poems.value.get(award.poem);
  const delay = award.taker === null ? null : delayOf(award);
  return (
    <details class="ruling" open={open}>
      <summary>
        <span class="ruling-poem">
          <b lang={nameLanguage()}>{sungName(award.poem)}</b>
          {delay === null ? null : <span class="ruling-time"> {t("match-after", { seconds: seconds(delay) })}</span>}
        </span>
        <span class="ruling-said">{t(key, facts)}</span>
        {children}
      </summary>
      <div class="ruling-why">
        <p>{t(`${key}-why`, facts)}</p>
        {after(award, at).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {poem ? (
          <p class="ruling-verse" lang="ja">
            {poem.text.join(" ")}
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** The last award, between readings. */
export function LastAward() {
  const now = table.value;
  if (!now?.last || now.phase !== "reading" || now.paused || now.hands.some((up) => up)) return null;
  return (
    <div class="last-award">
      <AwardWords key={now.last.number} award={now.last} at={here()} />
    </div>
  );
}
