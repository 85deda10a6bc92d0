/** Keys and what they do: `keys` with blanks between, `entry` of the catalogue. */
import { t } from "../words";

export type KeyEntry = readonly [keys: string, entry: string];

export function KeyList({ keys }: { keys: readonly KeyEntry[] }) {
  return (
    <dl class="keys">
      {keys.map(([names, entry]) => (
        <div key={entry}>
          <dt>
            {names.split(" ").map((name) => (
              <kbd key={name}>{name === "Space" ? t("match-space") : name}</kbd>
            ))}
          </dt>
          <dd>{t(entry)}</dd>
        </div>
      ))}
    </dl>
  );
}
