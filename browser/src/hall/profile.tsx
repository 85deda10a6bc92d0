/** A person's page: ratings, matches, margins, how fast the hand is. */
import { useSignal } from "@preact/signals";
import { useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { Crest } from "../pages/crest";
import { FamilyPicture } from "../pages/family-pictures";
import { Mark } from "../pages/mark";
import { useTitle } from "../pages/title";
import type { MatchLine, Profile, Standing } from "../protocol-hall";
import { language, t } from "../words";
import { marginBars, reactionBars, type Bar } from "./bars";
import { self } from "./hall";
import { Counts, dateOf, formatTitle, gameTitle, HallHead, RatingMark } from "./parts";
import { profileOf, whyWords, type Why } from "./people";
import "../styles/people.css";

interface ChartProps {
  title: string;
  bars: readonly Bar[];
  note: string;
  head: string;
}

/** Bars for who sees them, and the same figures as a table. Those below zero are hatched. */
function Chart({ title, bars, note, head }: ChartProps) {
  const most = Math.max(...bars.map(({ count }) => count));
  const wide = bars[0] ? bars[0].to - bars[0].from : 1;
  const span = ({ from, to }: Bar) => (wide === 1 ? String(from) : `${from} … ${to - 1}`);
  return (
    <figure class="bars">
      <figcaption>{title}</figcaption>
      <div class="bars-set" aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar.from} class="bar" data-below={bar.from < 0}>
            <i style={{ height: `${(100 * bar.count) / most}%` }} />
            {bar.label ? <small>{bar.label}</small> : null}
          </span>
        ))}
      </div>
      <p class="note">{note}</p>
      <details class="bars-figures">
        <summary>{t("profile-figures")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t("profile-how-often")}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ count }) => count > 0)
              .map((bar) => (
                <tr key={bar.from}>
                  <td>{span(bar)}</td>
                  <td>{bar.count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Rank({ of }: { of: Standing }) {
  return (
    <li>
      <FamilyPicture game={of.game} />
      <span class="rank-words">
        <b>{gameTitle(of.game)}</b>
        <small>{formatTitle(of.game, of.format)}</small>
        <small>{t("hall-rating-games", { count: of.rating.games })}</small>
      </span>
      <span class="rank-rating">
        <RatingMark of={of.rating} />
        <small>{of.place ? t("profile-place", { place: of.place }) : t("profile-unplaced")}</small>
      </span>
    </li>
  );
}

function Match({ of }: { of: MatchLine }) {
  const amount = Math.abs(of.margin);
  return (
    <li class="past">
      <span class="past-result" data-won={of.won}>
        <b>{t(of.won ? "profile-won" : "profile-lost")}</b>
        {amount > 0 ? <span>{t("profile-by", { margin: amount })}</span> : null}
        {of.ended === "played" ? null : <small>{t(`profile-ended-${of.ended}`)}</small>}
      </span>
      <span class="past-game">
        <b>{gameTitle(of.game)}</b>
        <small>
          {formatTitle(of.game, of.format)} · {dateOf(of.at_ms)}
        </small>
        <Counts rated={of.rated} />
      </span>
      <ul class="past-people" aria-label={t("profile-people")}>
        {of.names.map((name, seat) => (
          <li key={seat} data-own={seat === of.seat}>
            <Crest at={seat} own={seat === of.seat} />
            <span>
              {name} {of.inputs[seat] ? <small class="past-input">{t(`input-${of.inputs[seat]}`)}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      <span class="past-figures">
        {of.median_ms === null || of.median_ms === undefined ? null : (
          <span>
            <small>{t("profile-median")}</small> {t("page-milliseconds", { count: of.median_ms })}
          </span>
        )}
        <span>
          <small>{t("profile-otetsuki")}</small> {of.fouls}
        </span>
      </span>
      <a class="button quiet" href={`/review/${encodeURIComponent(of.match)}`} aria-label={`${t("result-replay")}: ${of.names.join(" – ")}, ${dateOf(of.at_ms)}`}>
        <Mark name="play" /> {t("result-replay")}
      </a>
    </li>
  );
}

function Head({ of }: { of: Profile }) {
  const own = self.value?.account === true && self.value.name === of.name;
  const fouls = of.fouls_a_match;
  return (
    <header class="hall-lede">
      <h1>{of.name}</h1>
      <p>{t("profile-since", { date: dateOf(of.since_ms) })}</p>
      <p>
        {t("profile-sum", { wins: of.wins, losses: of.losses })}
        {fouls === null ? "" : ` · ${t("profile-fouls", { fouls: fouls.toLocaleString(language.value, { maximumFractionDigits: 1 }) })}`}
      </p>
      {own ? (
        <a class="button" href="/account">
          {t("account-title")}
        </a>
      ) : null}
    </header>
  );
}

function Body({ of, more }: { of: Profile; more: () => Promise<void> }) {
  const margins = marginBars(of.margins);
  const reactions = of.reactions ? reactionBars(of.reactions) : [];
  return (
    <>
      <Head of={of} />
      <section aria-labelledby="ranks">
        <h2 id="ranks">{t("profile-ratings")}</h2>
        {of.standings.length > 0 ? (
          <ul class="ranks">
            {of.standings.map((each) => (
              <Rank key={`${each.game} ${each.format}`} of={each} />
            ))}
          </ul>
        ) : (
          <p class="hall-empty">{t("profile-unrated")}</p>
        )}
      </section>
      {margins.length > 0 || reactions.length > 0 ? (
        <div class="profile-charts">
          {reactions.length > 0 ? (
            <Chart title={t("profile-reactions")} bars={reactions} note={t("profile-reactions-note")} head={t("profile-median")} />
          ) : null}
          {margins.length > 0 ? <Chart title={t("profile-margins")} bars={margins} note={t("profile-margins-note")} head={t("profile-margin")} /> : null}
        </div>
      ) : null}
      <section aria-labelledby="past">
        <h2 id="past">{t("profile-matches")}</h2>
        {of.matches.length > 0 ? (
          <ol class="pasts">
            {of.matches.map((each) => (
              <Match key={each.match} of={each} />
            ))}
          </ol>
        ) : (
          <p class="hall-empty">{t("profile-matches-none")}</p>
        )}
        {of.more ? (
          <button type="button" class="pasts-more" onClick={() => void more()}>
            {t("profile-more")}
          </button>
        ) : null}
      </section>
    </>
  );
}

export function ProfilePage() {
  const { params } = useRoute();
  const name = params["name"] ?? "";
  const told = useSignal<Profile | null>(null);
  const why = useSignal<Why | null>(null);
  useTitle(name);
  useEffect(() => {
    let late = false;
    told.value = why.value = null;
    void profileOf(name).then((answer) => {
      if (late) return;
      if (answer.ok) told.value = answer.told;
      else why.value = answer.why;
    });
    return () => void (late = true);
  }, [name]);
  const more = async () => {
    const before = told.peek()!;
    const answer = await profileOf(name, before.matches.at(-1)?.at_ms);
    if (answer.ok && told.peek() === before) told.value = { ...before, matches: [...before.matches, ...answer.told.matches], more: answer.told.more };
  };
  return (
    <>
      <HallHead />
      <main id="main" class="profile">
        {told.value ? (
          <Body of={told.value} more={more} />
        ) : (
          <>
            <h1>{name}</h1>
            {why.value ? (
              <p class="hall-empty" role="alert">
                {whyWords(why.value)}
              </p>
            ) : (
              <p class="hall-empty" role="status">
                {t("page-connecting")}
              </p>
            )}
          </>
        )}
      </main>
    </>
  );
}
