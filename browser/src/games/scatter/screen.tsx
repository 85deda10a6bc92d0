/** A game on a cloth: the cards in any place, who sits round them, and what the moment asks. */
import { effect, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Asleep } from "../../audio/asleep";
import { listenTo, sound } from "../../audio/ears";
import { Between } from "../../hall/between";
import { Loupe } from "../../pages/loupe";
import { nextHints } from "../../pages/practice";
import { Remark } from "../../pages/remark";
import { useTitle } from "../../pages/title";
import { typing } from "../../pages/typing";
import { connected } from "../../connection";
import { comeBack } from "../../line";
import * as settings from "../../settings";
import { t } from "../../words";
import { addressOfGame } from "../index";
import { Yielding } from "./ask";
import { cloth, handling, looked, padding, run, together, zoomBy } from "./at-hand";
import { Foot, Head } from "./bars";
import { act, change, events, live, looking, opened, over, own, pause, practice, programme, remark, table } from "./house";
import { GameMenu, type Page } from "./menu";
import { Result } from "./result";
import { Round } from "./round";
import { Spoken } from "./spoken";
import { WhoAsked } from "./who-asked";
import "../../styles/match.css";
import "../../styles/match-small.css";
import "../../styles/replay.css";
import "../../styles/scatter.css";
import "../../styles/scatter-small.css";

/** The keys that are the screen's own; those of the cards belong to the cloth. */
function useKeys(open: (page: Page) => void): void {
  // Before it is painted: a key may be pressed as soon as one reads what to press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (typing(event) || event.repeat || event.defaultPrevented) return;
      const now = table.peek();
      if (!now || document.querySelector(".who-asked")) return;
      const onButton = (event.target as HTMLElement).closest("button:not(.card), summary, a") !== null;
      const [seat = 0] = own.peek();
      if (event.code === "Space" && !onButton && !looking.peek()) {
        const up = own.peek().find((each) => now.hands[each]);
        act({ move: "hand", up: up === undefined }, up ?? seat);
        event.preventDefault();
      } else if (event.code === "Enter" && !onButton) document.querySelector<HTMLButtonElement>(".ask .primary:not(:disabled)")?.click();
      else if (event.code === "KeyH" && practice.peek()) nextHints(live.peek(), change);
      else if (event.code === "KeyL") open("rules");
      else if (event.key === "+") cloth.peek()?.turnZoom(Math.min(4, zoomBy.peek() + 0.5));
      else if (event.key === "-" || event.key === "−") cloth.peek()?.turnZoom(Math.max(1, zoomBy.peek() - 0.5));
      else if (together.peek() && /^[1-6]$/.test(event.key)) {
        const chosen = own.peek()[Number(event.key) - 1];
        if (chosen === undefined) return;
        handling.peek().pads.chosen = chosen;
        padding.value++;
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function ruled(): number | null {
  const now = table.value;
  return now && now.phase !== "open" ? (now.last?.number ?? null) : null;
}

function listen(): () => void {
  const deaf = listenTo({ programme, ruled, watched: looking.peek() ? (opened.peek()?.match ?? "") : "" });
  const still = effect(() => {
    if (events.value.some((event) => (event.event === "hand_moved" && event.up) || event.event === "began")) sound().bell();
  });
  return () => {
    still();
    deaf();
  };
}

/** Who goes to the entrance in the midst finds everything as it was. */
function rest(): void {
  const now = table.peek();
  if (now && practice.peek() && !now.paused && now.phase !== "over") pause(true);
}

function Waiting() {
  const route = useLocation();
  const open = settings.openMatch.value;
  useEffect(() => {
    if (connected.value) comeBack();
  }, [open, connected.value]);
  useEffect(() => {
    if (opened.peek()) return;
    route.route(open ? addressOfGame(open.game) : "/", true);
  }, [open]);
  return (
    <main id="main" class="plain">
      <h1>{t("match-finding")}</h1>
      <p>
        <a href="/">{t("page-home")}</a>
      </p>
    </main>
  );
}

function Table() {
  const page = useSignal<Page | null>(null);
  const open = (wanted: Page) => (page.value = wanted);
  const now = table.value!;
  const sitting = opened.value!;
  useTitle(looking.value ? sitting.names.join(" – ") : t(`game-${sitting.game}-title`));
  useKeys(open);
  useEffect(run, []);
  useEffect(listen, []);
  useEffect(() => rest, []);
  const card = looked.value?.card;
  return (
    <div class="match scatter" data-phase={now.phase} data-seats={now.taken.length} data-own={own.value.length} data-looking={looking.value} data-game={sitting.game}>
      <Head open={open} />
      <main id="main" class="stage-frame">
        <Round />
        <Asleep unless={now.phase === "over"} />
        <Yielding />
        <WhoAsked />
        <Remark of={remark} />
        {over.value ? <Result /> : null}
        <Between sitting={sitting} over={over.value} />
      </main>
      <Foot />
      <Loupe at={looked.value} level={live.value.hints} hint={card === undefined ? undefined : now.hints[card]} face={now.face} />
      <Spoken />
      {page.value ? <GameMenu page={page.value} go={open} onClose={() => (page.value = null)} /> : null}
    </div>
  );
}

export function Screen() {
  return opened.value && table.value ? <Table /> : <Waiting />;
}
