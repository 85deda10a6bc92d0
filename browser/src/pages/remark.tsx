/** What the house remarked or would not do, in words, for a few seconds. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Note, Refused } from "../protocol";
import { has, t } from "../words";

const SHOWN_MS = 6000;

/** A remark or refusal in the language shown; its English message where the catalogue lacks it. */
export function remarkWords(remark: Note | Refused): string {
  if (has(remark.key)) return t(remark.key, remark.facts ?? {});
  return remark.type === "refused" ? remark.message : remark.key;
}

export function Remark({ of, class: name = "", children }: { of: Signal<Note | Refused | null>; class?: string; children?: ComponentChildren }) {
  const now = of.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => (of.value = null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div class={`remark ${name}`} role="alert">
      {children}
      {now ? <p>{remarkWords(now)}</p> : null}
    </div>
  );
}
