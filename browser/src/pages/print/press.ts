/** The house's press: one page to look at, or the whole file. */
import type { Facts } from "../../words";

/** What can be asked for, as the house lists it. */
export interface Options {
  choices: Record<string, string[]>;
  usual_size: Record<string, string>;
  sizes: string[];
  papers: Record<string, string>;
  /** Paper -> size -> columns x rows that fit. */
  layouts: Record<string, Record<string, string[]>>;
  sheets: { name: string; title: string; options: Record<string, string> }[];
  anki: { faces: string[]; pairs: [string, string][] };
}

/** A page as a picture, and what belongs to it. Sizes in mm, `52x73`; cards have none of sheets to write on. */
export interface Leaf {
  src: string;
  page: number;
  pages: number;
  sheet: string;
  cards: number | null;
  card: string | null;
  layout: string | null;
}

/** Why the house would not; `key` '' where it did not answer at all. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts = {},
    message = "",
  ) {
    super(message);
  }
}

const TRIES = 4;
const LATER_S = 2;
const KEPT = 24;
const leaves = new Map<string, Leaf>();

export async function options(): Promise<Options> {
  const answer = await fetch("/print/options.json").catch(() => null);
  if (!answer?.ok) throw new Trouble("");
  return (await answer.json()) as Options;
}

/** Page `page` of what is wished. Pages that were seen lately come without asking. */
export async function preview(wish: Record<string, unknown>, page: number, stop: AbortSignal): Promise<Leaf> {
  const name = `${page} ${JSON.stringify(wish)}`;
  const seen = leaves.get(name);
  if (seen) {
    leaves.delete(name);
    leaves.set(name, seen);
    return seen;
  }
  const answer = await post(`/print/preview?page=${page}`, wish, stop);
  const told = (fact: string) => answer.headers.get(`x-print-${fact}`);
  const leaf: Leaf = {
    src: URL.createObjectURL(await answer.blob()),
    page,
    pages: Number(told("pages") ?? 1),
    sheet: told("sheet") ?? "",
    cards: told("cards") === null ? null : Number(told("cards")),
    card: told("card"),
    layout: told("layout"),
  };
  leaves.set(name, leaf);
  const [oldest] = leaves;
  if (leaves.size > KEPT && oldest) {
    URL.revokeObjectURL(oldest[1].src);
    leaves.delete(oldest[0]);
  }
  return leaf;
}

/** The whole file with its name. */
export async function file(path: "/print" | "/anki", wish: Record<string, unknown>): Promise<{ blob: Blob; name: string }> {
  const answer = await post(path, wish);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return { blob: await answer.blob(), name: name ?? (path === "/anki" ? "karuta.apkg" : "karuta.pdf") };
}

/** Puts a file where the browser puts files. */
export function hand(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Asks; a house that has its hands full is asked again a little later. */
async function post(path: string, wish: Record<string, unknown>, stop?: AbortSignal): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const answer = await asked(path, wish, stop);
    if (answer.ok) return answer;
    const refusal = (await answer.json().catch(() => null)) as { key?: string; facts?: Facts; message?: string } | null;
    const busy = answer.status === 429 || refusal?.key === "error-print-busy";
    if (!busy || tried === TRIES) throw new Trouble(refusal?.key ?? "", refusal?.facts, refusal?.message);
    await new Promise((resolve) => setTimeout(resolve, LATER_S * 1000 * tried));
    stop?.throwIfAborted();
  }
}

async function asked(path: string, wish: Record<string, unknown>, stop?: AbortSignal): Promise<Response> {
  const request: RequestInit = { method: "POST", body: JSON.stringify(wish), headers: { "Content-Type": "application/json" } };
  if (stop) request.signal = stop;
  try {
    return await fetch(path, request);
  } catch (fault) {
    if (stop?.aborted) throw fault;
    throw new Trouble("");
  }
}
