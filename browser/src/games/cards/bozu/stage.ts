/** How bōzu mekuri is shown, and what may be done now. */
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { bozuByItself } from "../../../settings";
import { make, seated, type Table } from "../house";
import { busy, performs, settled, shown as shownOfAll } from "../stage";
import { partsOf, planOf, turnedOf } from "./flights";
import { CardBack, cardFace } from "./yomifuda";

const ofBozu = (table: Table | null) => (table?.game === "bozu" ? table : null);

/** The table as it is seen. */
export const shown = computed(() => ofBozu(shownOfAll.value));
/** The card that lies open in the middle, before it goes where it belongs. */
export const open = signal<number | null>(null);

/** Stacks from which a person of this page may turn now. */
export const turnable = computed<readonly number[]>(() => {
  const moves = settled.value ? (shown.value?.moves ?? []) : [];
  return moves.flatMap((move) => (move.move === "turn" ? [move.stack ?? 0] : []));
});

/** Turn the top card of a stack; of the one that was last turned from, or the next that has any. */
export function turn(stack?: number): boolean {
  const stacks = turnable.peek();
  const wanted = stack ?? shown.peek()?.last?.stack ?? 0;
  const from = stacks.includes(wanted) ? wanted : stack === undefined ? stacks[0] : undefined;
  if (from === undefined) return false;
  void make({ move: "turn", stack: from });
  return true;
}

function drawn(node: ReturnType<typeof CardBack>): Node {
  const place = document.createElement("div");
  render(node, place);
  return place;
}

performs("bozu", {
  parts: (before, step) => (before.game === "bozu" ? partsOf(before, step) : [step]),
  settle: (_, step) => {
    open.value = step.part === "open" ? (turnedOf(step.events)?.card ?? null) : null;
  },
  plan: (before, step) => planOf(ofBozu(before), ofBozu([...step.tables.values()][0] ?? null)!, step),
  faces: { front: (card) => drawn(cardFace(card)), back: () => drawn(CardBack()) },
});

/** Ms before a card is turned for somebody who lets it turn by itself. */
const BY_ITSELF_MS = 500;

effect(() => {
  if (!bozuByItself.value || turnable.value.length === 0 || busy.value || seated.value === null) return undefined;
  const timer = setTimeout(() => turn(), BY_ITSELF_MS);
  return () => clearTimeout(timer);
});
