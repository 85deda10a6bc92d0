/**
 * A sung verse in other seconds, at the same pitch: pieces of it are laid over each other closer or wider, each where its
 * waves fit those before it (waveform similarity overlap-add). Where a piece keeps its length it stays as it is.
 */

/** Samples `from` to `to` of what was sung are to last `into` samples. Pieces follow each other without a gap. */
export interface Piece {
  from: number;
  to: number;
  into: number;
}

/** Length of the pieces that are overlaid, and how far around its place one is looked for: more than a low voice's wave. */
const WINDOW_S = 0.05;
const SEEK_S = 0.009;
/** The rough search looks at every so many samples, and at every so many places. */
const ROUGH = 4;
const FADE_S = 0.03;
/** So many pieces are laid in one go: some ms. */
const BITE = 12;

/** The place in the source (samples) that is to be heard at a place of the result. */
function placed(pieces: readonly Piece[], at: number): number {
  let begun = 0;
  for (const { from, to, into } of pieces) {
    if (at < begun + into) return from + ((at - begun) * (to - from)) / into;
    begun += into;
  }
  return pieces.at(-1)?.to ?? 0;
}

/** A time of the source (any unit that the pieces are in) as a time of the result. */
export function moved(pieces: readonly Piece[], at: number): number {
  let begun = 0;
  for (const { from, to, into } of pieces) {
    if (at < to) return begun + ((Math.max(at, from) - from) * into) / (to - from);
    begun += into;
  }
  return begun;
}

/** Whether each piece lasts as long as it did. */
export function isSame(pieces: readonly Piece[]): boolean {
  return pieces.every(({ from, to, into }) => Math.round(to - from) === Math.round(into));
}

/** How well what lies at `b` goes on where what lies at `a` would have: 1 is the same but for its loudness. */
function likeness(samples: Float32Array, a: number, b: number, long: number, every: number): number {
  let both = 0;
  let square = 1e-9;
  for (let i = 0; i < long; i += every) {
    const there = samples[b + i]!;
    both += samples[a + i]! * there;
    square += there * there;
  }
  return both / Math.sqrt(square);
}

/** The place around `wanted` whose waves go on best where `natural` would go on. */
function best(samples: Float32Array, natural: number, wanted: number, seek: number, long: number): number {
  if (natural === wanted) return wanted;
  let [found, most] = [wanted, -Infinity];
  const look = (from: number, to: number, step: number, every: number) => {
    for (let place = from; place <= to; place += step) {
      const like = likeness(samples, natural, place, long, every);
      if (like > most) [found, most] = [place, like];
    }
  };
  look(wanted - seek, wanted + seek, ROUGH, ROUGH);
  most = -Infinity;
  look(found - ROUGH, found + ROUGH, 1, 1);
  return found;
}

/** As `stretched`, in small bites: it rests after each. */
export function* stretching(
  samples: Float32Array,
  pieces: readonly Piece[],
  rate: number,
): Generator<void, Float32Array<ArrayBuffer>> {
  const length = Math.round(pieces.reduce((sum, { into }) => sum + into, 0));
  if (isSame(pieces)) {
    const from = pieces[0]?.from ?? 0;
    return new Float32Array(samples.subarray(from, from + length));
  }
  const result = new Float32Array(length);
  const hop = Math.round((WINDOW_S * rate) / 2);
  const seek = Math.round(SEEK_S * rate);
  // Silence around it, so that nothing is looked for where there is nothing.
  const around = 4 * hop + 2 * seek;
  const padded = new Float32Array(samples.length + 2 * around);
  padded.set(samples, around);
  let before = 0;
  for (let at = -hop, count = 1; at < length; at += hop, count++) {
    const wanted = around + Math.round(placed(pieces, Math.max(0, at)) + Math.min(0, at));
    const place = at <= 0 ? wanted : best(padded, before + hop, wanted, seek, hop);
    for (let i = Math.max(0, -at); i < 2 * hop && at + i < length; i++) {
      result[at + i]! += (0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / hop)) * padded[place + i]!;
    }
    before = place;
    if (count % BITE === 0) yield;
  }
  // Cut short, a held vowel would end with a click.
  const fade = Math.min(length, Math.round(FADE_S * rate));
  for (let i = 0; i < fade; i++) result[length - 1 - i]! *= i / fade;
  return result;
}

/** The verse in the asked lengths; `rate` is in samples a second. */
export function stretched(samples: Float32Array, pieces: readonly Piece[], rate: number): Float32Array<ArrayBuffer> {
  const making = stretching(samples, pieces, rate);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** The same while the page goes on: taps and the bar come between the bites. */
export async function stretchedBeside(
  samples: Float32Array,
  pieces: readonly Piece[],
  rate: number,
): Promise<Float32Array<ArrayBuffer>> {
  const making = stretching(samples, pieces, rate);
  const { port1, port2 } = new MessageChannel();
  try {
    for (;;) {
      const { done, value } = making.next();
      if (done) return value;
      // Not a timer: those are slow in the background.
      await new Promise((go) => {
        port1.onmessage = go;
        port2.postMessage(null);
      });
    }
  } finally {
    port1.close();
  }
}
