/** What is seen of the reader: how loud the voice is, and the words only where captions are on. */
import { useEffect, useRef } from "preact/hooks";
import type { Programme } from "../protocol";
import { calm } from "../settings";
import { level, sinceOnsetMs } from "./ears";

const BARS = 13;
/** A voice is loudest in the middle of its range: the bars differ as its overtones do. */
const SHAPE = [0.3, 0.5, 0.75, 0.55, 0.9, 1, 0.7, 0.95, 0.6, 0.8, 0.5, 0.65, 0.35];

export function Meter() {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const loud = level();
      const bars = root.current?.children;
      if (bars)
        for (let i = 0; i < bars.length; i++)
          (bars[i] as HTMLElement).style.transform = `scaleY(${(0.12 + 0.88 * loud * SHAPE[i % SHAPE.length]!).toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [calm.value]);
  return (
    <span ref={root} class="meter" aria-hidden="true">
      {Array.from({ length: BARS }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** The morae of the verse, lit as they are sung; the deciding ones are underlined. */
export function Captions({ of: now }: { of: Programme | null }) {
  const root = useRef<HTMLSpanElement>(null);
  const morae = now?.captions ?? [];
  useEffect(() => {
    if (morae.length === 0) return;
    let frame = 0;
    const light = () => {
      const at = sinceOnsetMs();
      root.current?.querySelectorAll("span").forEach((sign, i) => {
        sign.dataset["sung"] = at !== null && at >= (morae[i]?.start_ms ?? Infinity) ? "yes" : "no";
      });
      frame = requestAnimationFrame(light);
    };
    light();
    return () => cancelAnimationFrame(frame);
  }, [now]);
  if (morae.length === 0) return null;
  return (
    <span ref={root} class="captions" lang="ja">
      {morae.map((mora, i) => (
        <span key={i} class={i < (now?.kimariji ?? 0) ? "decides" : ""} data-sung="no">
          {mora.kana}
        </span>
      ))}
    </span>
  );
}
