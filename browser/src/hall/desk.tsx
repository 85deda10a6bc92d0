/** Where one says what one wants to play, and how to find others for it: by the house, by a link, or at a table for all. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { connected } from "../connection";
import { Choice } from "../pages/choice";
import { FamilyPicture } from "../pages/family-pictures";
import { Mark } from "../pages/mark";
import { NameField } from "../pages/name-field";
import * as settings from "../settings";
import { t } from "../words";
import { joinRoom, makeRoom, seek, seeking, self, unseek } from "./hall";
import { formatTitle, gameTitle } from "./parts";
import { canCount, choose, counts, formatChosen, formatsOf, gameChosen, offered, termsOf } from "./wish";

const CODE = /[^A-Z0-9]/g;
const CODE_LENGTH = 5;

function Games() {
  return (
    <fieldset class="hall-games">
      <legend class="unseen">{t("hall-game")}</legend>
      <div class="hall-games-set">
        {offered.value.map((game) => (
          <label key={game} class="hall-game">
            <input type="radio" name="hall-game" value={game} checked={game === gameChosen.value} onChange={() => choose(game)} />
            <span>
              <FamilyPicture game={game} />
              <b>{gameTitle(game)}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Formats() {
  const game = gameChosen.value;
  const formats = formatsOf(game);
  if (formats.length < 2) return null;
  return (
    <Choice
      label={t("hall-format")}
      values={formats.map(({ name }) => name)}
      value={formatChosen.value?.name ?? ""}
      say={(name) => formatTitle(game, name)}
      onChoose={(name) => choose(game, name)}
    />
  );
}

/** How long one has been looking, by whole seconds. */
function Since({ at }: { at: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, Math.floor((now.value - at) / 1000));
  return (
    <span class="seeking-since" role="timer">
      {Math.floor(passed / 60)}:{String(passed % 60).padStart(2, "0")}
    </span>
  );
}

export function Seeking() {
  const now = seeking.value;
  if (!now) return null;
  return (
    <section class="seeking" aria-labelledby="seeking">
      <span class="seeking-lamp" aria-hidden="true" />
      <div role="status">
        <h2 id="seeking">{t(now.rated ? "hall-seeking" : "hall-seeking-any")}</h2>
        <p>
          {gameTitle(now.game)} · {formatTitle(now.game, now.format)}
        </p>
      </div>
      <Since at={now.since} />
      <p class="note">
        {now.rated ? `${t("hall-seeking-reach", { reach: now.reach })} ` : ""}
        {t("hall-seeking-note")}
      </p>
      <button type="button" onClick={unseek}>
        {t("hall-unseek")}
      </button>
    </section>
  );
}

function Plan() {
  const game = gameChosen.value;
  const format = formatChosen.value;
  const rated = counts.value;
  const ready = connected.value && format !== null;
  const open = (listed: boolean) => format && makeRoom(termsOf(game, format, rated), listed);
  return (
    <>
      <button type="button" class="primary hall-go" disabled={!ready} onClick={() => format && seek({ game, format: format.name, rated, pace: "match" })}>
        <span>{t(connected.value ? "hall-seek" : "page-connecting")}</span>
        {ready ? (
          <small>
            {gameTitle(game)} · {formatTitle(game, format.name)} · {t(rated ? "hall-rated" : "hall-friendly")}
          </small>
        ) : null}
      </button>
      <div class="hall-other">
        <button type="button" disabled={!ready} onClick={() => open(false)}>
          <Mark name="link" /> {t("hall-invite")}
        </button>
        <button type="button" disabled={!ready} onClick={() => open(true)}>
          <Mark name="people" /> {t("hall-open-room")}
        </button>
      </div>
    </>
  );
}

/** The door to games with people: what to play above, how to find somebody below. */
export function Desk() {
  const account = self.value?.account ?? false;
  return (
    <section class="hall-desk" aria-labelledby="hall-play">
      <h2 id="hall-play">{t("hall-play")}</h2>
      {seeking.value ? (
        <Seeking />
      ) : (
        <>
          <Games />
          <Formats />
          {canCount.value ? (
            <Choice
              label={t("hall-counts")}
              values={["rated", "friendly"] as const}
              value={counts.value ? "rated" : "friendly"}
              say={(value) => t(`hall-${value}`)}
              onChoose={(value) => (settings.hallRated.value = value === "rated")}
            />
          ) : null}
          <Plan />
          {account ? null : (
            <div class="hall-guest">
              <NameField unnamed={t("hall-guest")} />
              <p class="note">
                {t("hall-guest-note")} <a href="/account">{t("hall-account-make")}</a>
              </p>
            </div>
          )}
        </>
      )}
    </section>
  );
}

export function Code() {
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
          maxLength={CODE_LENGTH + 3}
          placeholder="K4RTA"
          value={code.value}
          onInput={(event) => (code.value = event.currentTarget.value.toUpperCase().replace(CODE, ""))}
        />
      </label>
      <button type="submit" disabled={!connected.value || code.value === ""}>
        {t("hall-code-go")} <Mark name="arrow" />
      </button>
    </form>
  );
}
