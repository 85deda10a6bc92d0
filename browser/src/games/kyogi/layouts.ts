/** Ways to lay out the cards that one was dealt: a start from which a player goes on by hand. */
import type { Place } from "../../protocol";
import type { LayoutChoice, Teiichi } from "../../settings";

const WIDTH = 8700;
const CARD = 520;
const LAST_X = WIDTH - CARD;
const ROW_CAPACITY = 16;
/** Rows jodan, chudan, gedan, left and right, of the form that books show (6+6, 3+4, 3+3). */
const BOOK: readonly [left: number, right: number][] = [
  [3, 3],
  [3, 4],
  [6, 6],
];
/** Share of the cards on the strong side, which is the right one of a right-hander. */
const STRONG: Record<Exclude<LayoutChoice, "teiichi">, number> = {
  standard: 13 / 25,
  attack: 0.52,
  defence: 0.6,
  balanced: 0.55,
};
const MUSUME = "むすめふさほせうつしもゆいちひきはやよかみたこおわなあ";

export interface Known {
  number: number;
  kimariji: string;
}

interface Slot {
  row: number;
  x: number;
  right: boolean;
}

/** Slots for `count` cards in three rows, gedan first, each block from its outer edge inwards. */
export function slotsFor(count: number, strong: number): Slot[] {
  const shares = levelled(apportion(count, BOOK.map(([left, right]) => left + right)));
  const slots: Slot[] = [];
  let [laid, onRight] = [0, 0];
  for (const row of [2, 1, 0]) {
    // Rounded over all rows together, so that small numbers of cards lean no further than large ones.
    const right = Math.min(shares[row]!, Math.round((laid + shares[row]!) * strong) - onRight);
    const left = shares[row]! - right;
    for (let i = 0; i < right; i++) slots.push({ row, x: LAST_X - i * CARD, right: true });
    for (let i = 0; i < left; i++) slots.push({ row, x: i * CARD, right: false });
    [laid, onRight] = [laid + shares[row]!, onRight + right];
  }
  return slots;
}

/** What a row can't hold goes to the one above it. */
function levelled(shares: number[]): number[] {
  for (const row of [2, 1]) {
    const over = Math.max(0, shares[row]! - ROW_CAPACITY);
    shares[row]! -= over;
    shares[row - 1]! += over;
  }
  return shares;
}

/** Whole numbers in the proportion of `weights` that add up to `total`, by largest remainder. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((share, i) => ({ i, part: share - Math.floor(share) })).sort((a, b) => b.part - a.part);
  for (const { i } of order.slice(0, rest)) whole[i]!++;
  return whole;
}

const rank = (card: Known) => {
  const at = MUSUME.indexOf(card.kimariji.charAt(0));
  return (at < 0 ? MUSUME.length : at) * 1000 + card.number;
};
const byFirstSound = (a: Known, b: Known) =>
  rank(a) - (rank(a) % 1000) - (rank(b) - (rank(b) % 1000)) || a.kimariji.localeCompare(b.kimariji, "ja");
/** One-sound cards and the longest are kept near; what lies between goes to the upper rows. */
const nearness = (card: Known) => (card.kimariji.length === 1 ? 0 : 10 - card.kimariji.length);

/** Which card goes to which slot. */
function order(cards: readonly Known[], choice: LayoutChoice): Known[] {
  const sorted = [...cards].sort(byFirstSound);
  if (choice === "balanced" || choice === "defence") return sorted.sort((a, b) => nearness(a) - nearness(b) || byFirstSound(a, b));
  return sorted;
}

/** Own cards -> places, for the field of `side`. */
export function layoutOf(
  cards: readonly Known[],
  choice: Exclude<LayoutChoice, "teiichi">,
  side: "A" | "B",
  leftHanded: boolean,
): Record<string, Place> {
  const slots = slotsFor(cards.length, STRONG[choice]);
  const placed: Record<string, Place> = {};
  const sorted = order(cards, choice);
  const take = (card: Known, slot: Slot) =>
    (placed[card.number] = [side, slot.row, leftHanded ? LAST_X - slot.x : slot.x]);
  if (choice !== "attack") {
    sorted.forEach((card, i) => take(card, slots[i]!));
    return placed;
  }
  // Twins go to opposite ends, so that one sweep of the other hand never gets both.
  const ends = { right: slots.filter((slot) => slot.right), left: slots.filter((slot) => !slot.right) };
  sorted.forEach((card, i) => {
    const [first, second] = i % 2 === 0 ? [ends.right, ends.left] : [ends.left, ends.right];
    take(card, (first.shift() ?? second.shift())!);
  });
  return placed;
}

/** The other way round: what lay at the left end lies at the right. */
export function mirrored(places: Record<string, Place>, side: "A" | "B"): Record<string, Place> {
  return Object.fromEntries(
    Object.entries(places)
      .filter(([, [field]]) => field === side)
      .map(([card, [field, row, x]]) => [card, [field, row, LAST_X - x] as Place]),
  );
}

/** A saved layout for the cards one has now: known cards at their places if these are free, the rest in the gaps. */
export function fromTeiichi(cards: readonly number[], saved: Teiichi, side: "A" | "B"): Record<string, Place> {
  const rows: number[][] = [[], [], []];
  const placed: Record<string, Place> = {};
  const free = (row: number, x: number) => rows[row]!.every((other) => Math.abs(other - x) >= CARD);
  const put = (card: number, row: number, x: number) => {
    rows[row]!.push(x);
    placed[card] = [side, row, x];
  };
  const rest: number[] = [];
  for (const card of cards) {
    const wish = saved[card];
    if (wish && free(wish[0], wish[1])) put(card, wish[0], wish[1]);
    else rest.push(card);
  }
  for (const card of rest) {
    const row = saved[card]?.[0] ?? 2;
    const spot = [row, 2, 1, 0].map((each) => ({ each, x: gap(rows[each]!, saved[card]?.[1] ?? 0) })).find(({ x }) => x !== null);
    if (spot) put(card, spot.each, spot.x!);
  }
  return placed;
}

/** The free left edge nearest to `wish`, flush to an edge or a card; null if the row is full. */
function gap(taken: readonly number[], wish: number): number | null {
  const stops = [0, LAST_X, ...taken.flatMap((x) => [x - CARD, x + CARD])];
  const free = stops.filter((x) => x >= 0 && x <= LAST_X && taken.every((other) => Math.abs(other - x) >= CARD));
  return free.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? null;
}
