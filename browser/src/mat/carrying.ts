/** The cards that are carried at a board, by the hand of each side that may carry there. */
import { Carry, type CarryHost } from "./carry";
import type { Places, Side } from "./types";

export interface CarryingHost extends Omit<CarryHost, "side" | "propose"> {
  /** The side whose card it is, or to whose field it is to come. */
  sideFor(card: number): Side;
  /** The side to whose field waiting cards are to come. */
  receiver(): Side;
  /** Show the mat with `changes`, the card apart that the side's hand carries. */
  propose(side: Side, carried: number | null): void;
}

export const SIDES: readonly Side[] = ["A", "B"];

export class Carrying {
  private readonly hands: Readonly<Record<Side, Carry>>;
  /** What each side's hand carries, and how the mat would be with it laid. */
  private readonly proposed = new Map<Side, { changed: Places; carried: number | null }>();

  constructor(
    stage: HTMLElement,
    private readonly host: CarryingHost,
  ) {
    const made = (side: Side) =>
      new Carry(stage, { ...host, side: () => side, propose: (changed, carried) => this.propose(side, changed, carried) });
    this.hands = { A: made("A"), B: made("B") };
  }

  get card(): number | null {
    return this.hands.A.card ?? this.hands.B.card;
  }

  /** Whether a hand has the card. */
  holds(card: number): boolean {
    return [...this.proposed.values()].some(({ carried }) => carried === card);
  }

  /** The places that would change. */
  get changes(): Places {
    return Object.assign({}, ...[...this.proposed.values()].map(({ changed }) => changed)) as Places;
  }

  propose(side: Side, changed: Places | null, carried: number | null): void {
    if (changed || carried !== null) this.proposed.set(side, { changed: changed ?? {}, carried });
    else this.proposed.delete(side);
    this.host.propose(side, carried);
  }

  down(event: PointerEvent, card: number): void {
    this.hands[this.host.sideFor(card)].down(event, card);
  }

  move(event: PointerEvent): void {
    for (const side of SIDES) this.hands[side].move(event);
  }

  up(event: PointerEvent): boolean {
    return SIDES.map((side) => this.hands[side].up(event)).some(Boolean);
  }

  key(event: KeyboardEvent, card: number): boolean {
    return this.hands[this.host.sideFor(card)].key(event, card);
  }

  put(card: number | undefined, px: number, py: number): void {
    this.hands[this.host.receiver()].put(card, px, py);
  }

  /** The table is told anew: what was laid is known now, what is carried is carried on. False if nothing is. */
  renew(): boolean {
    for (const side of SIDES) if (!this.hands[side].loaded) this.proposed.delete(side);
    return SIDES.map((side) => this.hands[side].renew()).some(Boolean);
  }

  /** Of one side, or of both. */
  cancel(side?: Side): void {
    for (const each of SIDES) if (side === undefined || side === each) this.hands[each].cancel();
  }
}
