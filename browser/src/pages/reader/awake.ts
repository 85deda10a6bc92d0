/** Keeps the device with the reading: its screen on, its sound going when the page is not in front, its keys ours. */
import { t } from "../../words";

/** A second of nothing, many times over: headsets and lock screens reach only what plays in a media element. */
const SILENT_S = 12;
const RATE = 8000;

/** A silent WAV file. */
export function silence(seconds = SILENT_S): ArrayBuffer {
  const size = seconds * RATE;
  const file = new DataView(new ArrayBuffer(44 + size));
  const write = (at: number, letters: string) => [...letters].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  write(0, "RIFF");
  file.setUint32(4, 36 + size, true);
  write(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, "data");
  file.setUint32(40, size, true);
  // In eight bits the middle is silence.
  new Uint8Array(file.buffer, 44).fill(128);
  return file.buffer as ArrayBuffer;
}

export interface Keys {
  play: () => void;
  pause: () => void;
  next: () => void;
  back: () => void;
}

export class Awake {
  private lock: WakeLockSentinel | null = null;
  private audio: HTMLAudioElement | null = null;
  private wanted = false;
  private readonly seen = () => void (document.visibilityState === "visible" && this.hold());

  constructor(private readonly keys: Keys) {
    document.addEventListener("visibilitychange", this.seen);
    // A phone's silent switch then leaves the voice alone where the browser knows of it.
    const session = (navigator as { audioSession?: { type: string } }).audioSession;
    if (session) session.type = "playback";
  }

  /** Call it in a gesture: from here on the screen stays on and keys come here. */
  async begin(): Promise<void> {
    this.wanted = true;
    this.audio ??= this.made();
    await Promise.all([this.audio.play().catch(() => undefined), this.hold()]);
  }

  end(): void {
    this.wanted = false;
    this.audio?.pause();
    void this.lock?.release().catch(() => undefined);
    this.lock = null;
  }

  /** What a lock screen says: which poem of how many, never which poem. */
  tell(place: number, count: number, playing: boolean): void {
    if (!("mediaSession" in navigator) || !this.wanted) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: t("reader-place-of", { place, count }),
      artist: "Karuta",
      artwork: [{ src: "/icon.svg", type: "image/svg+xml" }],
    });
    navigator.mediaSession.playbackState = playing ? "playing" : "paused";
  }

  close(): void {
    this.end();
    document.removeEventListener("visibilitychange", this.seen);
    if (this.audio) URL.revokeObjectURL(this.audio.src);
    this.audio = null;
    if (!("mediaSession" in navigator)) return;
    for (const action of ["play", "pause", "nexttrack", "previoustrack"] as const)
      navigator.mediaSession.setActionHandler(action, null);
    navigator.mediaSession.metadata = null;
  }

  private made(): HTMLAudioElement {
    const audio = new Audio(URL.createObjectURL(new Blob([silence()], { type: "audio/wav" })));
    audio.loop = true;
    if ("mediaSession" in navigator) {
      const { play, pause, next, back } = this.keys;
      const handlers = { play, pause, nexttrack: next, previoustrack: back };
      for (const [action, act] of Object.entries(handlers)) {
        navigator.mediaSession.setActionHandler(action as MediaSessionAction, () => {
          // The element has to go on even while the voice waits: else the next press would not come here.
          void audio.play().catch(() => undefined);
          act();
        });
      }
    }
    return audio;
  }

  private async hold(): Promise<void> {
    if (!this.wanted || this.lock?.released === false || !("wakeLock" in navigator)) return;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      // Low on battery, or forbidden: the reading goes on by sound.
    }
  }
}
