/** What the sheets of settings are made of. */
import type { ComponentChildren } from "preact";
import { language } from "../../words";
import * as choices from "./choices";
import { desk } from "./here";
import type { Wish } from "./types";

export const number = (value: number) => value.toLocaleString(language.value);

/** Change the wish; what moves no poem holds at once in the reading that goes on. */
export function change(changes: Partial<Wish>): void {
  choices.wish.value = { ...choices.wish.value, ...changes };
  const { pacing, wait, span_s, stop_min, again } = choices.wish.value;
  desk.tune({ pacing, wait, span_s, stop_min, again });
}

export function Group({ title, children, open = false }: { title: string; children: ComponentChildren; open?: boolean }) {
  return (
    <details class="reader-group" open={open}>
      <summary>{title}</summary>
      <div class="form">{children}</div>
    </details>
  );
}
