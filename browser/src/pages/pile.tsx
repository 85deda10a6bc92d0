/** The pile beside a player: cards taken, face down. */
import { t } from "../words";

const A_LAYER = 4;
const MOST_LAYERS = 6;

export function Pile({ count }: { count: number }) {
  const layers = Math.min(MOST_LAYERS, Math.ceil(count / A_LAYER));
  return (
    <span class="pile" title={t("match-taken", { count })}>
      {layers > 0 ? (
        <span class="pile-cards" aria-hidden="true">
          {Array.from({ length: layers }, (_, i) => (
            <i key={i} style={{ "--n": i }} />
          ))}
        </span>
      ) : null}
      <span>{t("match-taken", { count })}</span>
    </span>
  );
}
