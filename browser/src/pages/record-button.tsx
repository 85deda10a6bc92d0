/** Open a saved record from this device and look at it. */
import { signal, useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useRef } from "preact/hooks";
import { t } from "../words";
import { Mark } from "./mark";
import type { AnyReplay } from "./replays";

/** The replay of a record that was opened from a file, until another is. */
export const openedReplay = signal<AnyReplay | null>(null);

/** The house reads the record and answers with its replay; a damaged one is refused with line and reason. */
async function readRecord(text: string): Promise<AnyReplay> {
  const answer = await fetch("/replay", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } });
  if (answer.ok) return (await answer.json()) as AnyReplay;
  const refusal = (await answer.json().catch(() => null)) as { key?: string; facts?: Record<string, string | number> } | null;
  throw new Error(refusal?.key ? t(refusal.key, refusal.facts ?? {}) : t("replay-unreadable"));
}

export function RecordButton({ class: name = "link" }: { class?: string }) {
  const route = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const fault = useSignal("");
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      openedReplay.value = await readRecord(await file.text());
      fault.value = "";
      route.route("/review");
    } catch (refusal) {
      fault.value = refusal instanceof Error ? refusal.message : String(refusal);
    }
  };
  return (
    <span class="record-button">
      <button type="button" class={name} onClick={() => input.current?.click()}>
        <Mark name="open" /> {t("replay-open")}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept=".karuta,.txt,text/plain"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <span role="status" class="fault">
        {fault.value}
      </span>
    </span>
  );
}
