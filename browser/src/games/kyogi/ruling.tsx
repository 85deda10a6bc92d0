/** The referee's word on a reading, in words: what was decided, what it is called, and why. */
import type { ComponentChildren } from "preact";
import type { Ruling } from "../../protocol";
import { poems } from "../../pages/library";
import { Term } from "../../pages/said";
import { seconds, t, type Facts } from "../../words";
import { eyes, seatName, sideName } from "./company";
import { inTeams, opened } from "./house";
import { nameLanguage, sungName } from "../../pages/names";
import { delayOf } from "../../replay/delays";

export interface Company {
  /** Of the sides. */
  names: readonly [string, string];
  /** The side for whose eyes the words are; null: a spectator, nobody is "you". */
  seat: number | null;
  /** Of the seats, where a side has several. */
  members?: readonly string[];
}

/** Who sits at this mat, for the words of rulings. */
export function here(): Company {
  const names: [string, string] = [sideName(0, t("match-you")), sideName(1, t("match-you"))];
  const seats = inTeams.value ? (opened.value?.names ?? []) : [];
  return { names, seat: eyes(), ...(seats.length > 0 ? { members: seats.map((_, at) => seatName(at, t("match-you"))) } : {}) };
}

/** What the sentences of a ruling may speak of. */
export function factsOf(ruling: Ruling, at: Company): Facts {
  const name = (who: number | null) => (who === null ? "" : (at.names[who as 0 | 1] ?? ""));
  const hand = ruling.hand ?? null;
  const giver = ruling.net > 0 ? 0 : ruling.net < 0 ? 1 : null;
  const [a, b] = ruling.fouls;
  const fouler = a > b ? 0 : b > a ? 1 : null;
  return {
    card: sungName(ruling.poem),
    taker: (hand === null ? undefined : at.members?.[hand]) ?? name(ruling.taker),
    owner: ruling.target,
    fouler: name(fouler),
    other: name(fouler === null ? null : 1 - fouler),
    giver: name(giver),
    receiver: name(giver === null ? null : 1 - giver),
    count: ruling.due,
  };
}

/** In one line, for the live region and for lists. */
export function rulingText(ruling: Ruling, at: Company): string {
  const facts = factsOf(ruling, at);
  const sent = ruling.due > 0 ? ` ${t("ruling-send", facts)}.` : "";
  return `${t("match-read", facts)} ${t(`ruling-${ruling.case}`, facts)}${sent}`;
}

function Side({ ruling, at }: { ruling: Ruling; at: Company }) {
  if (ruling.target === "D") return <Term k="karafuda" />;
  const owner = ruling.target === "A" ? 0 : 1;
  if (at.seat === null) return <>{t("match-field-of", { name: at.names[owner] })}</>;
  return <Term k={owner === at.seat ? "jijin" : "tekijin"} />;
}

interface RulingProps {
  ruling: Ruling;
  at: Company;
  open?: boolean;
  /** What else came of the reading. */
  children?: ComponentChildren;
}

/** A ruling as the mat shows it: the poem, the decision, what is sent; its name and reason on demand. */
export function RulingWords({ ruling, at, open = false, children }: RulingProps) {
  const facts = factsOf(ruling, at);
  const key = `ruling-${ruling.case}`;
  const poem = poems.value.get(ruling.poem);
  const byHand = ruling.how !== "owner" && ruling.how !== "none";
  const delay = byHand && ruling.taker !== null ? delayOf(ruling) : null;
  return (
    <details class="ruling" open={open}>
      <summary>
        <span class="ruling-poem">
          <b lang={nameLanguage()}>{sungName(ruling.poem)}</b>
          {delay === null ? null : <span class="ruling-time"> {t("match-after", { seconds: seconds(delay) })}</span>}
        </span>
        <span class="ruling-said">{t(key, facts)}</span>
        {ruling.due > 0 ? <span class="ruling-sent">{t("ruling-send", facts)}</span> : null}
        {children}
      </summary>
      <div class="ruling-why">
        <p class="ruling-name">{t(`${key}-name`)}</p>
        <p>{t(`${key}-why`, facts)}</p>
        {ruling.how === "push" || ruling.how === "tie" ? <p>{t(`ruling-how-${ruling.how}`)}</p> : null}
        <p>
          <Side ruling={ruling} at={at} />
        </p>
        {poem ? (
          <p class="ruling-verse" lang="ja">
            {poem.text.join(" ")}
          </p>
        ) : null}
      </div>
    </details>
  );
}
