/** The board on the page: it follows the signals, its events become moves. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../../mat/board";
import "../../mat/board.css";
import { poems } from "../../pages/library";
import * as settings from "../../settings";
import { language, t } from "../../words";
import { contact, since, sinceOnsetMs, sound } from "../../audio/ears";
import { leaveMoving, moving, pick, picked, zoom } from "./hand-over";
import { act, live, opened, programme, seat, swept, table, touch } from "./house";
import { modeOf } from "./told";

/** Everything that the board has to be told, told again whenever it changes. */
function follow(board: Board): () => void {
  let first = true;
  const old = swept.peek();
  const stops = [
    effect(() => board.setPoems([...poems.value.values()])),
    effect(() => {
      language.value;
      settings.theme.value;
      board.refresh();
    }),
    effect(() => board.setSeat(opened.value?.seat ?? null)),
    effect(() => board.setHints(live.value.hints)),
    effect(() => board.setFaceMe(settings.faceMe.value)),
    effect(() => board.setNeat(settings.neat.value)),
    effect(() => board.setCalm(settings.calm.value)),
    effect(() => board.setFace(settings.clearFace.value ? "clear" : "brush")),
    effect(() => {
      const now = programme.value;
      if (now?.onset_ms != null && now.reading > 0) board.openReading();
    }),
    effect(() => {
      const sweep = swept.value;
      if (!sweep || sweep === old || document.hidden) return;
      const heard = () => sinceOnsetMs();
      const live = heard() !== null ? () => (heard() ?? Infinity) * 10 : undefined;
      void board.playStrokes(sweep.seat, sweep.strokes, live);
    }),
    effect(() => {
      const now = table.value;
      if (!now) return;
      void board.setTable(now, { animate: !first && !document.hidden });
      first = false;
    }),
    effect(() => {
      const now = table.value;
      if (now) board.setMode(modeOf(now, seat.value, moving.value));
      board.setPicked(picked.value);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export function MatView({ children }: { children?: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = new Board(root.current!, {
      say: t,
      since,
      onStroke: (...stroke) => touch(sound().reading, ...stroke),
      onContact: contact,
      onPick: pick,
      onLay: (places) => {
        if (table.peek()?.phase === "arrange") act({ move: "lay", places });
        else if (moving.peek()) {
          act({ move: "shift", places });
          leaveMoving();
        }
      },
      onPut: (card, place) => act({ move: "put", card, place }),
      onSwing: () => act({ move: "swing" }),
      onZoom: (card, box) => (zoom.value = card === null || !box ? null : { card, box }),
    });
    const stop = follow(board);
    return () => {
      stop();
      board.destroy();
    };
  }, []);
  return (
    <div ref={root} class="mat">
      {children}
    </div>
  );
}
