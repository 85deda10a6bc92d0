/** A table of flower cards between two people: both ends alike, each readable from its side, and nothing but cards in the
 * middle. The frame stands upright, its near end below; on a wide screen it is turned as a whole. */
import type { ComponentChildren, RefObject } from "preact";
import { Mark } from "../../pages/mark";
import { t } from "../../words";
import { own, seat, takeBack } from "../cards/house";
import { personName } from "../cards/names";
import { CoveredHand, Pad } from "./curtain";
import { frameTurn, turnOf } from "./facing";
import { Field } from "./field";
import { Hand } from "./hand";
import { isOpen } from "./covered";
import { latest, shown } from "./table";

interface Props {
  air: RefObject<HTMLDivElement | null>;
  /** Who sits at an end, and how that one stands. */
  who: (at: number) => ComponentChildren;
  captured: (at: number) => ComponentChildren;
  standing: (at: number) => ComponentChildren;
  menu: (at: number) => void;
  /** What lies over the half of the table before a seat. */
  over: (at: number) => ComponentChildren;
  /** What asks whoever moves. */
  asks: ComponentChildren;
}

function End({ at, who, captured, standing, menu }: Omit<Props, "air" | "over" | "asks"> & { at: number }) {
  const now = shown.value!;
  const plays = now.turn === at;
  const open = isOpen(at);
  const back = plays || seat.value === at ? latest.value?.may_take_back && latest.value.phase !== "over" : false;
  return (
    <section class="fc-end" data-turn={turnOf(at)} data-now={plays} aria-label={t("koikoi-side-of", { name: personName(at) })}>
      <div class="fc-captured">{captured(at)}</div>
      <div class="fc-hand">{plays && open && seat.value === at ? <Hand /> : <CoveredHand at={at} />}</div>
      <div class="fc-edge">
        {who(at)}
        {standing(at)}
        <Pad at={at} asks />
        {back ? (
          <button type="button" class="kk-button" aria-label={t("koikoi-take-back")} title={t("koikoi-take-back")} onClick={takeBack}>
            <Mark name="back" />
          </button>
        ) : null}
        <button type="button" class="kk-button" aria-label={`${t("match-menu")}: ${personName(at)}`} title={t("match-menu")} onClick={() => menu(at)}>
          <Mark name="more" />
        </button>
      </div>
    </section>
  );
}

export function FacingBoard({ air, over, asks, ...ends }: Props) {
  const [near = 0, far = 1] = own.value;
  return (
    <div class="fc-frame" data-frame={frameTurn.value} style={{ "--frame": `${frameTurn.value}deg` }}>
      <End at={far} {...ends} />
      <section class="kk-middle fc-middle" aria-label={t("koikoi-table")} data-turn={turnOf(seat.value)} style={{ "--toward": `${turnOf(seat.value)}deg` }}>
        <Field />
      </section>
      <End at={near} {...ends} />
      {[far, near].map((at) => (
        <div key={at} class="fc-half" data-turn={turnOf(at)} data-end={at === near ? "near" : "far"}>
          {over(at)}
        </div>
      ))}
      <div class="fc-asks" data-turn={turnOf(seat.value)}>
        {asks}
      </div>
      <div ref={air} class="ct-air" data-frame={frameTurn.value} aria-hidden="true" />
    </div>
  );
}
