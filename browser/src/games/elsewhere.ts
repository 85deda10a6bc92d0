/** Who of a match sits at another page, and what follows from it: what is for practice alone is not offered then. */
import type { PlayerInfo } from "../protocol";

/** What the house tells of who sits where; `own`: the seats of this page, none for who looks on. */
export interface Sitting {
  match: string;
  own: readonly number[];
  names: readonly string[];
  players: readonly (PlayerInfo | null)[];
  rated?: boolean;
  room?: string;
}

/** Seats of people at other pages. */
export function elsewhere(sitting: Sitting | null): number[] {
  if (!sitting) return [];
  return sitting.names.flatMap((_, seat) => (sitting.players[seat] || sitting.own.includes(seat) ? [] : [seat]));
}

/** Nobody outside this page and the house minds what is done here. */
export const isPractice = (sitting: Sitting | null): boolean => sitting !== null && sitting.own.length > 0 && elsewhere(sitting).length === 0;

/** Nobody of this page sits there. */
export const isLooking = (sitting: Sitting | null): boolean => sitting?.own.length === 0;

/** The names of seats, for a sentence. */
export const namesOf = (sitting: Sitting, seats: readonly number[]): string[] => seats.map((seat) => sitting.names[seat] ?? "");
