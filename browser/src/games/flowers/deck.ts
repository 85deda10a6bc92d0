/** The 48 cards: what each is, its picture, its name. */
import cards from "../../assets/deck.json";
import { has, language, t } from "../../words";

export type Kind = "bright" | "animal" | "ribbon" | "plain";
export interface Card {
  number: number;
  month: number;
  plant: string;
  kind: Kind;
  token: string;
  ribbon: "poetry" | "red" | "purple" | null;
}

export const KINDS: readonly Kind[] = ["bright", "animal", "ribbon", "plain"];
/** What players write for the four kinds. */
export const SIGNS: Record<Kind, string> = { bright: "光", animal: "種", ribbon: "短", plain: "カ" };
export const DECK = cards as readonly Card[];

const faces = import.meta.glob<string>("../../../../src/karuta/hanafuda/art/*.svg", { query: "?url", import: "default", eager: true });
const corners = import.meta.glob<string>("../../../../src/karuta/hanafuda/art/corners/*.svg", { query: "?url", import: "default", eager: true });
const at = (name: string) => `../../../../src/karuta/hanafuda/art/${name}.svg`;

export function cardOf(number: number): Card {
  return DECK[number]!;
}

/** Address of the picture of a card; undefined where there is none. */
export function faceOf(number: number): string | undefined {
  return faces[at(cardOf(number).token)];
}

/** Address of the month number and sign of the kind, as a layer over the card. */
export function cornersOf(number: number): string | undefined {
  return corners[at(`corners/${cardOf(number).token}`)];
}

export const BACK = faces[at("back")];

export function cardName(number: number): string {
  const { token } = cardOf(number);
  return has(`hanafuda-card-${token}`) ? t(`hanafuda-card-${token}`) : token;
}

/** The month as the language calls it. */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(language.value, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month - 1, 15));
}

export function list(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(words);
}

/** Held, so that the browser does not give them up. */
let pictures: HTMLImageElement[] = [];

/** Have every picture at hand before the first card is turned. */
export function fetchFaces(): void {
  const addresses = [...DECK.map(({ number }) => faceOf(number)), BACK].filter((address) => address !== undefined);
  if (pictures.length === 0) pictures = addresses.map((src) => Object.assign(new Image(), { src }));
  for (const picture of pictures) void picture.decode().catch(() => undefined);
}

/** Table cards of the card's month. */
export function matching(table: readonly number[], card: number): number[] {
  return table.filter((other) => cardOf(other).month === cardOf(card).month);
}

/** Captured cards by kind. */
export function byKind(pile: readonly number[]): Record<Kind, number[]> {
  const kinds: Record<Kind, number[]> = { bright: [], animal: [], ribbon: [], plain: [] };
  for (const card of pile) kinds[cardOf(card).kind].push(card);
  return kinds;
}
