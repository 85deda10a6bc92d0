/** The board on the page: it follows the signals, its events become moves. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../../mat/board";
import "../../mat/board.css";
import { poems } from "../../pages/library";
import * as settings from "../../settings";
import type { Table } from "../../protocol";
import { language, t } from "../../words";
import { contact, since, sinceOnsetMs, sound } from "../../audio/ears";
import { formatOf } from "../../mat/field";
import { sideOf, type Places, type Sample } from "../../mat/types";
import { asked, hands, resting } from "./face";
import { isMoving, leaveMoving, movingSide, pick, picked, zoom } from "./hand-over";
import { act, contest, faceToFace, live, looking, opened, own, ownOf, programme, seat, side, sideOfSeat, swept, table, tables, touch } from "./house";
import { Owners } from "./owners";
import { modeOf, type MatMode } from "./told";

/** How the mat listens to all who sit at this page, and the sides whose cards may be handled so. */
function listening(): { mode: MatMode; sides: number[] } {
  const modes = own.value.flatMap((at): [MatMode, number][] => {
    const now = tables.value.get(at) ?? table.value;
    return now ? [[modeOf(now, at, isMoving(sideOfSeat(at))), sideOfSeat(at)]] : [];
  });
  // Where one of two has cards to see to, that goes before waiting, and before the next poem.
  const mode = (["send", "place", "arrange", "memorise", "take"] as const).find((each) => modes.some(([is]) => is === each)) ?? "watch";
  return { mode, sides: [...new Set(modes.filter(([is]) => is === mode).map(([, which]) => which))] };
}

/** Where each holds cards of their own, the cards that the people at this page may take: theirs, and those opposite. */
function reachOf(now: Table | null, seats: readonly number[]): ReadonlySet<number> | null {
  const holders = Object.entries(now?.holders ?? {});
  if (holders.length === 0) return null;
  const opposite = (now?.hands.length ?? 2) - 1;
  return new Set(holders.filter(([, holder]) => seats.includes(holder) || seats.includes(opposite - holder)).map(([card]) => Number(card)));
}

/** The seat of this page in whose field these places are. */
function layerOf(places: Places): number {
  const field = Object.values(places)[0]?.[0];
  return ownOf(field === "B" ? 1 : 0)[0] ?? seat.peek();
}

/** Strokes of several people at this page: whose each is has to be found out first. */
function ownersOf(): Owners {
  return new Owners({
    resting: () => {
      if (faceToFace.peek()) return resting.peek();
      return side.peek() === 0 ? [false, true] : [true, false];
    },
    depth: () => (table.peek() ? formatOf(table.peek()!).depth : 0),
    send: (side, hand, ...stroke) => {
      const seats = ownOf(side);
      touch(sound().reading, seats[hand % Math.max(1, seats.length)] ?? seat.peek(), Math.floor(hand / Math.max(1, seats.length)), ...stroke);
    },
    ask: (fallback) => {
      asked.value = fallback;
      contest(sound().reading, fallback !== null);
    },
  });
}

/** Everything that the board has to be told, told again whenever it changes. */
function follow(board: Board, owners: Owners): () => void {
  let first = true;
  const old = swept.peek();
  const stops = [
    effect(() => board.setPoems([...poems.value.values()])),
    effect(() => {
      language.value;
      settings.theme.value;
      board.refresh();
    }),
    effect(() => board.setSeat(opened.value && !looking.value ? seat.value : null)),
    effect(() => board.setHints(live.value.hints)),
    effect(() => board.setFaceMe(settings.faceMe.value)),
    effect(() => board.setNeat(settings.neat.value)),
    effect(() => board.setCalm(settings.calm.value)),
    effect(() => board.setFace(settings.clearFace.value ? "clear" : "brush")),
    effect(() => {
      const now = programme.value;
      if (now?.onset_ms == null || now.reading <= 0) return;
      owners.rest();
      board.openReading();
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
      board.setReach(reachOf(table.value, own.value));
      const { mode, sides } = listening();
      board.setMode(mode);
      board.setHandled(sides.map(sideOf));
      board.setPicked(picked.value);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export function MatView({ children }: { children?: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const owners = ownersOf();
    const several = own.peek().length > 1;
    /** The side off whose pad the pointer that comes now has slid. */
    let slid: 0 | 1 | null = null;
    const board = new Board(root.current!, {
      say: t,
      since,
      onStroke: (...stroke) => (several ? owners.add(...stroke) : touch(sound().reading, seat.peek(), ...stroke)),
      onContact: contact,
      onPick: pick,
      onLay: (places) => {
        if (table.peek()?.phase === "arrange") act({ move: "lay", places }, layerOf(places));
        else if (movingSide.peek() !== null) {
          act({ move: "shift", places }, layerOf(places));
          leaveMoving();
        }
      },
      onPut: (card, place) => act({ move: "put", card, place }, layerOf({ [card]: place })),
      onSwing: () => act({ move: "swing" }),
      ...(several
        ? {
            onCame: (pointer: number) => owners.came(pointer, slid),
            seatOf: (pointer: number, sample: Sample | undefined) => ownOf(owners.shownAs(pointer, sample))[0] ?? seat.peek(),
          }
        : {}),
      onZoom: (card, box) => (zoom.value = card === null || !box ? null : { card, box }),
    });
    hands.slid = (event, side) => {
      slid = side;
      board.adopt(event);
      slid = null;
    };
    hands.answer = (side) => owners.answer(side);
    const stop = follow(board, owners);
    return () => {
      hands.slid = hands.answer = () => undefined;
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
