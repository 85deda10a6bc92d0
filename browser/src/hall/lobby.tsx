/** The hall: find somebody to play with, or look on. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { connected, games } from "../connection";
import { isGame, type GameKey } from "../games/index";
import { Choice } from "../pages/choice";
import { NameField } from "../pages/name-field";
import { remarkWords } from "../pages/remark";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import type { LobbyRoom, Playing } from "../protocol-hall";
import * as settings from "../settings";
import { t } from "../words";
import { attend, inRoom, joinRoom, lobby, makeRoom, refused, room, seek, seeking, self, unseek } from "./hall";
import { me, whoAmI } from "./people";
import { Differing, formatTitle, gameTitle, RatingMark } from "./parts";
import "../styles/hall.css";

const CODE = /[^A-Z0-9]/g;

export const gameChosen = (): GameKey => (isGame(settings.hallGame.value) ? settings.hallGame.value : "kyogi");

/** The formats of a game by which people are paired; the usual one first. */
export function formatsOf(game: string) {
  return games.value.get(game)?.formats ?? [];
}

function Formats({ game, format, choose }: { game: string; format: string; choose: (format: string) => void }) {
  const formats = formatsOf(game);
  if (formats.length < 2) return null;
  return (
    <label class="field">
      <span>{t("hall-format")}</span>
      <select value={format} onChange={(event) => choose(event.currentTarget.value)}>
        {formats.map(({ name }) => (
          <option key={name} value={name}>
            {formatTitle(game, name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Seeking() {
  const now = seeking.value!;
  return (
    <div class="seeking" role="status">
      <span class="seeking-lamp" aria-hidden="true" />
      <p>
        <b>{t("hall-seeking")}</b>
        <span>
          {gameTitle(now.game)} · {formatTitle(now.game, now.format)}
        </span>
        <small>{t("hall-seeking-note")}</small>
      </p>
      <button type="button" onClick={unseek}>
        {t("hall-unseek")}
      </button>
    </div>
  );
}

function Play() {
  const chosen = useSignal<string | null>(null);
  const game = gameChosen();
  const formats = formatsOf(game);
  const format = formats.find(({ name }) => name === chosen.value) ?? formats[0];
  const account = self.value?.account ?? false;
  const rated = account && settings.hallRated.value && (format?.rated ?? false);
  const terms = () => ({
    game,
    seats: format?.seats ?? 2,
    rules: format?.rules ?? {},
    preset: format?.preset ?? "",
    pace: "match" as const,
    rated,
    format: format?.name ?? "",
  });
  if (seeking.value) return <Seeking />;
  return (
    <section class="hall-play" aria-labelledby="hall-play">
      <h2 id="hall-play">{t("hall-play")}</h2>
      <div class="hall-form">
        <label class="field">
          <span>{t("hall-game")}</span>
          <select
            value={game}
            onChange={(event) => {
              settings.hallGame.value = event.currentTarget.value;
              chosen.value = null;
            }}
          >
            {[...games.value.keys()].map((name) => (
              <option key={name} value={name}>
                {gameTitle(name)}
              </option>
            ))}
          </select>
        </label>
        <Formats game={game} format={format?.name ?? ""} choose={(name) => (chosen.value = name)} />
        {account ? null : <NameField />}
      </div>
      {account && format?.rated ? (
        <Choice
          label={<span class="unseen">{t("hall-rated")}</span>}
          values={["rated", "friendly"] as const}
          value={rated ? "rated" : "friendly"}
          say={(value) => t(`hall-${value}`)}
          onChoose={(value) => (settings.hallRated.value = value === "rated")}
        />
      ) : null}
      <div class="hall-ways">
        <button
          type="button"
          class="primary hall-go"
          disabled={!connected.value || !format}
          onClick={() => seek({ game, format: format!.name, rated, pace: "match" })}
        >
          {t(connected.value ? "hall-seek" : "page-connecting")}
        </button>
        <button type="button" disabled={!connected.value || !format} onClick={() => makeRoom(terms(), false)}>
          {t("hall-invite")}
        </button>
        <button type="button" disabled={!connected.value || !format} onClick={() => makeRoom(terms(), true)}>
          {t("hall-open-room")}
        </button>
      </div>
      {account ? null : (
        <p class="note">
          {t("hall-guest-note")} <a href="/account">{t("hall-account-make")}</a>
        </p>
      )}
    </section>
  );
}

function Code() {
  const code = useSignal("");
  return (
    <form
      class="hall-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.peek()) joinRoom(code.peek());
      }}
    >
      <label class="field">
        <span>{t("hall-code")}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={8}
          value={code.value}
          onInput={(event) => (code.value = event.currentTarget.value.toUpperCase().replace(CODE, ""))}
        />
      </label>
      <button type="submit" disabled={!connected.value || code.value === ""}>
        {t("hall-code-go")}
      </button>
    </form>
  );
}

function Waiting({ of }: { of: LobbyRoom }) {
  return (
    <li class="hall-row">
      <div class="hall-row-words">
        <b>
          {of.host} <RatingMark of={of.rating} />
        </b>
        <span>{gameTitle(of.terms.game)}</span>
        <Differing terms={of.terms} />
      </div>
      <span class="hall-free">{t("hall-free", { count: of.free })}</span>
      <button type="button" onClick={() => joinRoom(of.code)}>
        {t("hall-join")}
      </button>
    </li>
  );
}

function Board({ of }: { of: Playing }) {
  return (
    <li class="hall-row">
      <div class="hall-row-words">
        <b>{of.names.join(" – ")}</b>
        <span>
          {gameTitle(of.game)} · {formatTitle(of.game, of.format)}
        </span>
      </div>
      {of.rated ? <span class="seal">{t("hall-rated")}</span> : null}
      <a class="button" href={`/watch/${of.match}`}>
        {t("hall-watch")}
      </a>
    </li>
  );
}

function Around() {
  const now = lobby.value;
  if (!now) return <p role="status">{t("page-connecting")}</p>;
  return (
    <>
      <section aria-labelledby="hall-rooms">
        <h2 id="hall-rooms">{t("hall-rooms")}</h2>
        {now.rooms.length === 0 ? (
          <p class="hall-empty">{t("hall-rooms-none")}</p>
        ) : (
          <ul class="hall-list">
            {now.rooms.map((each) => (
              <Waiting key={each.code} of={each} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="hall-boards">
        <div class="hall-head">
          <h2 id="hall-boards">{t("hall-boards")}</h2>
          {now.playing.length > 0 ? <a href="/screen">{t("hall-screen")}</a> : null}
        </div>
        {now.playing.length === 0 ? (
          <p class="hall-empty">{t("hall-boards-none")}</p>
        ) : (
          <ul class="hall-list">
            {now.playing.map((each) => (
              <Board key={each.match} of={each} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export function LobbyPage() {
  useTitle(t("hall-title"));
  const route = useLocation();
  useEffect(attend, [connected.value]);
  useEffect(() => {
    if (!me.peek()) void whoAmI();
  }, []);
  const code = inRoom.value;
  useEffect(() => {
    if (code && room.peek()?.seat !== undefined) route.route(`/room/${code}`);
  }, [code]);
  return (
    <>
      <SiteHead title={t("hall-title")} />
      <main id="main" class="hall">
        <header class="hall-lede">
          <h1>{t("hall-title")}</h1>
          <p>{t("hall-people", { count: lobby.value?.people ?? 0 })}</p>
          <nav class="hall-links" aria-label={t("hall-more")}>
            <a href="/account">
              {self.value?.account ? self.value.name : t("account-title")}
            </a>
            <a href="/leaders">{t("leaders-title")}</a>
          </nav>
        </header>
        <div class="hall-desk">
          <Play />
          <Code />
          {refused.value && !code ? (
            <p class="fault" role="alert">
              {remarkWords(refused.value)}
            </p>
          ) : null}
        </div>
        <div class="hall-around">
          <Around />
        </div>
      </main>
    </>
  );
}
