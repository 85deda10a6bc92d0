/** Small signs beside cards, always upright: whose hand it was, what was wrong, where the card lay. */

export type TagKind = "taken" | "wrong" | "here";

/** Never by colour alone. */
const SIGNS: Record<TagKind, string> = { taken: "○", wrong: "✕", here: "◎" };
const GAP = 4;

export class Tags {
  private readonly layer = document.createElement("div");
  private tags: HTMLElement[] = [];

  constructor(stage: HTMLElement) {
    this.layer.className = "tags";
    this.layer.setAttribute("aria-hidden", "true");
    stage.append(this.layer);
  }

  /** Beside the point (px) that is the middle of a card `reach` px high and wide; on the stage of this size. */
  show(kind: TagKind, words: string, [x, y]: readonly [number, number], reach: number, width: number, height: number): void {
    const tag = document.createElement("span");
    const [sign, said] = ["i", "b"].map((name) => document.createElement(name));
    tag.className = `tag ${kind}`;
    sign!.textContent = SIGNS[kind];
    said!.textContent = words;
    tag.append(sign!, said!);
    this.layer.append(tag);
    const { offsetWidth, offsetHeight } = tag;
    const low = y + reach + GAP + offsetHeight < height;
    const left = Math.max(GAP, Math.min(width - offsetWidth - GAP, x - offsetWidth / 2));
    // Tags at one card stand below each other.
    const stacked = this.tags.filter((other) => other.dataset["at"] === `${x},${y}`).length * (offsetHeight + 2);
    tag.dataset["at"] = `${x},${y}`;
    tag.style.transform = `translate(${left.toFixed(1)}px,${(low ? y + reach + GAP + stacked : y - reach - GAP - offsetHeight - stacked).toFixed(1)}px)`;
    this.tags.push(tag);
  }

  clear(): void {
    this.tags = [];
    this.layer.replaceChildren();
  }
}
