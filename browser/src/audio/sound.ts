/**
 * The reader's voice at exact times, and when a touch fell against it. Everything runs on one AudioContext.
 *
 *   const sound = new Sound(house);                 // HouseClock
 *   button.onclick = () => sound.unlock();          // any first gesture of the player
 *   line.on("programme", (programme) => sound.schedule(programme));
 *   line.on("key", ({ reading, key }) => sound.unseal(reading, key));   // what was announced sealed
 *   line.on("cancelled", ({ reading }) => sound.cancel(reading));
 *   new Board(root, { since: (event) => sound.sinceOnset(event), … });
 *   sound.level()                                   // 0..1 for the strip, once a frame
 *
 * House times become audio times through one anchor, which moves only when the clocks have drifted by more than 3 ms:
 * so clips that follow each other do so to the sample, whatever message they came in.
 */
import { deviceOf } from "../clock/calibration";
import type { HouseClock } from "../clock/house";
import { OutputClock } from "../clock/output";
import type { Clip, Programme } from "../protocol";
import { bell, click, slide, strike } from "./effects";
import { lateness } from "./guard";
import { Keys, unsealed } from "./seal";

interface Voice {
  source: AudioBufferSourceNode;
  gain: GainNode;
  reading: number;
  kind: Clip["kind"];
}

interface Onset {
  reading: number;
  houseMs: number;
  /** On the audio clock, s; null until sound flows. */
  audio: number | null;
}

const KEPT_CLIPS = 12;
const DRIFT_S = 0.003;
const FADE_S = 0.06;
const HUSH_S = 0.03;
/** The least time (s) ahead at which a source can start without being late. */
const SOON_S = 0.012;

export interface SoundOptions {
  context?: () => AudioContext;
  load?: (url: string) => Promise<ArrayBuffer>;
  now?: () => number;
  /** A clip that could not be played; the reading goes on in silence. */
  onFault?: (url: string, fault: unknown) => void;
}

const contextOf = () => new AudioContext({ sampleRate: 48_000, latencyHint: "interactive" });

async function fetched(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  // 204: what was announced there was recalled, and will not sound.
  if (!answer.ok || answer.status === 204) throw new Error(`${url}: ${answer.status}`);
  const first = answer.headers.get("x-first");
  if (first !== null) firsts.set(url, Number(first));
  return answer.arrayBuffer();
}

/** First loud samples by address: of a verse to come they come with the sound, for announced ahead they would tell it. */
const firsts = new Map<string, number>();

function opened(url: string, body: ArrayBuffer, key: Uint8Array): ArrayBuffer {
  const { mp3, first } = unsealed(body, key);
  firsts.set(url, first);
  return mp3;
}

export class Sound {
  private context: AudioContext | null = null;
  private output: OutputClock | null = null;
  private voiceGain: GainNode | null = null;
  private effectGain: GainNode | null = null;
  private analyser: AnalyserNode | null = null;
  private readonly clips = new Map<string, Promise<AudioBuffer>>();
  private readonly voices = new Set<Voice>();
  private readonly cancelled = new WeakSet<Programme>();
  private readonly settled = new WeakSet<Programme>();
  private readonly keys = new Keys();
  /** Clips that are set or on their way: what is announced again, to a page that comes back, sounds once. */
  private readonly placed = new Map<string, number>();
  private programmes: Programme[] = [];
  private anchor: { page: number; audio: number } | null = null;
  private open: Onset | null = null;
  private loudness = 0.8;
  private silent = false;
  private delayMs = 0;
  private heard = new Float32Array(512);

  constructor(
    private readonly house: HouseClock,
    private readonly options: SoundOptions = {},
  ) {}

  /** Sound flows. False before the first gesture, and where a browser holds it back. */
  get running(): boolean {
    return this.context?.state === "running";
  }

  /** Number of the reading that touches count for; null while there is none. */
  get reading(): number | null {
    return this.open?.reading ?? null;
  }

  /** The output that a calibration belongs to. */
  get device(): string {
    return this.context ? deviceOf(this.context as { sinkId?: string }) : "default";
  }

  /** How touches are stamped: by the output's own stamps, by the stated latency, or by the house clock alone. */
  get precision(): "output" | "latency" | "house" {
    return !this.running || !this.output ? "house" : this.output.exact ? "output" : "latency";
  }

  /** By how much the output says that it sounds late, ms; null while it says nothing. */
  get statedMs(): number | null {
    const late = this.context?.outputLatency || this.context?.baseLatency;
    return this.running && late ? late * 1000 : null;
  }

  /** Make or wake the context; call it in the handler of a gesture. */
  async unlock(): Promise<boolean> {
    const context = (this.context ??= this.wire((this.options.context ?? contextOf)()));
    if (context.state !== "running") await context.resume().catch(() => undefined);
    if (this.running) this.output?.start();
    return this.running;
  }

  setVolume(volume: number): void {
    this.loudness = Math.max(0, Math.min(1, volume));
    this.adjust();
  }

  setMuted(muted: boolean): void {
    this.silent = muted;
    this.adjust();
  }

  /** By how many ms this output sounds later than the browser says (`calibrate`). */
  setDelay(ms: number): void {
    this.delayMs = ms;
  }

  /** Play a programme at its house times. Resolves when all its clips are set, or have failed. */
  async schedule(programme: Programme): Promise<void> {
    const { reading, onset_ms } = programme;
    // Announced anew at another time: that the first did not sound was not heard on a line that was cut.
    if (reading > 0 && this.programmes.some((told) => told.reading === reading && told.onset_ms !== onset_ms && !this.cancelled.has(told)))
      this.cancel(reading);
    this.programmes = [...this.programmes.slice(-7), programme];
    if (onset_ms !== null) this.openAt(reading, onset_ms);
    await Promise.all(programme.clips.map((clip) => this.play(programme, clip)));
  }

  /** The key to the sealed clips of a reading; one that comes late lets them begin in their middle. */
  unseal(reading: number, key: string): void {
    this.keys.hear(reading, key);
  }

  /** Stop what was announced for a reading, softly. */
  cancel(reading: number): void {
    this.keys.drop(reading);
    for (const [clip, whose] of this.placed) if (whose === reading) this.placed.delete(clip);
    for (const programme of this.programmes) if (programme.reading === reading) this.cancelled.add(programme);
    for (const voice of [...this.voices]) if (voice.reading === reading) this.hush(voice, HUSH_S);
    if (this.open?.reading === reading) this.open = null;
  }

  /** Nobody looks for the card any more: what would be said again is not, and what is being said again ends softly. */
  leaveOut(reading: number): void {
    for (const programme of this.programmes) if (programme.reading === reading) this.settled.add(programme);
    for (const voice of [...this.voices]) {
      if (voice.reading === reading && voice.kind === "lower_again") this.hush(voice, HUSH_S);
    }
  }

  /** Touches count no longer: the reading is ruled. */
  closeReading(): void {
    this.open = null;
  }

  /** 0.1 ms since the onset of the open reading, as the player's ear has it; null while none is announced. */
  sinceOnset(event: Pick<Event, "timeStamp">): number | null {
    const open = this.open;
    if (!open) return null;
    if (!this.running || !this.output) return Math.round((this.house.toHouse(event.timeStamp) - open.houseMs) * 10);
    open.audio ??= this.audioOf(open.houseMs);
    return Math.round(((this.output.audioAt(event.timeStamp) - open.audio) * 1000 - this.delayMs) * 10);
  }

  /** Loudness of the voice now, 0 to 1. */
  level(): number {
    if (!this.analyser || this.voices.size === 0) return 0;
    this.analyser.getFloatTimeDomainData(this.heard);
    let power = 0;
    for (const sample of this.heard) power += sample * sample;
    // By its root, as ears have it: a soft voice moves the meter, too.
    return Math.min(1, Math.sqrt(Math.sqrt(power / this.heard.length)) * 1.9);
  }

  strike(force?: number): void {
    this.effect((context, to) => strike(context, to, context.currentTime, force));
  }

  slide(force?: number): void {
    this.effect((context, to) => slide(context, to, context.currentTime, force));
  }

  bell(): void {
    this.effect((context, to) => bell(context, to, context.currentTime));
  }

  /** Clicks to tap along with; the page times (ms) at which the output sounds them. */
  clicks(count: number, everyMs: number): number[] {
    const times: number[] = [];
    this.effect((context, to) => {
      for (let i = 0; i < count; i++) {
        const at = context.currentTime + 0.3 + (i * everyMs) / 1000;
        click(context, to, at);
        times.push(this.output?.pageAt(at) ?? 0);
      }
    });
    return times;
  }

  async close(): Promise<void> {
    this.output?.stop();
    for (const voice of [...this.voices]) this.hush(voice, 0);
    this.open = null;
    await this.context?.close();
    this.context = null;
  }

  // ------------------------------------------------------------------ the way of the sound

  private wire(context: AudioContext): AudioContext {
    const all = context.createGain();
    all.connect(context.destination);
    this.voiceGain = context.createGain();
    this.effectGain = context.createGain();
    this.analyser = context.createAnalyser();
    this.analyser.fftSize = this.heard.length;
    // Ahead of the volume: who plays softly or in silence still sees the reader.
    this.analyser.connect(this.voiceGain).connect(all);
    this.effectGain.connect(all);
    this.adjust();
    // A source that never ends keeps the device from falling asleep between readings, which would swallow an onset.
    const awake = context.createConstantSource();
    const nothing = context.createGain();
    nothing.gain.value = 0;
    awake.connect(nothing).connect(all);
    awake.start();
    const output = new OutputClock(context, this.options.now);
    this.output = output;
    context.addEventListener("statechange", () => {
      output.reset();
      this.anchor = null;
    });
    return context;
  }

  private adjust(): void {
    const size = this.silent ? 0 : this.loudness ** 2;
    for (const node of [this.voiceGain, this.effectGain]) {
      if (node && this.context) node.gain.setTargetAtTime(size, this.context.currentTime, 0.015);
    }
  }

  private clip(clip: Clip, reading: number): Promise<AudioBuffer> {
    const { url } = clip;
    const known = this.clips.get(url);
    if (known) return known;
    const context = (this.context ??= this.wire((this.options.context ?? contextOf)()));
    const bytes = (this.options.load ?? fetched)(url);
    const mp3 = clip.sealed ? Promise.all([bytes, this.keys.of(reading)]).then(([body, key]) => opened(url, body, key)) : bytes;
    const sound = mp3.then((file) => context.decodeAudioData(file));
    this.clips.set(url, sound);
    sound.catch(() => this.clips.delete(url));
    while (this.clips.size > KEPT_CLIPS) {
      const oldest = this.clips.keys().next().value!;
      this.clips.delete(oldest);
      firsts.delete(oldest);
    }
    return sound;
  }

  private async play(programme: Programme, clip: Clip): Promise<void> {
    const { reading } = programme;
    const place = `${clip.url} ${clip.at_ms}`;
    if (this.placed.has(place)) return;
    this.placed.set(place, reading);
    for (const [older] of this.placed) if (this.placed.size > 4 * KEPT_CLIPS) this.placed.delete(older);
    try {
      const buffer = await this.clip(clip, reading);
      const first = clip.first ?? firsts.get(clip.url);
      const late = first === undefined ? 0 : lateness(buffer.getChannelData(0), buffer.sampleRate, first);
      const again = clip.kind === "lower_again" && this.settled.has(programme);
      if (this.cancelled.has(programme) || again) return;
      if (!this.start(reading, clip, buffer, late)) this.placed.delete(place);
    } catch (fault) {
      this.placed.delete(place);
      if (!this.cancelled.has(programme)) this.options.onFault?.(clip.url, fault);
    }
  }

  /** Sample 0 of the clip as stated falls on its house time; a clip that comes too late begins in its middle. False: no
   * sound flows. */
  private start(reading: number, clip: Clip, buffer: AudioBuffer, late: number): boolean {
    const context = this.context!;
    if (!this.running) return false;
    const wanted = this.audioOf(clip.at_ms) - Math.round(late * context.sampleRate) / context.sampleRate;
    const at = Math.max(wanted, context.currentTime + SOON_S);
    const missed = at - wanted;
    if (missed >= buffer.duration) return true;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.connect(gain).connect(this.analyser!);
    if (missed > 0 || late > 0) {
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(1, at + 0.004);
    }
    source.start(at, missed);
    const voice: Voice = { source, gain, reading, kind: clip.kind };
    this.voices.add(voice);
    source.onended = () => {
      this.voices.delete(voice);
      gain.disconnect();
    };
    if (clip.cut_ms != null) this.cut(voice, Math.max(at, this.audioOf(clip.cut_ms)));
    return true;
  }

  private cut({ source, gain }: Voice, at: number): void {
    gain.gain.setValueAtTime(1, at);
    gain.gain.linearRampToValueAtTime(0, at + FADE_S);
    source.stop(at + FADE_S + 0.01);
  }

  private hush(voice: Voice, seconds: number): void {
    const now = this.context!.currentTime;
    voice.gain.gain.cancelScheduledValues(now);
    voice.gain.gain.setTargetAtTime(0, now, Math.max(0.001, seconds / 3));
    voice.source.stop(now + seconds * 2);
  }

  private openAt(reading: number, houseMs: number): void {
    this.open = { reading, houseMs, audio: this.running ? this.audioOf(houseMs) : null };
  }

  /** The audio time (s) at which a house time is heard. */
  private audioOf(houseMs: number): number {
    const page = this.house.toPage(houseMs);
    const fresh = this.output!.audioAt(page);
    const kept = this.anchor ? this.anchor.audio + (page - this.anchor.page) / 1000 : Infinity;
    const drifted = Math.abs(kept - fresh) > DRIFT_S;
    if (drifted) this.anchor = { page, audio: fresh };
    // Between two samples a source would be smeared over both.
    const rate = this.context!.sampleRate;
    return Math.round((drifted ? fresh : kept) * rate) / rate;
  }

  private effect(make: (context: AudioContext, to: AudioNode) => void): void {
    if (this.context && this.effectGain && this.running) make(this.context, this.effectGain);
  }
}
