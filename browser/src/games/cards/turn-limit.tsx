/** How long whoever's turn it is still has, where people at other pages wait for them: then the house moves. */
import { computed, effect, signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { minutes } from "../../clock/match";
import { connected } from "../../connection";
import { absent } from "../../hall/hall";
import { t } from "../../words";
import { elsewhere } from "../elsewhere";
import { latest, looking, own, seated } from "./house";

/** So long the house waits for a move. */
const TURN_MS = 60_000;
/** So much before its end the time that is left is shown. */
const SHOWN_MS = 20_000;
const BEAT_MS = 250;
/** Phases in which the table moves, or everybody looks at what came out. */
const NOBODYS: ReadonlySet<string> = new Set(["deal", "draw", "over"]);

/** What is waited for, as one word; null: nothing that has an end. All who share a page are waited for together, and
 * while somebody is away, or this page is, nobody is. */
const awaited = computed<string | null>(() => {
  const [sitting, now] = [seated.value, latest.value];
  if (!sitting || !now || looking.value || elsewhere(sitting).length === 0 || NOBODYS.has(now.phase)) return null;
  if (sitting.players[now.turn] !== null || absent.value.length > 0 || !connected.value) return null;
  return `${sitting.match} ${own.value.includes(now.turn) ? "own" : now.turn}`;
});

/** Since when (page time). The house waits anew for who was away, so it is right for who comes back as well. */
const since = signal<number | null>(null);
effect(() => {
  since.value = awaited.value === null ? null : performance.now();
});

/** Ms that are left; null: nobody is waited for. */
export const turnLeft = (): number | null => (since.peek() === null ? null : since.peek()! + TURN_MS - performance.now());

export function TurnTimer() {
  const left = useSignal<number | null>(null);
  useEffect(() => {
    const beat = () => {
      const now = turnLeft();
      left.value = now === null || now > SHOWN_MS ? null : Math.max(0, Math.ceil(now / 1000) * 1000);
    };
    beat();
    if (since.value === null) return undefined;
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [since.value]);
  if (left.value === null) return null;
  return (
    <b class="ct-timer" role="timer" aria-live="off" aria-label={t("match-time-left")}>
      {minutes(left.value)}
    </b>
  );
}
