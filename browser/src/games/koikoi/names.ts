/** What people, cards and yaku are called on this page. */
import { has, t } from "../../words";
import { personName } from "../cards/names";
import { list } from "../flowers/deck";
import { names as flowerNames } from "../flowers/names";
import { seat, seated } from "./house";
import type { Names } from "./told";

export { personName, who } from "../cards/names";

/** The yaku's own name in Latin letters or kana, as the language writes it. */
export function yakuName(name: string): string {
  return has(`koikoi-yaku-${name}`) ? t(`koikoi-yaku-${name}`) : name;
}

/** What it is made of. */
export function yakuGloss(name: string): string {
  return has(`koikoi-yaku-${name}-gloss`) ? t(`koikoi-yaku-${name}-gloss`) : "";
}

/** Large, as on a hanging scroll. */
export const YAKU_KANJI: Record<string, string> = {
  goko: "五光",
  shiko: "四光",
  "ame-shiko": "雨四光",
  sanko: "三光",
  "hanami-zake": "花見酒",
  "tsukimi-zake": "月見酒",
  inoshikacho: "猪鹿蝶",
  akatan: "赤短",
  aotan: "青短",
  "akatan-aotan": "赤短青短",
  tane: "タネ",
  tan: "タン",
  kasu: "カス",
  "tsuki-fuda": "月札",
};

/** A side: oneself, or whoever sits against one; in teams both of them. */
export function sideName(side: number): string {
  const seats = (seated.value?.names ?? []).map((_, i) => i).filter((i) => i % 2 === side);
  return list([...seats].sort((a, b) => Number(b === seat.value) - Number(a === seat.value)).map(personName));
}

export const names = (): Names => ({ ...flowerNames(), yaku: yakuName });
