/** Where a card lies on the stage, and how it gets from there to elsewhere: always by transform alone. */

/** Left and top edge in px before turning, and the turn in degrees about the centre. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
}

export interface Flight {
  ms: number;
  delay?: number;
  easing?: string;
  /** Seen at the end: 0 fades the card out. */
  opacity?: number;
}

export const SETTLE: Flight = { ms: 420, easing: "cubic-bezier(.22,.8,.3,1)" };
export const SWEEP_ON: Flight = { ms: 300, easing: "cubic-bezier(.08,.7,.3,1)" };
const FADE_MS = 160;

export const transformOf = ({ x, y, turn }: Pose): string =>
  `translate3d(${x.toFixed(2)}px,${y.toFixed(2)}px,0) rotate(${turn.toFixed(2)}deg)`;

export const samePose = (a: Pose | null, b: Pose | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.turn === b.turn);

/** Moves one element. `pose` is where it lies or is going to. */
export class Mover {
  pose: Pose | null = null;
  private opacity = 1;
  private running: Animation | null = null;

  constructor(private readonly element: HTMLElement) {}

  get moving(): boolean {
    return this.running !== null;
  }

  /** Lies there to be seen, or is on its way there. */
  bound(pose: Pose): boolean {
    return this.opacity === 1 && samePose(this.pose, pose);
  }

  /** At once. */
  place(pose: Pose, opacity = 1): void {
    this.stop();
    this.write(pose, opacity);
  }

  /** In flight, from wherever it is seen now. Resolves when it has arrived or was sent elsewhere. */
  async fly(pose: Pose, flight: Flight): Promise<void> {
    const opacity = flight.opacity ?? 1;
    if (this.pose === null || typeof this.element.animate !== "function") return this.place(pose, opacity);
    const from = this.seen();
    this.stop();
    this.write(pose, opacity);
    const frames = [from, { transform: transformOf(pose), opacity }];
    await this.run(frames, flight.ms, flight.delay ?? 0, flight.easing ?? "ease-out");
  }

  /** Without flight: gone from the old place, there in the new. */
  async fade(pose: Pose, opacity = 1, delay = 0): Promise<void> {
    if (this.pose === null || typeof this.element.animate !== "function") return this.place(pose, opacity);
    const { transform, opacity: from } = this.seen();
    this.stop();
    this.write(pose, opacity);
    const there = transformOf(pose);
    const frames = [
      { transform, opacity: from },
      { transform, opacity: 0, offset: 0.49 },
      { transform: there, opacity: 0, offset: 0.5 },
      { transform: there, opacity },
    ];
    await this.run(frames, 2 * FADE_MS, delay, "linear");
  }

  stop(): void {
    this.running?.cancel();
    this.running = null;
  }

  private seen(): { transform: string; opacity: number } {
    if (!this.running) return { transform: transformOf(this.pose!), opacity: this.opacity };
    const style = getComputedStyle(this.element);
    return { transform: style.transform, opacity: Number(style.opacity) };
  }

  private write(pose: Pose, opacity: number): void {
    if (!samePose(this.pose, pose)) this.element.style.transform = transformOf(pose);
    if (this.opacity !== opacity) this.element.style.opacity = String(opacity);
    [this.pose, this.opacity] = [pose, opacity];
  }

  private async run(frames: Keyframe[], duration: number, delay: number, easing: string): Promise<void> {
    const running = this.element.animate(frames, { duration, delay, easing, fill: "backwards" });
    this.running = running;
    try {
      await running.finished;
    } catch {
      return; // sent elsewhere before it arrived
    }
    if (this.running === running) this.running = null;
  }
}

/** A small fixed disorder for a card at a place, each part within -1..1, as of cards laid by hand. */
export function disorder(card: number, x: number, row: number): [number, number, number] {
  let state = (card * 2654435761 + x * 40503 + row * 97) >>> 0;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return (state / 4294967295) * 2 - 1;
  };
  next();
  return [next(), next(), next()];
}
