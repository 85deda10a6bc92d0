/** The bows: to the opponent before dealing, to opponent and reader before the first poem and after the last. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { T } from "../../pages/said";
import { t } from "../../words";
import { list } from "../../pages/names";
import { elsewhere, namesOf } from "../elsewhere";
import { sideName } from "./company";
import { act, faceToFace, looking, opened, own, rival, table } from "./house";

const WORDS = {
  bow: { ja: "よろしくお願いします", romaji: "yoroshiku onegai shimasu", gloss: "match-gloss-yoroshiku" },
  bows: { ja: "お願いします", romaji: "onegai shimasu", gloss: "match-gloss-onegai" },
  thanks: { ja: "ありがとうございました", romaji: "arigatō gozaimashita", gloss: "match-gloss-arigato" },
} as const;

export type BowPhase = keyof typeof WORDS;

export function isBow(phase: string): phase is BowPhase {
  return phase in WORDS;
}

/** Who at other pages has bowed, and who has not yet. */
function Others({ done }: { done: boolean }) {
  const sitting = opened.value;
  const others = elsewhere(sitting);
  if (!sitting || others.length === 0) return null;
  const bowed = others.filter((seat) => table.value?.bowed?.[seat]);
  const missing = others.filter((seat) => !bowed.includes(seat));
  const facts = (seats: number[]) => ({ names: list(namesOf(sitting, seats)), count: seats.length });
  return (
    <p class="bow-others" role="status">
      {bowed.length > 0 && !done ? t("between-bowed", facts(bowed)) : done && missing.length > 0 ? t("between-waits-bow", facts(missing)) : ""}
    </p>
  );
}

function Bow({ phase }: { phase: BowPhase }) {
  const said = WORDS[phase];
  const pressed = useSignal(false);
  const bowed = pressed.value || own.value.every((at) => table.value?.bowed?.[at]);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    pressed.value = false;
    button.current?.focus({ preventScroll: true });
  }, [phase]);
  return (
    <section class="bow" aria-labelledby="bow-title">
      <h2 id="bow-title">{t(`match-${phase}-title`, { rival: sideName(rival.value) })}</h2>
      <p class="bow-said" lang="ja">
        {said.ja}
      </p>
      <p class="bow-gloss">
        <i lang="ja-Latn">{said.romaji}</i>
        <span>{t(said.gloss)}</span>
      </p>
      <p class="bow-why">
        <T k={`match-${phase}-why`} />
      </p>
      <button
        ref={button}
        type="button"
        class="primary"
        disabled={bowed}
        onClick={() => {
          pressed.value = true;
          for (const at of own.value) act({ move: "bow" }, at);
        }}
      >
        {t(bowed ? "match-waiting" : "match-bow")}
      </button>
      <Others done={bowed} />
    </section>
  );
}

/** Shown over the mat whenever the phase is a bow. */
export function Bows() {
  const phase = table.value?.phase;
  return phase && isBow(phase) && !table.value?.paused && !faceToFace.value && !looking.value ? (
    <div class="over-mat">
      <Bow phase={phase} />
    </div>
  ) : null;
}
