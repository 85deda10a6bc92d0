/** Who sits where in a room: people by name, players of the house, and seats that are free. */
import { games, type Game } from "../connection";
import { Mark } from "../pages/mark";
import { playerName } from "../pages/names";
import { seatName } from "../pages/start-seats";
import type { RoomSeat, RoomTold } from "../protocol-hall";
import { has, t } from "../words";
import { invite, takeSeat } from "./hall";
import { pageOf, RatingMark, SeatSign, seatTitle } from "./parts";

/** No match goes on: seats may be changed. */
export const isIdle = ({ match, over }: RoomTold): boolean => over || !match;

const isFree = ({ name, who }: RoomSeat): boolean => !name && !who;

/** What the seat is called: by its crest, and by what it does in the game where that has a name. */
function called(game: string, seat: number): string {
  return has(`start-seat-${game}-${seat}`) ? `${seatTitle(seat)} · ${seatName(game, seat)}` : seatTitle(seat);
}

function stateOf(of: RoomSeat, over: boolean): string {
  if (of.who) return "room-house-player";
  if (!of.here) return "room-away";
  if (over) return of.again ? "room-wants-again" : "room-not-again";
  return of.ready ? "room-ready" : "room-not-ready";
}

function nameOf(of: RoomSeat, info: Game | undefined): string {
  const player = info?.players.find(({ key }) => key === of.who);
  return of.name ?? (player ? playerName(player) : (of.who ?? ""));
}

/** Who sits and is ready, for who hears the page: each change is told. */
function Heard({ told }: { told: RoomTold }) {
  const info = games.value.get(told.terms.game);
  const sitting = told.seats.map((of, seat) => ({ of, seat })).filter(({ of }) => !isFree(of));
  return (
    <p class="unseen" role="status">
      {sitting.map(({ of, seat }) => `${seatTitle(seat)}: ${nameOf(of, info)}, ${t(stateOf(of, told.over ?? false))}. `).join("")}
    </p>
  );
}

function State({ of, told }: { of: RoomSeat; told: RoomTold }) {
  if (isFree(of) || !isIdle(told)) return null;
  const state = stateOf(of, told.over ?? false);
  const good = state === "room-ready" || state === "room-wants-again" || state === "room-house-player";
  return (
    <span class="chair-state" data-good={good}>
      {good ? <Mark name="check" /> : null} {t(state)}
    </span>
  );
}

function Who({ of, info }: { of: RoomSeat; info: Game | undefined }) {
  if (isFree(of)) return <span class="chair-free">{t("room-free")}</span>;
  const name = nameOf(of, info);
  return (
    <b class="chair-name">
      {of.account ? <a href={pageOf(of.account)}>{name}</a> : name} <RatingMark of={of.rating} />
    </b>
  );
}

/** The host's, and everybody's who wants to sit elsewhere. */
function Do({ of, seat, told, info }: { of: RoomSeat; seat: number; told: RoomTold; info: Game | undefined }) {
  if (!isIdle(told) || told.seat === seat) return null;
  const where = seatTitle(seat);
  if (!isFree(of))
    return told.host ? (
      <button type="button" class="quiet" onClick={() => invite(seat, null)}>
        {t("room-send-off")} <span class="unseen">{where}</span>
      </button>
    ) : null;
  const players = told.host && !told.terms.rated ? (info?.players ?? []) : [];
  return (
    <>
      <button type="button" onClick={() => takeSeat(seat)}>
        {t("room-sit")} <span class="unseen">{where}</span>
      </button>
      {players.length > 0 ? (
        <select aria-label={t("room-seat-house", { seat: where })} value="" onChange={(event) => invite(seat, event.currentTarget.value)}>
          <option value="">{t("room-add-house")}</option>
          {players.map((each) => (
            <option key={each.key} value={each.key}>
              {playerName(each)}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}

function Chair({ of, seat, told }: { of: RoomSeat; seat: number; told: RoomTold }) {
  const info = games.value.get(told.terms.game);
  const own = told.seat === seat;
  return (
    <li class="chair" data-own={own} data-free={isFree(of)}>
      <SeatSign seat={seat} own={own} />
      <div class="chair-words">
        <small>
          {called(told.terms.game, seat)}
          {own ? ` ${t("room-you")}` : ""}
        </small>
        <Who of={of} info={info} />
        <State of={of} told={told} />
      </div>
      <div class="chair-do">
        <Do of={of} seat={seat} told={told} info={info} />
      </div>
    </li>
  );
}

/** In teams the sides are across from each other: every other seat is of one. */
export const isSided = (kind: string | undefined, game: string, seats: number): boolean =>
  seats >= 4 && (kind === "fields" || game === "koikoi");

function Around({ told }: { told: RoomTold }) {
  const seats = told.seats.map((of, seat) => ({ of, seat }));
  const list = (of: typeof seats) => (
    <ul class="chairs" data-seats={of.length}>
      {of.map((each) => (
        <Chair key={each.seat} {...each} told={told} />
      ))}
    </ul>
  );
  if (!isSided(games.value.get(told.terms.game)?.kind, told.terms.game, seats.length)) return list(seats);
  return (
    <div class="room-sides">
      {[0, 1].map((side) => (
        <section key={side} class={`room-side-${side}`} aria-labelledby={`side-${side}`}>
          <h2 id={`side-${side}`}>{t(`start-side-${side}`)}</h2>
          {list(seats.filter(({ seat }) => seat % 2 === side))}
        </section>
      ))}
    </div>
  );
}

export function Chairs({ told }: { told: RoomTold }) {
  return (
    <>
      <Around told={told} />
      {isIdle(told) ? <Heard told={told} /> : null}
    </>
  );
}
