/** Keys that go through a replay: arrows step, Space plays. */
import type { Signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Head, Wish } from "./timeline";

export function useSteps(head: Signal<Head>, wish: (wish: Wish) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest("input, select, button, summary, dialog")) return;
      if (event.code === "ArrowLeft") wish({ step: -1 });
      else if (event.code === "ArrowRight") wish({ step: 1 });
      else if (event.code === "Space") {
        wish({ play: !head.peek().playing });
        event.preventDefault();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
