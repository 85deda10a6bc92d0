/**
 * The worker of the installed app: with no network the page is there whole, as one build left it.
 *
 * A build's files lie in one cache, named by their hashes; they come in all together or not at all. Going to a page asks
 * the house first, so that nobody who has a network plays with an old page against a new house; what that page then
 * wants has its hash in its name, so an old build's file can't slip in. Without a house, or when it is slow, page and
 * files both come from the cache.
 */
import { BOOKS, LIVE, wayOf } from "./ways";

/** What `lib.dom` has not: it is written for pages. */
interface Lasting extends Event {
  waitUntil(end: Promise<unknown>): void;
}
interface Installing extends Lasting {
  addRoutes?(rules: readonly object[]): Promise<void>;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(): Promise<readonly unknown[]>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", handle: (event: Installing) => void): void;
  addEventListener(type: "activate", handle: (event: Lasting) => void): void;
  addEventListener(type: "message", handle: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", handle: (event: Fetching) => void): void;
}
declare const self: Worker;
/** Written in when the page is built: a name for the build, all its files, and the SHA-256 of its page. */
declare const __BUILD__: string;
declare const __FILES__: readonly string[];
declare const __PAGE__: string;

const PREFIX = "karuta-page-";
const version = PREFIX + __BUILD__;
const files = new Set(__FILES__);
const AT_ONCE = 6;
/** So long the house may take to answer before a page is taken from the cache. */
const PATIENCE_MS = 4000;

async function sha256(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetched(address: string): Promise<Response> {
  // A file of an older build with this very hash is the same.
  const known = address.startsWith("/assets/") ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Bring a whole build in. While the house is being renewed, its page may be of another build than this worker is of:
 * then nothing is kept, and the browser tries again later. */
async function bringIn(): Promise<void> {
  const page = await fetched("/");
  if ((await sha256(page.clone())) !== __PAGE__) throw new Error("the house has another page by now");
  const cache = await caches.open(version);
  try {
    const waiting = [...files, ...BOOKS];
    const some = async () => {
      for (let address = waiting.shift(); address; address = waiting.shift()) await cache.put(address, await fetched(address));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
    await cache.put("/", page);
  } catch (fault) {
    await caches.delete(version);
    throw fault;
  }
}

async function dropOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== version);
  await Promise.all(older.map((name) => caches.delete(name)));
}

const kept = async (address: string) => (await caches.open(version)).match(address);

/** The house's answer, if it comes in time and is one: a proxy whose house is away answers, too. */
async function inTime(request: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : undefined;
}

async function page(request: Request): Promise<Response> {
  const answer = await inTime(request);
  if (!answer) return (await kept("/")) ?? fetch(request);
  // The page that is gone to is new and there is no other: the worker that waits can have it.
  if (self.registration.waiting && (await self.clients.matchAll()).length < 2) self.registration.waiting.postMessage("renew");
  return answer;
}

async function fresh(request: Request, address: string): Promise<Response> {
  const answer = await inTime(request);
  if (!answer) return (await kept(address)) ?? fetch(request);
  // A worker that was replaced meanwhile has no cache any more.
  if (answer.ok && (await caches.has(version))) await (await caches.open(version)).put(address, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => {
  // Where a browser can be told so, what is live does not even wake the worker: the reader's voice is in a hurry.
  const routes = LIVE.map((begin) => ({ condition: { urlPattern: { pathname: `${begin}*` } }, source: "network" }));
  event.waitUntil(Promise.all([bringIn(), event.addRoutes?.(routes).catch(() => undefined)]));
});
self.addEventListener("activate", (event) => event.waitUntil(dropOlder().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => {
  if (data === "renew") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname: path, search } = new URL(request.url);
  const way = wayOf({ method: request.method, mode: request.mode, path, search, own: origin === location.origin }, files);
  if (way === "page") event.respondWith(page(request));
  if (way === "built") event.respondWith(kept(path).then((found) => found ?? fetch(request)));
  if (way === "fresh") event.respondWith(fresh(request, path + search));
  if (way === "voice") event.respondWith(caches.match(path + search).then((found) => found ?? fetch(request)));
});
