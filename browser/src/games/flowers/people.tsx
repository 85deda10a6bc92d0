/** Who sits where at a table of flower cards: a crest for each, and the cards that they hold. */
import { t } from "../../words";
import { personName } from "../cards/names";
import { Back } from "./card";
import { shown } from "./table";

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

export function Crest({ at, own }: { at: number; own: boolean }) {
  return (
    <svg class="kk-crest" viewBox="0 0 40 40" aria-hidden="true" data-side={own ? "own" : "other"}>
      <circle cx="20" cy="20" r="19" class="kk-crest-ground" />
      <g class="kk-crest-sign">{CRESTS[at]}</g>
    </svg>
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
