/**
 * Sound that comes long before it may be heard: enciphered, and useless without the key that comes just before its onset.
 *
 *   const clip = await unsealed(bytes, await keys.of(reading));
 *
 * A sealed clip is a nonce of 12 bytes and the ChaCha20 of: length of the MP3, index of its first loud sample (4 bytes
 * each, little endian), the MP3, zeros.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";

const NONCE = 12;
const HEAD = 8;

export interface Unsealed {
  mp3: ArrayBuffer;
  first: number;
}

/** `RangeError` if that is not the key with which it was sealed. */
export function unsealed(body: ArrayBuffer, key: Uint8Array): Unsealed {
  const bytes = new Uint8Array(body);
  const plain = chacha20(key, bytes.subarray(0, NONCE), bytes.subarray(NONCE));
  const head = new DataView(plain.buffer, plain.byteOffset, HEAD);
  const end = HEAD + head.getUint32(0, true);
  if (end > plain.length) throw new RangeError(`a clip of ${end} bytes in ${plain.length}: this is not its key`);
  return { mp3: plain.slice(HEAD, end).buffer, first: head.getUint32(4, true) };
}

export function keyOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

interface Wait {
  key: Promise<Uint8Array>;
  tell: (key: Uint8Array) => void;
  refuse: (why: Error) => void;
}

/** The keys to the readings that are announced, by number; who asks before a key has come waits for it. */
export class Keys {
  private readonly waits = new Map<number, Wait>();

  of(reading: number): Promise<Uint8Array> {
    return this.wait(reading).key;
  }

  hear(reading: number, hex: string): void {
    this.wait(reading).tell(keyOf(hex));
  }

  /** What was announced for this reading does not sound: its key never comes. */
  drop(reading: number): void {
    this.waits.get(reading)?.refuse(new Error(`reading ${reading} does not sound`));
    this.waits.delete(reading);
  }

  private wait(reading: number): Wait {
    const known = this.waits.get(reading);
    if (known) return known;
    let tell: Wait["tell"] = () => undefined;
    let refuse: Wait["refuse"] = () => undefined;
    const key = new Promise<Uint8Array>((resolve, reject) => ([tell, refuse] = [resolve, reject]));
    // Nobody may be waiting when it is dropped.
    key.catch(() => undefined);
    const made = { key, tell, refuse };
    this.waits.set(reading, made);
    for (const older of this.waits.keys()) if (this.waits.size > 4) this.waits.delete(older);
    return made;
  }
}
