/** The hall: find somebody to play with, or look on. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect, useRef } from "preact/hooks";
import { connected } from "../connection";
import { FamilyPicture } from "../pages/family-pictures";
import { Mark } from "../pages/mark";
import { remarkWords } from "../pages/remark";
import { useTitle } from "../pages/title";
import type { LobbyRoom, Playing } from "../protocol-hall";
import { t } from "../words";
import { Code, Desk } from "./desk";
import { attend, called, gone, inRoom, joinRoom, lobby, refused, room, seek, seeking, self } from "./hall";
import { Counts, Differing, formatTitle, gameTitle, HallHead, RatingMark } from "./parts";

const MINUTE_MS = 60_000;

function Waiting({ of }: { of: LobbyRoom }) {
  const others = of.names.filter((name) => name !== of.host);
  return (
    <li class="hall-row">
      <FamilyPicture game={of.terms.game} />
      <div class="hall-row-words">
        <b>{gameTitle(of.terms.game)}</b>
        <Differing terms={of.terms} />
        <span>
          {of.host} <RatingMark of={of.rating} />
          {others.length > 0 ? `, ${others.join(", ")}` : ""}
        </span>
      </div>
      <div class="hall-row-do">
        <Counts rated={of.terms.rated} />
        <span class="hall-free">{t("hall-free", { count: of.free })}</span>
        <button type="button" disabled={!connected.value} onClick={() => joinRoom(of.code)} aria-label={`${t("hall-join")}: ${of.host}, ${gameTitle(of.terms.game)}`}>
          {t("hall-join")}
        </button>
      </div>
    </li>
  );
}

function Board({ of, now }: { of: Playing; now: number }) {
  const minutes = Math.max(0, Math.floor((now - of.since_ms) / MINUTE_MS));
  return (
    <li class="hall-row">
      <FamilyPicture game={of.game} />
      <div class="hall-row-words">
        <b>{of.names.join(" – ")}</b>
        <span>
          {gameTitle(of.game)} · {formatTitle(of.game, of.format)}
        </span>
        <small>{t("hall-since", { count: minutes })}</small>
      </div>
      <div class="hall-row-do">
        <Counts rated={of.rated} />
        <a class="button" href={`/watch/${encodeURIComponent(of.match)}`} aria-label={`${t("hall-watch")}: ${of.names.join(" – ")}`}>
          <Mark name="eye" /> {t("hall-watch")}
        </a>
      </div>
    </li>
  );
}

/** Who is looking already: one press goes to them. */
function Wishes() {
  const account = self.value?.account ?? false;
  const wishes = lobby.value?.wishes ?? [];
  if (wishes.length === 0 || seeking.value) return null;
  return (
    <section aria-labelledby="hall-wishes">
      <h2 id="hall-wishes">{t("hall-wishes")}</h2>
      <ul class="hall-list">
        {wishes.map(({ game, format, seekers, rated = false }) => (
          <li key={`${game} ${format} ${rated}`} class="hall-row">
            <FamilyPicture game={game} />
            <div class="hall-row-words">
              <b>{gameTitle(game)}</b>
              <span class="hall-differs">{formatTitle(game, format)}</span>
              <span>{t("hall-wish", { count: seekers })}</span>
            </div>
            <div class="hall-row-do">
              <Counts rated={rated} />
              {rated && !account ? (
                <a class="button" href="/account">
                  {t("account-sign-in")}
                </a>
              ) : (
                <button type="button" disabled={!connected.value} onClick={() => seek({ game, format, rated, pace: "match" })}>
                  {t("hall-wish-go")}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What hangs on the board: rooms that wait for people, and matches that can be watched. */
function Around() {
  const told = lobby.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="hall-around">
      <Wishes />
      <section aria-labelledby="hall-rooms">
        <h2 id="hall-rooms">{t("hall-rooms")}</h2>
        {!told ? (
          <p class="hall-empty" role="status">
            {t("page-connecting")}
          </p>
        ) : told.rooms.length === 0 ? (
          <p class="hall-empty">{t("hall-rooms-none")}</p>
        ) : (
          <ul class="hall-list">
            {told.rooms.map((each) => (
              <Waiting key={each.code} of={each} />
            ))}
          </ul>
        )}
        <Code />
      </section>
      <section aria-labelledby="hall-boards">
        <div class="hall-over">
          <h2 id="hall-boards">{t("hall-boards")}</h2>
          {told && told.playing.length > 0 ? <a href="/screen">{t("hall-screen")}</a> : null}
        </div>
        {told && told.playing.length > 0 ? (
          <ul class="hall-list">
            {told.playing.map((each) => (
              <Board key={each.match} of={each} now={now.value} />
            ))}
          </ul>
        ) : (
          <p class="hall-empty">{t(told ? "hall-boards-none" : "page-connecting")}</p>
        )}
      </section>
    </div>
  );
}

/** Why one is here and not in a room, or what the house would not do. */
function Why() {
  const now = refused.value;
  if (now)
    return (
      <p class="hall-why fault" role="alert">
        {remarkWords(now)}
      </p>
    );
  return gone.value && gone.value !== "left" ? (
    <p class="hall-why" role="status">
      {t(`room-gone-${gone.value}`)}
    </p>
  ) : null;
}

export function LobbyPage() {
  useTitle(t("hall-title"));
  const route = useLocation();
  const code = inRoom.value;
  const before = useRef(code);
  useEffect(attend, []);
  useEffect(() => () => void (refused.value = null), []);
  useEffect(() => {
    // Who comes from a room looks around here, and goes back by the link; who is called to a match goes there.
    if (code && code !== before.current && !called.value) route.route(`/room/${code}`);
    before.current = code;
  }, [code]);
  const people = lobby.value?.people;
  return (
    <>
      <HallHead />
      <main id="main" class="hall">
        <header class="hall-lede">
          <h1>
            {t("hall-title")}
            <span class="hall-brush" lang="ja" aria-hidden="true">
              対戦の間
            </span>
          </h1>
          <p>{t("hall-line")}</p>
          {people === undefined ? null : (
            <p class="hall-people">
              <Mark name="people" /> {t("hall-people", { count: people })}
            </p>
          )}
        </header>
        <Why />
        {code ? (
          <a class="home-open" href={`/room/${code}`}>
            <span>{t("hall-back", { game: gameTitle(room.value?.terms.game ?? "") })}</span>
            <Mark name="arrow" />
          </a>
        ) : null}
        <Desk />
        <Around />
      </main>
    </>
  );
}
