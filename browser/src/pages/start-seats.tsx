/** Who sits where: people at this page by name, players of the house by character. */
import { GAMES, isGame } from "../games/index";
import type { Game } from "../connection";
import type { PlayerInfo } from "../protocol";
import * as settings from "../settings";
import { has, t } from "../words";
import { playerName } from "./names";
import type { Choosing } from "./start";
import * as wish from "./start-wish";

const PERSON = "";

/** What a seat is called in the game. */
export function seatName(game: string, seat: number): string {
  const key = `start-seat-${game}-${seat}`;
  return has(key) ? t(key) : t("start-seat", { number: seat + 1 });
}

function Names({ of }: { of: readonly PlayerInfo[] }) {
  return (
    <>
      {of.map((each) => (
        <option key={each.key} value={each.key}>
          {playerName(each)}
        </option>
      ))}
    </>
  );
}

function Players({ info: { players, even } }: { info: Game }) {
  if (even) return <Names of={players} />;
  return (
    <>
      {wish.LEVELS.map((level) => {
        const of = players.filter((each) => each.level === level);
        return of.length === 0 ? null : (
          <optgroup key={level} label={t(`start-level-${level}`)}>
            <Names of={of} />
          </optgroup>
        );
      })}
    </>
  );
}

/** What the nth of the people at this page is called who gives no name: one alone is "you". */
export function unnamed(nth: number, of: number): string {
  return of === 1 ? t("page-you") : t("start-person-fallback", { number: nth + 1 });
}

/** The name of the nth person at this page; the first is who this browser belongs to. */
function PersonName({ nth, of, seat }: { nth: number; of: number; seat: string }) {
  const given = nth === 0 ? settings.name.value : (settings.guests.value[nth - 1] ?? "");
  const change = (name: string) => {
    if (nth === 0) settings.name.value = name;
    else {
      const guests = [...settings.guests.peek()];
      while (guests.length < nth) guests.push("");
      guests[nth - 1] = name;
      settings.guests.value = guests;
    }
  };
  return (
    <input
      type="text"
      maxLength={24}
      aria-label={`${seat}: ${t("start-person-name")}`}
      autocomplete={nth === 0 ? "nickname" : "off"}
      value={given}
      placeholder={unnamed(nth, of)}
      onInput={(event) => change(event.currentTarget.value)}
    />
  );
}

function SeatField({ info, chosen, choose, seat }: Choosing & { seat: number }) {
  const who = chosen.seats[seat] ?? null;
  const nth = chosen.seats.slice(0, seat).filter((each) => each === null).length;
  const named = seatName(info.name, seat);
  return (
    <div class="start-seat" data-person={who === null}>
      <label class="field">
        <span>{named}</span>
        <select value={who ?? PERSON} onChange={(event) => choose(wish.withSitter(chosen, seat, event.currentTarget.value || null))}>
          {who === null || wish.room(info, chosen) ? <option value={PERSON}>{t("start-person")}</option> : null}
          <Players info={info} />
        </select>
      </label>
      {who === null ? <PersonName nth={nth} of={wish.people(chosen)} seat={named} /> : null}
    </div>
  );
}

export function Seats(choosing: Choosing) {
  const { info, chosen } = choosing;
  const seats = chosen.seats.map((_, seat) => seat);
  const sides = isGame(info.name) && GAMES[info.name].kind === "fields" && info.name !== "kyogi";
  const fields = (of: readonly number[]) => of.map((seat) => <SeatField key={seat} {...choosing} seat={seat} />);
  return (
    <fieldset class="start-seats">
      <legend>{t("start-seats")}</legend>
      <p class="note">{t("start-seats-note", { count: info.together })}</p>
      {sides ? (
        <div class="start-sides">
          {[0, 1].map((side) => (
            <section key={side} aria-label={t(`start-side-${side}`)} class={`start-side start-side-${side}`}>
              <h2>{t(`start-side-${side}`)}</h2>
              {fields(seats.filter((seat) => seat % 2 === side))}
            </section>
          ))}
        </div>
      ) : (
        <div class="start-around">{fields(seats)}</div>
      )}
    </fieldset>
  );
}
