/** What is asked of the people at the page now: one line, and the buttons that answer it. */
import { minutes } from "../../clock/match";
import { Mark } from "../../pages/mark";
import { T } from "../../pages/said";
import { t } from "../../words";
import { clockMs, together, yielding } from "./at-hand";
import { lineOf } from "./asking";
import { nameOf, seats } from "./company";
import { act, looking, own, pause, practice, table, tables } from "./house";

/** The seat of this page whose last take may still be given back. */
export function mayYield(): number | null {
  return own.value.find((seat) => tables.value.get(seat)?.may_yield) ?? null;
}

/** Ask to whom; the reader waits meanwhile. */
export function askYield(seat: number): void {
  yielding.value = seat;
  if (!table.peek()?.hands[seat]) act({ move: "hand", up: true }, seat);
}

export function endYield(to: number | null): void {
  const seat = yielding.peek();
  yielding.value = null;
  if (seat === null) return;
  if (to !== null) act({ move: "yield", to }, seat);
  act({ move: "hand", up: false }, seat);
}

function Buttons() {
  const now = table.value!;
  // Between people nothing is paused: who is away is waited for.
  if (looking.value || (now.paused && !practice.value)) return null;
  if (now.paused)
    return (
      <button type="button" class="primary" onClick={() => pause(false)}>
        <Mark name="play" /> {t("match-go-on")}
      </button>
    );
  if (now.phase === "look" && !together.value) {
    const ready = now.ready[own.value[0] ?? 0];
    return (
      <button type="button" class="primary" disabled={ready} onClick={() => act({ move: "ready" }, own.value[0])}>
        <Mark name="check" /> {t(ready ? "match-waiting" : "match-memorised")}
      </button>
    );
  }
  if (now.phase === "look")
    return (
      <button type="button" class="primary" onClick={() => own.value.forEach((seat) => now.ready[seat] || act({ move: "ready" }, seat))}>
        <Mark name="check" /> {t("scatter-begin-all")}
      </button>
    );
  const taker = mayYield();
  if (taker !== null && yielding.value === null)
    return (
      <button type="button" class="quiet theirs" onClick={() => askYield(taker)}>
        <Mark name="swap" /> {t("scatter-theirs", { name: nameOf(taker), who: together.value ? "other" : "you" })}
      </button>
    );
  return null;
}

function Timer() {
  const now = table.value!;
  if (now.phase !== "look" || now.memorise_until_ms === null) return null;
  return (
    <span class="timer" role="timer" aria-live="off" aria-label={t("match-time-left")}>
      {minutes(now.memorise_until_ms - clockMs.value)}
    </span>
  );
}

export function Ask() {
  const now = table.value!;
  const line = lineOf(now);
  return (
    <div class="ask">
      <Timer />
      <p class="ask-line">
        <T k={line.k} {...line.facts} />
      </p>
      <div class="ask-buttons">
        <Buttons />
      </div>
    </div>
  );
}

/** To whom the card goes that somebody else had first. */
export function Yielding() {
  const seat = yielding.value;
  if (seat === null || mayYield() !== seat) return null;
  return (
    <div class="over-mat" data-for="yield">
      <section class="bow who-asked" role="dialog" aria-modal="true" aria-label={t("scatter-whose-take")}>
        <h2>{t("scatter-whose-take")}</h2>
        <div class="who-buttons">
          {seats()
            .filter((other) => other !== seat && !table.value!.left[other])
            .map((other) => (
              <button key={other} type="button" class="who-button" onClick={() => endYield(other)}>
                {nameOf(other)}
              </button>
            ))}
        </div>
        <button type="button" onClick={() => endYield(null)}>
          {t("scatter-keep")}
        </button>
      </section>
    </div>
  );
}
