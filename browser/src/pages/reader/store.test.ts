import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A browser's caches, as far as the store asks them. */
class FakeCache {
  readonly kept = new Map<string, Uint8Array<ArrayBuffer>>();
  async put(address: string, answer: Response): Promise<void> {
    this.kept.set(address, new Uint8Array(await answer.arrayBuffer()));
  }
  async match(address: string): Promise<Response | undefined> {
    const body = this.kept.get(address);
    return body && new Response(body);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((address) => ({ url: `https://karuta.test${address}` }));
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  async open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  }
  has = async (name: string) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  async match(address: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(address) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

const kept = new FakeCaches();
const persist = vi.fn(async () => true);
vi.stubGlobal("caches", kept);
vi.stubGlobal("navigator", { storage: { persist } });
const { addressOf, bundledVoices, cached, cacheName, clipBytes, clipsOf, dropVoice, fetchVoice, folderFor } = await import("./store");

const FILES = 8;
const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const sound = (name: string, take = "") => ({
  file: `${name}.mp3`,
  sha256: sha(name + take),
  samples: 480,
  first: 3,
  duration_ms: 10,
  loudness: -20,
  morae: [],
});

const manifest = (rhythm: string, take = "") => ({
  voice: "taro",
  title: "Taro",
  licence: "CC0-1.0",
  attribution: "Taro",
  rhythm,
  sample_rate: 48000,
  guard: 0.01,
  clips: Object.fromEntries(["000_1", "001_1", "002_1", "003_1", "004_1", "005_1"].map((name) => [name, sound(name, name === "001_1" ? take : "")])),
  calls: { call_start: sound("call_start") },
  breath: sound("breath"),
});

/** What the house answers; a number is a status. */
let house: Map<string, string | number>;
let requests: string[];

function open(take = "", hash = "aa01"): void {
  const folders = [
    { folder: "taro", rhythm: "5-3-1-6", hash, files: FILES, bytes: 400 },
    { folder: "taro-4-3-1-5", rhythm: "4-3-1-5", hash, files: FILES, bytes: 400 },
  ];
  const { voice: name, title, licence, attribution } = manifest("");
  house = new Map<string, string | number>([["/voices/index.json", JSON.stringify([{ name, title, licence, attribution, folders }])]]);
  for (const { folder, rhythm } of folders) {
    const told = manifest(rhythm, take);
    house.set(`/voices/${folder}/manifest.json`, JSON.stringify(told));
    for (const clip of clipsOf(told)) house.set(addressOf(folder, clip), clip.file === "001_1.mp3" ? `001_1${take}` : clip.file.slice(0, -4));
  }
}

vi.stubGlobal("fetch", async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
  signal?.throwIfAborted();
  requests.push(address);
  const body = house.get(address);
  if (body === undefined) throw new TypeError("no network");
  return typeof body === "number" ? new Response("", { status: body, headers: { "retry-after": "0" } }) : new Response(body);
});

async function taro(at = 0) {
  const [voice] = await bundledVoices();
  const folder = voice?.folders[at];
  if (!voice || !folder) throw new Error("there is no such folder");
  return { voice, folder };
}

beforeEach(() => {
  kept.all.clear();
  requests = [];
  open();
});

describe("putting a voice by", () => {
  it("tells how far it is and leaves the whole folder here", async () => {
    const { folder } = await taro();
    expect(await cached(folder)).toEqual({ have: 0, total: FILES, bytes: 400 });
    const told: number[] = [];
    await fetchVoice(folder, ({ have }) => told.push(have));
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(persist).toHaveBeenCalledOnce();
    expect(await cached(folder)).toEqual({ have: FILES, total: FILES, bytes: 400 });
  });

  it("keeps what it has when it is broken off, and asks for the rest alone", async () => {
    const { folder } = await taro();
    const broken = new AbortController();
    const fetching = fetchVoice(folder, ({ have }) => have === 2 && broken.abort(), broken.signal);
    await expect(fetching).rejects.toThrow(/abort/i);
    const { have } = await cached(folder);
    expect(have).toBeGreaterThanOrEqual(2);
    expect(have).toBeLessThan(FILES);
    requests = [];
    await fetchVoice(folder);
    expect(requests).toHaveLength(FILES - have);
    expect((await cached(folder)).have).toBe(FILES);
  });

  it("refuses a file that is not the one of the manifest", async () => {
    const { folder } = await taro();
    house.set(addressOf("taro", sound("000_1")), "something else");
    await expect(fetchVoice(folder)).rejects.toThrow("000_1");
    expect((await cached(folder)).have).toBeLessThan(FILES);
  });

  it("asks again later when the house is asked too much, and gives up some time", async () => {
    const { folder } = await taro();
    house.set(addressOf("taro", sound("000_1")), 429);
    await expect(fetchVoice(folder)).rejects.toThrow("429");
    expect(requests.filter((address) => address.includes("000_1"))).toHaveLength(4);
  });

  it("takes over from older recordings what is the same, and drops them then", async () => {
    await fetchVoice((await taro()).folder);
    open(" take 2", "bb02");
    const { folder } = await taro();
    expect((await cached(folder)).have).toBe(0);
    requests = [];
    await fetchVoice(folder);
    expect(requests).toEqual([addressOf("taro", sound("001_1", " take 2"))]);
    expect([...kept.all.keys()]).toEqual([cacheName(folder)]);
  });

  it("drops one folder and not the one whose name begins with it", async () => {
    const [own, other] = [await taro(0), await taro(1)];
    await fetchVoice(own.folder);
    await fetchVoice(other.folder);
    await dropVoice(own.folder);
    expect([...kept.all.keys()]).toEqual(["karuta-voice-taro-4-3-1-5-aa01"]);
  });
});

describe("without a network", () => {
  it("the voices are those that are here, with what they sound like", async () => {
    for (const at of [1, 0]) await fetchVoice((await taro(at)).folder);
    const online = await bundledVoices();
    house.clear();
    expect(await bundledVoices()).toEqual(online);
    const bytes = await clipBytes("taro", sound("001_1"));
    expect(new TextDecoder().decode(bytes)).toBe("001_1");
  });

  it("nothing is made up where nothing is here", async () => {
    house.clear();
    await expect(bundledVoices()).rejects.toThrow("no network");
  });
});

it("the folder is that of the pacing, else the voice's own", async () => {
  const { voice } = await taro();
  const pacing = { lower_s: 4, linger_s: 3, silence_s: 1, upper_s: 5 };
  expect(folderFor(voice, pacing)?.folder).toBe("taro-4-3-1-5");
  expect(folderFor(voice, { ...pacing, silence_s: 2 })?.folder).toBe("taro");
});
