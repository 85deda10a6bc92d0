/** Looking at cards on a cloth: by hovering, by holding, by keys; never while a verse sounds, when every touch counts. */
import type { Attention } from "./attention";

export interface LookingHost {
  attention: Attention;
  /** A verse sounds or is about to. */
  sounding(event: Pick<Event, "timeStamp">): boolean;
  /** Two fingers move the cloth. */
  pinching(): boolean;
  /** Touch a card by the keyboard; false: nothing can be touched now. */
  tap(event: KeyboardEvent, card: number): boolean;
}

/** A finger that rests moves so far (px) without meaning it. */
const STILL_PX = 12;

export class Looking {
  private down = { x: 0, y: 0 };

  constructor(
    stage: HTMLElement,
    private readonly host: LookingHost,
    signal: AbortSignal,
  ) {
    const { attention } = host;
    const on = <E extends Event>(name: string, act: (event: E) => void) => stage.addEventListener(name, act as EventListener, { signal });
    on<PointerEvent>("pointerdown", (event) => {
      this.down = { x: event.clientX, y: event.clientY };
      this.look(event, event.pointerType === "mouse" ? null : cardOf(event));
    });
    on<PointerEvent>("pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel"]) {
      on<PointerEvent>(name, (event) => event.pointerType !== "mouse" && attention.lookSoon(null));
    }
    for (const name of ["pointerleave", "focusout"]) on(name, () => attention.lookSoon(null));
    on<FocusEvent>("focusin", (event) => {
      const card = cardOf(event);
      if (card !== null) attention.focusOn(card);
    });
    // A long press looks at a card; it asks for no menu.
    on("contextmenu", (event) => event.preventDefault());
    on<KeyboardEvent>("keydown", (event) => this.key(event));
  }

  private look(event: Event, card: number | null): void {
    this.host.attention.lookSoon(card !== null && this.host.sounding(event) ? null : card);
  }

  private moved(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y);
    if (this.host.pinching() || (event.buttons !== 0 && far > STILL_PX)) this.host.attention.lookSoon(null);
    else if (event.pointerType === "mouse") this.look(event, cardOf(event));
  }

  private key(event: KeyboardEvent): void {
    const card = cardOf(event);
    if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      // Elsewhere Space raises the hand; on a card it touches, while there is something to be touched.
      if (!event.repeat && this.host.tap(event, card)) event.preventDefault();
    } else if (this.host.attention.step(card, event.key)) event.preventDefault();
  }
}

function cardOf(event: Event): number | null {
  const card = (event.target as Element).closest<HTMLElement>(".card")?.dataset["card"];
  return card === undefined ? null : Number(card);
}
