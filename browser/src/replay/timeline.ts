/** Going through the readings of a replay: which one, how far into it, and how fast. */
export const SPEEDS = [0.25, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Head {
  /** Index of the frame. */
  at: number;
  /** Frames there are. */
  of: number;
  playing: boolean;
  speed: Speed;
}

export type Wish =
  | { go: number }
  | { step: 1 | -1 }
  | { play: boolean }
  | { speed: Speed }
  /** The frame that was playing has been shown to its end. */
  | { shown: true };

const within = (at: number, of: number) => Math.max(0, Math.min(of - 1, at));

export function move(head: Head, wish: Wish): Head {
  if ("go" in wish) return { ...head, at: within(wish.go, head.of) };
  if ("step" in wish) return { ...head, at: within(head.at + wish.step, head.of), playing: false };
  if ("speed" in wish) return { ...head, speed: wish.speed };
  if ("play" in wish) {
    const atEnd = head.at >= head.of - 1;
    return { ...head, playing: wish.play, at: wish.play && atEnd && head.playing === false ? 0 : head.at };
  }
  if (!head.playing) return head;
  return head.at >= head.of - 1 ? { ...head, playing: false } : { ...head, at: head.at + 1 };
}

/** Where on a line of 100 % a frame's tick stands. */
export function tickAt(index: number, of: number): number {
  return of <= 1 ? 50 : (index / (of - 1)) * 100;
}

/** The frame whose reading has this number, or the nearest before it. */
export function frameOf(frames: readonly { number: number }[], number: number): number {
  let found = 0;
  frames.forEach((frame, i) => {
    if (frame.number <= number) found = i;
  });
  return found;
}
