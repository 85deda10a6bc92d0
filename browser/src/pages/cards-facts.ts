/** What the page of the cards tells beside their pictures: pure. */
import { DECK, type Card, type Kind } from "../games/flowers/deck";

/** Of the family, in the games that count cards. */
export const POINTS: Record<Kind, number> = { bright: 20, animal: 10, ribbon: 5, plain: 1 };
/** The plants, January first. */
export const PLANTS = ["松", "梅", "桜", "藤", "菖蒲", "牡丹", "萩", "芒", "菊", "紅葉", "柳", "桐"];

export interface YakuRow {
  name: string;
  /** The option that holds its points. */
  option: string;
  /** The cards of which it is made, and how many of them make it. */
  cards: readonly number[];
  needs: number;
  /** Any of them make it, so many as it needs. */
  any: boolean;
  /** Cards beyond its own add to it. */
  further: boolean;
}

const numbers = (fits: (card: Card) => boolean) => DECK.filter(fits).map(({ number }) => number);
const tokens = (...wanted: string[]) => wanted.map((token) => DECK.find((card) => card.token === token)!.number);
const dry = numbers(({ kind, token }) => kind === "bright" && token !== "rain-man");
const ribbons = (ribbon: Card["ribbon"]) => numbers((card) => card.ribbon === ribbon);

/** The rain man has to be among them. */
const WITH_RAIN = "ame-shiko";

function row(name: string, cards: readonly number[], needs = cards.length, further = false, option = name.replace(/-/g, "_")): YakuRow {
  return { name, option, cards, needs, any: needs < cards.length && name !== WITH_RAIN, further };
}

/** In the order in which players list them. */
export const YAKU: readonly YakuRow[] = [
  row("goko", numbers(({ kind }) => kind === "bright")),
  row("shiko", dry),
  row(WITH_RAIN, [...dry, ...tokens("rain-man")], 4),
  row("sanko", dry, 3),
  row("hanami-zake", tokens("curtain", "cup"), 2, false, "hanami"),
  row("tsukimi-zake", tokens("moon", "cup"), 2, false, "tsukimi"),
  row("inoshikacho", tokens("boar", "deer", "butterflies"), 3, true),
  row("akatan", ribbons("poetry"), 3, true),
  row("aotan", ribbons("purple"), 3, true),
  row("akatan-aotan", [...ribbons("poetry"), ...ribbons("purple")], 6, true),
  row("tane", numbers(({ kind }) => kind === "animal"), 5, true),
  row("tan", numbers(({ kind }) => kind === "ribbon"), 5, true),
  row("kasu", [...numbers(({ kind }) => kind === "plain"), ...tokens("cup")], 10, true),
];

/** A card's name without what is said in brackets: its month stands above it. */
export function bare(name: string): string {
  return name.replace(/\s*[(（][^()（）]*[)）]$/, "");
}
