/** The people round the table: what each has kept, whose turn it is, who leads. */
import { useComputed } from "@preact/signals";
import { Crest } from "../../../pages/crest";
import { t } from "../../../words";
import { stacked } from "../../flowers/width";
import { own, seated } from "../house";
import { personName } from "../names";
import { Heap } from "./pile";
import { chairOf } from "./round";
import { shown } from "./stage";

/** The seat that is drawn nearest: of the page's own the first. */
export const near = () => own.value[0] ?? 0;

/** Whether nobody has more cards, and somebody fewer. */
function isAhead(at: number): boolean {
  const { piles, phase } = shown.value!;
  const count = piles[at]!.length;
  return phase !== "over" && piles.every((pile) => pile.length <= count) && piles.some((pile) => pile.length < count);
}

function Chips({ at }: { at: number }) {
  const now = shown.value!;
  const leads = isAhead(at);
  const level = seated.value?.players[at]?.level;
  return (
    <span class="bz-chips">
      {now.turn === at ? <span class="bz-chip bz-chip-turn">{t("koikoi-turn")}</span> : null}
      {now.left[at] ? <span class="bz-chip">{t("bozu-table-left")}</span> : null}
      {now.skips[at] ? <span class="bz-chip">{t("bozu-table-misses")}</span> : null}
      {leads ? <span class="bz-chip bz-chip-leads">{t("bozu-table-leads")}</span> : null}
      {level && now.turn !== at && !leads && !now.skips[at] && !now.left[at] ? <span class="bz-soft">{t(`start-level-${level}`)}</span> : null}
    </span>
  );
}

function SeatPlate({ at }: { at: number }) {
  const now = shown.value!;
  const chair = chairOf(at, near(), now.piles.length);
  const turned = useComputed(() => (own.value.length > 1 && !stacked.value ? chair.edge : 0));
  const count = now.piles[at]!.length;
  return (
    <li
      class="bz-seat"
      data-seat={at}
      data-near={at === near()}
      data-now={now.turn === at}
      data-ahead={isAhead(at)}
      data-left={now.left[at]}
      data-turn={turned.value}
      style={{ "--x": chair.x, "--y": chair.y, "--turned": `${turned.value}deg` }}
    >
      <Heap cards={now.piles[at]!} spot={`pile-${at}`} />
      <span class="bz-seat-words">
        <span class="bz-name-line">
          <Crest at={at} own={own.value.includes(at)} />
          <b class="bz-name">{personName(at)}</b>
        </span>
        <Chips at={at} />
      </span>
      <span class="bz-count">
        <b>{count}</b>
        <span>{t("bozu-table-cards", { count })}</span>
      </span>
    </li>
  );
}

/** More people than these sit closer on small screens. */
const FEW = 4;

/** The others in the order of their turns, then whoever sits nearest. */
export function Seats() {
  const seats = shown.value!.piles.length;
  const columns = Math.min(3, seats - 1);
  const others = Array.from({ length: seats - 1 }, (_, i) => (near() + i + 1) % seats);
  return (
    <>
      <ul class="bz-seats bz-others" aria-label={t("bozu-table-people")} data-many={seats > FEW} style={{ "--columns": columns }}>
        {others.map((at) => (
          <SeatPlate key={at} at={at} />
        ))}
      </ul>
      <ul class="bz-seats bz-self" aria-label={personName(near())}>
        <SeatPlate at={near()} />
      </ul>
    </>
  );
}
