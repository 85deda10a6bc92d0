/** Several people at one screen, and nobody knows whose hand it was: they say so themselves. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Crest } from "../../pages/crest";
import { t } from "../../words";
import { handling } from "./at-hand";
import { nameOf } from "./company";

export function WhoAsked() {
  const { hands } = handling.value;
  const asked = hands.asked.value;
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true }), [asked?.pointer]);
  if (!asked) return null;
  return (
    <div class="over-mat" data-for="who">
      <section ref={root} class="bow who-asked" role="alertdialog" aria-modal="true" aria-labelledby="who-asked">
        <h2 id="who-asked">{t("face-whose")}</h2>
        <div class="who-buttons">
          {asked.seats.map((seat) => (
            <button key={seat} type="button" class="who-button" onClick={() => hands.answer(seat)}>
              <Crest at={seat} own /> {nameOf(seat)}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => hands.answer(null)}>
          {t("scatter-who-nobody")}
        </button>
      </section>
    </div>
  );
}
