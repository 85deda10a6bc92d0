/** One verse: heard, seen, and its morae put where they sound. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { seconds, t } from "../../words";
import { Mark } from "../mark";
import { Sheet } from "../sheet";
import { fromDb } from "./level";
import { decidingIndex, moved, proposed, samplesOf, standingOf } from "./marks";
import { readSlot } from "./names";
import type { KeptVerse, OwnSheet } from "./shelf";
import { Listener, RATE } from "./sound";
import { shaped } from "./trim";
import { NUDGE_MS, Wave, type View } from "./wave";

/** The name of a verse, as rows and sheets have it. */
export function verseName(slot: string): string {
  const { poem, verse } = readSlot(slot);
  return t(poem ? `voices-verse-${verse}` : `voices-joka-${verse}`, { poem });
}

const WIDEST_MS = 400;
/** Shown at first: the opening, in which cards are decided. */
const OPENING_MS = 2200;
const ZOOM = 1.6;

interface Props {
  sheet: OwnSheet;
  slot: string;
  onKeep: (slot: string, verse: KeptVerse) => void;
  /** Goes to the next that should be looked at; null when there is none. */
  onNext: (() => void) | null;
  onClose: () => void;
}

export function VerseSheet({ sheet, slot, onKeep, onNext, onClose }: Props) {
  const verse = useSignal(sheet.verses[slot]!);
  const samples = useSignal<Float32Array | null>(null);
  const fault = useSignal<string | null>(null);
  const decides = slot.startsWith("000") ? null : decidingIndex(slot);
  const chosen = useSignal(decides ?? 0);
  const view = useSignal<View>({ from: verse.value.from_ms, span: OPENING_MS });
  const listener = useRef<Listener | null>(null);
  const from = useRef(0);
  const sounds = useSignal(false);

  const show = (wished: View) => {
    const { from_ms, to_ms } = verse.value;
    const whole = to_ms - from_ms + 200;
    const span = Math.max(WIDEST_MS, Math.min(whole, wished.span));
    view.value = { span, from: Math.max(from_ms - 100, Math.min(to_ms + 100 - span, wished.from)) };
  };
  /** So that the mora stands in the first half. */
  const toMora = (index: number) => {
    const at = verse.value.morae?.[index]?.start ?? verse.value.from_ms;
    const { from: begin, span } = view.value;
    if (at < begin + span * 0.05 || at > begin + span * 0.9) show({ span, from: at - span * 0.35 });
  };

  useEffect(() => {
    const control = new AbortController();
    const sound = (listener.current = new Listener());
    void (async () => {
      try {
        samples.value = await samplesOf(sheet, verse.value);
        control.signal.throwIfAborted();
        if (!verse.value.morae) {
          const found = await proposed(sheet, slot, control.signal);
          verse.value = found;
          onKeep(slot, found);
        }
        toMora(chosen.value);
      } catch {
        if (!control.signal.aborted) fault.value = t(samples.value ? "voices-fault-propose" : "voices-fault-read");
      }
    })();
    return () => {
      control.abort();
      sound.close();
    };
  }, []);

  const play = (ms: number) => {
    const all = samples.value;
    if (!all) return;
    const { from_ms, to_ms, gain_db } = verse.value;
    const stretch = { from: Math.round((from_ms / 1000) * RATE), to: Math.round((to_ms / 1000) * RATE) };
    from.current = from_ms;
    listener.current?.play(shaped(all, RATE, stretch, fromDb(gain_db)), RATE, Math.max(0, ms - from_ms) / 1000, () => (sounds.value = false));
    sounds.value = true;
  };
  const stop = () => {
    listener.current?.stop();
    sounds.value = false;
  };
  const playing = () => {
    const at = listener.current?.at() ?? null;
    return at === null ? null : from.current + at * 1000;
  };
  const change = (index: number, ms: number) => {
    verse.value = { ...moved(verse.value, index, ms), accepted: false };
    onKeep(slot, verse.value);
  };
  const accept = () => {
    verse.value = { ...verse.value, accepted: true };
    onKeep(slot, verse.value);
    if (onNext) onNext();
    else onClose();
  };
  const zoom = (by: number) => {
    const middle = verse.value.morae?.[chosen.value]?.start ?? view.value.from + view.value.span / 2;
    const share = Math.max(0, Math.min(1, (middle - view.value.from) / view.value.span));
    show({ span: view.value.span * by, from: middle - view.value.span * by * share });
  };

  const now = verse.value;
  const mora = now.morae?.[chosen.value];
  const step = (by: number) => {
    chosen.value = Math.max(0, Math.min((now.morae?.length ?? 1) - 1, chosen.value + by));
    toMora(chosen.value);
  };
  const foot = (
    <>
      {onNext ? (
        <button type="button" class="quiet" onClick={onNext}>
          {t("voices-next")}
        </button>
      ) : null}
      <button type="button" class="primary" onClick={accept} disabled={!now.morae}>
        <Mark name="check" /> {t("voices-accept")}
      </button>
    </>
  );
  return (
    <Sheet title={verseName(slot)} onClose={onClose} foot={foot}>
      <div class="voices-verse" data-slot={slot}>
        {fault.value ? (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        ) : null}
        {samples.value ? (
          <Wave
            samples={samples.value}
            verse={now}
            view={view.value}
            decides={decides}
            chosen={chosen.value}
            playing={playing}
            onView={show}
            onChoose={(index) => (chosen.value = index)}
            onMove={change}
            onPlay={play}
          />
        ) : (
          <div class="wave wave-waits" />
        )}
        <p class="voices-standing" role="status">
          {now.morae ? t(`voices-standing-${standingOf(now)}`) : fault.value ? "" : t("voices-proposing")}
        </p>
        <div class="voices-tools">
          <div class="voices-group">
            <button type="button" onClick={() => (sounds.value ? stop() : play(now.from_ms))} disabled={!samples.value}>
              <Mark name={sounds.value ? "pause" : "play"} /> {t(sounds.value ? "voices-stop" : "voices-play")}
            </button>
            <button type="button" onClick={() => mora && play(mora.start)} disabled={!mora}>
              <Mark name="step" /> {t("voices-play-mark")}
            </button>
          </div>
          <div class="voices-group">
            <button type="button" class="icon" onClick={() => zoom(1 / ZOOM)} aria-label={t("voices-closer")}>
              <Mark name="zoomin" />
            </button>
            <button type="button" class="icon" onClick={() => zoom(ZOOM)} aria-label={t("voices-wider")}>
              <Mark name="zoomout" />
            </button>
          </div>
        </div>
        {mora ? (
          <div class="voices-mora">
            <div class="voices-mora-which">
              <button type="button" class="icon" onClick={() => step(-1)} disabled={chosen.value === 0} aria-label={t("voices-mora-before")}>
                <Mark name="stepback" />
              </button>
              <p>
                <b lang="ja">{mora.kana}</b>
                <span>{t("voices-mark-at", { seconds: seconds((mora.start - now.from_ms) / 1000, 3) })}</span>
                {chosen.value === decides ? <span class="seal">{t("voices-decides")}</span> : null}
              </p>
              <button type="button" class="icon" onClick={() => step(1)} disabled={chosen.value + 1 >= now.morae!.length} aria-label={t("voices-mora-after")}>
                <Mark name="step" />
              </button>
            </div>
            <div class="voices-nudge">
              <button type="button" onClick={() => change(chosen.value, mora.start - NUDGE_MS)}>
                {t("voices-earlier", { ms: NUDGE_MS })}
              </button>
              <button type="button" onClick={() => change(chosen.value, mora.start + NUDGE_MS)}>
                {t("voices-later", { ms: NUDGE_MS })}
              </button>
            </div>
          </div>
        ) : null}
        <p class="note">{t("voices-wave-note", { ms: NUDGE_MS })}</p>
      </div>
    </Sheet>
  );
}
