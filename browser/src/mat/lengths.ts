/** The measures of the mat as CSS lengths on the board's element; only those that changed are written. */
import type { Projection } from "./projection";

export class Lengths {
  private readonly written = new Map<string, string>();

  constructor(private readonly root: HTMLElement) {}

  tell({ cardWidth, cardHeight, left, right, rowEdges, middle }: Projection): void {
    this.set("card-width", cardWidth);
    this.set("card-height", cardHeight);
    this.set("mat-left", left);
    this.set("mat-right", right);
    this.set("mat-top", rowEdges[0]!);
    this.set("mat-bottom", rowEdges.at(-1)!);
    this.set("middle-top", middle[0]);
    this.set("middle-height", middle[1] - middle[0]);
  }

  private set(name: string, px: number): void {
    const value = `${px.toFixed(2)}px`;
    if (this.written.get(name) === value) return;
    this.written.set(name, value);
    this.root.style.setProperty(`--${name}`, value);
  }
}
