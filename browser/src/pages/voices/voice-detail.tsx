/** One voice: what it lacks, and all its verses with how sure their marks are. */
import { useComputed, useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words";
import { Choice } from "../choice";
import { Mark } from "../mark";
import { POEMS } from "../reader/programme/poems";
import { begunWith, measured } from "./import";
import { byNeed, proposed, standingOf } from "./marks";
import { readSlot } from "./names";
import { Report } from "./report";
import { readFile, writeSheet, type KeptVerse, type OwnSheet } from "./shelf";
import { OPENINGS, type Opening } from "./split";
import { verseName, VerseSheet } from "./verse-sheet";

/** How often, in verses, what was proposed is shown and put by. */
const PUT_BY = 8;
/** Kana of a verse that its row shows. */
const SHOWN = 7;
const JOKA = { upper: "なにわづに", lower: "いまおはるべと" };

function opening(slot: string): string {
  const { poem, verse } = readSlot(slot);
  return poem ? POEMS[poem - 1]!.spelled[verse].slice(0, SHOWN).join("") : JOKA[verse];
}

function Rows({ sheet, onOpen }: { sheet: OwnSheet; onOpen: (slot: string) => void }) {
  const only = useSignal<"needed" | "all">("needed");
  const rows = byNeed(sheet.verses);
  const needed = rows.filter(([, verse]) => standingOf(verse) === "unsure");
  const shown = only.value === "needed" && needed.length ? needed : rows;
  return (
    <>
      {needed.length ? (
        <Choice
          label={<span class="unseen">{t("voices-verses")}</span>}
          values={["needed", "all"] as const}
          value={only.value}
          say={(value) => t(`voices-show-${value}`, { count: value === "all" ? rows.length : needed.length })}
          onChoose={(value) => (only.value = value)}
        />
      ) : null}
      <ul class="voices-rows">
        {shown.map(([slot, verse]) => (
          <li key={slot}>
            <button type="button" onClick={() => onOpen(slot)} data-slot={slot} data-standing={standingOf(verse)}>
              <span class="voices-row-name">{verseName(slot)}</span>
              <span class="voices-row-kana" lang="ja">
                {opening(slot)}
              </span>
              <span class="voices-row-standing">{t(`voices-row-${standingOf(verse)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** By itself, so that all rows are not drawn again for each verse. */
function Aligning({ of, onStop }: { of: Signal<{ done: number; of: number } | null>; onStop: () => void }) {
  const now = of.value;
  return now ? (
    <div class="voices-progress">
      <label>
        <span>{t("voices-aligning", { done: now.done, of: now.of })}</span>
        <progress max={now.of} value={now.done} />
      </label>
      <button type="button" onClick={onStop}>
        {t("voices-cancel")}
      </button>
    </div>
  ) : null;
}

export function VoiceDetail({ sheet, onChange }: { sheet: OwnSheet; onChange: (sheet: OwnSheet) => void }) {
  const open = useSignal<string | null>(null);
  const progress = useSignal<{ done: number; of: number } | null>(null);
  const busy = useComputed(() => progress.value !== null);
  const fault = useSignal<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  /** What all that runs here sees, whatever was drawn last. */
  const latest = useRef(sheet);
  useEffect(() => () => stop.current?.abort(), []);

  const put = (slot: string, verse: KeptVerse, show = true) => {
    const changed = { ...latest.current, verses: { ...latest.current.verses, [slot]: verse } };
    latest.current = changed;
    if (!show) return;
    onChange(changed);
    void writeSheet(changed).catch(() => (fault.value = t("voices-fault-full")));
  };
  const waiting = Object.entries(sheet.verses).filter(([, { morae }]) => !morae);
  const alignAll = async () => {
    const control = (stop.current = new AbortController());
    fault.value = null;
    const of = waiting.length;
    try {
      for (const [done, [slot]] of waiting.entries()) {
        control.signal.throwIfAborted();
        progress.value = { done, of };
        if (latest.current.verses[slot]?.morae) continue;
        put(slot, await proposed(latest.current, slot, control.signal), done % PUT_BY === PUT_BY - 1);
      }
    } catch {
      if (!control.signal.aborted) fault.value = t("voices-fault-propose");
    } finally {
      onChange(latest.current);
      progress.value = null;
      await writeSheet(latest.current).catch(() => (fault.value = t("voices-fault-full")));
    }
  };
  const begin = async (value: Opening) => {
    const measure = async (file: number) => measured(file, new Blob([await readFile(sheet.id, file)]));
    latest.current = await begunWith(latest.current, value, measure);
    onChange(latest.current);
  };
  const next = byNeed(sheet.verses).find(([slot, verse]) => slot !== open.value && standingOf(verse) === "unsure")?.[0] ?? null;
  return (
    <>
      <section>
        <h2>{t("voices-report")}</h2>
        {sheet.kind === "track" && sheet.opening && !busy.value ? (
          <Choice
            label={t("voices-opening", { count: sheet.stretches ?? 0 })}
            values={OPENINGS}
            value={sheet.opening}
            say={(value) => t(`voices-opening-${value}`)}
            onChoose={(value) => void begin(value)}
          />
        ) : null}
        <Report sheet={sheet} />
      </section>
      <section>
        <h2>{t("voices-marks")}</h2>
        <p class="voices-why">{t("voices-marks-why")}</p>
        {fault.value ? (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        ) : null}
        {busy.value ? (
          <Aligning of={progress} onStop={() => stop.current?.abort()} />
        ) : waiting.length ? (
          <button type="button" class="primary voices-align" onClick={() => void alignAll()}>
            <Mark name="spread" /> {t("voices-align", { count: waiting.length })}
          </button>
        ) : null}
        <Rows sheet={sheet} onOpen={(slot) => (open.value = slot)} />
      </section>
      {open.value ? (
        <VerseSheet
          key={open.value}
          sheet={sheet}
          slot={open.value}
          onKeep={put}
          onNext={next ? () => (open.value = next) : null}
          onClose={() => (open.value = null)}
        />
      ) : null}
    </>
  );
}
