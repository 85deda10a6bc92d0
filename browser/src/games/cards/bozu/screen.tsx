/** A table of bōzu mekuri: people round a cushion on which the cards are turned. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { connected } from "../../../connection";
import { Between, waitsForAway } from "../../../hall/between";
import { Mark } from "../../../pages/mark";
import { Remark } from "../../../pages/remark";
import { useTitle } from "../../../pages/title";
import { t } from "../../../words";
import { elsewhere } from "../../elsewhere";
import { looking, own, remark, seated } from "../house";
import { heedHurry } from "../hurry";
import { who } from "../names";
import { wakeByPress } from "../sounds";
import { Spoken } from "../spoken";
import { busy, laidOut, raise, shownTables } from "../stage";
import { Tools } from "../tools";
import { TurnTimer } from "../turn-limit";
import { Ending } from "./ending";
import { Middle } from "./middle";
import { heedKeys, press, type BozuSheet } from "./press";
import { Seats } from "./seats";
import { BozuSheets, say } from "./sheets";
import { shown, turnable } from "./stage";
import "../../../styles/cards-table.css";
import "../../../styles/bozu.css";
import "../../../styles/bozu-small.css";

/** What is asked now, or whom one waits for. */
function askLine(): string {
  const now = shown.value!;
  const waits = waitsForAway(seated.value);
  if (waits) return t(waits.k, waits.facts);
  if (now.phase === "over") return t("koikoi-ask-over");
  if (!own.value.includes(now.turn)) return t("bozu-table-ask-other", { name: who(now.turn).name });
  return t(now.stacks.length > 1 ? "bozu-table-ask-stack" : "bozu-table-ask", who(now.turn));
}

function Ask() {
  const may = turnable.value.length > 0;
  return (
    <div class="bz-ask" data-urgent={may}>
      <TurnTimer />
      <p>{askLine()}</p>
      {shown.value!.phase === "over" || looking.value ? null : (
        <button type="button" class="primary bz-turn" aria-keyshortcuts="Space" disabled={!may && !busy.value} onClick={() => press()}>
          <Mark name="turn" /> {t("bozu-table-turn")}
        </button>
      )}
    </div>
  );
}

export function BozuTable() {
  const sheet = useSignal<BozuSheet | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  useTitle(t("game-bozu-title"));
  // Before it is painted: a key may be pressed as soon as one reads what to press.
  useLayoutEffect(() => raise(root.current!, air.current!), []);
  useLayoutEffect(() => heedKeys((wanted) => (sheet.value = wanted)), []);
  useLayoutEffect(() => heedHurry(root.current!), []);
  useLayoutEffect(wakeByPress, []);
  const now = shown.value!;
  useLayoutEffect(laidOut, [shownTables.value]);
  return (
    <div ref={root} class="bozu" data-phase={now.phase} data-looking={looking.value} data-many={now.piles.length > 4} style={{ "--rows": Math.ceil((now.piles.length - 1) / 3) }}>
      <main id="main" class="bz-table" tabIndex={-1}>
        <header class="bz-head">
          <h1>{t("game-bozu-title")}</h1>
          <Tools open={(wanted) => (sheet.value = wanted)} />
        </header>
        <Seats />
        <Middle />
        <Ask />
        <Ending />
        <Remark of={remark} class="bz-remark">
          {connected.value || elsewhere(seated.value).length > 0 ? null : <p>{t("page-offline")}</p>}
        </Remark>
        <Between sitting={seated.value!} over={now.phase === "over"} />
      </main>
      <div ref={air} class="ct-air" aria-hidden="true" />
      <Spoken say={say} ask={askLine} />
      {sheet.value ? <BozuSheets page={sheet.value} go={(page) => (sheet.value = page)} onClose={() => (sheet.value = null)} /> : null}
    </div>
  );
}
