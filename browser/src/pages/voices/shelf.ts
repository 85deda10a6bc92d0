/**
 * Own recordings on this device: a cache for each voice, with the files as they were given and one sheet that says which
 * verse is where in them. Nothing of it is ever sent.
 */
import type { Times } from "./align";
import { SLOTS, type Odd, type Sorted } from "./names";
import type { Opening } from "./split";
import { Unusable } from "./zip";

/** Where a verse is, and when its morae sound. */
export interface KeptVerse {
  /** Index in `files`. */
  file: number;
  /** In the decoded file. */
  from_ms: number;
  to_ms: number;
  gain_db: number;
  /** Morae, in ms since the beginning of the decoded file; null until they are proposed. */
  morae: (Times & { kana: string })[] | null;
  /** Of the mora that decides, 0..1. */
  confidence: number | null;
  /** A person has looked at it. */
  accepted: boolean;
}

export interface OwnSheet {
  format: 1;
  id: string;
  title: string;
  kind: Exclude<Sorted["kind"], "nothing">;
  /** The names of the files tell the poems; else their order does. */
  numbered: boolean;
  /** Of one long recording: how it begins, and how many stretches of sound were found. */
  opening: Opening | null;
  stretches: number | null;
  files: { name: string; bytes: number; type: string }[];
  verses: Record<string, KeptVerse>;
  odd: Odd[];
}

const PREFIX = "karuta-own-";
export const cacheOf = (id: string) => PREFIX + id;
const sheetAddress = (id: string) => `/voices/own-${id}/sheet.json`;
const fileAddress = (id: string, file: number) => `/voices/own-${id}/file-${file}`;

/** Whether this device can keep recordings: browsers do so only for pages that came over TLS or from this very machine. */
export const canKeep = typeof caches !== "undefined";

function full(fault: unknown): never {
  if (fault instanceof DOMException && fault.name === "QuotaExceededError") throw new Unusable("full");
  throw fault;
}

export async function sheets(): Promise<OwnSheet[]> {
  if (!canKeep) return [];
  const ids = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  const found = await Promise.all(ids.map(readSheet));
  return found.filter((sheet) => sheet !== null).sort((a, b) => a.title.localeCompare(b.title));
}

async function readSheet(id: string): Promise<OwnSheet | null> {
  const kept = await (await caches.open(cacheOf(id))).match(sheetAddress(id));
  return kept ? ((await kept.json()) as OwnSheet) : null;
}

export async function writeSheet(sheet: OwnSheet): Promise<void> {
  await (await caches.open(cacheOf(sheet.id))).put(sheetAddress(sheet.id), Response.json(sheet)).catch(full);
}

export async function writeFile(id: string, file: number, bytes: Blob): Promise<void> {
  await (await caches.open(cacheOf(id))).put(fileAddress(id, file), new Response(bytes)).catch(full);
}

/** A file as it was given. */
export async function readFile(id: string, file: number): Promise<ArrayBuffer> {
  const kept = await (await caches.open(cacheOf(id))).match(fileAddress(id, file));
  if (!kept) throw new Error(`${cacheOf(id)} has no file ${file}`);
  return kept.arrayBuffer();
}

export async function drop(id: string): Promise<void> {
  await caches.delete(cacheOf(id));
}

export const bytesOf = ({ files }: OwnSheet) => files.reduce((sum, { bytes }) => sum + bytes, 0);
export const missingOf = ({ verses }: OwnSheet) => SLOTS.filter((slot) => !verses[slot]);

/** Ask the browser not to throw recordings away when the device gets full; it may say no. */
export async function askToKeep(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}
export const isKeptForGood = async () => (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

/** While one is brought in, other pages must not think that it was broken off. */
export const held = <T>(id: string, work: () => Promise<T>): Promise<T> => navigator.locks.request(cacheOf(id), work);

/** A cache without a sheet, that nobody is filling, is what a broken-off import left. */
export async function tidy(): Promise<void> {
  if (!canKeep) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock && !(await readSheet(name.slice(PREFIX.length)))) await caches.delete(name);
    });
  }
}
