/** Which way an answer comes: of all that a page asks for, what the worker has to do with. */

/** `page`: a place to go to. `built`: a file of the build, by its hash the same for ever. `fresh`: what may change while
 * the build stays. `voice`: a recording. `none`: the worker keeps out of it. */
export type Way = "page" | "built" | "fresh" | "voice" | "none";

/** What belongs to a match or a person, or changes by the second: never kept, never given from a cache. */
export const LIVE = ["/api/", "/match/", "/sound/", "/replay", "/print/", "/health", "/metrics", "/ws"];

/** The books of a page, in each language. */
export const BOOKS = ["en", "fr", "es", "ru", "ja"].flatMap((language) =>
  ["poems", "glossary"].map((book) => `/data/${book}.json?language=${language}`),
);

export interface Asked {
  method: string;
  mode: string;
  path: string;
  search: string;
  /** Whether it is asked of the house from which the worker came. */
  own: boolean;
}

/** `files`: those of the build. */
export function wayOf({ method, mode, path, search, own }: Asked, files: ReadonlySet<string>): Way {
  if (method !== "GET" || !own) return "none";
  const live = LIVE.some((begin) => path.startsWith(begin));
  // Records are downloaded by going to them; an address like a file's (`/match/x/record`) is one of the house's.
  if (mode === "navigate") return live || /\.\w+$/.test(path) ? "none" : "page";
  if (live) return "none";
  if (path.startsWith("/voices/")) return search.startsWith("?v=") ? "voice" : "none";
  if (!files.has(path) && !BOOKS.includes(path + search)) return "none";
  return path.startsWith("/assets/") ? "built" : "fresh";
}
