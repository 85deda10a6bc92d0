/** A room: who plays, by which rules, and how the others get here. */
import { useSignal } from "@preact/signals";
import { useLocation, useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { connected, games } from "../connection";
import { addressOfGame } from "../games/index";
import { FamilyPicture } from "../pages/family-pictures";
import { Mark } from "../pages/mark";
import { NameField } from "../pages/name-field";
import { remarkWords } from "../pages/remark";
import { useTitle } from "../pages/title";
import type { RoomTold } from "../protocol-hall";
import { t } from "../words";
import { Chairs, isIdle } from "./chairs";
import { gone, joinRoom, leaveRoom, readyUp, refused, rename, room, self } from "./hall";
import { Invitation, LinkField } from "./invitation";
import { Counts, Differing, gameTitle, HallHead } from "./parts";
import { Phrases, Sayings } from "./phrases";
import { TermsSheet } from "./terms-sheet";
import "../styles/room.css";

const isFull = ({ seats }: RoomTold): boolean => seats.every(({ name, who }) => name || who);

/** What has to happen before the match begins. */
function Beginning({ told }: { told: RoomTold }) {
  const full = isFull(told);
  const own = told.seat === null ? undefined : told.seats[told.seat];
  if (!own) return <p class="room-looking">{t(full ? "room-looking-full" : "room-looking-on")}</p>;
  const again = told.over ?? false;
  const on = (again ? own.again : own.ready) ?? false;
  const wait = !full ? "room-waits-people" : on ? "room-waits-others" : again ? "room-waits-again" : "room-waits-you";
  return (
    <div class="room-begin">
      <button type="button" class="primary hall-go" aria-pressed={on} disabled={!connected.value} onClick={() => readyUp(!on)}>
        {on ? <Mark name="check" /> : null}
        {t(again ? (on ? "room-again-on" : "room-again") : on ? "room-ready-on" : "room-be-ready")}
      </button>
      <p role="status">{t(wait)}</p>
    </div>
  );
}

/** The match of the room is on. */
function Playing({ told }: { told: RoomTold }) {
  return (
    <div class="room-begin">
      {told.key ? (
        <a class="button primary hall-go" href={addressOfGame(told.terms.game)}>
          {t("room-to-match")} <Mark name="arrow" />
        </a>
      ) : (
        <a class="button primary hall-go" href={`/watch/${told.match}`}>
          <Mark name="eye" /> {t("hall-watch")}
        </a>
      )}
      <p role="status">{t("room-playing")}</p>
      <div class="room-watch">
        <p>{t("room-watch-line")}</p>
        <LinkField label={t("room-watch-link")} link={`${location.origin}/watch/${told.match}`} />
      </div>
    </div>
  );
}

function Head({ told, arrange }: { told: RoomTold; arrange: () => void }) {
  const idle = isIdle(told);
  return (
    <header class="room-head">
      <FamilyPicture game={told.terms.game} />
      <div>
        <h1>{gameTitle(told.terms.game)}</h1>
        <div class="room-terms">
          <Counts rated={told.terms.rated} />
          <Differing terms={told.terms} />
        </div>
        <p class="room-links">
          {told.host && idle && games.value.has(told.terms.game) ? (
            <button type="button" class="link" onClick={arrange}>
              {t("room-terms-change")}
            </button>
          ) : null}
          <a href={`/rules/${told.terms.game}`}>{t("room-rules")}</a>
        </p>
      </div>
    </header>
  );
}

function Inside({ told }: { told: RoomTold }) {
  const arranging = useSignal(false);
  const idle = isIdle(told);
  return (
    <main id="main" class="room">
      <Head told={told} arrange={() => (arranging.value = true)} />
      <div class="room-main">
        <div class="room-mat">
          <Chairs told={told} />
        </div>
        {idle ? <Beginning told={told} /> : <Playing told={told} />}
        {refused.value ? (
          <p class="fault" role="alert">
            {remarkWords(refused.value)}
          </p>
        ) : null}
      </div>
      <div class="room-aside">
        {idle && !isFull(told) ? <Invitation code={told.code} /> : null}
        {told.seat === null && told.said.length === 0 ? null : (
          <section class="room-talk" aria-labelledby="talk">
            <h2 id="talk">{t("room-talk")}</h2>
            <Sayings of={told.said} seats={told.seats} />
            <Phrases />
          </section>
        )}
        {self.value?.account || told.seat === null ? null : (
          <div class="room-name" onChange={rename}>
            <NameField unnamed={told.seats[told.seat]?.name ?? ""} />
          </div>
        )}
        <button type="button" class="quiet room-leave" onClick={leaveRoom}>
          <Mark name="door" /> {t("room-leave")}
        </button>
      </div>
      {arranging.value ? <TermsSheet told={told} onClose={() => (arranging.value = false)} /> : null}
    </main>
  );
}

/** On the way in, or out of it. */
function Outside({ code }: { code: string }) {
  const why = gone.value;
  const no = refused.value;
  return (
    <main id="main" class="hall-plain">
      <h1>{t("room-title")}</h1>
      <p class="invite-code" aria-hidden="true">
        {code}
      </p>
      {no ? (
        <p class="fault" role="alert">
          {remarkWords(no)}
        </p>
      ) : (
        <p role="status">{t(why ? `room-gone-${why}` : connected.value ? "room-going-in" : "page-connecting")}</p>
      )}
      <p class="hall-plain-do">
        {why || no ? (
          <button type="button" disabled={!connected.value} onClick={() => joinRoom(code)}>
            {t("room-try-again")}
          </button>
        ) : null}
        <a class="button" href="/hall">
          {t("hall-title")}
        </a>
      </p>
    </main>
  );
}

export function RoomPage() {
  const { params } = useRoute();
  const route = useLocation();
  const code = (params["code"] ?? "").toUpperCase();
  const told = room.value;
  useTitle(told ? gameTitle(told.terms.game) : t("room-title"));
  useEffect(() => {
    gone.value = refused.value = null;
    return () => void (refused.value = null);
  }, [code]);
  useEffect(() => {
    if (connected.value && room.peek()?.code !== code && gone.peek() === null) joinRoom(code);
  }, [code, connected.value]);
  useEffect(() => {
    if (gone.value === "left") route.route("/hall");
  }, [gone.value]);
  return (
    <>
      <HallHead />
      {told && told.code === code ? <Inside told={told} /> : <Outside code={code} />}
    </>
  );
}
