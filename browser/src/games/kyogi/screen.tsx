/** The match: far player, mat, near player, and what the moment asks. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Asleep } from "../../audio/asleep";
import { nextHints } from "../../pages/practice";
import { Remark } from "../../pages/remark";
import { typing } from "../../pages/typing";
import { connected } from "../../connection";
import { comeBack } from "../../line";
import { FarBar, NearBar } from "./bars";
import { Bows, isBow } from "./bow";
import { Deal } from "./deal";
import { listen } from "./ears";
import { eyes, seatName, sideName, titleOf } from "./company";
import { FaceBar, Whose } from "./face";
import { act, change, events, faceToFace, inTeams, live, looking, opened, over, own, pause, practice, remark, rival, seat, side, table } from "./house";
import { MatView } from "./mat-view";
import { MatchMenu, type Page } from "./menu";
import { printedName } from "../../pages/names";
import { Reader } from "./reader";
import { Result } from "./result";
import { LastRuling } from "./last";
import { here, rulingText } from "./ruling";
import { Between } from "../../hall/between";
import { lineOf } from "./asking";
import { newsOf, waits } from "./told";
import { leaveMoving, movingSide } from "./hand-over";
import { addressOfGame } from "../index";
import { wayBack } from "../way-back";
import { run } from "./watch";
import { Zoom } from "./zoom";
import * as settings from "../../settings";
import { useTitle } from "../../pages/title";
import { marked, pieces, t } from "../../words";
import "../../styles/match.css";
import "../../styles/match-small.css";
import "../../styles/replay.css";
import "../../styles/teams.css";

/** What a screen reader hears: each step once, then what is asked. */
function Spoken() {
  const now = table.value;
  if (!now) return null;
  const listener = { side: eyes(), own: own.value, seatName, sideName };
  const news = newsOf(events.value, listener, printedName, (ruling) => rulingText(ruling, here()), now);
  const line = lineOf(now, seat.value);
  const plain = (key: string, facts: Record<string, string | number> = {}) =>
    pieces(marked(key, facts)).map((piece) => (typeof piece === "string" ? piece : (piece.shown ?? piece.term))).join("");
  return (
    <>
      <p class="unseen" role="log" aria-live="polite">
        {news.map((each) => (typeof each === "string" ? each : plain(each.k, each.facts))).join(" ")}
      </p>
      <p class="unseen" aria-live="polite">
        {plain(line.k, line.facts)}
      </p>
    </>
  );
}

/** The keys that are the screen's own; those of the hand belong to the board. */
function useKeys(open: (page: Page) => void): void {
  // Before it is painted: a key may be pressed as soon as one reads what to press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (typing(event) || event.repeat) return;
      const now = table.peek();
      if (!now) return;
      // A card makes use of a key or leaves it to the screen; other buttons keep Space and Enter to themselves.
      const onButton = event.defaultPrevented || (event.target as HTMLElement).closest("button:not(.card), summary, a") !== null;
      if (event.code === "Space" && !onButton) {
        if (looking.peek()) return;
        if (movingSide.peek() !== null) leaveMoving();
        else act({ move: "hand", up: !now.hands[seat.peek()] });
        event.preventDefault();
      } else if (event.code === "Enter" && !onButton) {
        const button = document.querySelector<HTMLButtonElement>(".ask .primary:not(:disabled), .bow .primary:not(:disabled)");
        if (button && !event.defaultPrevented) button.click();
      } else if (event.code === "KeyH" && practice.peek()) nextHints(live.peek(), change);
      else if (event.code === "KeyG") settings.faceMe.value = !settings.faceMe.peek();
      else if (event.code === "KeyL") open("rules");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function Waiting() {
  const route = useLocation();
  const open = settings.openMatch.value;
  useEffect(() => {
    if (connected.value) comeBack();
  }, [open, connected.value]);
  useEffect(() => {
    if (opened.peek()) return;
    route.route(wayBack() ?? (open ? addressOfGame(open.game) : "/"), true);
  }, [open]);
  return (
    <main class="plain">
      <h1>{t("match-finding")}</h1>
      <p>
        <a href="/">{t("page-home")}</a>
      </p>
    </main>
  );
}

/** Who goes to the entrance in mid-match finds everything as it was. */
function rest(): void {
  const now = table.peek();
  if (now && practice.peek() && !now.paused && !isBow(now.phase) && now.phase !== "over") pause(true);
}

function Mat() {
  const page = useSignal<Page | null>(null);
  const open = (wanted: Page) => (page.value = wanted);
  const facing = faceToFace.value;
  useTitle(titleOf());
  useKeys(open);
  useEffect(run, []);
  useEffect(listen, []);
  useEffect(() => rest, []);
  return (
    <div class="match" data-phase={table.value!.phase} data-facing={facing} data-teams={inTeams.value} data-looking={looking.value} data-waits={own.value.length > 0 && own.value.every((at) => waits(table.value!, at))}>
      {facing ? <FaceBar which={rival.value} open={open} far /> : <FarBar open={open} />}
      <main id="main" class="stage-frame">
        <MatView>
          <Reader />
          <LastRuling />
        </MatView>
        <Deal />
        <Bows />
        <Asleep unless={(isBow(table.value!.phase) && !looking.value) || over.value} />
        {facing ? <Whose /> : null}
        <Remark of={remark} />
        {over.value ? <Result /> : null}
        <Between sitting={opened.value!} over={over.value} />
      </main>
      {facing ? <FaceBar which={side.value} open={open} /> : <NearBar />}
      <Zoom />
      <Spoken />
      {page.value ? <MatchMenu page={page.value} go={open} onClose={() => (page.value = null)} /> : null}
    </div>
  );
}

export function Screen() {
  return opened.value && table.value ? <Mat /> : <Waiting />;
}
