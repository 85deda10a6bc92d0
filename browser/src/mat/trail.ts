/** The way of a hand over the mat as a fading line: practice swings, and the other player's hand. */
const SVG = "http://www.w3.org/2000/svg";
const FADE_MS = 700;

export class Trails {
  private readonly layer = document.createElementNS(SVG, "svg");

  constructor(stage: HTMLElement) {
    this.layer.classList.add("trails");
    this.layer.setAttribute("aria-hidden", "true");
    stage.append(this.layer);
  }

  /** `name` is written at the hand, where there are many. */
  begin(kind: "mine" | "theirs", name = ""): Trail {
    return new Trail(this.layer, kind, name);
  }

  /** Lay something below the trails, above what lies there already. */
  before(element: HTMLElement): void {
    this.layer.before(element);
  }

  clear(): void {
    this.layer.replaceChildren();
  }
}

export class Trail {
  private readonly line = document.createElementNS(SVG, "polyline");
  private readonly palm = document.createElementNS(SVG, "circle");
  private readonly name: SVGTextElement | null = null;
  private points: [number, number][] = [];

  constructor(layer: SVGSVGElement, kind: "mine" | "theirs", name = "") {
    this.line.setAttribute("class", `trail ${kind}`);
    this.palm.setAttribute("class", `palm ${kind}`);
    this.palm.setAttribute("r", "13");
    layer.append(this.line, this.palm);
    if (name === "") return;
    this.name = document.createElementNS(SVG, "text");
    this.name.setAttribute("class", "trail-name");
    this.name.textContent = name;
    layer.append(this.name);
  }

  to(px: number, py: number): void {
    this.points.push([px, py]);
    this.line.setAttribute("points", this.points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "));
    this.palm.setAttribute("cx", px.toFixed(1));
    this.palm.setAttribute("cy", py.toFixed(1));
    this.name?.setAttribute("x", px.toFixed(1));
    this.name?.setAttribute("y", (py - 18).toFixed(1));
  }

  /** Let it fade; it is gone afterwards. */
  end(): void {
    for (const element of [this.line, this.palm, this.name]) {
      if (!element) continue;
      const fade = element.animate?.([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, easing: "ease-in", fill: "forwards" });
      if (fade) fade.onfinish = () => element.remove();
      else element.remove();
    }
  }
}
