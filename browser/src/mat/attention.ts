/** Which card has the attention: focus by arrow keys, the card that is looked at closely, and its meaning. */
import type { CardText } from "./card";
import type { CardNode } from "./node";
import { nextSpot, type Spot } from "./spoken";

export interface AttentionHost {
  spots(): Spot[];
  node(card: number): CardNode | undefined;
  /** The tab stop of a board that had no focus yet. */
  first(): number | null;
  /** A card that its player has to place now. */
  awaited(): number | null;
  /** What is said below a card that is looked at; null: nothing. */
  gloss(card: number): CardText["gloss"] | null;
  zoomed(card: number | null): void;
  nodes(): Iterable<[number, CardNode]>;
  cardHeight(): number;
  cardWidth(): number;
  /** Where an arrow key leads; along rows if left out. */
  next?(spots: readonly Spot[], from: Spot, key: string): Spot | null;
}

const ZOOM_MS = 300;
const GLOSS_PX = 260;

export class Attention {
  private readonly gloss = document.createElement("div");
  private focused: number | null = null;
  private looked: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly host: AttentionHost,
  ) {
    this.gloss.className = "gloss";
    this.gloss.hidden = true;
    this.gloss.setAttribute("aria-hidden", "true");
    root.append(this.gloss);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.gloss.remove();
  }

  /** One card of the board is a tab stop: one to be placed, the one that had the focus, or the first of one's own. */
  rove(): void {
    const spots = this.host.spots();
    const stays = this.focused !== null && spots.some(({ card }) => card === this.focused);
    const now = stays && this.host.node(this.focused!)?.element === document.activeElement;
    const stop = (now ? null : this.host.awaited()) ?? (stays ? this.focused : this.host.first());
    for (const [card, node] of this.host.nodes()) {
      const index = card === stop ? 0 : -1;
      if (node.element.tabIndex !== index) node.element.tabIndex = index;
    }
  }

  focus(card?: number): void {
    const stop = card ?? this.focused ?? this.host.first();
    if (stop !== null) this.host.node(stop)?.element.focus();
  }

  /** A card has got the focus. */
  focusOn(card: number): void {
    this.focused = card;
    this.rove();
    if (this.host.node(card)?.element.matches(":focus-visible")) this.lookSoon(card);
  }

  /** An arrow key on a card; true if it led somewhere. */
  step(card: number, key: string): boolean {
    const spots = this.host.spots();
    const from = spots.find((spot) => spot.card === card);
    const next = from && (this.host.next ?? nextSpot)(spots, from, key);
    if (next) this.focus(next.card);
    return Boolean(next);
  }

  /** The focus of a card that goes away passes to the nearest that stays. */
  leave(node: CardNode): void {
    if (node.card === this.looked) this.look(null);
    const pose = node.mover.pose;
    if (document.activeElement !== node.element || !pose) return;
    const far = (spot: Spot) => Math.hypot(spot.x - pose.x, spot.y - pose.y);
    const nearest = this.host.spots().sort((a, b) => far(a) - far(b))[0];
    if (nearest) this.focus(nearest.card);
  }

  /** Look at a card if it is still meant in 300 ms; null: look away at once. */
  lookSoon(card: number | null): void {
    if (card !== null && card === this.looked) return;
    clearTimeout(this.timer);
    if (card === null) this.look(null);
    else this.timer = setTimeout(() => this.look(card), ZOOM_MS);
  }

  look(card: number | null): void {
    clearTimeout(this.timer);
    if (card === this.looked) return;
    this.looked = card;
    this.explain(card);
    this.host.zoomed(card);
  }

  /** The meaning of a card below it, or above where there is no room. */
  private explain(card: number | null): void {
    const text = card === null ? null : this.host.gloss(card);
    const pose = card === null ? null : this.host.node(card)?.mover.pose;
    this.gloss.hidden = !text || !pose;
    if (!text || !pose) return;
    this.gloss.textContent = text;
    const { clientWidth, clientHeight } = this.root;
    const wide = Math.min(GLOSS_PX, clientWidth - 16);
    const x = Math.max(8, Math.min(clientWidth - wide - 8, pose.x + (this.host.cardWidth() - wide) / 2));
    const bottom = pose.y + this.host.cardHeight();
    const low = bottom > clientHeight - 90;
    this.gloss.style.width = `${wide}px`;
    this.gloss.style.transform = `translate(${x}px,${low ? pose.y - 6 : bottom + 6}px)${low ? " translateY(-100%)" : ""}`;
  }
}
