/** The best of each game and format. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../connection";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import type { Leaders } from "../protocol-hall";
import * as settings from "../settings";
import { language, t } from "../words";
import { formatsOf, gameChosen } from "./lobby";
import { formatTitle, gameTitle, RatingMark } from "./parts";
import { leadersOf } from "./people";
import "../styles/hall.css";

export function LeadersPage() {
  useTitle(t("leaders-title"));
  const game = gameChosen();
  const formats = formatsOf(game).filter(({ rated }) => rated);
  const chosen = useSignal<string | null>(null);
  const format = formats.find(({ name }) => name === chosen.value)?.name ?? formats[0]?.name ?? "";
  const told = useSignal<Leaders | null>(null);
  useEffect(() => {
    told.value = null;
    if (format) void leadersOf(game, format).then((answer) => (told.value = answer.ok ? answer.told : null));
  }, [game, format]);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return (
    <>
      <SiteHead title={t("hall-title")} />
      <main id="main" class="leaders">
        <header class="hall-lede">
          <h1>{t("leaders-title")}</h1>
          <p>{t("leaders-line")}</p>
        </header>
        <div class="hall-form">
          <label class="field">
            <span>{t("hall-game")}</span>
            <select value={game} onChange={(event) => (settings.hallGame.value = event.currentTarget.value)}>
              {[...games.value.keys()].map((name) => (
                <option key={name} value={name}>
                  {gameTitle(name)}
                </option>
              ))}
            </select>
          </label>
          {formats.length > 1 ? (
            <label class="field">
              <span>{t("hall-format")}</span>
              <select value={format} onChange={(event) => (chosen.value = event.currentTarget.value)}>
                {formats.map(({ name }) => (
                  <option key={name} value={name}>
                    {formatTitle(game, name)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        {told.value && told.value.leaders.length > 0 ? (
          <table class="leaders-table">
            <thead>
              <tr>
                <th>{t("leaders-place")}</th>
                <th>{t("account-name")}</th>
                <th>{t("leaders-rating")}</th>
                <th>{t("leaders-last")}</th>
              </tr>
            </thead>
            <tbody>
              {told.value.leaders.map((each) => (
                <tr key={each.name}>
                  <td class="number">{each.place}</td>
                  <td>
                    <a href={`/people/${encodeURIComponent(each.name)}`}>{each.name}</a>
                  </td>
                  <td>
                    <RatingMark of={each.rating} />
                  </td>
                  <td>{date.format(each.last_ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p class="hall-empty">{t("leaders-none")}</p>
        )}
      </main>
    </>
  );
}
