/** A card as it is seen: its face, its back, or small as a sign. */
import { cornerMarks } from "../../settings";
import { BACK, cardOf, cornersOf, faceOf, SIGNS } from "./deck";

/** Where there is no picture: number of the month and sign of the kind. */
function Plain({ card }: { card: number }) {
  const { month, kind } = cardOf(card);
  return (
    <span class="kk-plain" data-kind={kind}>
      <b>{month}</b>
      <i lang="ja">{SIGNS[kind]}</i>
    </span>
  );
}

interface FaceProps {
  card: number;
  /** With the layer of month number and kind, where that is wanted. */
  corners?: boolean;
  /** Not a card that flies. */
  still?: boolean;
  /** What ears are told; nothing where something else tells it. */
  label?: string;
}

export function Face({ card, corners = false, still = false, label = "" }: FaceProps) {
  const face = faceOf(card);
  const layer = corners && cornerMarks.value ? cornersOf(card) : undefined;
  return (
    <span class="kk-card" {...(still ? {} : { "data-spot": `card-${card}` })}>
      {face ? <img src={face} alt={label} width="64" height="104" draggable={false} decoding="sync" /> : <Plain card={card} />}
      {layer ? <img class="kk-corners" src={layer} alt="" width="64" height="104" draggable={false} /> : null}
    </span>
  );
}

export function Back({ spot }: { spot?: string }) {
  return (
    <span class="kk-card kk-back" {...(spot ? { "data-spot": spot } : {})}>
      {BACK ? <img src={BACK} alt="" width="64" height="104" draggable={false} /> : null}
    </span>
  );
}

/** One card of a yaku: held, still to come, or with the other side. */
export function Mini({ card, mark }: { card: number; mark: "have" | "open" | "lost" }) {
  return (
    <span class="kk-mini" data-mark={mark}>
      <Face card={card} still />
    </span>
  );
}

const picture = (address: string | undefined) => (address ? Object.assign(new Image(), { decoding: "sync", alt: "", src: address }) : null);

/** The two sides of a card that flies. */
export const frontFace = (card: number) => picture(faceOf(card));
export const backFace = () => picture(BACK);
