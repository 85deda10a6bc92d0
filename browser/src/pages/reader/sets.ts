/** Named sets of poems, and what is told in links and files: nothing here touches the page. */
import type { NamedSet } from "./choices";
import { Fault } from "./programme/fault";
import { poemsOf } from "./programme/sets";
import { pacingName, pacingOf, PRESETS, wishOf } from "./programme/wish";
import type { Preset, Wish } from "./types";

const NAME_LENGTH = 60;
/** The most sets that a file may bring. */
const MOST = 200;

/** A name as it is asked for in an expression: `set:second-blue`. */
export function nameTerm(name: string): string {
  return `set:${name
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/[\s,+、]+/g, "_")}`;
}

/** The expression without names: each `set:name` in it becomes the numbers of that set. */
export function expanded(expression: string, sets: readonly NamedSet[]): string {
  return expression.replace(/(-?)(set:[^\s,+、]+)/gi, (term, away: string, name: string) => {
    const found = sets.find((set) => nameTerm(set.name) === nameTerm(name.slice(4)));
    return found
      ? poemsOf(
          expanded(
            found.poems,
            sets.filter((set) => set !== found),
          ),
        )
          .map((number) => `${away}${number}`)
          .join(" ")
      : term;
  });
}

/** Poems as a short expression: those that follow each other as one term. */
export function listed(poems: readonly number[]): string {
  const sorted = [...new Set(poems)].sort((a, b) => a - b);
  const terms: string[] = [];
  for (let i = 0; i < sorted.length;) {
    let end = i;
    while (sorted[end + 1] === sorted[end]! + 1) end++;
    terms.push(end > i + 1 ? `${sorted[i]}..${sorted[end]}` : sorted.slice(i, end + 1).join(" "));
    i = end + 1;
  }
  return terms.join(" ");
}

/** Put a set among the others. Nothing that was kept is lost: where another content has the name, it is "name 2". */
export function withSet(sets: readonly NamedSet[], added: NamedSet): NamedSet[] {
  const wanted = added.name.trim().slice(0, NAME_LENGTH);
  for (let n = 1; ; n++) {
    const end = n === 1 ? "" : ` ${n}`;
    const name = wanted.slice(0, NAME_LENGTH - end.length) + end;
    const found = sets.find((set) => nameTerm(set.name) === nameTerm(name));
    if (!found) return [...sets, { name, poems: added.poems }];
    if (found.poems === added.poems) return [...sets];
  }
}

/** The sets with one of them a place further up. */
export function movedUp(sets: readonly NamedSet[], at: number): NamedSet[] {
  const moved = sets[at];
  if (at < 1 || !moved) return [...sets];
  return [...sets.slice(0, at - 1), moved, sets[at - 1]!, ...sets.slice(at + 1)];
}

export function setsFile(sets: readonly NamedSet[]): string {
  return `${JSON.stringify({ "karuta-sets": 1, sets }, null, 1)}\n`;
}

/** The sets of a file. Throws a Fault when it is none, or a set in it can't be read. */
export function setsOf(file: string): NamedSet[] {
  let found: unknown;
  try {
    found = JSON.parse(file);
  } catch {
    throw new Fault("reader-sets-no-file");
  }
  const { "karuta-sets": version, sets } = (found ?? {}) as { "karuta-sets"?: unknown; sets?: unknown };
  if (version !== 1 || !Array.isArray(sets) || sets.length > MOST) throw new Fault("reader-sets-no-file");
  return sets.map((set: unknown) => {
    const { name, poems } = (set ?? {}) as Partial<NamedSet>;
    if (typeof name !== "string" || !name.trim() || typeof poems !== "string") throw new Fault("reader-sets-no-file");
    poemsOf(expanded(poems, sets as NamedSet[]));
    return { name: name.trim().slice(0, NAME_LENGTH), poems };
  });
}

export function setLink(origin: string, { name, poems }: NamedSet): string {
  return `${origin}/reader#set=${encodeURIComponent(`${name.replaceAll(":", " ")}:${poems}`)}`;
}

/** A wish as the end of a link: its use, and what differs from it. */
export function wishLink(origin: string, wish: Wish): string {
  const of = PRESETS[wish.preset];
  const said = new URLSearchParams({ preset: wish.preset });
  if (wish.poems !== of.poems) said.set("poems", wish.poems);
  for (const key of ["dead", "likeness", "order", "seed", "pattern", "wait", "span_s", "stop_min", "again"] as const) {
    if (wish[key] !== of[key]) said.set(key, String(wish[key]));
  }
  if (wish.joka.upper !== of.joka.upper || wish.joka.lower !== of.joka.lower)
    said.set("joka", `${wish.joka.upper}-${wish.joka.lower}`);
  if (pacingName(wish.pacing) !== pacingName(of.pacing)) said.set("pacing", pacingName(wish.pacing));
  return `${origin}/reader#${said}`;
}

export type Linked = { set: NamedSet } | { wish: Wish } | null;

/** What a link asks for. Throws a Fault for what can't be read. */
export function linked(hash: string): Linked {
  const said = hash.replace(/^#/, "");
  if (said.startsWith("set=")) {
    let text: string;
    try {
      text = decodeURIComponent(said.slice(4));
    } catch {
      throw new Fault("reader-sets-no-file");
    }
    const [name = "", ...rest] = text.split(":");
    const poems = rest.join(":");
    poemsOf(poems);
    return { set: { name: name.trim().slice(0, NAME_LENGTH) || poems.slice(0, NAME_LENGTH), poems } };
  }
  const facts = new URLSearchParams(said);
  if (!facts.has("preset")) return null;
  const wish: Record<string, unknown> = { preset: facts.get("preset") as Preset };
  for (const key of ["poems", "order", "seed", "pattern", "wait"]) if (facts.has(key)) wish[key] = facts.get(key);
  for (const key of ["dead", "likeness", "span_s", "stop_min"]) if (facts.has(key)) wish[key] = Number(facts.get(key));
  if (facts.has("again")) wish["again"] = facts.get("again") === "true";
  const figures = (key: string) => facts.get(key)!.split("-").map(Number);
  if (facts.has("joka")) {
    const [upper, lower] = figures("joka");
    wish["joka"] = { upper, lower };
  }
  if (facts.has("pacing")) {
    const [lower_s, linger_s, silence_s, upper_s] = figures("pacing");
    wish["pacing"] = pacingOf({ lower_s, linger_s, silence_s, upper_s });
  }
  return { wish: wishOf(wish) };
}
