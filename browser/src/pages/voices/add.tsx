/** Where recordings are brought in: by a folder, a zip, files, or by dropping them. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words";
import { Mark } from "../mark";
import { droppedFiles } from "./drop";
import { bringIn, gatheredFiles, MOST_BYTES, NothingHeard, type Progress } from "./import";
import { OddList } from "./report";
import { askToKeep, canKeep, type OwnSheet } from "./shelf";
import { LIMITS } from "./sound";
import { MOST_FILES, Unusable } from "./zip";

type Picked = { file: File; path?: string }[];

/** What fits in, in words. */
const FITS = { files: MOST_FILES, megabytes: Math.round(MOST_BYTES / 1e6), minutes: LIMITS.track.seconds / 60 };

/** In words: why nothing could be brought in. */
function faultWords(fault: unknown): string {
  const why = fault instanceof Unusable ? fault.why : "broken";
  return t(`voices-fault-${why}`, FITS);
}

function Example({ names, k }: { names: string; k: string }) {
  return (
    <div>
      <dt>
        <code>{names}</code>
      </dt>
      <dd>{t(k)}</dd>
    </div>
  );
}

function Names() {
  return (
    <details class="voices-names">
      <summary>{t("voices-names")}</summary>
      <dl>
        <Example names="017_1.ogg, 017_2.ogg" k="voices-names-verses" />
        <Example names="serino_017_1.mp3" k="voices-names-prefix" />
        <Example names="017.wav, 17 ….m4a" k="voices-names-poems" />
        <Example names="….mp3" k="voices-names-track" />
      </dl>
      <p class="note">{t("voices-names-kinds", FITS)}</p>
    </details>
  );
}

export function Add({ onBrought }: { onBrought: (sheet: OwnSheet) => void }) {
  const progress = useSignal<Progress | null>(null);
  const fault = useSignal<unknown>(null);
  const over = useSignal(false);
  const stop = useRef<AbortController | null>(null);
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const bring = async (picked: Promise<Picked>) => {
    if (progress.value) return;
    const control = (stop.current = new AbortController());
    fault.value = null;
    progress.value = { done: 0, of: 0 };
    try {
      const { given, title } = await gatheredFiles(await picked);
      const sheet = await bringIn(given, title || t("voices-untitled"), (now) => (progress.value = now), control.signal);
      // Asked for once there is something to lose.
      await askToKeep();
      onBrought(sheet);
    } catch (reason) {
      if (!control.signal.aborted) fault.value = reason;
    } finally {
      progress.value = null;
    }
  };
  const choose = (input: HTMLInputElement) => {
    const picked = [...(input.files ?? [])].map((file) => ({ file }));
    // The same folder may be chosen again, after something in it was changed.
    input.value = "";
    if (picked.length) void bring(Promise.resolve(picked));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    over.value = false;
    if (event.dataTransfer) void bring(droppedFiles(event.dataTransfer));
  };
  if (!canKeep) return <p class="fault">{t("voices-fault-unkept")}</p>;
  const now = progress.value;
  return (
    <section class="voices-add" aria-labelledby="voices-add">
      <h2 id="voices-add">{t("voices-add")}</h2>
      <div
        class={over.value ? "voices-drop voices-drop-over" : "voices-drop"}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => (over.value = false)}
        onDrop={drop}
      >
        {now ? (
          <div class="voices-progress">
            <label>
              <span>{now.of ? t("voices-reading", { done: now.done, of: now.of }) : t("voices-reading-begin")}</span>
              <progress {...(now.of ? { max: now.of, value: now.done } : {})} />
            </label>
            <button type="button" onClick={() => stop.current?.abort()}>
              {t("voices-cancel")}
            </button>
          </div>
        ) : (
          <>
            <p>{t("voices-drop")}</p>
            <div class="voices-pick">
              <button type="button" class="primary" onClick={() => files.current?.click()}>
                <Mark name="open" /> {t("voices-files")}
              </button>
              <button type="button" onClick={() => folder.current?.click()}>
                <Mark name="open" /> {t("voices-folder")}
              </button>
            </div>
          </>
        )}
        <input ref={folder} type="file" hidden aria-hidden="true" data-of="folder" {...{ webkitdirectory: true }} onChange={(event) => choose(event.currentTarget)} />
        <input ref={files} type="file" hidden aria-hidden="true" data-of="files" multiple accept=".zip,audio/*,.ogg,.oga,.opus,.flac" onChange={(event) => choose(event.currentTarget)} />
      </div>
      <div role="alert">
        {fault.value ? <p class="fault">{faultWords(fault.value)}</p> : null}
        {fault.value instanceof NothingHeard ? <OddList odd={fault.value.odd} /> : null}
      </div>
      <Names />
    </section>
  );
}

