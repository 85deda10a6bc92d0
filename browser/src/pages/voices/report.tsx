/** What a pack lacks: verses that there are none of, and files that are no good, each with why. */
import { t } from "../../words";
import { gathered, type Odd, type Why } from "./names";
import { bytesOf, missingOf, type OwnSheet } from "./shelf";

/** Names that are shown of each kind; a pack can have thousands. */
const SHOWN = 60;

export function OddList({ odd }: { odd: readonly Odd[] }) {
  const kinds = new Map<Why, string[]>();
  for (const { path, why } of odd) kinds.set(why, [...(kinds.get(why) ?? []), path]);
  return (
    <ul class="voices-odd">
      {[...kinds].map(([why, paths]) => (
        <li key={why} data-why={why}>
          <span>{t(`voices-odd-${why}`, { count: paths.length })}</span>
          <ul>
            {paths.slice(0, SHOWN).map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
            {paths.length > SHOWN ? <li>{t("voices-more", { count: paths.length - SHOWN })}</li> : null}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Missing({ slots }: { slots: readonly string[] }) {
  const { both, upper, lower } = gathered(slots);
  return (
    <dl class="voices-missing">
      {(["both", "upper", "lower"] as const).map((part) => {
        const poems = { both, upper, lower }[part];
        return poems ? (
          <div key={part} data-part={part}>
            <dt>{t(`voices-missing-${part}`)}</dt>
            <dd>{poems}</dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}

export function Report({ sheet }: { sheet: OwnSheet }) {
  const missing = missingOf(sheet);
  return (
    <div class="voices-report">
      {missing.length ? null : <p>{t("voices-whole")}</p>}
      {sheet.numbered ? null : <p>{t("voices-by-order")}</p>}
      {missing.length ? (
        <section>
          <h3>{t("voices-missing", { count: missing.length })}</h3>
          <Missing slots={missing} />
          <p class="note">{t("voices-missing-note")}</p>
        </section>
      ) : null}
      {sheet.odd.length ? (
        <section>
          <h3>{t("voices-odd", { count: sheet.odd.length })}</h3>
          <OddList odd={sheet.odd} />
        </section>
      ) : null}
    </div>
  );
}

export const megabytes = (sheet: OwnSheet) => Math.max(0.1, Math.round(bytesOf(sheet) / 1e5) / 10);
