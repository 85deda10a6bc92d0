/** Cards that fly: pictures over the page that go from where a card lay to where it now lies, while the real one waits
 * unseen. Only transform and opacity change, so that a weak machine keeps up. */
import { lengthOf, type Flight, type Plan, type Spot, type Stop } from "./flights";

/** Where a spot is in the frame in which cards fly, and how its card is turned (degrees). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

export type Snapshot = ReadonlyMap<string, Box>;

/** What flies: the face of a card and the back of all, as nodes of their own. */
export interface Faces {
  front: (card: number) => Node | null;
  back: () => Node | null;
}

const EASE = "cubic-bezier(.22,.61,.28,1)";
const FADE_MS = 150;
/** How far a card that takes another lies aside of it, in parts of its size. */
const ASIDE = [0.2, 0.14] as const;

/** Degrees by which the frame itself is turned on the screen: `data-frame` of it. */
const turnOf = (frame: HTMLElement) => Number(frame.dataset["frame"] ?? 0);

/** Where everything that can be a stop of a flight is now. `air` fills the frame; `data-turn` of what lies in it says how
 * it is turned there. */
export function snapshot(root: ParentNode, air: HTMLElement): Snapshot {
  const boxes = new Map<string, Box>();
  const frame = turnOf(air);
  const [sin, cos] = [Math.sin((-frame * Math.PI) / 180), Math.cos((-frame * Math.PI) / 180)];
  const whole = air.getBoundingClientRect();
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const lying = frame % 180 === 0;
  const half = { x: (lying ? whole.width : whole.height) / 2, y: (lying ? whole.height : whole.width) / 2 };
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width <= 0) continue;
    const turn = Number(node.closest<HTMLElement>("[data-turn]")?.dataset["turn"] ?? 0);
    const [dx, dy] = [rect.x + rect.width / 2 - middle.x, rect.y + rect.height / 2 - middle.y];
    const across = (turn + frame) % 180 !== 0;
    const [width, height] = across ? [rect.height, rect.width] : [rect.width, rect.height];
    const x = half.x + dx * cos - dy * sin - width / 2;
    const y = half.y + dx * sin + dy * cos - height / 2;
    boxes.set(node.dataset["spot"]!, { x, y, width, height, turn });
  }
  return boxes;
}

function boxOf(spot: Spot, before: Snapshot, after: Snapshot): Box | undefined {
  if ("name" in spot) return after.get(spot.name) ?? before.get(spot.name);
  const key = `card-${spot.card}`;
  const boxes = spot.was ? before : after;
  const box = boxes.get(key) ?? (spot.or === undefined ? undefined : boxes.get(spot.or));
  if (!box || !spot.over) return box;
  return { ...box, x: box.x + box.width * ASIDE[0], y: box.y + box.height * ASIDE[1] };
}

function ghost(card: number, size: Box, faces: Faces): HTMLElement {
  const node = document.createElement("div");
  node.className = "ct-ghost";
  node.style.width = `${size.width}px`;
  node.style.height = `${size.height}px`;
  const turn = document.createElement("div");
  for (const [name, picture] of [["front", card >= 0 ? faces.front(card) : null], ["back", faces.back()]] as const) {
    const side = document.createElement("div");
    side.className = `ct-ghost-${name}`;
    if (picture) side.append(picture);
    turn.append(side);
  }
  node.append(turn);
  return node;
}

interface Way {
  stops: readonly { box: Box; stop: Stop }[];
  size: Box;
}

/** The turn nearest to `last` that looks the same as `turn`: a card goes round by the shorter way. */
const nearest = (turn: number, last: number) => turn + Math.round((last - turn) / 360) * 360;

function wayOf(flight: Flight, before: Snapshot, after: Snapshot): Way | null {
  const stops: { box: Box; stop: Stop }[] = [];
  for (const stop of flight.stops) {
    const box = boxOf(stop.spot, before, after);
    const last = stops.at(-1)?.box.turn;
    if (box) stops.push({ box: last === undefined ? box : { ...box, turn: nearest(box.turn, last) }, stop });
  }
  if (stops.length < 2) return null;
  const size = stops.reduce((most, { box }) => (box.width > most.width ? box : most), stops[0]!.box);
  return { stops, size };
}

function keyframes({ stops, size }: Way, wait: number, total: number, calm: boolean): Keyframe[] {
  const put = ({ x, y, width, height, turn }: Box) =>
    `translate(${x + (width - size.width) / 2}px, ${y + (height - size.height) / 2}px) rotate(${turn}deg) scale(${width / size.width})`;
  const frames: Keyframe[] = [];
  let at = wait;
  const add = (box: Box, opacity = 1) =>
    frames.push({ transform: put(box), opacity, offset: Math.min(1, at / total), easing: EASE });
  for (const [i, { box, stop }] of stops.entries()) {
    const last = stops[i - 1]?.box;
    if (last && calm) {
      add(last, 0);
      add(box, 0);
      at += Math.min(FADE_MS, stop.way);
      add(box);
      at += stop.way - Math.min(FADE_MS, stop.way);
    } else {
      at += stop.way;
    }
    // A card that waits in the stock is not seen apart from it.
    const unseen = "name" in stop.spot && stop.spot.name === "stock" ? 0 : 1;
    if (i === 0 && wait > 0) frames.push({ transform: put(box), opacity: unseen, offset: 0, easing: "steps(1)" });
    add(box);
    at += stop.rest;
    if (stop.rest > 0) add(box);
  }
  return frames;
}

function turning({ stops }: Way, wait: number, total: number): Keyframe[] | null {
  if (stops.every(({ stop }) => stop.up)) return null;
  const face = (up: boolean) => `rotateY(${up ? 0 : 180}deg)`;
  const frames: Keyframe[] = [{ transform: face(stops[0]!.stop.up), offset: 0 }];
  let at = wait;
  for (const [i, { stop }] of stops.entries()) {
    const before = stops[i - 1]?.stop.up ?? stop.up;
    if (before !== stop.up) frames.push({ transform: face(before), offset: at / total });
    at += stop.way;
    if (before !== stop.up) frames.push({ transform: face(stop.up), offset: at / total });
    at += stop.rest;
  }
  frames.push({ transform: face(stops.at(-1)!.stop.up), offset: 1 });
  return frames;
}

export interface Show {
  root: HTMLElement;
  air: HTMLElement;
  before: Snapshot;
  /** 1: as planned; 0.5: in half the time. */
  tempo: number;
  calm: boolean;
  faces: Faces;
}

function slide(root: HTMLElement, before: Snapshot, after: Snapshot, flown: ReadonlySet<string>, calm: boolean): void {
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot^='card-']")) {
    const key = node.dataset["spot"]!;
    const [was, is] = [before.get(key), after.get(key)];
    if (flown.has(key) || !was || !is || calm || was.turn !== is.turn) continue;
    const [dx, dy] = [was.x + was.width / 2 - is.x - is.width / 2, was.y + was.height / 2 - is.y - is.height / 2];
    const size = was.width / is.width;
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(size - 1) < 0.02) continue;
    // What is animated is turned itself: its own axes are meant.
    const [sin, cos] = [Math.sin((-is.turn * Math.PI) / 180), Math.cos((-is.turn * Math.PI) / 180)];
    const start = `translate(${dx * cos - dy * sin}px, ${dx * sin + dy * cos}px) scale(${size})`;
    node.animate([{ transform: start }, { transform: "none" }], { duration: 260, easing: EASE });
  }
}

/** Play a plan over the page as it is now laid out. Resolves when the last card lies. */
export function fly(plan: Plan, { root, air, before, tempo, calm, faces }: Show): Promise<void> {
  const after = snapshot(root, air);
  const flown = new Set<string>();
  for (const flight of plan.flights) {
    const way = wayOf(flight, before, after);
    const last = flight.stops.at(-1)!.spot;
    const key = "name" in last ? (last.name === "drawn" ? `card-${flight.card}` : last.name) : `card-${last.card}`;
    const real = root.querySelector<HTMLElement>(`[data-spot="${key}"]`);
    flown.add(key);
    if (!way) continue;
    const total = lengthOf(flight);
    const timing = { duration: total * tempo, fill: "both" as const };
    const shadow = ghost(flight.card, way.size, faces);
    air.append(shadow);
    shadow.animate(keyframes(way, flight.wait, total, calm), timing).onfinish = () => shadow.remove();
    const turn = turning(way, flight.wait, total);
    if (turn) shadow.firstElementChild!.animate(turn, timing);
    real?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: total * tempo });
  }
  slide(root, before, after, flown, calm);
  return new Promise((done) => setTimeout(done, plan.ms * tempo));
}

/** Whatever flies lands at once. */
export function land(root: HTMLElement, air: HTMLElement): void {
  for (const node of [...root.querySelectorAll("[data-spot]"), ...air.querySelectorAll("*")]) {
    for (const animation of node.getAnimations()) animation.finish();
  }
  air.replaceChildren();
}
