/** The cushion in the middle: the stacks, the card that lies open, the pool, and what came of the last card. */
import { useComputed } from "@preact/signals";
import { poems } from "../../../pages/library";
import { language, t } from "../../../words";
import { stacked } from "../../flowers/width";
import { own } from "../house";
import { told } from "../stage";
import { turnedOf } from "./flights";
import { names } from "./names";
import { Heap } from "./pile";
import { press } from "./press";
import { chairOf } from "./round";
import { near } from "./seats";
import { open, shown, turnable } from "./stage";
import { outcomeOf, sentencesOf } from "./told";
import { CardBack, cardFace, figureOf, Seal } from "./yomifuda";

function Stack({ at, left }: { at: number; left: number }) {
  const stacks = shown.value!.stacks.length;
  const may = turnable.value.includes(at);
  const layers = left === 0 ? 0 : Math.max(1, Math.ceil(left / 11));
  return (
    <button type="button" class="bz-stack" data-may={may} aria-disabled={may ? undefined : true} aria-label={t("bozu-table-stack", { stacks, number: at + 1, count: left })} onClick={() => press(at)}>
      <span class="bz-stack-place" data-spot={`stack-${at}`} />
      {Array.from({ length: layers }, (_, i) => (
        <span key={i} class="bz-layer" style={{ "--n": i }}>
          <CardBack />
        </span>
      ))}
      <b aria-hidden="true">{left}</b>
    </button>
  );
}

function Pool() {
  const { pool } = shown.value!;
  return (
    <div class="bz-pool" role="img" aria-label={t("bozu-table-pool", { count: pool.length })}>
      <Heap cards={pool} spot="pool" tilt={14} />
      <b aria-hidden="true">{pool.length}</b>
      <span aria-hidden="true">{t("bozu-table-pool-word")}</span>
    </div>
  );
}

/** The card that was turned last in words: who is on it, and what came of it. */
function Caption() {
  const last = turnedOf(told.value?.events ?? []) ?? shown.value!.last;
  if (!last) return <p class="bz-caption bz-caption-empty">{t("bozu-table-begin")}</p>;
  const poem = poems.value.get(last.card);
  const { k, facts } = outcomeOf(last, names());
  const more = (told.value?.events ?? []).flatMap((event) => (event.event === "turned" || event.event === "won" ? [] : sentencesOf(event, names())));
  const again = last.again ? sentencesOf(last, names()).slice(2) : [];
  return (
    <div class="bz-caption" data-figure={last.kind} data-effect={last.effect}>
      <Seal figure={last.kind === "semimaru" ? "semimaru" : figureOf(last.card)} />
      <div>
        <p class="bz-caption-kind">
          <b>{t(`bozu-table-kind-${last.kind}`)}</b> <span>{t(`bozu-table-kind-${last.kind}-gloss`)}</span>
        </p>
        <p class="bz-caption-poet">
          <span lang="ja">{poem?.author.kanji}</span>
          {language.value === "ja" ? null : <span lang="ja-Latn"> {poem?.author.romaji}</span>}
        </p>
        <p class="bz-caption-line">{[t(k, facts), ...[...again, ...more].map((each) => t(each.k, each.facts))].join(" ")}</p>
      </div>
    </div>
  );
}

export function Middle() {
  const now = shown.value!;
  const turned = useComputed(() => {
    const turn = shown.value!.turn;
    return own.value.length > 1 && !stacked.value && own.value.includes(turn) ? chairOf(turn, near(), now.piles.length).edge : 0;
  });
  const card = open.value;
  return (
    <section class="bz-middle" aria-label={t("bozu-table-middle")} data-turn={turned.value} style={{ "--turned": `${turned.value}deg` }}>
      <div class="bz-stacks" data-count={now.stacks.length}>
        {now.stacks.map((left, at) => (
          <Stack key={at} at={at} left={left} />
        ))}
      </div>
      <div class="bz-open" data-spot="open" data-empty={card === null}>
        {card === null ? null : (
          <span key={card} data-spot={`card-${card}`}>
            {cardFace(card)}
          </span>
        )}
      </div>
      <Pool />
      <Caption />
    </section>
  );
}
