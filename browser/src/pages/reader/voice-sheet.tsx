/** Who reads: voices of the house, which can be kept on this device, and people's own. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sound, volume } from "../../settings";
import { language, t } from "../../words";
import { Slide, Switch } from "../choice";
import { Mark } from "../mark";
import { DoneSheet } from "./done-sheet";
import * as choices from "./choices";
import { player } from "./here";
import { cached, canKeep, dropVoice, fetchVoice, type Folder, type Kept } from "./store";
import { close, show } from "./sheets";
import { bundled, chosen, findVoices, own, state } from "./voices";
import { Group } from "./fields";

const MB = 1_000_000;
const megabytes = (bytes: number) => (bytes / MB).toLocaleString(language.value, { maximumFractionDigits: 1 });
const decibels = (value: number) => `${value > 0 ? "+" : ""}${value.toLocaleString(language.value)} dB`;

/** What is being fetched goes on when the sheet is closed. */
const under = signal<Readonly<Record<string, { kept: Kept; stop: AbortController }>>>({});

function without(folder: string): void {
  const { [folder]: _, ...rest } = under.value;
  under.value = rest;
}

async function keep(folder: Folder, tell: (fault: string | null) => void): Promise<void> {
  const stop = new AbortController();
  tell(null);
  try {
    await fetchVoice(folder, (kept) => (under.value = { ...under.value, [folder.folder]: { kept, stop } }), stop.signal);
  } catch (fault) {
    const name = fault instanceof DOMException ? fault.name : "";
    if (name !== "AbortError") tell(t(name === "QuotaExceededError" ? "reader-keep-full" : "reader-keep-failed"));
  } finally {
    without(folder.folder);
  }
}

function KeepFolder({ folder }: { folder: Folder }) {
  const here = useSignal<Kept | null>(null);
  const fault = useSignal<string | null>(null);
  const running = under.value[folder.folder];
  useEffect(() => void cached(folder).then((found) => (here.value = found)), [folder, running === undefined]);
  const now = running?.kept ?? here.value;
  const whole = now !== null && now.have === now.total;
  const size = megabytes(folder.bytes);
  return (
    <div class="reader-keep">
      <span>
        {folder.rhythm} <small class="note">{t("reader-megabytes", { size })}</small>
      </span>
      {running ? (
        <>
          <progress max={running.kept.total} value={running.kept.have} aria-label={t("reader-keep-progress")} />
          <button type="button" onClick={() => running.stop.abort()}>
            {t("reader-keep-stop")}
          </button>
        </>
      ) : whole ? (
        <>
          <span>
            <Mark name="check" /> {t("reader-keep-here")}
          </span>
          <button
            type="button"
            onClick={() =>
              void dropVoice(folder)
                .then(() => cached(folder))
                .then((found) => (here.value = found))
            }
          >
            {t("reader-keep-drop")}
          </button>
        </>
      ) : (
        <button type="button" disabled={!canKeep || !now} onClick={() => void keep(folder, (said) => (fault.value = said))}>
          <Mark name="file" /> {t(now && now.have > 0 ? "reader-keep-on" : "reader-keep")}
        </button>
      )}
      {fault.value ? (
        <small class="fault" role="alert">
          {fault.value}
        </small>
      ) : null}
    </div>
  );
}

function OneVoice({ name, title, note, folders }: { name: string; title: string; note: string; folders: readonly Folder[] }) {
  return (
    <div class="reader-voice">
      <label class="reader-radio">
        <input
          type="radio"
          name="reader-voice"
          checked={chosen.value?.name === name}
          onChange={() => (choices.voiceName.value = name)}
        />
        <b>{title}</b>
      </label>
      {note ? <small class="note">{note}</small> : null}
      {folders.map((folder) => (
        <KeepFolder key={folder.folder} folder={folder} />
      ))}
    </div>
  );
}

export function VoiceSheet() {
  return (
    <DoneSheet title={t("reader-voice")} onClose={close}>
      <div class="form">
        {state.value === "none" ? (
          <p class="reader-row">
            <span class="fault">{t("reader-ask-no-voice")}</span>
            <button type="button" onClick={() => void findVoices()}>
              {t("page-again")}
            </button>
          </p>
        ) : null}
        <div role="radiogroup" aria-label={t("reader-voice")}>
          {bundled.value.map(({ name, title, attribution, folders }) => (
            <OneVoice key={name} name={name} title={title} note={attribution} folders={folders} />
          ))}
          {own.value.map(({ name, title, missing }) => (
            <OneVoice
              key={name}
              name={name}
              title={title}
              note={missing.length ? t("reader-voice-missing", { count: missing.length }) : t("reader-voice-own")}
              folders={[]}
            />
          ))}
        </div>
        {canKeep ? null : <p class="note">{t("reader-keep-not")}</p>}
        <p>
          <a href="/voices">{t("reader-voices-own")}</a>
        </p>
        <Switch label={t("settings-sound")} of={sound} />
        <Slide
          label={t("settings-volume")}
          value={volume.value}
          least={0}
          most={1}
          step={0.05}
          shown={volume.value.toLocaleString(language.value, { style: "percent" })}
          onChange={(value) => (volume.value = value)}
        />
        <p class="reader-row">
          <button type="button" onClick={() => void player.unlock().then(() => player.bell())}>
            <Mark name="sound" /> {t("reader-try")}
          </button>
          <span class="note">{t("reader-silent-switch")}</span>
        </p>
        <Group title={t("reader-tone")}>
          <Slide
            label={t("reader-tone-low")}
            value={choices.low.value}
            least={-12}
            most={12}
            step={1}
            shown={decibels(choices.low.value)}
            onChange={(value) => (choices.low.value = value)}
          />
          <Slide
            label={t("reader-tone-high")}
            value={choices.high.value}
            least={-12}
            most={12}
            step={1}
            shown={decibels(choices.high.value)}
            onChange={(value) => (choices.high.value = value)}
          />
        </Group>
        <p>
          <button type="button" class="link" onClick={show("wish")}>
            {t("reader-settings")}
          </button>
        </p>
      </div>
    </DoneSheet>
  );
}
