/**
 * The voices that come with the house: which there are, and what of them is put by on this device for where there is no
 * network.
 *
 * A voice in one rhythm is one folder. What is put by of it lies in a cache of its own, with the folder's manifest, so
 * that without a network the list of voices is made of what is here. Browsers keep caches only for pages that came over
 * TLS or from this very machine: elsewhere `canKeep` is false, and voices come over the network each time.
 */
import type { Pacing } from "./types";

/** A recorded verse, call or breath (docs/voice.md). */
export interface Clip {
  file: string;
  sha256: string;
  /** Its length after decoding, and where in it the first sample is that reaches the manifest's `guard`. */
  samples: number;
  first: number;
  duration_ms: number;
  loudness: number;
  /** Kana, start, vowel and end in ms since the onset of the verse, phrase. */
  morae: readonly (readonly [string, number, number, number, number])[];
}

export interface Manifest {
  voice: string;
  title: string;
  licence: string;
  attribution: string;
  rhythm: string;
  sample_rate: number;
  guard: number;
  /** `017_1` is the upper verse of poem 17, `017_2` its lower; 000 is the joka. */
  clips: Readonly<Record<string, Clip>>;
  calls: Readonly<Record<string, Clip>>;
  breath: Clip | null;
}

/** A voice in one rhythm. */
export interface Folder {
  folder: string;
  rhythm: string;
  /** Changes with the recordings. */
  hash: string;
  files: number;
  bytes: number;
  manifest: Manifest;
}

/** A voice of the house, in each rhythm that it was recorded in, its own first. */
export interface BundledVoice {
  name: string;
  title: string;
  licence: string;
  attribution: string;
  folders: readonly Folder[];
}

export interface Kept {
  /** Files that are here, of `total`. */
  have: number;
  total: number;
  /** What the whole folder weighs. */
  bytes: number;
}

const PREFIX = "karuta-voice-";
/** So many files are fetched at once: a match may be on the same line. */
const AT_ONCE = 4;
const PATIENCE_MS = 5000;
/** How often a file is asked for again when the house says that it is asked too much. */
const TRIES = 4;

/** Whether this device can put voices by. */
export const canKeep = typeof caches !== "undefined";

export const cacheName = ({ folder, hash }: Pick<Folder, "folder" | "hash">) => `${PREFIX}${folder}-${hash}`;
export const addressOf = (folder: string, clip: Pick<Clip, "file" | "sha256">) => `/voices/${folder}/${clip.file}?v=${clip.sha256.slice(0, 16)}`;
const entryAddress = (folder: string) => `/voices/${folder}/entry.json`;
const manifestAddress = (folder: string) => `/voices/${folder}/manifest.json`;

/** All recordings of a folder. */
export function clipsOf({ clips, calls, breath }: Manifest): Clip[] {
  return [...Object.values(clips), ...Object.values(calls), ...(breath ? [breath] : [])];
}

/** The folder whose rhythm is nearest to what is asked for: that of the same seconds, else the voice's own. */
export function folderFor(voice: BundledVoice, pacing: Pacing): Folder | undefined {
  const name = [pacing.lower_s, pacing.linger_s, pacing.silence_s, pacing.upper_s].join("-");
  return voice.folders.find(({ rhythm }) => rhythm === name) ?? voice.folders[0];
}

/** The names of the caches of a folder, whichever recordings they are of. */
async function cachesOf(folder?: string): Promise<string[]> {
  if (!canKeep) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // A folder's name may begin with another's: the hash is what follows the last hyphen.
  return folder === undefined ? names : names.filter((name) => name.slice(PREFIX.length, name.lastIndexOf("-")) === folder);
}

async function json<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

type Bare = Omit<Folder, "manifest">;
type Listed = Omit<BundledVoice, "folders"> & { folders: readonly Bare[] };

async function manifestOf(folder: Bare, signal: AbortSignal): Promise<Manifest> {
  const kept = canKeep ? await caches.match(manifestAddress(folder.folder), { cacheName: cacheName(folder) }) : undefined;
  return kept ? ((await kept.json()) as Manifest) : json<Manifest>(manifestAddress(folder.folder), signal);
}

async function overTheNetwork(): Promise<BundledVoice[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const listed = await json<Listed[]>("/voices/index.json", signal);
  return Promise.all(
    listed.map(async (voice) => ({
      ...voice,
      folders: await Promise.all(voice.folders.map(async (folder) => ({ ...folder, manifest: await manifestOf(folder, signal) }))),
    })),
  );
}

/** A voice's own folder has its name, and comes first. */
const inOrder = (a: Folder, b: Folder) => Number(b.folder === b.manifest.voice) - Number(a.folder === a.manifest.voice);

async function onThisDevice(): Promise<BundledVoice[]> {
  const found = new Map<string, BundledVoice>();
  for (const name of await cachesOf()) {
    const cache = await caches.open(name);
    const place = name.slice(PREFIX.length, name.lastIndexOf("-"));
    const [entry, manifest] = await Promise.all([cache.match(entryAddress(place)), cache.match(manifestAddress(place))]);
    if (!entry || !manifest) continue;
    const folder: Folder = { ...((await entry.json()) as Bare), manifest: (await manifest.json()) as Manifest };
    const { voice, title, licence, attribution } = folder.manifest;
    const folders = [...(found.get(voice)?.folders ?? []), folder].sort(inOrder);
    found.set(voice, { name: voice, title, licence, attribution, folders });
  }
  return [...found.values()];
}

/** The voices that the house has; without a network those that are put by here. Throws where there is neither. */
export async function bundledVoices(): Promise<BundledVoice[]> {
  try {
    return await overTheNetwork();
  } catch (fault) {
    const kept = await onThisDevice();
    if (kept.length) return kept;
    throw fault;
  }
}

/** How much of a folder is on this device. */
export async function cached(folder: Folder): Promise<Kept> {
  const wanted = clipsOf(folder.manifest);
  const here = canKeep && (await caches.has(cacheName(folder))) ? await (await caches.open(cacheName(folder))).keys() : [];
  const addresses = new Set(here.map(({ url }) => new URL(url).pathname + new URL(url).search));
  const have = wanted.filter((clip) => addresses.has(addressOf(folder.folder, clip))).length;
  return { have, total: wanted.length, bytes: folder.bytes };
}

async function whole(answer: Response, clip: Clip): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === clip.sha256;
}

async function asked(address: string, signal: AbortSignal | undefined): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, signal ? { signal } : {});
    if (answer.ok) return answer;
    if (answer.status !== 429 || tries === TRIES) throw new Error(`${address}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 5)));
    signal?.throwIfAborted();
  }
}

/** Put a whole folder by. What is here already is not fetched again; what was fetched stays when it is broken off.
 *
 * Throws an `AbortError` when `signal` says so, a `QuotaExceededError` when the device is full, any other error when a
 * file can't be had or is not the one that the manifest names.
 */
export async function fetchVoice(
  folder: Folder,
  onProgress: (kept: Kept) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  if (!canKeep) throw new Error("this browser keeps nothing for pages that came without TLS");
  const { manifest, ...bare } = folder;
  const cache = await caches.open(cacheName(folder));
  await cache.put(entryAddress(folder.folder), Response.json(bare satisfies Bare));
  await cache.put(manifestAddress(folder.folder), Response.json(manifest));

  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
  const wanted = clipsOf(manifest);
  const waiting = wanted.filter((clip) => !here.has(addressOf(folder.folder, clip)));
  let have = wanted.length - waiting.length;
  const tell = () => onProgress({ have, total: wanted.length, bytes: folder.bytes });
  tell();
  const fetchSome = async () => {
    for (let clip = waiting.shift(); clip; clip = waiting.shift()) {
      signal?.throwIfAborted();
      const address = addressOf(folder.folder, clip);
      // An older cache of this folder may have the very same recording.
      const answer = (await caches.match(address)) ?? (await asked(address, signal));
      if (!(await whole(answer.clone(), clip))) throw new Error(`${address}: not the file that the manifest names`);
      await cache.put(address, answer);
      have++;
      tell();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  } finally {
    // One that fails ends the others, after the file that they are at.
    waiting.length = 0;
  }
  for (const name of await cachesOf(folder.folder)) if (name !== cacheName(folder)) await caches.delete(name);
  // Asked for once there is something to lose; a browser may say no.
  await navigator.storage?.persist?.();
}

/** Take a folder off this device. */
export async function dropVoice(folder: Pick<Folder, "folder">): Promise<void> {
  for (const name of await cachesOf(folder.folder)) await caches.delete(name);
}

/** A recording's bytes, from this device if they are here. */
export async function clipBytes(folder: string, clip: Clip, signal?: AbortSignal): Promise<ArrayBuffer> {
  const address = addressOf(folder, clip);
  const kept = canKeep ? await caches.match(address) : undefined;
  return (kept ?? (await asked(address, signal))).arrayBuffer();
}
