/** Who sits where at a table of flower cards: a crest for each, and the cards that they hold. */
import { CRESTS } from "../../pages/crest";
import { t } from "../../words";
import { personName } from "../cards/names";
import { Back } from "./card";
import { shown } from "./table";

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
