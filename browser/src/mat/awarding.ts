/** What a ruling looks like on the cloth: whose hand took the card, which cards were no cards to touch, where it lay. */
import type { Award, Spread } from "../protocol";
import type { CardNode } from "./node";
import type { SpreadView } from "./spread-view";
import type { TagKind, Tags } from "./tags";

export interface AwardingHost {
  stage: HTMLElement;
  tags: Tags;
  spread(): Spread;
  view(): SpreadView;
  node(card: number): CardNode | undefined;
  calm(): boolean;
  /** What a tag says of a seat (null: nobody). */
  tell(kind: TagKind, seat: number | null): string;
  /** Where on the page a seat's pile lies. */
  pile(seat: number): DOMRect | null;
  /** A card is about to leave the cloth, and has left it. */
  leaves(node: CardNode): void;
  left(card: number): void;
}

/** How long (ms) a ruled card lies where it was touched before it flies. */
const REST_MS = 420;
const TAKE = { ms: 560, easing: "cubic-bezier(.4,.1,.25,1)", opacity: 0 };

export class Awarding {
  constructor(private readonly host: AwardingHost) {}

  /** Resolves when the card lies with its taker; it goes no farther once it is not `wanted` any more. */
  async show(award: Award, wanted: () => boolean): Promise<void> {
    const { host } = this;
    host.tags.clear();
    for (const { seat, card, counted } of award.grabs) {
      if (counted && card !== award.poem) this.mark("wrong", card, seat);
    }
    if (!award.lay || !host.spread().lies[award.poem]) return;
    this.mark(award.taker === null ? "here" : "taken", award.poem, award.taker);
    if (award.taker === null && !award.removed) return;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (!wanted()) return;
    const gained = award.taker === null ? [award.poem] : award.gained;
    await Promise.all(gained.map((card) => this.give(card, award.taker)));
  }

  private mark(kind: TagKind, card: number, seat: number | null): void {
    const { host } = this;
    const lie = host.spread().lies[card];
    if (!lie) return;
    host.node(card)?.mark(kind, true);
    const { clientWidth, clientHeight } = host.stage;
    host.tags.show(kind, host.tell(kind, seat), host.view().toScreen(lie[0], lie[1]), host.view().cardHeight / 2, clientWidth, clientHeight);
  }

  /** A card flies to the pile of who has it now. */
  private async give(card: number, seat: number | null): Promise<void> {
    const { host } = this;
    const node = host.node(card);
    if (!node?.mover.pose || !host.spread().lies[card]) return;
    host.leaves(node);
    node.mark("moving", true);
    const pile = seat === null ? null : host.pile(seat);
    const { pose } = node.mover;
    if (host.calm() || !pile) await node.mover.fade(pose, 0);
    else {
      const { left, top } = host.stage.getBoundingClientRect();
      const { cardWidth, cardHeight } = host.view();
      const [x, y] = [pile.left + pile.width / 2 - left - cardWidth / 2, pile.top + pile.height / 2 - top - cardHeight / 2];
      await node.mover.fly({ x, y, turn: Math.round(pose.turn / 180) * 180 }, TAKE);
    }
    host.left(card);
  }
}
