import type { Step } from "./types";

/** What is left of a step from its part `from` on, as a step. */
export function tail(step: Step, from: number): Step {
  const begin = step.parts[from]?.start_ms ?? 0;
  const parts = step.parts.slice(from).map((part) => ({ ...part, start_ms: part.start_ms - begin, end_ms: part.end_ms - begin }));
  const decides = step.decides !== null && step.decides >= from ? step.decides - from : null;
  return { parts, poem: decides === null ? null : step.poem, decides, length_ms: step.length_ms - begin };
}
