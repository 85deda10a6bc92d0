/** What lies round the cards: plates at the sides, pads at the edges. The cloth is told how much of itself they cover. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Insets } from "../../mat/cloth";
import { broad, narrow, together } from "./at-hand";
import { Strip } from "./bars";
import { ClothView } from "./cloth-view";
import { others, withPool } from "./company";
import { live, opened } from "./house";
import { PadRow } from "./pad-row";
import { Plate, Pool } from "./plates";

const NONE: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
const EDGES = ["left", "top", "right", "bottom"] as const;

/** Clockwise from one's own left: up the left side, down the right one. One alone sits across, at the right. */
export function sides(seats: readonly number[]): { left: number[]; right: number[] } {
  const left = Math.floor(seats.length / 2);
  return { left: seats.slice(0, left).reverse(), right: seats.slice(left) };
}

export function Round() {
  const insets = useSignal<Insets>(NONE);
  const root = useRef<HTMLDivElement>(null);
  const { left, right } = sides(others());
  const pool = withPool();
  useLayoutEffect(() => {
    const measure = () => {
      const part = (edge: string) => root.current?.querySelector<HTMLElement>(`.round-${edge}`);
      const next = Object.fromEntries(
        EDGES.map((edge) => [edge, part(edge)?.[edge === "left" || edge === "right" ? "offsetWidth" : "offsetHeight"] ?? 0]),
      ) as unknown as Insets;
      if (EDGES.some((edge) => next[edge] !== insets.peek()[edge])) insets.value = next;
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of root.current?.children ?? []) watch.observe(part);
    return () => watch.disconnect();
  }, [left.length, right.length, pool, together.value, narrow.value, broad.value]);
  const plates = (seats: readonly number[]) => seats.map((seat) => <Plate key={seat} seat={seat} />);
  const middle = pool ? <Pool /> : null;
  const aside = !narrow.value;
  const [atSides, atEnds] = [together.value && broad.value, together.value && !broad.value];
  // Who has rows before them sits at the ends of the cloth, even where their places have more room beside it.
  const across = opened.value?.game === "goshoku";
  return (
    <>
      <ClothView insets={insets.value} />
      <div ref={root} class="round" data-others={left.length + right.length} data-together={together.value ? "yes" : "no"}>
        <div class="round-top">
          {aside || (left.length + right.length === 0 && !pool) ? null : (
            <div class="round-row">
              {plates([...left].reverse())}
              {plates(right)}
              {middle}
            </div>
          )}
          {narrow.value && live.value.captions ? <Strip /> : null}
          {atEnds ? <PadRow edge="far" /> : null}
        </div>
        <div class="round-left">
          {aside ? plates(left) : null}
          {atSides ? <PadRow edge={across ? "near" : "left"} /> : null}
          {aside ? middle : null}
        </div>
        <div class="round-right">
          {aside ? plates(right) : null}
          {atSides ? <PadRow edge={across ? "far" : "right"} /> : null}
        </div>
        <div class="round-bottom">{atEnds ? <PadRow edge="near" /> : null}</div>
      </div>
    </>
  );
}
