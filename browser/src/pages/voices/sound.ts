/** From the bytes of a file to samples, and to the ear. */
import { Unusable } from "./zip";

/** All our times are counted in this rate. */
export const RATE = 48_000;

export interface Limits {
  bytes: number;
  seconds: number;
}
/** Of a file that holds one verse, one poem, or all. Decoded, a second is 200 KB at least. */
export const LIMITS = {
  verses: { bytes: 24e6, seconds: 60 },
  poems: { bytes: 48e6, seconds: 180 },
  track: { bytes: 500e6, seconds: 2700 },
} as const satisfies Record<string, Limits>;

/** So much can be decoded without a look at how long it is. */
const SMALL_BYTES = 400e3;

/** How long a file says that it sounds, s; null where it does not say. */
function statedSeconds(file: Blob): Promise<number | null> {
  return new Promise((resolve) => {
    const audio = new Audio();
    const address = URL.createObjectURL(file);
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(address);
      audio.removeAttribute("src");
      resolve(seconds);
    };
    audio.preload = "metadata";
    audio.onloadedmetadata = () => end(Number.isFinite(audio.duration) ? audio.duration : null);
    audio.onerror = () => end(null);
    audio.src = address;
  });
}

function mixed(buffer: AudioBuffer): Float32Array {
  const samples = buffer.getChannelData(0).slice();
  if (buffer.numberOfChannels === 1) return samples;
  for (let channel = 1; channel < buffer.numberOfChannels; channel++) {
    const other = buffer.getChannelData(channel);
    for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! + other[i]!;
  }
  for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! / buffer.numberOfChannels;
  return samples;
}

/** One channel of what the file holds. Throws `Unusable`. */
export async function decoded(file: Blob, { seconds }: Limits, rate = RATE): Promise<Float32Array> {
  // A megabyte can hold hours: nobody asks a decoder for them before it is known.
  if (file.size > SMALL_BYTES && ((await statedSeconds(file)) ?? 0) > seconds) throw new Unusable("long");
  let buffer: AudioBuffer;
  try {
    buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer());
  } catch {
    throw new Unusable("not-audio");
  }
  if (buffer.duration > seconds) throw new Unusable("long");
  return mixed(buffer);
}

/** As `decoded`, in the context that will play it: at the context's own rate. */
export async function decodedFor(context: BaseAudioContext, bytes: ArrayBuffer): Promise<Float32Array> {
  return mixed(await context.decodeAudioData(bytes));
}

/** Samples as a file that every browser decodes to the sample: WAV, 16 bits. */
export function wav(samples: Float32Array, rate: number): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) => [...letters].forEach((letter, i) => head.setUint8(at + i, letter.charCodeAt(0)));
  text(0, "RIFF");
  head.setUint32(4, 36 + 2 * samples.length, true);
  text(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, 2 * rate, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, "data");
  head.setUint32(40, 2 * samples.length, true);
  const body = new Int16Array(samples.length);
  for (let i = 0; i < body.length; i++) body[i] = Math.round(Math.max(-1, Math.min(1, samples[i]!)) * 32767);
  return new Blob([head, body], { type: "audio/wav" });
}

/** Plays one thing at a time, for listening to a verse on this page. */
export class Listener {
  private context: AudioContext | null = null;
  private source: AudioBufferSourceNode | null = null;
  private begun = 0;

  /** Call it in the handler of a gesture. `from`: seconds into the samples. */
  play(samples: Float32Array<ArrayBuffer>, rate: number, from: number, onEnd: () => void): void {
    this.stop();
    const context = (this.context ??= new AudioContext({ latencyHint: "interactive" }));
    void context.resume();
    const buffer = context.createBuffer(1, Math.max(1, samples.length), rate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.onended = () => {
      if (this.source !== source) return;
      this.source = null;
      onEnd();
    };
    const soon = context.currentTime + 0.02;
    source.start(soon, from);
    this.source = source;
    this.begun = soon - from;
  }

  /** Seconds into the samples; null in silence. */
  at(): number | null {
    return this.source && this.context ? Math.max(0, this.context.currentTime - this.begun - (this.context.outputLatency || 0)) : null;
  }

  stop(): void {
    const source = this.source;
    this.source = null;
    source?.stop();
  }

  close(): void {
    this.stop();
    void this.context?.close();
    this.context = null;
  }
}
