/** The cloth on the page: it follows the signals, its events become touches. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { contact, since, sinceOnsetMs } from "../../audio/ears";
import { msUntil } from "../../clock/page";
import { Cloth, type Insets } from "../../mat/cloth";
import "../../mat/board.css";
import "../../mat/cloth.css";
import { poems } from "../../pages/library";
import * as settings from "../../settings";
import { language, t } from "../../words";
import { cloth, handling, looked, zoomBy } from "./at-hand";
import { isYou, nameOf } from "./company";
import { live, looking, opened, own, programme, seat, swept, table } from "./house";

/** Ms before an onset at which what the last reading left is tidied away; but for so long a ruling can be read. */
const TIDY_MS = 450;
const SHOWN_MS = 1700;
/** How long (ms) the last ruling of all is shown. */
const OVER_MS = 2500;

/** Everything that the cloth has to be told, told again whenever it changes. */
function follow(made: Cloth): () => void {
  let first = true;
  let ruledAt = -Infinity;
  let ruled: number | undefined;
  const old = swept.peek();
  const stops = [
    effect(() => made.setPoems([...poems.value.values()])),
    effect(() => {
      language.value;
      settings.theme.value;
      made.refresh();
    }),
    effect(() => made.setAcross(own.value.length === 1 && seat.value === 1)),
    effect(() => made.setHints(live.value.hints)),
    effect(() => made.setCalm(settings.calm.value)),
    effect(() => made.setFace(settings.clearFace.value ? "clear" : "brush")),
    effect(() => {
      const now = programme.value;
      if (now?.onset_ms == null || now.reading === 0) return;
      handling.peek().hands.rest();
      made.openReading(Math.max(msUntil(now.onset_ms) - TIDY_MS, ruledAt + SHOWN_MS - performance.now()));
    }),
    effect(() => {
      const sweep = swept.value;
      if (!sweep || sweep === old || document.hidden || own.peek().includes(sweep.seat)) return;
      const heard = () => sinceOnsetMs();
      const clock = heard() !== null ? () => (heard() ?? Infinity) * 10 : undefined;
      void made.playStrokes(sweep.strokes, "theirs", nameOf(sweep.seat), clock);
    }),
    effect(() => {
      const now = table.value;
      if (!now) return;
      if (now.last?.number !== ruled) {
        [ruled, ruledAt] = [now.last?.number, performance.now()];
        handling.peek().hands.rest();
      }
      void made.setCloth(now, { animate: !first && !document.hidden });
      made.setLive(!now.paused && !looking.value && (now.phase === "reading" || now.phase === "open"));
      // No reading follows that would tidy it away.
      if (now.phase === "over") made.openReading(OVER_MS);
      first = false;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The pile of a seat as it lies on the page; of nobody the middle. */
export function pileOf(seat: number): DOMRect | null {
  return document.querySelector(`[data-pile="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/** The middle of each pad on the page. */
export function padsAt(): Map<number, readonly [number, number]> {
  return new Map(
    own.peek().flatMap((each): [number, readonly [number, number]][] => {
      const box = document.querySelector(`[data-pad="${each}"]`)?.getBoundingClientRect();
      return box ? [[each, [box.left + box.width / 2, box.top + box.height / 2]]] : [];
    }),
  );
}

/** `insets`: what the page puts round the cards, measured whenever it changes. */
export function ClothView({ insets }: { insets: Insets }) {
  const root = useRef<HTMLDivElement>(null);
  const made = useRef<Cloth | null>(null);
  useEffect(() => {
    const hands = () => handling.peek().hands;
    const one = new Cloth(root.current!, {
      say: t,
      since,
      onStroke: (pointer, input, samples, up) => hands().pass(pointer, input, samples, up),
      came: (pointer, event) => hands().came(pointer, event.pointerId, [event.clientX, event.clientY], event.timeStamp, padsAt()),
      onContact: (_, pointer) => {
        contact();
        if (pointer !== null) hands().met(pointer);
      },
      whereTo: pileOf,
      tell: (kind, who) => t(`scatter-tag-${kind}`, { name: who === null ? "" : isYou(who) ? t("page-you") : nameOf(who) }),
      onZoom: (card, box) => (looked.value = card === null || !box ? null : { card, box }),
      onZoomBy: (by) => (zoomBy.value = by),
    });
    made.current = one;
    cloth.value = one;
    one.setInsets(insets);
    const stop = follow(one);
    return () => {
      stop();
      one.destroy();
      cloth.value = null;
      looked.value = null;
      zoomBy.value = 1;
    };
  }, [opened.value?.match]);
  useEffect(() => made.current?.setInsets(insets), [insets]);
  return <div ref={root} class="mat" />;
}
