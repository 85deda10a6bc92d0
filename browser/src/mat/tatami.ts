/**
 * The tatami below the cards, drawn once for each size. The weave is the players' ruler: one weave is the gap between
 * two rows, three the gap between the fields, and a row of cards covers a whole number of weaves.
 */
import type { Projection } from "./projection";

interface Colours {
  mat: string;
  light: string;
  dark: string;
  heri: string;
  thread: string;
}

const STRAND = 1.7;
const PATTERN = 420;

/** Upper edges of the weaves from the top of the stage to below its bottom. */
export function weaves(projection: Projection, height: number): number[] {
  const edges = projection.rowEdges;
  const gap = edges[2]! - edges[1]!;
  const middle = edges.length / 2 - 1;
  const lines: number[] = [];
  const fill = (from: number, to: number, count: number) => {
    for (let i = 0; i < count; i++) lines.push(from + ((to - from) * i) / count);
  };
  for (let y = edges[0]! - gap; y > -gap; y -= gap) lines.unshift(y);
  edges.forEach((from, i) => {
    const to = edges[i + 1];
    if (to === undefined) return;
    fill(from, to, i % 2 === 0 ? Math.max(1, Math.round((to - from) / gap)) : i === middle ? 3 : 1);
  });
  for (let y = edges.at(-1)!; y < height + gap; y += gap) lines.push(y);
  return lines;
}

export class Tatami {
  private readonly canvas = document.createElement("canvas");
  private drawn = "";

  constructor(stage: HTMLElement) {
    this.canvas.className = "tatami";
    this.canvas.setAttribute("aria-hidden", "true");
    stage.prepend(this.canvas);
  }

  draw(projection: Projection, width: number, height: number): void {
    this.paint(weaves(projection, height), [...projection.rowEdges, projection.left, projection.right], width, height, (paint, colours) => {
      lineField(paint, projection, colours);
      heri(paint, projection, width, height, colours);
    });
  }

  /** Without fields: even weaves of `pitch` px, the cloth borders at `borders` (left edge and width, px). */
  drawPlain(pitch: number, borders: readonly (readonly [from: number, cloth: number])[], width: number, height: number): void {
    const lines = Array.from({ length: Math.ceil(height / pitch) + 1 }, (_, i) => i * pitch);
    this.paint(lines, [pitch, ...borders.flat()], width, height, (paint, colours) => {
      for (const [from, cloth] of borders) border(paint, from, cloth, height, colours);
    });
  }

  private paint(
    lines: readonly number[],
    marks: readonly number[],
    width: number,
    height: number,
    over: (paint: CanvasRenderingContext2D, colours: Colours) => void,
  ): void {
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    const colours = this.colours();
    const key = [width, height, ratio, ...Object.values(colours), ...marks].join();
    if (key === this.drawn) return;
    this.drawn = key;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    const paint = this.canvas.getContext("2d");
    if (!paint) return;
    paint.scale(ratio, ratio);
    weave(paint, lines, width, colours);
    light(paint, width, height);
    over(paint, colours);
  }

  private colours(): Colours {
    const style = getComputedStyle(this.canvas);
    const of = (name: string, other: string) => style.getPropertyValue(name).trim() || other;
    return {
      mat: of("--mat", "#cdc489"),
      light: of("--mat-light", "#dcd49d"),
      dark: of("--mat-dark", "#a59b60"),
      heri: of("--heri", "#20352b"),
      thread: of("--heri-thread", "#3c5a47"),
    };
  }
}

/** Even numbers between 0 and 1 that are the same at each drawing. */
function grain(): () => number {
  let state = 2463534242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** Rushes run down the mat and dip under the warp at each line; neighbours in turn, so that every weave bulges. */
function weave(paint: CanvasRenderingContext2D, lines: readonly number[], width: number, colours: Colours): void {
  const tile = document.createElement("canvas");
  const pitch = Math.max(4, (lines[1] ?? 12) - (lines[0] ?? 0));
  [tile.width, tile.height] = [PATTERN * 2, Math.ceil(pitch * 2) * 2];
  const brush = tile.getContext("2d");
  if (!brush) return;
  brush.scale(2, 2);
  const chance = grain();
  for (const half of [0, 1]) strands(brush, half * Math.ceil(pitch), Math.ceil(pitch), half, colours, chance);
  lines.forEach((top, i) => {
    const deep = (lines[i + 1] ?? top + pitch) - top;
    const from = (i % 2) * Math.ceil(pitch) * 2;
    for (let x = -((i * 137) % PATTERN); x < width; x += PATTERN) {
      paint.drawImage(tile, 0, from, PATTERN * 2, Math.ceil(pitch) * 2, x, top, PATTERN, deep);
    }
  });
}

function strands(
  brush: CanvasRenderingContext2D,
  top: number,
  deep: number,
  half: number,
  colours: Colours,
  chance: () => number,
): void {
  brush.fillStyle = colours.mat;
  brush.fillRect(0, top, PATTERN, deep);
  for (let i = 0, x = 0; x < PATTERN; i++, x += STRAND) {
    const tone = chance();
    brush.globalAlpha = 0.06 + 0.2 * chance();
    brush.fillStyle = tone > 0.5 ? colours.light : colours.dark;
    brush.fillRect(x, top, STRAND * (0.5 + 0.4 * chance()), deep);
    if (i % 2 !== half) continue;
    brush.globalAlpha = 0.1;
    brush.fillStyle = colours.dark;
    brush.fillRect(x, top + deep * 0.72, STRAND * 0.9, deep * 0.28);
  }
  const bulge = brush.createLinearGradient(0, top, 0, top + deep);
  bulge.addColorStop(0, colours.dark);
  bulge.addColorStop(0.16, "transparent");
  bulge.addColorStop(0.42, colours.light);
  bulge.addColorStop(0.8, "transparent");
  bulge.addColorStop(1, colours.dark);
  brush.globalAlpha = 0.3;
  brush.fillStyle = bulge;
  brush.fillRect(0, top, PATTERN, deep);
  brush.globalAlpha = 1;
}

/** Daylight from the top left, a little dusk at the rims. */
function light(paint: CanvasRenderingContext2D, width: number, height: number): void {
  const sun = paint.createRadialGradient(width * 0.36, height * 0.2, 0, width * 0.5, height * 0.5, Math.hypot(width, height) * 0.62);
  sun.addColorStop(0, "rgb(255 250 225 / .20)");
  sun.addColorStop(0.55, "rgb(255 250 225 / 0)");
  sun.addColorStop(1, "rgb(20 16 0 / .17)");
  paint.fillStyle = sun;
  paint.fillRect(0, 0, width, height);
}

/** The competition lines, as faint as a crease: corners only. */
function lineField(paint: CanvasRenderingContext2D, projection: Projection, colours: Colours): void {
  if (!projection.exact) return;
  const { left, right, rowEdges } = projection;
  const [off, long] = [5.5, 13];
  paint.strokeStyle = colours.heri;
  paint.globalAlpha = 0.32;
  paint.lineWidth = 1;
  paint.beginPath();
  for (const [top, bottom] of [[rowEdges[0]!, projection.middle[0]], [projection.middle[1], rowEdges.at(-1)!]] as const) {
    for (const [x, into] of [[left - off, 1], [right + off, -1]] as const) {
      for (const [y, down] of [[top - off + 2, 1], [bottom + off - 2, -1]] as const) {
        paint.moveTo(x + into * long, y);
        paint.lineTo(x, y);
        paint.lineTo(x, y + down * long);
      }
    }
  }
  paint.stroke();
  paint.globalAlpha = 1;
}

/** The cloth borders, beyond which the next mat begins. */
function heri(paint: CanvasRenderingContext2D, projection: Projection, width: number, height: number, colours: Colours): void {
  const room = projection.left;
  const cloth = Math.min(26, Math.max(3, room * 0.4));
  const away = projection.exact ? Math.max(cloth, Math.min(room, 46)) : room;
  for (const from of [projection.left - away, projection.right + away - cloth]) {
    if (from + cloth > 0 && from < width) border(paint, from, cloth, height, colours);
  }
}

function border(paint: CanvasRenderingContext2D, from: number, cloth: number, height: number, colours: Colours): void {
  paint.fillStyle = "rgb(0 0 0 / .22)";
  paint.fillRect(from - 1.5, 0, cloth + 3, height);
  paint.fillStyle = colours.heri;
  paint.fillRect(from, 0, cloth, height);
  if (cloth >= 10) crest(paint, from, cloth, height, colours.thread);
}

/** A row of small lozenges woven into the cloth. */
function crest(paint: CanvasRenderingContext2D, from: number, cloth: number, height: number, thread: string): void {
  paint.strokeStyle = thread;
  paint.fillStyle = thread;
  paint.lineWidth = 1;
  const [middle, half] = [from + cloth / 2, cloth * 0.26];
  for (let y = half; y < height + half; y += half * 4) {
    for (const size of [half, half * 0.36]) {
      paint.beginPath();
      paint.moveTo(middle, y - size * 1.5);
      paint.lineTo(middle + size, y);
      paint.lineTo(middle, y + size * 1.5);
      paint.lineTo(middle - size, y);
      paint.closePath();
      if (size === half) paint.stroke();
      else paint.fill();
    }
  }
  paint.globalAlpha = 0.5;
  paint.fillRect(from + 2, 0, 1, height);
  paint.fillRect(from + cloth - 3, 0, 1, height);
  paint.globalAlpha = 1;
}
