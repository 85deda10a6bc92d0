/**
 * Plays steps on one audio clock. All parts of a step are set at once, each at its sample, so nothing that the page or the
 * network does between moves them; what follows a step (a span, the next part's number) is told by sources that end at
 * that time, for a page in the background has no timers to rely on.
 */
import { signal } from "@preact/signals";
import { bell } from "../../audio/effects";
import type { Reciter } from "./reciter";
import type { Pacing, PlayerState, Recording, Step, Voice } from "./types";
import { type Wires, wiresOf } from "./wires";

/** The least time (s) ahead at which a source can start without being late. */
const SOON_S = 0.05;
const FADE_S = 0.03;
/** A step holds at most some ten verses; those of the next one are made ready beside it. */
const KEPT = 14;

const RATE = 48_000;

const contextOf = () => new AudioContext({ sampleRate: RATE, latencyHint: "interactive" });
/** Opens files before the first gesture, when a browser lets no sound flow yet. */
const openerOf = () => new OfflineAudioContext(1, 1, RATE);

interface Run {
  step: Step;
  recordings: readonly (Recording | null)[];
  /** The audio time (s) of the step's beginning. */
  zero: number;
  /** Where it was paused, ms since its beginning. */
  paused: number | null;
  sources: Set<{ source: AudioScheduledSourceNode; gain: GainNode | null }>;
  done: (whole: boolean) => void;
}

export class AudioPlayer implements Reciter {
  readonly state = signal<PlayerState>("silent");
  onPart: (part: number) => void = () => undefined;
  private wires: Wires | null = null;
  private run: Run | null = null;
  private attempt = 0;
  private readonly recordings = new Map<string, Promise<Recording>>();
  private loudness = 0.8;
  private tone = { low: 0, high: 0 };
  private before = 0.5;
  private after = 0.2;
  private readonly heard = new Float32Array(512);

  constructor(
    private readonly make: () => AudioContext = contextOf,
    private readonly opener: () => BaseAudioContext = openerOf,
  ) {}

  get running(): boolean {
    return this.wires?.context.state === "running";
  }

  async unlock(): Promise<boolean> {
    const { context } = this.wired();
    if (context.state !== "running") await context.resume().catch(() => undefined);
    return this.running;
  }

  async prepare(step: Step, voice: Voice, pacing: Pacing): Promise<void> {
    await Promise.all(step.parts.map(({ poem, verse }) => this.recording(voice, poem, verse, pacing)));
  }

  async play(step: Step, voice: Voice, pacing: Pacing): Promise<boolean> {
    this.stop();
    const attempt = ++this.attempt;
    const recordings = await Promise.all(step.parts.map(({ poem, verse }) => this.recording(voice, poem, verse, pacing)));
    if (attempt !== this.attempt) return false;
    return new Promise<boolean>((done) => {
      this.run = { step, recordings, zero: 0, paused: null, sources: new Set(), done };
      this.begin(0, this.before);
    });
  }

  pause(): void {
    const { run } = this;
    if (!run || run.paused !== null) return;
    run.paused = Math.max(0, this.now(run));
    this.hush(run);
    this.state.value = "paused";
  }

  resume(from: "verse" | "here"): void {
    const { run } = this;
    if (!run || run.paused === null) return;
    const at = run.paused;
    const part = run.step.parts.find(({ end_ms }) => at < end_ms);
    run.paused = null;
    if (from === "verse") this.begin(part?.start_ms ?? at, this.before);
    else this.begin(at, SOON_S);
  }

  stop(): void {
    this.attempt++;
    const { run } = this;
    this.run = null;
    this.state.value = "silent";
    if (!run) return;
    this.hush(run);
    run.done(false);
  }

  wait(seconds: number): Promise<boolean> {
    this.stop();
    return new Promise<boolean>((done) => {
      const run: Run = {
        step: { parts: [], poem: null, decides: null, length_ms: 0 },
        recordings: [],
        zero: 0,
        paused: null,
        sources: new Set(),
        done,
      };
      this.run = run;
      this.state.value = "waiting";
      run.zero = this.wired().context.currentTime + seconds;
      this.mark(run, run.zero, () => this.over(run));
    });
  }

  at(): { step: Step; part: number; ms: number } | null {
    const ms = this.state.value === "reading" ? this.elapsed() : null;
    if (ms === null || !this.run) return null;
    const { step } = this.run;
    const part = step.parts.findIndex(({ start_ms, end_ms }) => ms >= start_ms && ms < end_ms);
    return part < 0 ? null : { step, part, ms: ms - step.parts[part]!.start_ms };
  }

  elapsed(): number | null {
    const { run } = this;
    if (!run?.step.parts.length) return null;
    return (
      run.paused ?? Math.max(0, Math.min(run.step.length_ms, this.now(run) - (this.wires!.context.outputLatency || 0) * 1000))
    );
  }

  setSilences(before_s: number, after_s: number): void {
    [this.before, this.after] = [before_s, after_s];
  }

  setVolume(volume: number): void {
    this.loudness = Math.max(0, Math.min(1, volume));
    this.adjust();
  }

  /** Low and high notes louder or softer, dB. */
  setTone(low: number, high: number): void {
    this.tone = { low, high };
    this.adjust();
  }

  level(): number {
    if (!this.wires || this.state.value !== "reading") return 0;
    this.wires.voices.getFloatTimeDomainData(this.heard);
    let power = 0;
    for (const sample of this.heard) power += sample * sample;
    // By its root, as ears have it: a soft voice moves the meter, too.
    return Math.min(1, Math.sqrt(Math.sqrt(power / this.heard.length)) * 1.9);
  }

  /** The small bell: a call, and a sound to try the loudspeaker with. */
  bell(): void {
    const { context, volume } = this.wired();
    if (this.running) bell(context, volume, context.currentTime + SOON_S);
  }

  /** A short recording, at once and beside all else. */
  async say(file: ArrayBuffer): Promise<void> {
    const { context, voices } = this.wired();
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(file);
    source.connect(voices);
    source.start(context.currentTime + SOON_S);
  }

  /** Another voice, or one that changed: what was made ready of it is forgotten. */
  forget(): void {
    this.recordings.clear();
  }

  async close(): Promise<void> {
    this.stop();
    await this.wires?.context.close();
    this.wires = null;
  }

  // ------------------------------------------------------------------ the way of the sound

  private wired(): Wires {
    if (this.wires) return this.wires;
    const context = this.make();
    this.wires = wiresOf(context, this.heard.length);
    this.adjust();
    // A call came in, or the device fell asleep: the reading waits for a hand instead of going on in the middle of a verse.
    context.addEventListener("statechange", () => {
      if (context.state !== "running") this.pause();
    });
    return this.wires;
  }

  private adjust(): void {
    if (!this.wires) return;
    const { context, low, high, volume } = this.wires;
    volume.gain.setTargetAtTime(this.loudness ** 2, context.currentTime, 0.015);
    low.gain.value = this.tone.low;
    high.gain.value = this.tone.high;
  }

  private recording(voice: Voice, poem: number, verse: "upper" | "lower", pacing: Pacing): Promise<Recording> | null {
    // A verse that the voice hasn't got is as long as it is, in silence.
    if (voice.lengthMs(poem, verse, pacing) === null) return null;
    const { lower_s, linger_s, upper_s } = pacing;
    const key = [voice.name, poem, verse, ...(verse === "upper" ? [upper_s] : [lower_s, linger_s])].join(" ");
    const known = this.recordings.get(key);
    this.recordings.delete(key);
    const made = known ?? voice.load(this.wires?.context ?? this.opener(), poem, verse, pacing);
    // The last in the map is the last that was asked for.
    this.recordings.set(key, made);
    made.catch(() => this.recordings.delete(key));
    for (const oldest of this.recordings.keys()) if (this.recordings.size > KEPT) this.recordings.delete(oldest);
    return made;
  }

  private now(run: Run): number {
    return (this.wires!.context.currentTime - run.zero) * 1000;
  }

  /** Set all that is left of the step from `at` (ms) on, after so much silence. */
  private begin(at: number, silence_s: number): void {
    const { run } = this;
    if (!run) return;
    const { context, voices } = this.wired();
    const { sampleRate } = context;
    // Between two samples a source would be smeared over both.
    const whole = (seconds: number) => Math.round(seconds * sampleRate) / sampleRate;
    run.zero = whole(context.currentTime + Math.max(SOON_S, silence_s) - at / 1000);
    run.step.parts.forEach(({ start_ms, end_ms }, part) => {
      if (end_ms <= at) return;
      const late = Math.max(0, at - start_ms) / 1000;
      const when = whole(run.zero + Math.max(at, start_ms) / 1000);
      if (late === 0) this.mark(run, when, () => this.onPart(part));
      const buffer = run.recordings[part]?.buffer;
      if (!buffer || late >= buffer.duration) return;
      const [source, gain] = [context.createBufferSource(), context.createGain()];
      source.buffer = buffer;
      source.connect(gain).connect(voices);
      if (late > 0) {
        gain.gain.setValueAtTime(0, when);
        gain.gain.linearRampToValueAtTime(1, when + FADE_S);
      }
      source.start(when, late);
      this.keep(run, source, gain);
    });
    this.mark(run, run.zero + run.step.length_ms / 1000 + this.after, () => this.over(run));
    this.state.value = "reading";
  }

  private keep(run: Run, source: AudioScheduledSourceNode, gain: GainNode | null, then?: () => void): void {
    const kept = { source, gain };
    run.sources.add(kept);
    source.onended = () => {
      gain?.disconnect();
      if (run.sources.delete(kept)) then?.();
    };
  }

  /** Call `then` at an audio time (s). */
  private mark(run: Run, when: number, then: () => void): void {
    const { context, nothing } = this.wired();
    const source = context.createConstantSource();
    source.connect(nothing);
    source.start();
    source.stop(Math.max(when, context.currentTime));
    this.keep(run, source, null, then);
  }

  private over(run: Run): void {
    if (this.run !== run) return;
    this.run = null;
    this.state.value = "silent";
    run.done(true);
  }

  /** End all that sounds, softly; nothing of it is told any more. */
  private hush(run: Run): void {
    const now = this.wired().context.currentTime;
    for (const { source, gain } of run.sources) {
      source.onended = () => gain?.disconnect();
      if (gain) {
        gain.gain.cancelScheduledValues(now);
        gain.gain.setTargetAtTime(0, now, FADE_S / 3);
      }
      source.stop(now + (gain ? 2 * FADE_S : 0));
    }
    run.sources.clear();
  }
}
