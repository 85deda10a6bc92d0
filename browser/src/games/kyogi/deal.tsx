/** Mixing the cards face down, with both hands, before each takes his own: seen once, short, to be skipped by a press. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { calm } from "../../settings";
import { t } from "../../words";
import { events, table } from "./house";

const LENGTH_MS = 2600;

interface Back {
  x: number;
  y: number;
  turn: number;
  dx: number;
  dy: number;
  late: number;
}

/** Backs scattered over the mat. What they show is nothing, so their order may be chance. */
function scatter(count: number): Back[] {
  const golden = 2.399963;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count);
    const angle = i * golden;
    return {
      x: 50 + Math.cos(angle) * far * 34,
      y: 50 + Math.sin(angle) * far * 36,
      turn: (i * 67) % 360,
      dx: Math.sin(angle * 3) * 22,
      dy: Math.cos(angle * 2) * 16,
      late: (i % 9) * 45,
    };
  });
}

export function Deal() {
  const shown = useSignal(false);
  const dealt = events.value.some((event) => event.event === "dealt");
  // Before the screen is drawn: no one shall see the cards laid before they are dealt.
  useLayoutEffect(() => {
    if (dealt && !calm.value) shown.value = true;
  }, [dealt]);
  useEffect(() => {
    if (!shown.value) return;
    const timer = setTimeout(() => (shown.value = false), LENGTH_MS);
    return () => clearTimeout(timer);
  }, [shown.value]);
  const count = Math.min(100, table.value?.unread.length ?? 100);
  const backs = useMemo(() => scatter(count), [count]);
  if (!shown.value) return null;
  return (
    <div class="deal tatami" onClick={() => (shown.value = false)}>
      {backs.map((back, i) => (
        <i
          key={i}
          style={{
            left: `${back.x}%`,
            top: `${back.y}%`,
            "--turn": `${back.turn}deg`,
            "--dx": `${back.dx}vmin`,
            "--dy": `${back.dy}vmin`,
            animationDelay: `${back.late}ms`,
          }}
        />
      ))}
      <button type="button" class="deal-skip" onClick={() => (shown.value = false)}>
        {t("match-skip")}
      </button>
    </div>
  );
}
