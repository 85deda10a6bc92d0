/** For a person who reads aloud: what comes, large, with romaji and the vowels to hold, and where in it the bar is. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words";
import { type Poem, poems } from "../library";
import { prompter, shown, wish } from "./choices";
import { desk } from "./here";
import { morae } from "./programme/kana";
import { nominal } from "./programme/steps";
import type { Part, Step, Verse } from "./types";

/**
 * As on the printed yomifuda, the last vowel of each phrase is drawn out: a little within a verse, longer at the end of
 * the upper one, longest at the end of the lower one.
 */
const HELD: Readonly<Record<Verse, readonly number[]>> = { upper: [1, 1, 2], lower: [1, 3] };

export function phrasesOf(poem: Pick<Poem, "pronunciation" | "romaji">, verse: Verse): { kana: string; romaji: string }[] {
  const [from, to] = verse === "upper" ? [0, 3] : [3, 5];
  return poem.pronunciation.slice(from, to).map((kana, i) => ({ kana, romaji: poem.romaji[from + i] ?? "" }));
}

/** How far each sign of a verse is from its beginning, 0..1, when all but the held last one last alike. */
export function timesOf(phrases: readonly { kana: string }[], verse: Verse, held: number): number[] {
  const count = phrases.reduce((sum, { kana }) => sum + morae(kana).length, 0);
  // The upper verse ends in a long vowel, too, as long as three others.
  const units = verse === "upper" ? count + 2 : count;
  const body = verse === "upper" ? 1 : 1 - held;
  return Array.from({ length: count }, (_, i) => (i * body) / units);
}

function PartText({ part, index, linger }: { part: Part; index: number; linger: number }) {
  const poem = poems.value.get(part.poem);
  if (!poem) return null;
  const phrases = phrasesOf(poem, part.verse);
  const times = timesOf(phrases, part.verse, linger / (part.end_ms - part.start_ms));
  let at = 0;
  return (
    <div class="prompt-part" data-part={index}>
      <p class="note">
        {t(`reader-verse-${part.verse}`)} {part.poem === 0 ? t("reader-joka") : null}
      </p>
      {phrases.map(({ kana, romaji }, i) => {
        const held = HELD[part.verse][i]!;
        return (
          <p key={i} class="prompt-phrase">
            <span lang="ja" class="prompt-kana">
              {morae(kana).map((mora) => (
                <span key={at} data-from={part.start_ms + times[at++]! * (part.end_ms - part.start_ms)}>
                  {mora}
                </span>
              ))}
              <span class="prompt-held">{"ー".repeat(held)}</span>
            </span>
            <span lang="ja-Latn" class="prompt-romaji">
              {romaji}
              {"—".repeat(held)}
            </span>
            {shown.value.lines.includes("kanji") ? (
              <span lang="ja" class="prompt-kanji">
                {poem.text[(part.verse === "upper" ? 0 : 3) + i]}
              </span>
            ) : null}
          </p>
        );
      })}
    </div>
  );
}

/** What is read now; while nothing is, what comes next. */
export function promptStep(): Step | null {
  const phase = desk.phase.value;
  const running = desk.step.value;
  if (running && (phase === "reading" || phase === "paused")) return running;
  const reading = desk.reading.value;
  if (!reading) return null;
  return (desk.done.value ? reading.next() : reading).step(nominal(reading.wish.pacing));
}

export function Prompter() {
  const root = useRef<HTMLElement>(null);
  const phase = desk.phase.value;
  const step = promptStep();
  const runs = phase === "reading" || phase === "paused";
  useEffect(() => {
    let frame = 0;
    let current = -1;
    const light = () => {
      const ms = runs ? (desk.reciter.peek().elapsed() ?? 0) : -1;
      root.current
        ?.querySelectorAll<HTMLElement>("[data-from]")
        .forEach((sign) => (sign.dataset["sung"] = ms >= 0 && ms >= Number(sign.dataset["from"]) ? "yes" : "no"));
      const part = step?.parts.findIndex(({ end_ms }) => ms < end_ms) ?? -1;
      if (part !== current) {
        current = part;
        root.current
          ?.querySelectorAll<HTMLElement>(".prompt-part")
          .forEach((each, i) => (each.dataset["now"] = i === Math.max(0, part) ? "yes" : "no"));
        root.current?.querySelector(`.prompt-part[data-part="${Math.max(0, part)}"]`)?.scrollIntoView({ block: "nearest" });
      }
      if (runs) frame = requestAnimationFrame(light);
    };
    light();
    return () => cancelAnimationFrame(frame);
  }, [step, runs]);
  if (!prompter.value || !step) return null;
  const { linger_s } = desk.reading.value?.wish.pacing ?? wish.value.pacing;
  return (
    <section ref={root} class="prompter" aria-label={t("reader-prompter")} tabIndex={0}>
      {step.parts.map((part, i) => (
        <PartText key={i} part={part} index={i} linger={part.verse === "lower" ? linger_s * 1000 : 0} />
      ))}
    </section>
  );
}
