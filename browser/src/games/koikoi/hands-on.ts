/** Keys at work: they move the focus and press what a pointer would press. */
import { cornerMarks } from "../../settings";
import { asking, choices, deciding, pressField, putBack, ringed } from "./choosing";
import { cardNode, focusCard, heirOf } from "./focus";
import { mayAsk } from "./ask";
import { handOrder } from "./hand";
import { advise, latest, make, takeBack } from "./house";
import { commandOf, type Command, type Sheet, type Standing } from "./keys";
import { busy, fieldPlaces, handPlaces } from "./stage";
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
      pressField(command.card);
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
      void make({ move: command.do });
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

/** Listen for keys; the returned function ends it. */
export function heedKeys(open: (sheet: Sheet) => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || elsewhere(event)) return;
    const command = commandOf(event.key, standing());
    if (!command || (event.repeat && command.do !== "focus")) return;
    event.preventDefault();
    carryOut(command, open);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

let held: { zone: "hand" | "field"; card: number; row: readonly number[] } | null = null;

/** Remember which card has the focus: when it leaves it can't be asked any more. Called for each change of the focus. */
export function holdFocus(): void {
  const { zone, card, hand, field } = standing();
  held = zone && card !== null ? { zone, card, row: zone === "hand" ? hand : [...field.keys()] } : null;
}

/** A card that left had the focus: its neighbour in the hand has it now. */
export function passFocus(): void {
  const before = held;
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (!before || !lost || cardNode(before.zone, before.card)) return;
  const hand = handOrder();
  const heir = before.zone === "hand" ? heirOf(before.card, before.row, hand) : hand[0];
  if (!focusCard("hand", heir)) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
}

/** Focus goes to the first of the cards that are asked for, where the keyboard is at work. */
export function focusChoice(): void {
  if (busy.peek() || choices.peek().length === 0) return;
  if (document.activeElement?.matches(":focus-visible")) focusCard("field", choices.peek()[0]);
}
