/** Recorded hands, sample by sample as the time comes for them. */
import type { Sample, Stroke } from "./types";

/** Where a hand is between two samples: recorded hands have few, and what they move is to go evenly. */
function onTheWay(from: Sample | undefined, to: Sample, now: number): Sample | null {
  if (!from || now <= from[0]) return null;
  const share = (now - from[0]) / (to[0] - from[0]);
  return [now, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
}

export interface Playing {
  /** New samples of the stroke `index`; `whole`: the last of it among them. */
  step: (index: number, news: Sample[], whole: boolean) => void;
  /** False: somebody wants no more of it. */
  wanted: () => boolean;
  /** 0.1 ms since the onset, as it is now; left out, the hands go at their own pace from their first sample. */
  clock?: (() => number) | undefined;
}

/** Resolves when all strokes have been told, or are not wanted any more. */
export function playStrokes(strokes: readonly Stroke[], { step, wanted, clock }: Playing): Promise<void> {
  const first = Math.min(...strokes.map(([, samples]) => samples[0]?.[0] ?? Infinity));
  const last = Math.max(...strokes.map(([, samples]) => samples.at(-1)?.[0] ?? -Infinity));
  if (!(last >= first)) return Promise.resolve();
  const began = performance.now();
  const own = () => first + (performance.now() - began) * 10;
  const now = clock && clock() < last ? clock : own;
  const shown = strokes.map(() => 0);
  return new Promise((resolve) => {
    const tick = () => {
      if (!wanted()) return resolve();
      const time = now();
      let left = false;
      strokes.forEach(([, samples], i) => {
        const begun = shown[i]!;
        let upTo = begun;
        while (upTo < samples.length && samples[upTo]![0] <= time) upTo++;
        const news = [...samples.slice(begun, upTo)];
        if (upTo < samples.length) {
          left = true;
          const between = onTheWay(samples[upTo - 1], samples[upTo]!, time);
          if (between) news.push(between);
        }
        shown[i] = upTo;
        if (news.length > 0) step(i, news, upTo === samples.length);
      });
      if (left) requestAnimationFrame(tick);
      else resolve();
    };
    tick();
  });
}
