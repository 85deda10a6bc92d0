/** Keys at work: they move the focus and press what a pointer would press. */
import { cornerMarks } from "../../settings";
import { asking, choices, deciding, myTurn, pickable, pressField, putBack, ringed } from "./choosing";
import { cardNode, focusCard, handStop, heirOf, stopOf } from "./focus";
import { focusTable, nowhere } from "../cards/focus";
import { advise, make, takeBack } from "../cards/house";
import { mayAsk } from "./advice";
import { handOrder } from "./hand";
import { unseen } from "./hurry";
import { commandOf, type Command, type Sheet, type Standing } from "./keys";
import { fieldPlaces, handPlaces } from "./stage";
import { latest } from "./table";
import { cellOf, narrow } from "./width";

function standing(): Standing {
  const node = document.activeElement?.closest<HTMLElement>("[data-card]") ?? null;
  return {
    zone: node ? (node.closest(".kk-hand") ? "hand" : "field") : null,
    card: node ? Number(node.dataset["card"]) : null,
    hand: handOrder(),
    field: fieldPlaces.peek(),
    cellOf: cellOf.peek(),
    choices: choices.peek(),
    ringed: [...ringed.peek()],
    deciding: deciding.peek(),
    perRow: narrow.peek() && handPlaces.peek().size > 4 ? 4 : 8,
  };
}

function carryOut(command: Command, open: (sheet: Sheet) => void): void {
  switch (command.do) {
    case "focus":
      focusCard(command.zone, command.card);
      break;
    case "choose":
      if (pickable.peek().length === 0 || !unseen()) pressField(command.card);
      break;
    case "take-back":
      if (latest.peek()?.may_take_back) takeBack();
      break;
    case "advice":
      if (mayAsk()) advise();
      break;
    case "marks":
      cornerMarks.value = !cornerMarks.peek();
      break;
    case "put-back": {
      const card = asking.peek();
      if (putBack() && card !== null) focusCard("hand", card);
      break;
    }
    case "stop":
    case "koikoi":
      if (!unseen()) void make({ move: command.do });
      break;
    case "open":
      open(command.sheet);
      break;
  }
}

function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest("input, select, textarea, dialog, [popover]") || event.ctrlKey || event.metaKey || event.altKey;
}

/** The last thing that was pressed was a key. */
let byKeys = false;

/** Listen for keys; the returned function ends it. */
export function heedKeys(open: (sheet: Sheet) => void): () => void {
  const point = () => (byKeys = false);
  const press = (event: KeyboardEvent) => {
    byKeys = true;
    if (event.defaultPrevented || elsewhere(event)) return;
    const command = commandOf(event.key, standing());
    if (!command || (event.repeat && command.do !== "focus")) return;
    event.preventDefault();
    carryOut(command, open);
  };
  addEventListener("keydown", press);
  addEventListener("pointerdown", point, { capture: true });
  return () => {
    removeEventListener("keydown", press);
    removeEventListener("pointerdown", point, { capture: true });
  };
}

let held: { zone: "hand" | "field"; card: number } | null = null;
/** The hand card that had the focus last, and its row then. */
let inHand: { card: number; row: readonly number[] } | null = null;

/** Remember which card has the focus: when it leaves it can't be asked any more. Called for each change of the focus. */
export function holdFocus(): void {
  const { zone, card, hand } = standing();
  held = zone && card !== null ? { zone, card } : null;
  if (zone === "hand" && card !== null) inHand = { card, row: hand };
}

/** A card that left had the focus: its neighbour in the hand has it now. */
export function passFocus(): void {
  const before = held;
  if (!before || !nowhere() || cardNode(before.zone, before.card)) return;
  const hand = handOrder();
  const heir = inHand ? (hand.includes(inHand.card) ? inHand.card : heirOf(inHand.card, inHand.row, hand)) : hand[0];
  if (!focusCard("hand", heir)) focusTable();
}

/** Where the keyboard is at work, the focus goes to what is asked for: one of two cards, a card of the hand, or the edge
 * under which the hand lies covered. */
export function focusAsked(): void {
  if (!byKeys || document.querySelector("dialog[open]")) return;
  const asked = choices.peek();
  if (asked.length > 0) focusCard("field", asked[0]);
  else if (!nowhere()) return;
  else if (myTurn.peek()) focusCard("hand", stopOf(handStop.peek(), handOrder()));
  else document.querySelector<HTMLElement>(".kk-pad[data-now=true]")?.focus({ preventScroll: true });
}
