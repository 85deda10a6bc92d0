/** A person's page: ratings, matches, margins, how fast the hand is. */
import { useSignal } from "@preact/signals";
import { useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import type { Histogram, MatchLine, Profile } from "../protocol-hall";
import { language, t } from "../words";
import { whyWords } from "./account";
import { formatTitle, gameTitle, RatingMark } from "./parts";
import { profileOf } from "./people";
import "../styles/hall.css";

const dateOf = (ms: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(ms);

/** Columns with what each counts; the same as a list for who can't see them. */
function Columns({ title, bars }: { title: string; bars: readonly { label: string; count: number; mark?: boolean }[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure class="columns">
      <figcaption>{title}</figcaption>
      <div class="columns-set" role="img" aria-label={`${title}: ${bars.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${count}`).join("; ")}`}>
        {bars.map(({ label, count, mark }) => (
          <span key={label} class="column" data-mark={mark ?? false}>
            <span style={{ height: `${(100 * count) / most}%` }} />
            <small>{label}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}

function Reactions({ of }: { of: Histogram }) {
  const bars = of.counts.map((count, index) => {
    const from = of.from_ms + index * of.step_ms;
    return { label: index % 4 === 0 ? String(from) : "", count, mark: from < 0 };
  });
  return (
    <figure class="columns">
      <figcaption>{t("profile-reactions")}</figcaption>
      <div class="columns-set columns-fine" role="img" aria-label={of.counts.map((count, index) => `${of.from_ms + index * of.step_ms} ms: ${count}`).filter((line) => !line.endsWith(": 0")).join("; ")}>
        {bars.map(({ label, count, mark }, index) => (
          <span key={index} class="column" data-mark={mark}>
            <span style={{ height: `${(100 * count) / Math.max(1, ...of.counts)}%` }} />
            <small>{label}</small>
          </span>
        ))}
      </div>
      <p class="note">{t("profile-reactions-note")}</p>
    </figure>
  );
}

function Match({ of }: { of: MatchLine }) {
  return (
    <tr>
      <td>{dateOf(of.at_ms)}</td>
      <td>
        {gameTitle(of.game)}
        <small>{formatTitle(of.game, of.format)}</small>
      </td>
      <td>
        {of.names.map((name, seat) => (
          <span key={seat} class="profile-side" data-own={seat === of.seat}>
            {name}
            {of.inputs[seat] ? <small> {t(`input-${of.inputs[seat]}`)}</small> : null}
          </span>
        ))}
      </td>
      <td>
        <b data-won={of.won}>{t(of.won ? "profile-won" : "profile-lost")}</b> {of.margin}
        {of.ended === "played" ? null : <small> {t(`profile-ended-${of.ended}`)}</small>}
      </td>
      <td class="number">{of.median_ms === null || of.median_ms === undefined ? "" : t("page-milliseconds", { count: of.median_ms })}</td>
      <td class="number">{of.fouls}</td>
      <td>
        <a href={`/review/${of.match}`}>{t("result-replay")}</a>
      </td>
    </tr>
  );
}

function Body({ of, more }: { of: Profile; more: () => void }) {
  const margins = Object.entries(of.margins)
    .map(([margin, count]) => ({ margin: Number(margin), count }))
    .sort((one, other) => one.margin - other.margin);
  return (
    <>
      <header class="hall-lede">
        <h1>{of.name}</h1>
        <p>{t("profile-since", { date: dateOf(of.since_ms) })}</p>
        <p class="profile-sum">{t("profile-sum", { wins: of.wins, losses: of.losses })}</p>
      </header>
      {of.standings.length > 0 ? (
        <ul class="standings">
          {of.standings.map((each) => (
            <li key={`${each.game} ${each.format}`}>
              <span>
                {gameTitle(each.game)}
                <small>{formatTitle(each.game, each.format)}</small>
              </span>
              <RatingMark of={each.rating} />
              <small>{each.place ? t("profile-place", { place: each.place }) : t("profile-unplaced")}</small>
            </li>
          ))}
        </ul>
      ) : (
        <p class="hall-empty">{t("profile-unrated")}</p>
      )}
      <div class="profile-charts">
        {margins.length > 0 ? (
          <Columns title={t("profile-margins")} bars={margins.map(({ margin, count }) => ({ label: String(margin), count, mark: margin < 0 }))} />
        ) : null}
        {of.reactions && of.reactions.counts.some((count) => count > 0) ? <Reactions of={of.reactions} /> : null}
        {of.fouls_a_match === null ? null : <p class="profile-fouls">{t("profile-fouls", { fouls: of.fouls_a_match.toFixed(1) })}</p>}
      </div>
      {of.matches.length > 0 ? (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={t("profile-matches")}>
          <table class="profile-matches">
            <caption>{t("profile-matches")}</caption>
            <thead>
              <tr>
                <th>{t("profile-date")}</th>
                <th>{t("hall-game")}</th>
                <th>{t("profile-people")}</th>
                <th>{t("profile-result")}</th>
                <th>{t("profile-median")}</th>
                <th>{t("profile-otetsuki")}</th>
                <th>
                  <span class="unseen">{t("result-replay")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {of.matches.map((each) => (
                <Match key={each.match} of={each} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {of.more ? (
        <button type="button" onClick={more}>
          {t("profile-more")}
        </button>
      ) : null}
    </>
  );
}

export function ProfilePage() {
  const { params } = useRoute();
  const name = decodeURIComponent(params["name"] ?? "");
  const told = useSignal<Profile | null>(null);
  const why = useSignal("");
  useTitle(name);
  useEffect(() => {
    told.value = null;
    void profileOf(name).then((answer) => {
      if (answer.ok) told.value = answer.told;
      else why.value = whyWords(answer.why);
    });
  }, [name]);
  const more = async () => {
    const before = told.peek()!;
    const answer = await profileOf(name, before.matches.at(-1)?.at_ms);
    if (answer.ok) told.value = { ...before, matches: [...before.matches, ...answer.told.matches], more: answer.told.more };
  };
  return (
    <>
      <SiteHead title={t("hall-title")} />
      <main id="main" class="profile">
        {told.value ? <Body of={told.value} more={() => void more()} /> : <p role="status">{why.value || t("page-connecting")}</p>}
      </main>
    </>
  );
}
