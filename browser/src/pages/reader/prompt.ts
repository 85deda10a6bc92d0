/** A person reads aloud: the same steps in silence, by the page's clock, for the bar that they follow. */
import { signal } from "@preact/signals";
import type { Reciter } from "./reciter";
import type { PlayerState, Step } from "./types";

interface Run {
  step: Step | null;
  /** The page time (ms) of its beginning. */
  zero: number;
  paused: number | null;
  timers: ReturnType<typeof setTimeout>[];
  done: (whole: boolean) => void;
}

export class Prompt implements Reciter {
  readonly state = signal<PlayerState>("silent");
  onPart: (part: number) => void = () => undefined;
  private run: Run | null = null;
  private before = 0.5;

  constructor(private readonly now: () => number = () => performance.now()) {}

  unlock = async () => true;
  prepare = async () => undefined;
  setVolume(): void {}
  level = () => 0;

  setSilences(before_s: number): void {
    this.before = before_s;
  }

  play(step: Step): Promise<boolean> {
    this.stop();
    return new Promise((done) => {
      this.run = { step, zero: 0, paused: null, timers: [], done };
      this.begin(0);
    });
  }

  wait(seconds: number): Promise<boolean> {
    this.stop();
    return new Promise((done) => {
      const run: Run = { step: null, zero: this.now(), paused: null, timers: [], done };
      this.run = run;
      this.state.value = "waiting";
      this.after(run, seconds * 1000, () => this.over(run));
    });
  }

  pause(): void {
    if (!this.run?.step || this.run.paused !== null) return;
    this.run.paused = Math.max(0, this.now() - this.run.zero);
    this.still(this.run);
    this.state.value = "paused";
  }

  resume(from: "verse" | "here"): void {
    const { run } = this;
    if (!run?.step || run.paused === null) return;
    const at = run.paused;
    run.paused = null;
    this.begin(from === "here" ? at : (run.step.parts.find(({ end_ms }) => at < end_ms)?.start_ms ?? at));
  }

  stop(): void {
    const { run } = this;
    this.run = null;
    this.state.value = "silent";
    if (!run) return;
    this.still(run);
    run.done(false);
  }

  elapsed(): number | null {
    const { run } = this;
    if (!run?.step) return null;
    return run.paused ?? Math.max(0, Math.min(run.step.length_ms, this.now() - run.zero));
  }

  at(): { step: Step; part: number; ms: number } | null {
    const ms = this.state.value === "reading" ? this.elapsed() : null;
    const step = this.run?.step;
    if (ms === null || !step) return null;
    const part = step.parts.findIndex(({ start_ms, end_ms }) => ms >= start_ms && ms < end_ms);
    return part < 0 ? null : { step, part, ms: ms - step.parts[part]!.start_ms };
  }

  private begin(at: number): void {
    const { run } = this;
    if (!run?.step) return;
    const { parts, length_ms } = run.step;
    run.zero = this.now() + this.before * 1000 - at;
    parts.forEach(({ start_ms }, part) => {
      if (start_ms >= at) this.after(run, this.before * 1000 + start_ms - at, () => this.onPart(part));
    });
    this.after(run, this.before * 1000 + length_ms - at, () => this.over(run));
    this.state.value = "reading";
  }

  private after(run: Run, ms: number, then: () => void): void {
    run.timers.push(setTimeout(then, ms));
  }

  private still(run: Run): void {
    run.timers.forEach(clearTimeout);
    run.timers = [];
  }

  private over(run: Run): void {
    if (this.run !== run) return;
    this.run = null;
    this.state.value = "silent";
    run.done(true);
  }
}
