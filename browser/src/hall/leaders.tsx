/** The best of each game and format. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { FamilyPicture } from "../pages/family-pictures";
import { Mark } from "../pages/mark";
import { useTitle } from "../pages/title";
import type { Leader, Leaders } from "../protocol-hall";
import { t } from "../words";
import { self } from "./hall";
import { dateOf, formatTitle, gameTitle, HallHead, pageOf, RatingMark } from "./parts";
import { leadersOf, whyWords, type Why } from "./people";
import { choose, formatsOf, gameChosen, offered } from "./wish";
import "../styles/people.css";

function Table({ of, title }: { of: readonly Leader[]; title: string }) {
  return (
    <table class="leaders-table">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("leaders-place")}</th>
          <th scope="col">{t("account-name")}</th>
          <th scope="col">{t("leaders-rating")}</th>
          <th scope="col" class="leaders-last">
            {t("leaders-last")}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map((each) => (
          <tr key={each.name} data-own={self.value?.account === true && self.value.name === each.name} data-first={each.place <= 3}>
            <td class="leaders-place">{each.place}</td>
            <th scope="row">
              <a href={pageOf(each.name)}>{each.name}</a>
            </th>
            <td>
              <RatingMark of={each.rating} />
            </td>
            <td class="leaders-last">{dateOf(each.last_ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LeadersPage() {
  useTitle(t("leaders-title"));
  const game = gameChosen.value;
  const formats = formatsOf(game).filter(({ rated }) => rated);
  const wanted = useSignal<string | null>(null);
  const format = formats.find(({ name }) => name === wanted.value)?.name ?? formats[0]?.name ?? "";
  const told = useSignal<Leaders | null>(null);
  const why = useSignal<Why | null>(null);
  useEffect(() => {
    let late = false;
    told.value = why.value = null;
    if (format)
      void leadersOf(game, format).then((answer) => {
        if (late) return;
        if (answer.ok) told.value = answer.told;
        else why.value = answer.why;
      });
    return () => void (late = true);
  }, [game, format]);
  const rated = offered.value.filter((each) => formatsOf(each).some((one) => one.rated));
  return (
    <>
      <HallHead />
      <main id="main" class="leaders">
        <header class="hall-lede">
          <h1>{t("leaders-title")}</h1>
          <p>{t("leaders-line")}</p>
        </header>
        <div class="leaders-ask">
          <FamilyPicture game={game} />
          <label class="field">
            <span>{t("hall-game")}</span>
            <select
              value={game}
              onChange={(event) => {
                choose(event.currentTarget.value);
                wanted.value = null;
              }}
            >
              {(rated.includes(game) ? rated : [game, ...rated]).map((name) => (
                <option key={name} value={name}>
                  {gameTitle(name)}
                </option>
              ))}
            </select>
          </label>
          {formats.length > 1 ? (
            <label class="field">
              <span>{t("hall-format")}</span>
              <select value={format} onChange={(event) => (wanted.value = event.currentTarget.value)}>
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
          <Table of={told.value.leaders} title={`${t("leaders-title")}: ${gameTitle(game)}, ${formatTitle(game, format)}`} />
        ) : why.value ? (
          <p class="fault" role="alert">
            {whyWords(why.value)}
          </p>
        ) : told.value ? (
          <div class="hall-empty">
            <p>{t("leaders-none")}</p>
            <a class="button" href="/hall">
              {t("leaders-play")} <Mark name="arrow" />
            </a>
          </div>
        ) : (
          <p class="hall-empty" role="status">
            {t(format ? "page-connecting" : "leaders-chance")}
          </p>
        )}
      </main>
    </>
  );
}
