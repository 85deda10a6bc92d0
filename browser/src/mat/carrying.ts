/** The cards that are carried at a board, by the hand of each side that may carry there. */
import { Carry, type CarryHost } from "./carry";
import type { Places, Side } from "./types";

export interface CarryingHost extends Omit<CarryHost, "side" | "propose"> {
  /** The side whose card it is, or to whose field it is to come. */
  sideFor(card: number): Side;
  /** The side to whose field waiting cards are to come. */
  receiver(): Side;
  propose(side: Side, changed: Places | null, carried: number | null): void;
}

export const SIDES: readonly Side[] = ["A", "B"];

export class Carrying {
  private readonly hands: Readonly<Record<Side, Carry>>;

  constructor(
    stage: HTMLElement,
    private readonly host: CarryingHost,
  ) {
    const made = (side: Side) =>
      new Carry(stage, { ...host, side: () => side, propose: (changed, carried) => host.propose(side, changed, carried) });
    this.hands = { A: made("A"), B: made("B") };
  }

  get card(): number | null {
    return this.hands.A.card ?? this.hands.B.card;
  }

  /** Whether that side carries something. */
  loaded(side: Side): boolean {
    return this.hands[side].loaded;
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

  renew(): boolean {
    return SIDES.map((side) => this.hands[side].renew()).some(Boolean);
  }

  /** Of one side, or of both. */
  cancel(side?: Side): void {
    for (const each of SIDES) if (side === undefined || side === each) this.hands[each].cancel();
  }
}
