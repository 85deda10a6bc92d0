/** A pack is brought in: each file looked at, its verses found, cut and levelled; what is no good is said, the rest works. */
import { gainDb } from "./level";
import { isZip, slotOf, sortOut, verseOf, type Odd, type Why } from "./names";
import { drop, held, writeFile, writeSheet, type KeptVerse, type OwnSheet } from "./shelf";
import { decoded, LIMITS, RATE, wav } from "./sound";
import { guessOpening, inOrder, inTwo, stretches, type Opening, type Stretch } from "./split";
import { heard, widened } from "./trim";
import { MOST_FILES, opened, plainFile, Unusable, type Given } from "./zip";

export interface Progress {
  done: number;
  of: number;
}

/** What a whole pack may unpack to. */
export const MOST_BYTES = 1.2e9;
/** A long recording is decoded all at once: at this rate it is two thirds as large, and all that a voice has is in it. */
const LONG_RATE = 32_000;
/** Lets the page draw, and hear that somebody wants it to stop. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

export const plainTitle = (name: string) => name.replace(/\.[a-z0-9]{2,4}$/i, "").trim().slice(0, 60);

/** The files that somebody chose or dropped: those of a zip, if it is one. Throws `Unusable`. */
export async function gatheredFiles(files: readonly { file: File; path?: string }[]): Promise<{ given: Given[]; title: string }> {
  if (!files.length) throw new Unusable("nothing");
  if (files.length > MOST_FILES) throw new Unusable("too-many");
  const [first] = files;
  const path = first!.path ?? (first!.file.webkitRelativePath || first!.file.name);
  const folder = path.includes("/") ? path.slice(0, path.indexOf("/")) : null;
  if (files.length === 1 && isZip(path)) return { given: await opened(first!.file), title: plainTitle(first!.file.name) };
  return { given: files.map(({ file, path: known }) => plainFile(file, known)), title: plainTitle(folder ?? (files.length === 1 ? path : "")) };
}

const empty: Omit<KeptVerse, "file" | "from_ms" | "to_ms" | "gain_db"> = { morae: null, confidence: null, accepted: false };
const toMs = (samples: number, rate: number) => Math.round((samples / rate) * 1000);

function verseIn(samples: Float32Array, rate: number, sound: Stretch, file: number): KeptVerse {
  const { from, to } = widened(sound, rate, samples.length);
  const gain_db = Math.round(gainDb(samples.subarray(sound.from, sound.to), rate) * 100) / 100;
  return { ...empty, file, from_ms: toMs(from, rate), to_ms: Math.floor((to / rate) * 1000), gain_db };
}

class Import {
  readonly sheet: OwnSheet;
  private bytes = 0;

  constructor(
    private readonly given: ReadonlyMap<string, Given>,
    title: string,
    private readonly tell: (progress: Progress) => void,
    private readonly signal: AbortSignal,
  ) {
    const id = crypto.randomUUID().slice(0, 8);
    this.sheet = { format: 1, id, title, kind: "verses", numbered: true, opening: null, stretches: null, files: [], verses: {}, odd: [] };
  }

  async run(): Promise<OwnSheet> {
    const plan = sortOut([...this.given.keys()]);
    this.sheet.odd.push(...plan.odd);
    if (plan.kind === "nothing") throw new Unusable("nothing");
    this.sheet.kind = plan.kind;
    if (plan.kind === "track") await this.track(plan.path);
    else {
      const files =
        plan.kind === "verses"
          ? plan.files.map(({ path, poem, verse }) => ({ path, of: { slot: slotOf(poem, verse) } }))
          : plan.files.map(({ path, poem }) => ({ path, of: { poem } }));
      this.sheet.numbered = plan.kind === "verses" || plan.numbered;
      for (const [done, { path, of }] of files.entries()) {
        this.signal.throwIfAborted();
        this.tell({ done, of: files.length });
        try {
          await this.file(path, of);
        } catch (fault) {
          this.skip(path, fault);
        }
      }
      if (plan.kind === "verses") await this.seconds();
    }
    this.signal.throwIfAborted();
    if (!Object.keys(this.sheet.verses).length) throw new NothingHeard(this.sheet.odd);
    await writeSheet(this.sheet);
    return this.sheet;
  }

  /** Where the first file of a verse was no good, the other may be: packs come as Ogg and MP3 for browsers that play one. */
  private async seconds(): Promise<void> {
    for (const odd of this.sheet.odd.filter(({ why }) => why === "doubled")) {
      const { poem, verse } = verseOf(odd.path)!;
      const slot = slotOf(poem, verse);
      if (this.sheet.verses[slot]) continue;
      this.signal.throwIfAborted();
      this.sheet.odd.splice(this.sheet.odd.indexOf(odd), 1);
      try {
        await this.file(odd.path, { slot });
      } catch (fault) {
        this.skip(odd.path, fault);
      }
    }
  }

  /** What is wrong with one file is no reason to stop; what is wrong with the device is. */
  private skip(path: string, fault: unknown): void {
    if (!(fault instanceof Unusable) || fault.why === "full" || fault.why === "too-much") throw fault;
    this.sheet.odd.push({ path, why: fault.why as Why });
  }

  private async bytesOf(path: string, most: number): Promise<Blob> {
    const given = this.given.get(path)!;
    if (given.bytes > most) throw new Unusable("big");
    const bytes = await given.read(most);
    if (!bytes.length) throw new Unusable("empty");
    this.bytes += bytes.length;
    if (this.bytes > MOST_BYTES) throw new Unusable("too-much");
    return new Blob([bytes]);
  }

  /** A file of one verse, or of both of a poem. */
  private async file(path: string, of: { slot: string } | { poem: number }): Promise<void> {
    const limits = LIMITS["slot" in of ? "verses" : "poems"];
    const blob = await this.bytesOf(path, limits.bytes);
    const samples = await decoded(blob, limits);
    await pause();
    const found: [string, Stretch][] = [];
    if ("slot" in of) {
      const sound = heard(samples, RATE);
      if (!sound) throw new Unusable("silent");
      found.push([of.slot, sound]);
    } else {
      const parts = stretches(samples, RATE);
      if (!parts.length) throw new Unusable("silent");
      const two = inTwo(parts, of.poem);
      if (!two) throw new Unusable("one-part");
      found.push(...two.map((piece): [string, Stretch] => [slotOf(piece.poem, piece.verse), piece]));
    }
    const file = this.sheet.files.push({ name: path, bytes: blob.size, type: blob.type }) - 1;
    for (const [slot, sound] of found) this.sheet.verses[slot] = verseIn(samples, RATE, sound, file);
    await writeFile(this.sheet.id, file, blob);
  }

  /** One long recording is kept in pieces: nobody wants to decode an hour for one verse. */
  private async track(path: string): Promise<void> {
    this.tell({ done: 0, of: 0 });
    let samples: Float32Array;
    try {
      samples = await decoded(await this.bytesOf(path, LIMITS.track.bytes), LIMITS.track, LONG_RATE);
    } catch (fault) {
      this.skip(path, fault);
      return;
    }
    await pause();
    const found = stretches(samples, LONG_RATE);
    for (const [done, sound] of found.entries()) {
      this.signal.throwIfAborted();
      this.tell({ done, of: found.length });
      await pause();
      const { from, to } = widened(sound, LONG_RATE, samples.length);
      const piece = samples.slice(from, to);
      const blob = wav(piece, LONG_RATE);
      const file = this.sheet.files.push({ name: `${path} ${clock(from / LONG_RATE)}`, bytes: blob.size, type: blob.type }) - 1;
      await writeFile(this.sheet.id, file, blob);
      const inside = { from: sound.from - from, to: sound.to - from };
      this.pieces.push(verseIn(piece, LONG_RATE, inside, file));
    }
    if (!found.length) this.sheet.odd.push({ path, why: "silent" });
    this.sheet.stretches = found.length;
    label(this.sheet, this.pieces, guessOpening(found.length) ?? "none");
  }

  private readonly pieces: KeptVerse[] = [];
}

/** A place in a recording, as players write it. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, "0")}`;

/** All files were looked at, and none has a verse. */
export class NothingHeard extends Unusable {
  constructor(readonly odd: readonly Odd[]) {
    super("nothing");
  }
}

function label(sheet: OwnSheet, pieces: readonly KeptVerse[], opening: Opening): void {
  sheet.opening = opening;
  const numbered = pieces.map((_, i) => ({ from: i, to: i }));
  const placed = inOrder(numbered, opening);
  sheet.verses = Object.fromEntries(placed.map(({ poem, verse, from }) => [slotOf(poem, verse), pieces[from]!]));
  const used = new Set(placed.map(({ from }) => from));
  const spare = numbered.filter(({ from }) => !used.has(from) && !(opening === "twice" && from === 2));
  sheet.odd = [
    ...sheet.odd.filter(({ why }) => why !== "spare"),
    ...spare.map(({ from }) => ({ path: sheet.files[pieces[from]!.file]!.name, why: "spare" as const })),
  ];
}

/** The same pieces of a long recording as other verses, for it begins otherwise; marks go, as they were of others. */
export async function begunWith(sheet: OwnSheet, opening: Opening, measure: (file: number) => Promise<KeptVerse>): Promise<OwnSheet> {
  const known = new Map(Object.values(sheet.verses).map((verse) => [verse.file, verse]));
  const pieces = await Promise.all(sheet.files.map(async (_, file) => ({ ...(known.get(file) ?? (await measure(file))), ...empty })));
  const changed = { ...sheet };
  label(changed, pieces, opening);
  await writeSheet(changed);
  return changed;
}

/** What `begunWith` wants to know of a piece that was no verse. */
export async function measured(file: number, blob: Blob): Promise<KeptVerse> {
  const samples = await decoded(blob, LIMITS.track);
  const sound = heard(samples, RATE) ?? { from: 0, to: samples.length };
  return verseIn(samples, RATE, sound, file);
}

/** Bring it all in. Throws `Unusable` with nothing kept; what `signal` breaks off leaves nothing, too. */
export async function bringIn(
  given: readonly Given[],
  title: string,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<OwnSheet> {
  const byPath = new Map<string, Given>();
  for (const each of given) if (!byPath.has(each.path)) byPath.set(each.path, each);
  const work = new Import(byPath, title, tell, signal);
  return held(work.sheet.id, async () => {
    try {
      return await work.run();
    } catch (fault) {
      await drop(work.sheet.id);
      throw fault;
    }
  });
}

