/** Sheets that the table lays over itself: before the first round, between rounds, at the end. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { connected } from "../../connection";
import { Mark } from "../../pages/mark";
import { focusTable } from "./focus";
import { t } from "../../words";
import { goOn, looking, own } from "./house";
import { useSeen } from "./hurry";
import { personName } from "./names";
import { shownTables } from "./stage";

/** A sheet over the table that takes the focus when it comes; `still`: one of two for two people, which leaves it. */
export function Over({ label, kind, still = false, children }: { label: string; kind: string; still?: boolean; children: ComponentChildren }) {
  const root = useRef<HTMLElement>(null);
  const seen = useSeen();
  useLayoutEffect(() => {
    if (!still) root.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, []);
  // What it has taken is free only when the sheet is gone.
  useEffect(() => (still ? undefined : focusTable), []);
  return (
    <div class={`ct-over ct-over-${kind}`}>
      <section ref={root} class={`ct-sheet kk-${kind}`} role="dialog" aria-label={label} data-seen={seen.now} onClickCapture={seen.only}>
        {children}
      </section>
    </div>
  );
}

/** Whether the next round waits for somebody of this page; who looks on sees what they see. */
export const anyWaits = (): boolean => looking.value || [...shownTables.value.values()].some(({ waits }) => waits);

/** A person of this page has seen the sheet; of several who share it each says so, unless it is one sheet for all. */
export function GoOn({ round, words, of }: { round: number; words: string; of?: number | undefined }) {
  const gone = useSignal(false);
  if (looking.value) return null;
  if (of !== undefined && !shownTables.value.get(of)?.waits) return <p class="ct-soft">{t("facing-waits", { name: personName(own.value.find((each) => each !== of) ?? of) })}</p>;
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
        goOn(round, of === undefined ? undefined : [of]);
      }}
    >
      {words} <Mark name="arrow" />
    </button>
  );
}
