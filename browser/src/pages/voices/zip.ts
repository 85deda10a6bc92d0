/**
 * The files in a zip, one by one, read where they lie: nothing is unpacked but what is asked for, and that in slices, so
 * that neither the page nor its memory suffers. The list of contents is believed in nothing that costs: what a file
 * unpacks to is counted while it does.
 */
import { Inflate } from "fflate";
import type { Why } from "./names";

export class Unusable extends Error {
  constructor(readonly why: Why | "cut-short" | "not-a-zip" | "too-many" | "too-much" | "full" | "nothing" | "unkept") {
    super(why);
  }
}

/** A file that was given, wherever from. `read` throws `Unusable`. */
export interface Given {
  path: string;
  /** As stated; what comes may be more. */
  bytes: number;
  read(most: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Of one pack. */
export const MOST_FILES = 3000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
/** Lists of contents are short, whatever they say: so much for each file. */
const LIST_BYTES = MOST_FILES * 1024;
/** A slice can unpack to a thousand times its size. */
const SLICE = 8 * 1024;
const SLICES = 64;

async function view(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

interface Entry {
  path: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  bytes: number;
  at: number;
}

const utf8 = new TextDecoder();
/** Names from old Japanese systems: their digits are digits in any case. */
const old = new TextDecoder("shift_jis");

function entriesOf(list: DataView, count: number): Entry[] {
  const found: Entry[] = [];
  for (let at = 0; found.length < count && at + 46 <= list.byteLength; ) {
    if (list.getUint32(at, true) !== ENTRY) throw new Unusable("cut-short");
    const [name, extra, comment] = [28, 30, 32].map((k) => list.getUint16(at + k, true)) as [number, number, number];
    if (at + 46 + name > list.byteLength) throw new Unusable("cut-short");
    const flags = list.getUint16(at + 8, true);
    const letters = new Uint8Array(list.buffer, at + 46, name);
    found.push({
      path: (flags & 0x800 ? utf8 : old).decode(letters).replaceAll("\\", "/"),
      flags,
      method: list.getUint16(at + 10, true),
      crc: list.getUint32(at + 16, true),
      packed: list.getUint32(at + 20, true),
      bytes: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

/** All files in a zip. Throws `Unusable` where it is none, is cut short or holds too much. */
export async function opened(file: Blob): Promise<Given[]> {
  if (file.size < 4 || ![LOCAL, END].includes((await view(file, 0, 4)).getUint32(0, true))) throw new Unusable("not-a-zip");
  const tail = await view(file, Math.max(0, file.size - END_BYTES - COMMENT_BYTES), file.size);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at--;
  if (at < 0) throw new Unusable("cut-short");
  const [count, size, from] = [tail.getUint16(at + 10, true), tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (count > MOST_FILES || size > LIST_BYTES) throw new Unusable("too-many");
  if (from + size > file.size) throw new Unusable("cut-short");
  return entriesOf(await view(file, from, from + size), count)
    .filter(({ path }) => !path.endsWith("/"))
    .map((entry) => ({ path: entry.path, bytes: entry.bytes, read: (most) => unpacked(file, entry, most) }));
}

async function unpacked(file: Blob, entry: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.flags & 1) throw new Unusable("locked");
  if (entry.packed > most) throw new Unusable("big");
  const head = await view(file, entry.at, entry.at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new Unusable("damaged");
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = new Uint8Array(await file.slice(from, from + entry.packed).arrayBuffer());
  if (packed.length < entry.packed) throw new Unusable("damaged");
  const whole = entry.method === 0 ? packed : entry.method === 8 ? await inflated(packed, most) : null;
  if (!whole || crcOf(whole) !== entry.crc) throw new Unusable("damaged");
  return whole;
}

async function inflated(packed: Uint8Array, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    bytes += part.length;
  });
  for (let at = 0, slices = 1; at < packed.length; at += SLICE, slices++) {
    try {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    } catch {
      throw new Unusable("damaged");
    }
    if (bytes > most) throw new Unusable("big");
    if (slices % SLICES === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = CRC[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A file from the device, as it lies there. */
export function plainFile(file: File, path = file.webkitRelativePath || file.name): Given {
  return {
    path,
    bytes: file.size,
    read: async (most) => {
      if (file.size > most) throw new Unusable("big");
      try {
        return new Uint8Array(await file.arrayBuffer());
      } catch {
        // It was moved, or may not be read.
        throw new Unusable("damaged");
      }
    },
  };
}
