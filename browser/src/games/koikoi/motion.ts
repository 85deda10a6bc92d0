/** Cards that fly: pictures over the page that go from where a card lay to where it now lies, while the real one waits
 * unseen. Only transform and opacity change, so that a weak machine keeps up. */
import { BACK, faceOf } from "./deck";
import { lengthOf, type Flight, type Plan, type Spot, type Stop } from "./flights";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Snapshot = ReadonlyMap<string, Box>;

const EASE = "cubic-bezier(.22,.61,.28,1)";
const FADE_MS = 150;
/** How far a card that takes another lies aside of it, in parts of its size. */
const ASIDE = [0.2, 0.14] as const;

/** Where everything that can be a stop of a flight is now. */
export function snapshot(root: ParentNode): Snapshot {
  const boxes = new Map<string, Box>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (width > 0) boxes.set(node.dataset["spot"]!, { x, y, width, height });
  }
  return boxes;
}

function boxOf(spot: Spot, before: Snapshot, after: Snapshot): Box | undefined {
  if ("name" in spot) return after.get(spot.name) ?? before.get(spot.name);
  const key = `card-${spot.card}`;
  const box = spot.was ? before.get(key) : after.get(key);
  if (!box || !spot.over) return box;
  return { ...box, x: box.x + box.width * ASIDE[0], y: box.y + box.height * ASIDE[1] };
}

function ghost(card: number, size: Box): HTMLElement {
  const node = document.createElement("div");
  node.className = "kk-ghost";
  node.style.width = `${size.width}px`;
  node.style.height = `${size.height}px`;
  const turn = document.createElement("div");
  for (const [name, address] of [["front", card >= 0 ? faceOf(card) : undefined], ["back", BACK]] as const) {
    const side = document.createElement("div");
    side.className = `kk-ghost-${name}`;
    if (address) side.append(Object.assign(new Image(), { decoding: "sync", alt: "", src: address }));
    turn.append(side);
  }
  node.append(turn);
  return node;
}

interface Way {
  stops: readonly { box: Box; stop: Stop }[];
  size: Box;
}

function wayOf(flight: Flight, before: Snapshot, after: Snapshot): Way | null {
  const stops = flight.stops.flatMap((stop) => {
    const box = boxOf(stop.spot, before, after);
    return box ? [{ box, stop }] : [];
  });
  if (stops.length < 2) return null;
  const size = stops.reduce((most, { box }) => (box.width > most.width ? box : most), stops[0]!.box);
  return { stops, size };
}

function keyframes({ stops, size }: Way, wait: number, total: number, calm: boolean): Keyframe[] {
  const put = ({ x, y, width }: Box, lift = 1) => {
    const scale = (width / size.width) * lift;
    const shift = (size.width * (1 - lift) * (width / size.width)) / 2;
    return `translate(${x + shift}px, ${y + shift}px) scale(${scale})`;
  };
  const frames: Keyframe[] = [];
  let at = wait;
  const add = (box: Box, opacity = 1, lift = 1) =>
    frames.push({ transform: put(box, lift), opacity, offset: Math.min(1, at / total), easing: EASE });
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
}

function slide(root: HTMLElement, before: Snapshot, after: Snapshot, flown: ReadonlySet<string>, calm: boolean): void {
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot^='card-']")) {
    const key = node.dataset["spot"]!;
    const [was, is] = [before.get(key), after.get(key)];
    if (flown.has(key) || !was || !is || calm) continue;
    const [dx, dy] = [was.x - is.x, was.y - is.y];
    const size = was.width / is.width;
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(size - 1) < 0.02) continue;
    const origin = { transformOrigin: "0 0" };
    node.animate([{ ...origin, transform: `translate(${dx}px, ${dy}px) scale(${size})` }, { ...origin, transform: "none" }], { duration: 260, easing: EASE });
  }
}

/** Play a plan over the page as it is now laid out. Resolves when the last card lies. */
export function fly(plan: Plan, { root, air, before, tempo, calm }: Show): Promise<void> {
  const after = snapshot(root);
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
    const shadow = ghost(flight.card, way.size);
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
