/** The parts of the wire that the mat knows, under short names. */
import type { Place, Sample as WireSample, Stroke, Table, Touch } from "../protocol";

export type { Place, Stroke, Table };
/** 0.1 ms since the onset, x, y in mat coordinates, pressed. */
export type Sample = WireSample;
export type Input = Touch["input"];
export type Side = Place[0];
export type Places = Record<string, Place>;
export type Hint = Table["hints"][string];
export type Seat = 0 | 1;

export const sideOf = (seat: number): Side => (seat === 1 ? "B" : "A");
