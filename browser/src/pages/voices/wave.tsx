/** The wave of a verse with a line at the beginning of each mora, to be dragged, or moved by keys. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../../settings";
import { seconds, t } from "../../words";
import type { KeptVerse } from "./shelf";
import { RATE } from "./sound";

/** What is shown, ms since the beginning of the file. */
export interface View {
  from: number;
  span: number;
}

export const NUDGE_MS = 5;
const FINE_MS = 1;
const FAR_MS = 50;
/** Less than this much moved, px, was a tap. */
const TAP_PX = 4;

interface Props {
  samples: Float32Array;
  verse: KeptVerse;
  view: View;
  /** The mora that decides, and the one that is chosen. */
  decides: number | null;
  chosen: number;
  /** Where it plays, ms in the file; null in silence. */
  playing: () => number | null;
  onView: (view: View) => void;
  onChoose: (index: number) => void;
  onMove: (index: number, ms: number) => void;
  onPlay: (ms: number) => void;
}

function draw(canvas: HTMLCanvasElement, samples: Float32Array, { from, span }: View, gain: number, ends: readonly [number, number]): void {
  const { width, height } = canvas;
  const brush = canvas.getContext("2d");
  if (!brush || !width) return;
  const style = getComputedStyle(canvas);
  brush.clearRect(0, 0, width, height);
  const each = (span / 1000) * (RATE / width);
  for (let x = 0; x < width; x++) {
    const first = Math.floor((from / 1000) * RATE + x * each);
    const last = Math.max(first + 1, Math.floor(first + each));
    let [low, high] = [0, 0];
    for (let i = Math.max(0, first); i < Math.min(samples.length, last); i++) {
      low = Math.min(low, samples[i]!);
      high = Math.max(high, samples[i]!);
    }
    const ms = from + (x * span) / width;
    brush.fillStyle = style.getPropertyValue(ms < ends[0] || ms > ends[1] ? "--rule-soft" : "--ai");
    const middle = height / 2;
    const [top, bottom] = [middle - Math.min(1, high * gain) * middle, middle + Math.min(1, -low * gain) * middle];
    brush.fillRect(x, Math.min(top, middle - 0.5), 1, Math.max(1, bottom - top));
  }
}

export function Wave({ samples, verse, view, decides, chosen, playing, onView, onChoose, onMove, onPlay }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const lightness = theme.value;
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => (width.value = Math.round(entry!.contentRect.width)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const own = canvas.current!;
    const dense = Math.min(2, devicePixelRatio);
    own.width = Math.round(width.value * dense);
    own.height = Math.round(own.clientHeight * dense);
    let peak = 1e-6;
    for (let i = Math.floor((verse.from_ms / 1000) * RATE); i < Math.min(samples.length, (verse.to_ms / 1000) * RATE); i++) {
      peak = Math.max(peak, Math.abs(samples[i]!));
    }
    draw(own, samples, view, 0.92 / peak, [verse.from_ms, verse.to_ms]);
  }, [samples, view.from, view.span, width.value, verse.from_ms, verse.to_ms, lightness]);
  useEffect(() => {
    let frame = requestAnimationFrame(function follow() {
      const at = playing();
      const place = at === null ? -1 : (at - view.from) / view.span;
      if (!head.current) return;
      head.current.hidden = place < 0 || place > 1;
      head.current.style.left = `${place * 100}%`;
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [view.from, view.span]);

  const msAt = (x: number) => {
    const { left, width: wide } = box.current!.getBoundingClientRect();
    return view.from + ((x - left) / wide) * view.span;
  };
  /** Follow a finger until it lifts. */
  const follow = (event: PointerEvent, move: (event: PointerEvent) => void, lift?: (event: PointerEvent) => void) => {
    const target = event.currentTarget as HTMLElement;
    target.setPointerCapture(event.pointerId);
    const end = (last: PointerEvent) => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", end);
      target.removeEventListener("pointercancel", end);
      if (last.type === "pointerup") lift?.(last);
    };
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  };
  const ground = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { from } = view;
    const perPx = view.span / box.current!.clientWidth;
    follow(
      event,
      (now) => onView({ ...view, from: from - (now.clientX - event.clientX) * perPx }),
      (last) => {
        if (Math.abs(last.clientX - event.clientX) < TAP_PX) onPlay(msAt(last.clientX));
      },
    );
  };
  const grab = (event: PointerEvent, index: number, start: number) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onChoose(index);
    const off = start - msAt(event.clientX);
    follow(event, (now) => onMove(index, msAt(now.clientX) + off));
  };
  const press = (event: KeyboardEvent, index: number, start: number) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    const far: Record<string, number> = { PageUp: FAR_MS, PageDown: -FAR_MS };
    const by = steps[event.key] ? steps[event.key]! * (event.shiftKey ? FINE_MS : NUDGE_MS) : far[event.key];
    if (by !== undefined) onMove(index, start + by);
    else if (event.key === "Enter" || event.key === " ") onPlay(start);
    else return;
    event.preventDefault();
  };
  return (
    <div class="wave" ref={box} onPointerDown={ground}>
      <canvas ref={canvas} aria-hidden="true" />
      <div class="wave-head" ref={head} hidden />
      {verse.morae?.map(({ kana, start }, i) => {
        const place = (start - view.from) / view.span;
        if (place < 0 || place > 1) return null;
        const since = seconds((start - verse.from_ms) / 1000, 3);
        return (
          <div
            key={i}
            role="slider"
            tabIndex={0}
            class={`wave-mark${i === decides ? " wave-decides" : ""}${i === chosen ? " wave-chosen" : ""}`}
            style={{ left: `${place * 100}%` }}
            aria-label={t(i === decides ? "voices-mark-decides" : "voices-mark", { kana, number: i + 1 })}
            aria-valuemin={0}
            aria-valuemax={verse.to_ms - verse.from_ms}
            aria-valuenow={Math.round(start - verse.from_ms)}
            aria-valuetext={t("voices-mark-at", { seconds: since })}
            onFocus={() => onChoose(i)}
            onPointerDown={(event) => grab(event, i, start)}
            onKeyDown={(event) => press(event, i, start)}
          >
            <span lang="ja">{kana}</span>
          </div>
        );
      })}
    </div>
  );
}
