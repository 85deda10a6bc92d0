/** The moving 5-3-1-6 bar of what sounds. */
import { useEffect, useRef } from "preact/hooks";
import { language } from "../../words";
import { beatsOf } from "./rhythm";
import type { Reciter } from "./reciter";
import type { Pacing, Step } from "./types";

const said = (ms: number) => (Math.round(ms / 100) / 10).toLocaleString(language.value);

/** `runs`: the step is the one that sounds. */
export function RhythmBar({ step, pacing, reciter, runs }: { step: Step; pacing: Pacing; reciter: Reciter; runs: boolean }) {
  const root = useRef<HTMLSpanElement>(null);
  const beats = beatsOf(step, pacing);
  useEffect(() => {
    let frame = 0;
    const move = () => {
      const ms = runs ? (reciter.elapsed() ?? 0) : 0;
      root.current?.querySelectorAll<HTMLElement>("i").forEach((piece, i) => {
        const beat = beats[i];
        if (!beat) return;
        const share = Math.max(0, Math.min(1, (ms - beat.start_ms) / (beat.end_ms - beat.start_ms)));
        piece.style.setProperty("--share", share.toFixed(4));
        piece.dataset["on"] = runs && ms > 0 && share > 0 && share < 1 ? "yes" : "no";
      });
      if (runs) frame = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(frame);
  }, [step, runs, reciter]);
  return (
    <span ref={root} class="rhythm" aria-hidden="true">
      {beats.map(({ kind, start_ms, end_ms }) => (
        <i key={start_ms} data-kind={kind} style={{ flexGrow: Math.max(0.6, (end_ms - start_ms) / 1000) }}>
          <b>{said(end_ms - start_ms)}</b>
        </i>
      ))}
    </span>
  );
}
