/** Every term of the game with its line. */
import { t } from "../words";
import { glossary } from "./library";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";

export function Glossary() {
  const entries = [...glossary.value.values()].sort((a, b) => a.romaji.localeCompare(b.romaji));
  return (
    <dl class="glossary">
      {entries.map((entry) => (
        <div key={entry.key}>
          <dt>
            <span lang="ja">{entry.kanji}</span>
            <span lang="ja">{entry.kana}</span>
            <i lang="ja-Latn">{entry.romaji}</i>
          </dt>
          <dd>{entry.short}</dd>
          {entry.more ? <dd>{entry.more}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

export function GlossaryPage() {
  useTitle(t("match-glossary"));
  return (
    <>
      <SiteHead title={t("match-glossary")} />
      <main id="main" class="plain">
        <h1>{t("match-glossary")}</h1>
        <Glossary />
      </main>
    </>
  );
}
