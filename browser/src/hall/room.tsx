/** A room: who plays, by which rules, and how the others get here. */
import { useSignal } from "@preact/signals";
import { useLocation, useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { connected, games, type Game } from "../connection";
import { addressOfGame } from "../games/index";
import { grouped, groupLabel, OptionField } from "../pages/options";
import { playerName } from "../pages/names";
import { NameField } from "../pages/name-field";
import { remarkWords } from "../pages/remark";
import { Sheet } from "../pages/sheet";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import type { RoomSeat, RoomTold } from "../protocol-hall";
import { t } from "../words";
import { changeTerms, cut, gone, invite, joinRoom, leaveRoom, readyUp, refused, room, self, takeSeat } from "./hall";
import { Phrases, Sayings } from "./phrases";
import { Differing, formatTitle, gameTitle, RatingMark, SeatSign, seatTitle } from "./parts";
import "../styles/hall.css";

const linkOf = (code: string): string => `${location.origin}/room/${code}`;

function Invitation({ code }: { code: string }) {
  const copied = useSignal(false);
  const link = linkOf(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      // Without https there is no clipboard: the address is selected for the person to copy.
      document.querySelector<HTMLInputElement>(".invite-link")?.select();
    }
  };
  return (
    <section class="invite" aria-labelledby="invite">
      <div>
        <h2 id="invite">{t("room-invite")}</h2>
        <p>{t("room-invite-line")}</p>
        <p class="invite-code">
          <span class="unseen">{t("hall-code")}</span> <b>{code}</b>
        </p>
      </div>
      <img class="invite-qr" src={`/api/room/${code}/qr.svg`} width="148" height="148" alt={t("room-qr")} />
      <div class="invite-row">
        <input class="invite-link" type="text" readOnly value={link} aria-label={t("room-link")} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {t(copied.value ? "room-copied" : "room-copy")}
        </button>
      </div>
    </section>
  );
}

function Players({ info }: { info: Game }) {
  return (
    <>
      {info.players.map((each) => (
        <option key={each.key} value={each.key}>
          {playerName(each)}
        </option>
      ))}
    </>
  );
}

function Chair({ of, seat, told, info }: { of: RoomSeat; seat: number; told: RoomTold; info: Game | undefined }) {
  const own = told.seat === seat;
  const free = !of.name && !of.who;
  const who = of.who ? info?.players.find(({ key }) => key === of.who) : undefined;
  const idle = told.over || !told.match;
  return (
    <li class="chair" data-own={own} data-free={free}>
      <SeatSign seat={seat} />
      <div class="chair-words">
        <small>{seatTitle(seat)}</small>
        {free ? (
          <span class="chair-free">{t("room-free")}</span>
        ) : (
          <b>
            {of.account ? <a href={`/people/${encodeURIComponent(of.account)}`}>{of.name}</a> : (of.name ?? (who ? playerName(who) : of.who))}
            {own ? <span class="chair-you"> {t("room-you")}</span> : null} <RatingMark of={of.rating} />
          </b>
        )}
        <small class="chair-state">
          {of.who ? t("room-house-player") : free ? "" : !of.here ? t("room-away") : told.over ? (of.again ? t("room-wants-again") : "") : of.ready ? t("room-ready") : t("room-not-ready")}
        </small>
      </div>
      <div class="chair-do">
        {free && idle ? (
          <button type="button" onClick={() => takeSeat(seat)}>
            {t("room-sit")}
          </button>
        ) : null}
        {free && told.host && idle && !told.terms.rated && info && info.players.length > 0 ? (
          <select aria-label={t("room-seat-house", { seat: seatTitle(seat) })} value="" onChange={(event) => invite(seat, event.currentTarget.value)}>
            <option value="">{t("room-add-house")}</option>
            <Players info={info} />
          </select>
        ) : null}
        {!free && told.host && !own && idle ? (
          <button type="button" class="quiet" onClick={() => invite(seat, null)}>
            {t("room-send-off")}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function Seats({ told, info }: { told: RoomTold; info: Game | undefined }) {
  const seats = told.seats.map((of, seat) => ({ of, seat }));
  const sided = info?.kind === "fields" || told.terms.game === "koikoi";
  const list = (of: typeof seats) => (
    <ul class="chairs">
      {of.map((each) => (
        <Chair key={each.seat} {...each} told={told} info={info} />
      ))}
    </ul>
  );
  if (!sided || seats.length < 4) return list(seats);
  return (
    <div class="room-sides">
      {[0, 1].map((side) => (
        <section key={side} aria-label={t(`start-side-${side}`)}>
          <h3>{t(`start-side-${side}`)}</h3>
          {list(seats.filter(({ seat }) => seat % 2 === side))}
        </section>
      ))}
    </div>
  );
}

/** The host's: which rules. The same fields as where a game against the house is begun. */
function Terms({ told, info, onClose }: { told: RoomTold; info: Game; onClose: () => void }) {
  const rules = useSignal<Record<string, string | number | boolean>>({ ...told.terms.rules });
  const preset = useSignal(told.terms.preset ?? "");
  const rated = useSignal(told.terms.rated ?? false);
  const seats = useSignal(told.terms.seats);
  const base = info.presets[preset.value] ?? {};
  const save = () => {
    const defaults = new Map(info.options.map((option) => [option.name, base[option.name] ?? option.default]));
    const differs = Object.fromEntries(Object.entries(rules.peek()).filter(([name, value]) => defaults.get(name) !== value));
    changeTerms({ ...told.terms, rules: differs, preset: preset.peek(), rated: rated.peek(), seats: seats.peek() });
    onClose();
  };
  return (
    <Sheet
      title={t("room-terms")}
      onClose={onClose}
      foot={
        <button type="button" class="primary" onClick={save}>
          {t("room-terms-save")}
        </button>
      }
    >
      <div class="form">
        {info.formats && info.formats.length > 0 ? (
          <label class="field">
            <span>{t("hall-format")}</span>
            <select
              value={told.terms.format}
              onChange={(event) => {
                const chosen = info.formats!.find(({ name }) => name === event.currentTarget.value);
                if (!chosen) return;
                rules.value = { ...chosen.rules };
                preset.value = chosen.preset ?? "";
                seats.value = chosen.seats;
              }}
            >
              <option value="">{t("hall-own-rules")}</option>
              {info.formats.map(({ name }) => (
                <option key={name} value={name}>
                  {formatTitle(info.name, name)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {info.seats.length > 1 ? (
          <label class="field">
            <span>{t("start-players")}</span>
            <select value={String(seats.value)} onChange={(event) => (seats.value = Number(event.currentTarget.value))}>
              {info.seats.map((count) => (
                <option key={count} value={String(count)}>
                  {t("start-players-count", { count })}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {self.value?.account ? (
          <label class="switch">
            <input type="checkbox" role="switch" checked={rated.value} onChange={(event) => (rated.value = event.currentTarget.checked)} />
            <span class="switch-track" aria-hidden="true" />
            <span class="switch-words">{t("hall-rated")}</span>
          </label>
        ) : null}
        <details class="more">
          <summary>{t("page-every-option")}</summary>
          {[...grouped(info.options)].map(([group, members]) => (
            <fieldset key={group} class="field-group">
              <legend>{groupLabel(members)}</legend>
              {members.map((option) => (
                <OptionField
                  key={option.name}
                  option={option}
                  value={rules.value[option.name] ?? base[option.name] ?? option.default}
                  onChange={(value) => (rules.value = { ...rules.peek(), [option.name]: value })}
                />
              ))}
            </fieldset>
          ))}
        </details>
      </div>
    </Sheet>
  );
}

function Beginning({ told }: { told: RoomTold }) {
  const own = told.seat === null ? null : told.seats[told.seat];
  const full = told.seats.every(({ name, who }) => name || who);
  if (!own) return <p class="room-looking">{t("room-looking-on")}</p>;
  const on = told.over ? (own.again ?? false) : (own.ready ?? false);
  return (
    <div class="room-begin">
      <button type="button" class="primary hall-go" aria-pressed={on} onClick={() => readyUp(!on)}>
        {told.over ? t(on ? "room-again-on" : "room-again") : t(on ? "room-ready-on" : "room-be-ready")}
      </button>
      <p role="status">{full ? t(on ? "room-waits-others" : "room-waits-you") : t("room-waits-people")}</p>
    </div>
  );
}

function Inside({ told }: { told: RoomTold }) {
  const terms = useSignal(false);
  const info = games.value.get(told.terms.game);
  const free = told.seats.some(({ name, who }) => !name && !who);
  const idle = told.over || !told.match;
  return (
    <main id="main" class="room">
      <header class="hall-lede">
        <h1>{gameTitle(told.terms.game)}</h1>
        <div class="room-terms">
          <span class={told.terms.rated ? "seal" : "room-friendly"}>{t(told.terms.rated ? "hall-rated" : "hall-friendly")}</span>
          <Differing terms={told.terms} />
          {told.host && idle && info ? (
            <button type="button" class="link" onClick={() => (terms.value = true)}>
              {t("room-terms")}
            </button>
          ) : null}
        </div>
      </header>
      {cut.value ? (
        <p class="room-cut" role="status">
          {t("hall-cut")}
        </p>
      ) : null}
      <div class="room-main">
        <Seats told={told} info={info} />
        {idle ? (
          <Beginning told={told} />
        ) : (
          <p class="room-playing" role="status">
            {t("room-playing")}{" "}
            {told.key ? (
              <a class="button primary" href={addressOfGame(told.terms.game)}>
                {t("room-to-match")}
              </a>
            ) : (
              <a class="button" href={`/watch/${told.match}`}>
                {t("hall-watch")}
              </a>
            )}
          </p>
        )}
        {refused.value ? (
          <p class="fault" role="alert">
            {remarkWords(refused.value)}
          </p>
        ) : null}
        <Phrases />
        <Sayings of={told.said} />
      </div>
      <aside class="room-side">
        {free && idle ? <Invitation code={told.code} /> : null}
        {self.value?.account ? null : <NameField />}
        <button type="button" class="quiet" onClick={leaveRoom}>
          {t("room-leave")}
        </button>
      </aside>
      {terms.value && info ? <Terms told={told} info={info} onClose={() => (terms.value = false)} /> : null}
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
    if (connected.value && room.peek()?.code !== code && gone.peek() === null) joinRoom(code);
  }, [code, connected.value]);
  useEffect(() => {
    if (gone.value === "left") {
      gone.value = null;
      route.route("/hall");
    }
  }, [gone.value]);
  return (
    <>
      <SiteHead title={t("hall-title")} />
      {told && told.code === code ? (
        <Inside told={told} />
      ) : (
        <main id="main" class="plain">
          <h1>{t("room-title")}</h1>
          <p role="status">
            {gone.value ? t(`room-gone-${gone.value}`) : refused.value ? remarkWords(refused.value) : t(connected.value ? "room-going-in" : "page-connecting")}
          </p>
          <p>
            <a href="/hall">{t("hall-title")}</a>
          </p>
        </main>
      )}
    </>
  );
}
