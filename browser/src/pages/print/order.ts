/** What somebody wants on paper: as the page keeps it, as its address says it, and as the house is asked. */

export type Kind = "deck" | "torifuda" | "yomifuda" | "hanafuda" | "backs" | "rims" | "sheet" | "anki";
export const KINDS: readonly Kind[] = ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims", "sheet", "anki"];
export const COLOURS = ["pink", "yellow", "blue", "green", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

/** All that can be chosen; what a kind has no use for waits until another has. '' is the usual of that kind. */
export interface Asked {
  kind: Kind;
  size: string;
  paper: string;
  layout: string;
  poems: string;
  font: string;
  hints: string;
  /** '': that of the page. */
  language: string;
  marks: boolean;
  crop: boolean;
  ruler: boolean;
  backs: string;
  look: string;
  sheet: string;
  entrants: string;
  seed: string;
  show: string;
  front: string;
  back: string;
  audio: boolean;
}

export const USUAL: Readonly<Asked> = {
  kind: "torifuda",
  size: "",
  paper: "a4",
  layout: "",
  poems: "all",
  font: "yuji",
  hints: "none",
  language: "",
  marks: false,
  crop: true,
  ruler: true,
  backs: "",
  look: "colour",
  sheet: "match",
  entrants: "16",
  seed: "",
  show: "torifuda",
  front: "",
  back: "",
  audio: true,
};
const LONGEST = 1000;

type Name = keyof Asked;
const NAMES = Object.keys(USUAL) as Name[];

/** Only what differs from the usual, in words that an address or a store can hold. */
export function differing(asked: Asked): Record<string, string> {
  const told = NAMES.filter((name) => asked[name] !== USUAL[name]);
  return Object.fromEntries(told.map((name) => [name, typeof asked[name] === "boolean" ? (asked[name] ? "1" : "0") : String(asked[name])]));
}

/** The other way round; what is unknown or no longer fits is as usual. */
export function asking(told: Readonly<Record<string, unknown>>): Asked {
  const asked: Record<Name, string | boolean> = { ...USUAL };
  for (const name of NAMES) {
    const value = told[name];
    if (typeof value !== "string" || value.length > LONGEST) continue;
    if (typeof USUAL[name] === "boolean") asked[name] = value === "1" ? true : value === "0" ? false : USUAL[name];
    else if (name !== "kind" || KINDS.includes(value as Kind)) asked[name] = value;
  }
  return asked as unknown as Asked;
}

export function toAddress(asked: Asked): string {
  const search = new URLSearchParams(differing(asked)).toString();
  return search ? `?${search}` : "";
}

export function fromAddress(search: string): Asked {
  return asking(Object.fromEntries(new URLSearchParams(search)));
}

/** Whether a kind has a use for a field. */
const USES: Readonly<Record<string, readonly Kind[]>> = {
  poems: ["deck", "torifuda", "yomifuda", "backs", "rims", "anki"],
  size: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims"],
  layout: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims"],
  font: ["deck", "torifuda", "yomifuda"],
  // On hanafuda: marks in the corners, or none.
  hints: ["deck", "torifuda", "hanafuda"],
  marks: ["deck", "yomifuda"],
  crop: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims"],
  ruler: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims"],
  backs: ["deck", "torifuda", "yomifuda", "hanafuda"],
  look: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims"],
  paper: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims", "sheet"],
  language: ["deck", "torifuda", "yomifuda", "hanafuda", "backs", "rims", "sheet", "anki"],
};

export function uses(asked: Asked, field: keyof Asked): boolean {
  // Large print has a face of its own.
  if (field === "font" && asked.look === "large") return false;
  return USES[field]?.includes(asked.kind) ?? false;
}

/** What is behind the cards: a whole deck has its backs on sheets of their own unless something else is said. */
export function backsOf(asked: Asked): string {
  return asked.backs || (asked.kind === "deck" ? "separate" : "none");
}

/** The order as the house takes it. `language`: that of the page; `options`: those that the sheet has. */
export function wishOf(asked: Asked, language: string, options: readonly string[] = []): Record<string, unknown> {
  const spoken = asked.language || language;
  if (asked.kind === "anki") {
    return { front: asked.front, back: asked.back, audio: asked.audio, poems: asked.poems, language: spoken };
  }
  if (asked.kind === "sheet") {
    const given = Object.fromEntries(options.map((name) => [name, String(asked[name as Name] ?? "")]));
    return { kind: "sheet", sheet: asked.sheet, paper: asked.paper, language: spoken, options: given };
  }
  const fields = (Object.keys(USES) as Name[]).filter((field) => uses(asked, field) && field !== "language");
  const chosen = Object.fromEntries(fields.map((field) => [field, field === "backs" ? backsOf(asked) : asked[field]]));
  return { kind: asked.kind, language: spoken, ...chosen };
}

/** The colours that a set is made of, in their order; none where it holds anything else. */
export function coloursOf(poems: string): Colour[] {
  const terms = poems.split(/[\s,+]+/).filter(Boolean);
  const found = COLOURS.filter((colour) => terms.includes(colour));
  return terms.every((term) => found.includes(term as Colour)) ? found : [];
}

export type Which = "all" | "colour" | "first" | "own";

/** Which way of choosing poems a set expression comes from. */
export function whichOf(poems: string): Which {
  if (poems === "all") return "all";
  if (coloursOf(poems).length) return "colour";
  return /^1\.\.\d+$/.test(poems) ? "first" : "own";
}

/** Width and height in mm that `60.5x90` says; null for what is none. */
export function sidesOf(size: string): [number, number] | null {
  const found = /^(\d+(?:\.\d)?)x(\d+(?:\.\d)?)$/.exec(size);
  return found ? [Number(found[1]), Number(found[2])] : null;
}
