/** The clock of memorisation: it counts on through a reload, and calls at the times that were chosen. */
import { computed, signal } from "@preact/signals";

const KEPT_AS = "karuta.reader-clock";

interface Kept {
  /** When it would have begun if it had never been paused, ms of the page's day. */
  began: number | null;
  /** What had passed when it was paused. */
  passed: number;
  total_ms: number;
}

export type Call = "start" | "two-minutes" | "time" | "between";

/** What a call says: two minutes before the end and at the end there are words for it. */
export function callAt(minutes: number, total: number): Call {
  if (minutes >= total) return "time";
  return Math.abs(total - minutes - 2) < 1e-9 ? "two-minutes" : "between";
}

export class MemoryClock {
  readonly state = signal<"off" | "running" | "paused" | "over">("off");
  readonly passed_ms = signal(0);
  readonly total_ms = signal(0);
  readonly left_ms = computed(() => Math.max(0, this.total_ms.value - this.passed_ms.value));
  private began: number | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly calls: () => readonly number[],
    private readonly call: (which: Call) => void,
    private readonly now: () => number = Date.now,
  ) {}

  begin(minutes: number): void {
    this.total_ms.value = minutes * 60_000;
    this.passed_ms.value = 0;
    this.go(0);
    this.call("start");
  }

  pause(): void {
    if (this.state.peek() !== "running") return;
    this.tick();
    clearInterval(this.timer);
    this.began = null;
    if (this.state.peek() === "running") this.state.value = "paused";
    this.keep();
  }

  resume(): void {
    if (this.state.peek() === "paused") this.go(this.passed_ms.peek());
  }

  /** The one key of a pedal: it pauses, goes on, and leaves for the reading when the time is over. */
  press(): void {
    const now = this.state.peek();
    if (now === "running") this.pause();
    else if (now === "paused") this.resume();
    else this.end();
  }

  end(): void {
    clearInterval(this.timer);
    this.began = null;
    this.state.value = "off";
    this.keep();
  }

  /** Take up a clock that ran when the page was left; calls that passed meanwhile are not made up for. */
  restore(): void {
    try {
      const { began, passed, total_ms } = JSON.parse(localStorage.getItem(KEPT_AS) ?? "") as Kept;
      if (!(total_ms > 0)) return;
      this.total_ms.value = total_ms;
      this.passed_ms.value = began === null ? passed : this.now() - began;
      if (this.passed_ms.value >= total_ms) this.end();
      else if (began === null) this.state.value = "paused";
      else this.go(this.passed_ms.value);
    } catch {
      // Nothing was kept.
    }
  }

  private go(passed: number): void {
    this.began = this.now() - passed;
    this.state.value = "running";
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), 200);
    this.keep();
  }

  tick(): void {
    if (this.began === null) return;
    const before = this.passed_ms.peek();
    const passed = Math.min(this.now() - this.began, this.total_ms.peek());
    this.passed_ms.value = passed;
    const total = this.total_ms.peek() / 60_000;
    const due = [...new Set([...this.calls(), total])].filter(
      (minutes) => minutes <= total && minutes * 60_000 > before && minutes * 60_000 <= passed,
    );
    const last = due.sort((a, b) => a - b).at(-1);
    if (last !== undefined) this.call(callAt(last, total));
    if (passed < this.total_ms.peek()) return;
    clearInterval(this.timer);
    this.began = null;
    this.state.value = "over";
    this.keep();
  }

  private keep(): void {
    try {
      if (this.state.peek() === "off" || this.state.peek() === "over") localStorage.removeItem(KEPT_AS);
      else
        localStorage.setItem(
          KEPT_AS,
          JSON.stringify({ began: this.began, passed: this.passed_ms.peek(), total_ms: this.total_ms.peek() } satisfies Kept),
        );
    } catch {
      // It then lasts as long as the page.
    }
  }
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
