/** A hand card is carried to the table by pointer: laid on the card that it takes, or on the cloth. */
import { signal } from "@preact/signals";
import { drop, pointed, ways } from "./choosing";

/** The hand card that is being carried. */
export const carried = signal<number | null>(null);
/** The table card that it is held over. */
export const over = signal<number | null>(null);

const SLACK = 7;

function under(x: number, y: number): { card: number | null; cloth: boolean } {
  const nodes = document.elementsFromPoint(x, y);
  const card = nodes.map((node) => node.closest<HTMLElement>(".kk-field [data-card]")).find((node) => node !== null);
  return {
    card: card ? Number(card.dataset["card"]) : null,
    cloth: nodes.some((node) => node.closest(".kk-middle") !== null),
  };
}

/** Degrees by which a node lies turned on the screen. */
const turnOn = (node: HTMLElement): number =>
  ["data-turn", "data-frame"].reduce((sum, name) => sum + Number(node.closest(`[${name}]`)?.getAttribute(name) ?? 0), 0);

function turnedBack(x: number, y: number, turn: number): [number, number] {
  const [sin, cos] = [Math.sin((-turn * Math.PI) / 180), Math.cos((-turn * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Begin with a press on a hand card. A press that does not move stays a press. */
export function carry(down: PointerEvent, card: number): void {
  const node = down.currentTarget as HTMLElement;
  if (down.button !== 0 || ways(card).length === 0) return;
  let moved = false;
  const turn = turnOn(node);
  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!moved && Math.hypot(dx, dy) < SLACK) return;
    if (!moved) {
      moved = true;
      node.setPointerCapture(event.pointerId);
      carried.value = pointed.value = card;
    }
    // The card may lie turned on a table that is turned itself: its own axes are meant.
    const [x, y] = turnedBack(dx, dy, turn);
    node.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    over.value = under(event.clientX, event.clientY).card;
  };
  const end = (event: PointerEvent) => {
    for (const name of ["pointerup", "pointercancel"] as const) node.removeEventListener(name, end);
    node.removeEventListener("pointermove", move);
    if (!moved) return;
    const at = under(event.clientX, event.clientY);
    const done = event.type === "pointerup" && at.cloth && drop(card, at.card);
    // A card that was laid starts its flight from here; one that was not goes home.
    const home = () => {
      const from = node.style.transform;
      node.style.transform = "";
      if (!done) node.animate([{ transform: from }, { transform: "none" }], { duration: 200, easing: "ease-out" });
    };
    if (done) setTimeout(home, LAID_MS);
    else home();
    // The click that follows a drag is none.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    carried.value = over.value = pointed.value = null;
  };
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"] as const) node.addEventListener(name, end);
}

/** By then the house has mostly answered. */
const LAID_MS = 400;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
