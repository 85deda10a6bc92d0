/** The entrance: three doors, and what one needs to go through the first. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { FIRST_STEPS, hintsFor } from "../games/kyogi/wish";
import { connected } from "../connection";
import { remark, sitting } from "../games/kyogi/house";
import { remarkWords } from "./remark";
import { chosenOpponent, sitDown } from "../games/kyogi/seat";
import { hints, level, openMatch, READS, reads, rules, type OpenMatch, type Reads } from "../settings";
import { has, t } from "../words";
import { addressOfGame } from "../games/index";
import { CRESTS } from "./crest";
import { Family } from "./family";
import { KoikoiDoor } from "./koikoi-door";
import { missing, reopenLibrary } from "./library";
import { Mark } from "./mark";
import { MatchSheet } from "./match-sheet";
import { playerName } from "./names";
import { T } from "./said";
import { MUSUME_FUSAHOSE, Torifuda } from "./torifuda";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";
import { RecordButton } from "./record-button";

function Question() {
  const answer = (value: Reads) => {
    reads.value = value;
    hints.value = hintsFor(value);
  };
  return (
    <section class="question" aria-labelledby="question">
      <h2 id="question">{t("home-reads")}</h2>
      <div class="question-answers">
        {READS.map((value) => (
          <button key={value} type="button" onClick={() => answer(value)}>
            {t(`home-reads-${value}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Three cards as they lie when a hand has just laid them down. */
function Cards() {
  return (
    <div class="door-cards">
      <Torifuda verse="からくれなゐにみつくくるとは" class="door-card-a" />
      <Torifuda verse="くもかくれにしよはのつきかな" class="door-card-b" />
      <Torifuda verse="われてもすゑにあはむとそおもふ" class="door-card-c" />
    </div>
  );
}

function Verse() {
  return (
    <p class="door-verse" lang="ja">
      <span>難波津に</span>
      <span>咲くやこの花</span>
      <span>冬ごもり</span>
    </p>
  );
}

function KarutaDoor({ onChoose }: { onChoose: () => void }) {
  const route = useLocation();
  const rival = chosenOpponent.value;
  const format = String(rules.value["format"] ?? "full");
  const refused = remark.value?.type === "refused" ? remark.value : null;
  const go = async (rules?: typeof FIRST_STEPS) => {
    if (await sitDown(rules && { rules })) route.route("/match");
  };
  const waits = sitting.value || !connected.value;
  const beginner = reads.value === null || reads.value === "no";
  return (
    <section class="door door-karuta">
      <button type="button" class="door-open" onClick={() => go()} disabled={waits}>
        <div class="door-paper" aria-hidden="true">
          <Cards />
        </div>
        <div class="door-words">
          <h2>{t("home-karuta")}</h2>
          <p>{t("home-karuta-line")}</p>
          <p class="door-plan">
            {rival ? (
              <>
                <span>{playerName(rival)}</span>
                <span>{t("page-class", { level: rival.grade ?? level.value })}</span>
              </>
            ) : (
              <span>{t("page-class", { level: level.value })}</span>
            )}
            <span>{has(`page-format-${format}`) ? t(`page-format-${format}`) : t(`option-format-${format}`)}</span>
            <span>{t(`page-hints-${hints.value}`)}</span>
          </p>
          <span class="door-go">
            {t(connected.value ? "home-sit" : "page-connecting")} <Mark name="arrow" />
          </span>
        </div>
      </button>
      {refused ? (
        <p class="door-fault fault" role="alert">
          {remarkWords(refused)}
        </p>
      ) : null}
      <div class="door-else">
        {beginner ? (
          <button type="button" class="door-first" onClick={() => go(FIRST_STEPS)} disabled={waits}>
            {t("home-first-steps")}
          </button>
        ) : null}
        <button type="button" class="door-choose" onClick={onChoose}>
          {t("home-choose")}
        </button>
        <a class="door-two" href="/play/kyogi">
          {t("family-two-here")}
        </a>
      </div>
    </section>
  );
}

/** The third door: for those who have cards of their own, or want to make some. */
function ReaderDoor() {
  return (
    <section class="door door-reader">
      <a class="door-open" href="/reader">
        <div class="door-paper" aria-hidden="true">
          <Verse />
        </div>
        <div class="door-words">
          <h2>{t("home-reader")}</h2>
          <p>{t("home-reader-line")}</p>
          <span class="door-go">
            {t("home-reader-go")} <Mark name="arrow" />
          </span>
        </div>
      </a>
      <div class="door-else">
        <a href="/print">{t("home-print")}</a>
        <a href="/voices">{t("home-voices")}</a>
      </div>
    </section>
  );
}

/** The cloth over the doors: the way to people near and far. */
function People() {
  return (
    <a class="home-people" href="/hall">
      <span class="home-people-crests" aria-hidden="true">
        {CRESTS.slice(0, 5).map((sign, at) => (
          <svg key={at} viewBox="0 0 40 40">
            <g>{sign}</g>
          </svg>
        ))}
      </span>
      <b>{t("home-hall")}</b>
      <span>{t("home-hall-line")}</span>
      <Mark name="arrow" />
    </a>
  );
}

/** A duel is told by the rival's name, any other game by its own. */
function continued({ game = "kyogi", opponent }: OpenMatch): string {
  const duel = (game === "kyogi" || game === "koikoi") && opponent !== "";
  return duel ? t("home-continue", { name: opponent }) : t("family-open-title", { game: t(`game-${game}-title`) });
}

export function Home() {
  useTitle(t("home-title"));
  const choosing = useSignal(false);
  const waiting = openMatch.value;
  return (
    <div class="home">
      <SiteHead />
      <main id="main" class="home-main">
        <div class="home-lede">
          <h1>
            <span class="home-name">{t("home-title")}</span>
            <span class="home-brush" lang="ja" aria-hidden="true">
              競技歌留多
            </span>
          </h1>
          <p>
            <T k="home-what" />
          </p>
        </div>
        {reads.value === null ? <Question /> : null}
        {waiting ? (
          <a class="home-open" href={addressOfGame(waiting.game)}>
            <span>{continued(waiting)}</span>
            <Mark name="arrow" />
          </a>
        ) : null}
        {missing.value ? (
          <p class="home-missing" role="status">
            {t("page-no-books")}{" "}
            <button type="button" class="link" onClick={reopenLibrary}>
              {t("page-again")}
            </button>
          </p>
        ) : null}
        <div class="front">
          <People />
          <div class="doors">
            <KarutaDoor onChoose={() => (choosing.value = true)} />
            <KoikoiDoor />
            <ReaderDoor />
          </div>
        </div>
        <Family />
      </main>
      <footer class="floor">
        <div class="floor-cards" aria-hidden="true">
          {MUSUME_FUSAHOSE.map(({ number, verse }) => (
            <Torifuda key={number} verse={verse} />
          ))}
        </div>
        <nav class="floor-links" aria-label={t("home-more")}>
          <RecordButton />
          <a href="/cards">
            <Mark name="cards" /> {t("home-cards")}
          </a>
          <a href="/glossary">
            <Mark name="book" /> {t("match-glossary")}
          </a>
          <a href="/settings">
            <Mark name="gear" /> {t("settings-title")}
          </a>
          {reads.value === null ? null : (
            <button type="button" class="link" onClick={() => (reads.value = null)}>
              {t("home-reads-again")}
            </button>
          )}
        </nav>
      </footer>
      {choosing.value ? <MatchSheet onClose={() => (choosing.value = false)} /> : null}
    </div>
  );
}
