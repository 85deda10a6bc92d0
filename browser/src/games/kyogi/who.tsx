/** Who sits at a side: name or names, how many cards lie before them, what they took. */
import type { ComponentChildren } from "preact";
import { Crest } from "../../pages/crest";
import { Mark } from "../../pages/mark";
import { Pile } from "../../pages/pile";
import { has, seconds, t } from "../../words";
import { characterAt, membersOf, seatName, sideName } from "./company";
import { inTeams, looking, opened, own, practice, rulings, table } from "./house";
import { crestOf, Mon } from "./mon";
import { figuresOf, reachesOf } from "./reactions";
import { takesOf } from "./told";

const at = <T,>(list: readonly T[], which: number): T => list[which]!;

/** What a member does in the game, where each has a part of their own. */
function roleOf(seat: number): string | null {
  const key = `start-seat-${opened.value?.game ?? ""}-${seat}`;
  return has(key) ? t(key) : null;
}

function heldBy(seat: number): number | null {
  const holders = Object.values(table.value?.holders ?? {});
  return holders.length === 0 ? null : holders.filter((holder) => holder === seat).length;
}

/** The members of a side: who takes now, who has a hand up, how many cards each has taken or holds. */
export function Members({ which }: { which: number }) {
  const now = table.value!;
  const active = now.active ?? [];
  const taken = (seat: number) => rulings.value.filter(({ hand }) => hand === seat).length;
  return (
    <ul class="members" aria-label={sideName(which)}>
      {membersOf(which).map((seat) => {
        const held = heldBy(seat);
        const role = roleOf(seat);
        return (
          <li key={seat} data-active={active.includes(seat)} data-waits={active.length > 0 && !active.includes(seat)} data-own={own.value.includes(seat)}>
            {now.hands[seat] ? <Mark name="hand" /> : null}
            <b>{seatName(seat)}</b>
            {stateOf(seat) === null ? null : <span class="member-role">{stateOf(seat)}</span>}
            {role ? (
              <span class="member-role" data-holder={Math.floor(seat / 2)}>
                {role}
              </span>
            ) : null}
            <span class="member-count">{held === null ? taken(seat) || "" : held}</span>
            <span class="unseen">
              {held === null ? t("match-taken", { count: taken(seat) }) : t("match-holds", { count: held })}
              {active.includes(seat) ? ` ${t("match-plays-now")}` : ""}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where others wait for each other before the first poem: that a seat is done, or away from the mat. */
function stateOf(seat: number): string | null {
  const now = table.value!;
  if (practice.value || (now.phase !== "arrange" && now.phase !== "memorise")) return null;
  if (now.ready[seat]) return t(`between-done-${now.phase}`);
  return now.away[seat] ? t("between-out") : null;
}

/** For who looks on: how fast this side's hand was at the last card. */
function LastReach({ which }: { which: number }) {
  const { last, phase } = table.value!;
  if (!looking.value || !last || phase === "open" || last.target === "D") return null;
  const reach = reachesOf(last)[which as 0 | 1];
  return <b class="who-reach">{reach === null ? t("watch-no-touch") : t("match-after", { seconds: seconds(reach) })}</b>;
}

function Name({ which }: { which: number }) {
  const seat = membersOf(which)[0] ?? which;
  const character = characterAt(seat);
  if (inTeams.value)
    return (
      <>
        <span class={`banner banner-${which}`} aria-hidden="true" />
        <div class="who-name who-side">
          <b>{sideName(which)}</b>
          <Members which={which} />
        </div>
      </>
    );
  return (
    <>
      {character || practice.value ? <Mon of={crestOf(character?.style)} /> : <Crest at={seat} own={own.value.includes(seat)} />}
      <div class="who-name">
        <b>{sideName(which)}</b>
        {character ? <span>{t("page-class", { level: character.grade ?? "" })}</span> : null}
        {stateOf(seat) === null ? null : <span class="who-state">{stateOf(seat)}</span>}
      </div>
    </>
  );
}

export function Count({ which }: { which: number }) {
  const count = at(table.value!.counts, which);
  return (
    <div class="who-count" data-last={count <= 3 && count > 0 ? "yes" : "no"}>
      <strong>{count}</strong>
      <span>{t("match-cards", { count })}</span>
    </div>
  );
}

export function Who({ which, children }: { which: number; children?: ComponentChildren }) {
  const now = table.value!;
  const takes = takesOf(rulings.value, now.readings);
  const median = figuresOf(rulings.value, which).median;
  return (
    <div class="who">
      <Name which={which} />
      <Count which={which} />
      <div class="who-figures">
        {takes ? <Pile count={at(takes, which)} /> : null}
        <span>
          {t("match-fouls", { count: at(now.fouls, which) })}
          {median === null ? "" : ` · ${t("match-median", { seconds: seconds(median) })}`}
        </span>
      </div>
      <LastReach which={which} />
      {children}
    </div>
  );
}
