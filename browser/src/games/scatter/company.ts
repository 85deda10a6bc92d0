/** Who sits round the cloth, and what they are called. */
import { list, playerName } from "../../pages/names";
import type { Award } from "../../protocol";
import { t, type Facts } from "../../words";
import { sungName } from "../../pages/names";
import { opened, own, table } from "./house";

export interface Company {
  /** By seat. */
  names: readonly string[];
  /** The seat that is "you" where one is alone at the page, else null. */
  you: number | null;
}

/** Who sits at this cloth, for names that stand by themselves. */
export function nameOf(seat: number): string {
  const sitting = opened.value;
  const player = sitting?.players?.[seat];
  if (player) return playerName(player);
  return sitting?.names[seat] || t("page-you");
}

export const isYou = (seat: number): boolean => own.value.length === 1 && own.value[0] === seat;

export const seats = (): number[] => (table.value?.taken ?? []).map((_, seat) => seat);

/** All who are not of this page, in turn from the left of its first. */
export function others(): number[] {
  const all = seats();
  const first = own.value[0] ?? 0;
  return [...all.slice(first + 1), ...all.slice(0, first)].filter((seat) => !own.value.includes(seat));
}

/** For sentences, in which one who is alone at the page is "you". */
export function here(): Company {
  const alone = own.value.length === 1;
  const you = alone ? (own.value[0] ?? null) : null;
  return { names: seats().map((seat) => (seat === you ? t("match-you") : nameOf(seat))), you };
}

/** What the sentences of an award may speak of. */
export function factsOf(award: Award, at: Company): Facts {
  const fouled = award.fouls.flatMap((count, seat) => (count > 0 ? [at.names[seat] ?? ""] : []));
  return {
    card: sungName(award.poem),
    taker: award.taker === null ? "" : (at.names[award.taker] ?? ""),
    foulers: list(fouled),
    count: award.gained.length,
  };
}

/** In one line, for the live region and for lists. */
export function awardText(award: Award, at: Company): string {
  const facts = factsOf(award, at);
  return `${t("match-read", facts)} ${t(`award-${award.case}`, facts)}`;
}

/** Whether wrong touches put cards down in the middle. */
export function withPool(): boolean {
  return String(opened.value?.rules["foul"] ?? "").startsWith("return");
}
