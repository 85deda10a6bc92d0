/** Fingers that move and enlarge the cloth itself: two that part or meet, and one that draws the bare mat along. */
import { WHOLE, type Zoom } from "./spread-view";

export interface PanningHost {
  zoom(): Zoom;
  setZoom(zoom: Zoom): void;
  /** The middle of the room that the cloth has on the stage, px. */
  middle(): readonly [number, number];
  /** A verse sounds or is about to: fingers play and do nothing else. */
  sounding(event: Event): boolean;
}

export const MOST = 4;

export class Panning {
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private drawing: number | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly host: PanningHost,
    signal: AbortSignal,
  ) {
    const on = (name: string, act: (event: PointerEvent) => void) => stage.addEventListener(name, act as EventListener, { signal });
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) on(name, (event) => this.up(event));
  }

  /** Whether a pointer that comes down draws the cloth along: it is zoomed, and there is no card below. */
  draws(event: PointerEvent): boolean {
    return this.host.zoom().by > 1 && !(event.target as Element).closest(".card");
  }

  /** Two fingers are at it. */
  get pinching(): boolean {
    return this.fingers.size === 2;
  }

  private down(event: PointerEvent): void {
    if (this.draws(event)) {
      this.drawing = event.pointerId;
      this.stage.setPointerCapture?.(event.pointerId);
    }
    if (event.pointerType === "touch" && this.fingers.size < 2) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    else if (this.drawing === event.pointerId) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = { ...finger };
    [finger.x, finger.y] = [event.clientX, event.clientY];
    if (this.pinching) {
      if (!this.host.sounding(event)) this.pinch(event.pointerId, before);
    } else if (this.drawing === event.pointerId) {
      const { by, x, y } = this.host.zoom();
      this.host.setZoom({ by, x: x - (finger.x - before.x) / by, y: y - (finger.y - before.y) / by });
    }
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.drawing === event.pointerId) this.drawing = null;
  }

  /** What lay between the two fingers stays between them. */
  private pinch(moved: number, before: { x: number; y: number }): void {
    const [one, two] = [...this.fingers] as [[number, { x: number; y: number }], [number, { x: number; y: number }]];
    const [now, other] = one[0] === moved ? [one[1], two[1]] : [two[1], one[1]];
    const far = (a: { x: number; y: number }) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    const zoom = this.host.zoom();
    const by = Math.max(1, Math.min(MOST, (zoom.by * far(now)) / far(before)));
    const { left, top } = this.stage.getBoundingClientRect();
    const [mx, my] = this.host.middle();
    const at = (a: { x: number; y: number }) => [(a.x + other.x) / 2 - left - mx, (a.y + other.y) / 2 - top - my] as const;
    const [fromX, fromY] = at(before);
    const [toX, toY] = at(now);
    const kept = { by, x: zoom.x + fromX / zoom.by - toX / by, y: zoom.y + fromY / zoom.by - toY / by };
    this.host.setZoom(by === 1 ? WHOLE : kept);
  }
}
