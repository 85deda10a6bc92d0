/** Sheets that the table lays over itself: before the first round, between rounds, at the end. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { connected } from "../../connection";
import { Mark } from "../../pages/mark";
import { focusTable } from "./focus";
import { goOn } from "./house";
import { useSeen } from "./hurry";

/** A sheet over the table that takes the focus when it comes. */
export function Over({ label, kind, children }: { label: string; kind: string; children: ComponentChildren }) {
  const root = useRef<HTMLElement>(null);
  const seen = useSeen();
  useEffect(() => {
    root.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
    return focusTable;
  }, []);
  return (
    <div class={`ct-over ct-over-${kind}`}>
      <section ref={root} class={`ct-sheet kk-${kind}`} role="dialog" aria-label={label} data-seen={seen.now} onClickCapture={seen.only}>
        {children}
      </section>
    </div>
  );
}

export function GoOn({ round, words }: { round: number; words: string }) {
  const gone = useSignal(false);
  return (
    <button
      type="button"
      class="primary"
      data-first
      disabled={gone.value || !connected.value}
      onClick={() => {
        gone.value = true;
        // The line may be cut just now: then one presses again.
        setTimeout(() => (gone.value = false), 3000);
        goOn(round);
      }}
    >
      {words} <Mark name="arrow" />
    </button>
  );
}
