/** After a match between people: what became of the ratings, whether the deal was as promised, and another one. */
import { useLocation } from "preact-iso";
import { isLooking, namesOf, type Sitting } from "../games/elsewhere";
import { Mark } from "../pages/mark";
import { list } from "../pages/names";
import type { Gain } from "../protocol-hall";
import { language, t } from "../words";
import { PledgeKept } from "./fairness";
import { RatingMark } from "./parts";
import { rated, readyUp, room } from "./hall";
import "../styles/between.css";

const signed = (value: number): string => value.toLocaleString(language.value, { signDisplay: "exceptZero" });

function GainRow({ name, of: { before, after } }: { name: string; of: Gain }) {
  const change = before ? after.shown - before.shown : null;
  return (
    <li>
      <b class="outcome-name">{name}</b>
      <span class="outcome-ratings">
        {before ? (
          <>
            <span class="outcome-before">{before.shown}</span> <Mark name="arrow" />{" "}
          </>
        ) : null}
        <RatingMark of={after} />
      </span>
      <span class="outcome-change" data-up={change !== null && change > 0}>
        {change === null ? t("after-first") : signed(change)}
      </span>
    </li>
  );
}

/** How the ratings changed, once they have; nothing for a friendly match. */
export function After({ sitting }: { sitting: Sitting }) {
  if (isLooking(sitting)) return null;
  const now = rated.value?.match === sitting.match ? rated.value : null;
  return (
    <div class="outcome" aria-live="polite">
      {now ? (
        <>
          <h3>{t("after-ratings")}</h3>
          <ul class="outcome-gains">
            {now.gains.map((gain) => (
              <GainRow key={gain.seat} name={sitting.names[gain.seat] ?? ""} of={gain} />
            ))}
          </ul>
        </>
      ) : null}
      <PledgeKept />
    </div>
  );
}

/** Once more with the same people, in the room where the match was begun. `leave`: rises from the table on this page. */
export function AgainButtons({ sitting, leave }: { sitting: Sitting; leave: () => void }) {
  const route = useLocation();
  const told = room.value;
  const go = (address: string) => () => {
    leave();
    route.route(address);
  };
  const here = told?.match === sitting.match ? told : null;
  const seat = here?.seat ?? null;
  if (!here || seat === null || isLooking(sitting))
    return (
      <button type="button" onClick={go("/hall")}>
        <Mark name="door" /> {t("hall-title")}
      </button>
    );
  const on = here.seats[seat]?.again ?? false;
  return (
    <>
      <button type="button" class="primary" data-first aria-pressed={on} disabled={!here.over} onClick={() => readyUp(!on)}>
        {t(on ? "room-again-on" : "room-again")}
      </button>
      <button type="button" onClick={go(`/room/${here.code}`)}>
        <Mark name="door" /> {t("between-room")}
      </button>
    </>
  );
}

/** Who of the others wants another match, or has gone. */
export function AgainWords({ sitting }: { sitting: Sitting }) {
  const told = room.value;
  if (told?.match !== sitting.match || told.seat === null) return null;
  const others = told.seats.map((of, seat) => ({ of, seat })).filter(({ of, seat }) => seat !== told.seat && of.name);
  const [want, gone] = [others.filter(({ of }) => of.again && of.here), others.filter(({ of }) => !of.here)];
  const on = told.seats[told.seat]?.again ?? false;
  const names = (of: typeof others) => ({ names: list(namesOf(sitting, of.map(({ seat }) => seat))), count: of.length });
  const wait = others.filter(({ of }) => !of.again && of.here);
  return (
    <p class="outcome-again" role="status">
      {want.length > 0 ? <span>{t("after-want", names(want))}</span> : null}
      {on && wait.length > 0 ? <span>{t("after-wait", names(wait))}</span> : null}
      {gone.length > 0 ? <span>{t("after-gone", names(gone))}</span> : null}
    </p>
  );
}
