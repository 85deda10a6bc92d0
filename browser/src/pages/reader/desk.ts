/**
 * What the reader does next. A reading stands at a step; `done` tells that the step was read, so that going on means the
 * next one. All that a hand can ask for is a method here, whether it came by touch, key, headset or pedal.
 */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import * as choices from "./choices";
import { keepReading, keptReading } from "./kept";
import type { Reciter } from "./reciter";
import { Reading } from "./programme/reading";
import { type Lengths, nominal } from "./programme/steps";
import { drawnSeed } from "./seed";
import { tail } from "./tail";
import type { Step, Voice, Wish } from "./types";

/** `ready`: a step is to be read; `read`: it was; `span`: the next follows by itself; `over`: all were read. */
export type Phase = "none" | "ready" | "fetching" | "reading" | "paused" | "read" | "span" | "over";

export class Desk {
  readonly reading = signal<Reading | null>(null);
  readonly done = signal(false);
  /** The step that sounds or sounded last, and which part of it has begun; -1: none yet. */
  readonly step = signal<Step | null>(null);
  readonly part = signal(-1);
  /** The verse could not be had. */
  readonly fault = signal<unknown>(null);
  /** The minutes that were asked for have passed. */
  readonly timeUp = signal(false);
  readonly voice = signal<Voice | null>(null);
  readonly reciter: ReadonlySignal<Reciter>;
  readonly phase: ReadonlySignal<Phase>;
  private readonly fetching = signal(false);
  private attempt = 0;
  private before: { reading: Reading; done: boolean } | null = null;
  private since: number | null = null;
  private readonly clear: (() => void)[] = [];

  constructor(
    private readonly aloud: Reciter,
    private readonly silent: Reciter,
    private readonly now: () => number = Date.now,
  ) {
    this.reciter = computed(() => (choices.prompter.value ? this.silent : this.aloud));
    this.phase = computed(() => {
      const { value } = this.reciter.value.state;
      if (!this.reading.value) return "none";
      if (value !== "silent") return value === "waiting" ? "span" : value;
      if (this.fetching.value) return "fetching";
      if (this.isOver()) return "over";
      return this.done.value ? "read" : "ready";
    });
    for (const reciter of [aloud, silent]) reciter.onPart = (part) => this.begins(part);
    this.clear.push(
      effect(() => {
        for (const reciter of [aloud, silent]) reciter.setSilences(choices.before_s.value, choices.after_s.value);
      }),
    );
  }

  /** How long verses sound with the voice that reads. */
  get lengths(): Lengths {
    const pacing = this.reading.peek()?.wish.pacing ?? choices.wish.peek().pacing;
    const asked = nominal(pacing);
    const voice = choices.prompter.peek() ? null : this.voice.peek();
    return (poem, verse) => voice?.lengthMs(poem, verse, pacing) ?? asked(poem, verse);
  }

  private isOver(): boolean {
    const reading = this.reading.value;
    if (!reading) return false;
    return reading.isOver || (this.done.value && reading.at + 1 === reading.count && !reading.wish.again);
  }

  /** Begin a reading; the first step waits for a hand. Throws a Fault for a wish that can't be read. */
  begin(wish: Wish): void {
    const begun = Reading.begin(wish.seed ? wish : { ...wish, seed: drawnSeed() });
    this.halt();
    this.since = null;
    this.set(begun, false);
    this.step.value = null;
    this.part.value = -1;
    void this.readyNext(begun);
  }

  /** Put the cards away. */
  end(): void {
    this.halt();
    this.reading.value = null;
    this.step.value = null;
    this.keep();
  }

  /** Take up what was kept over a reload; false if there is nothing. */
  restore(): boolean {
    const found = keptReading();
    if (!found) return false;
    this.reading.value = found.reading;
    this.done.value = found.done;
    this.step.value = found.done ? found.reading.step(this.lengths) : null;
    this.part.value = (this.step.value?.parts.length ?? 0) - 1;
    return true;
  }

  /** The one hand: start, pause, go on. */
  press(): void {
    const reading = this.reading.peek();
    if (!reading) return;
    this.before = { reading, done: this.done.peek() };
    const reciter = this.reciter.peek();
    void reciter.unlock();
    switch (this.phase.peek()) {
      case "reading":
        return reciter.pause();
      case "paused":
        return reciter.resume(choices.resumeFrom.peek());
      case "span":
      case "fetching":
        return this.halt();
      case "ready":
        return void this.run(reading);
      case "read":
        return void this.run(reading.next());
    }
  }

  /** Pause whatever sounds; for hands and for calls that come in. */
  pause(): void {
    if (this.phase.peek() === "reading") this.reciter.peek().pause();
    else if (this.phase.peek() === "span" || this.phase.peek() === "fetching") this.halt();
  }

  play(): void {
    if (this.phase.peek() !== "reading") this.press();
  }

  /** Once more: all of the step, or its last verse. `undo`: the press just before was the first half of a double tap. */
  repeat({ undo = false, what = choices.repeatWhat.peek() } = {}): void {
    const before = undo ? this.before : null;
    const reading = before?.reading ?? this.reading.peek();
    if (!reading) return;
    const over = before?.done ?? this.done.peek();
    const whole = reading.step(this.lengths);
    if (!whole) return;
    let from = 0;
    if (what === "verse") from = over ? whole.parts.length - 1 : Math.max(0, before ? 0 : this.reached(whole));
    void this.reciter.peek().unlock();
    void this.run(reading, tail(whole, from), over);
  }

  /** Which part of the whole step has begun: what runs may be only its end. */
  private reached(whole: Step): number {
    const running = this.step.peek();
    return running ? whole.parts.length - running.parts.length + Math.max(0, this.part.peek()) : 0;
  }

  /** To the next step, at once. */
  next(): void {
    const reading = this.reading.peek();
    if (!reading || this.isOver()) return;
    void this.reciter.peek().unlock();
    const next = reading.next();
    if (next.isOver) this.finish();
    else void this.run(next);
  }

  /** To the step before, at once. */
  back(): void {
    const reading = this.reading.peek();
    if (!reading) return;
    void this.reciter.peek().unlock();
    void this.run(reading.back());
  }

  /** The poem that comes is not read now. */
  skip(): void {
    const reading = this.reading.peek();
    if (!reading || this.isOver()) return;
    this.stand(this.done.peek() ? reading.next().skip() : reading.skip());
  }

  /** The poem that is read, or was read last, goes back into the box. */
  putBack(): void {
    const reading = this.reading.peek();
    if (reading && !reading.isOver) this.stand(reading.returned());
  }

  /** To the place (from 1) of a poem; it waits for a hand. */
  jump(place: number): void {
    const reading = this.reading.peek();
    if (reading) this.stand(reading.jump(place));
  }

  /** Settings that move no poem are changed while it goes on. */
  tune(changes: Parameters<Reading["tuned"]>[0]): void {
    const reading = this.reading.peek();
    if (!reading) return;
    this.reading.value = reading.tuned(changes);
    this.keep();
    void this.readyNext(this.done.peek() ? this.reading.value.next() : this.reading.value);
  }

  /** Another voice reads from the next step on. */
  setVoice(voice: Voice | null): void {
    this.voice.value = voice;
    const reading = this.reading.peek();
    if (reading && this.phase.peek() !== "reading") void this.readyNext(this.done.peek() ? reading.next() : reading);
  }

  close(): void {
    this.halt();
    this.clear.forEach((each) => each());
  }

  // ------------------------------------------------------------------ the way of a step

  private halt(): void {
    this.attempt++;
    this.fetching.value = false;
    for (const reciter of [this.aloud, this.silent]) reciter.stop();
  }

  private stand(reading: Reading): void {
    this.halt();
    this.set(reading, false);
    this.step.value = null;
    this.part.value = -1;
    void this.readyNext(reading);
  }

  private finish(): void {
    this.halt();
    this.done.value = true;
    this.keep();
  }

  private set(reading: Reading, done: boolean): void {
    this.reading.value = reading;
    this.done.value = done;
    this.keep();
  }

  private begins(part: number): void {
    this.part.value = part;
    const reading = this.reading.peek();
    if (!reading || this.step.peek()?.decides !== part) return;
    this.set(reading.heard(), this.done.peek());
  }

  private isTimeUp(reading: Reading): boolean {
    const { stop_min } = reading.wish;
    return stop_min > 0 && this.since !== null && this.now() - this.since >= stop_min * 60_000;
  }

  /** Read the step where the reading stands, and on as long as no hand is waited for. */
  private async run(from: Reading, first?: Step, repeated = false): Promise<void> {
    this.halt();
    const attempt = this.attempt;
    const reciter = this.reciter.peek();
    this.since ??= this.now();
    this.timeUp.value = false;
    let reading = from;
    let step = first ?? reading.step(this.lengths);
    let again = repeated;
    while (step) {
      this.fault.value = null;
      this.set(reading, again);
      this.step.value = step;
      this.part.value = -1;
      const whole = await this.sounded(reciter, step, reading.wish, attempt);
      if (!whole || attempt !== this.attempt) return;
      reading = this.reading.peek() ?? reading;
      this.set(reading, true);
      if (this.isOver()) return;
      const next = reading.next();
      void this.readyNext(next);
      if (this.isTimeUp(reading)) {
        this.since = null;
        this.timeUp.value = true;
        return;
      }
      if (reading.wish.wait === "hands") return;
      if (!(await reciter.wait(reading.wish.span_s)) || attempt !== this.attempt) return;
      reading = (this.reading.peek() ?? reading).next();
      again = false;
      step = reading.step(this.lengths);
    }
  }

  private async sounded(reciter: Reciter, step: Step, { pacing }: Wish, attempt: number): Promise<boolean> {
    const voice = this.voice.peek();
    if (!voice && reciter === this.aloud) {
      this.fault.value = new Error("there is no voice");
      return false;
    }
    this.fetching.value = true;
    try {
      if (voice) await reciter.prepare(step, voice, pacing);
      if (attempt !== this.attempt) return false;
      const over = reciter.play(step, voice!, pacing);
      void reciter.prepare(step, voice!, pacing).then(() => {
        if (attempt === this.attempt) this.fetching.value = false;
      });
      return await over;
    } catch (fault) {
      if (attempt === this.attempt) this.fault.value = fault;
      return false;
    } finally {
      if (attempt === this.attempt) this.fetching.value = false;
    }
  }

  /** Get the verses of a step to come; that they can't be had is told when they are wanted. */
  private async readyNext(reading: Reading): Promise<void> {
    const [voice, step] = [this.voice.peek(), reading.step(this.lengths)];
    if (voice && step && this.reciter.peek() === this.aloud)
      await this.aloud.prepare(step, voice, reading.wish.pacing).catch(() => undefined);
  }

  private keep(): void {
    keepReading(this.reading.peek(), this.done.peek());
  }
}
