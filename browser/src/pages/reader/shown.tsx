/** The poem as it is read, or once it was: as much of it as was chosen to be seen. */
import { runsOf } from "../../mat/yomifuda";
import { t } from "../../words";
import { type Poem, poems } from "../library";
import { Torifuda } from "../torifuda";
import * as choices from "./choices";
import type { Phase } from "./desk";
import { desk } from "./here";
import { kimariji, kimarijiRomaji } from "./programme/poems";
import type { Step, Verse } from "./types";

/** Of what is to be seen now: the poem, and which of its verses; null while there is nothing to be seen. */
export function seen(
  when: choices.When,
  whole: boolean,
  phase: Phase,
  step: Step | null,
  part: number,
): { poem: number; verses: Verse[] } | null {
  const sounding = phase === "reading" || phase === "paused";
  if (
    !step ||
    part < 0 ||
    when === "never" ||
    (when === "after" && sounding) ||
    phase === "none" ||
    phase === "ready" ||
    phase === "fetching"
  )
    return null;
  const begun = step.parts.slice(0, part + 1);
  const poem = begun.at(-1)!.poem;
  const read = begun.filter((each) => each.poem === poem).map(({ verse }) => verse);
  return { poem, verses: (["upper", "lower"] as const).filter((verse) => whole || read.includes(verse)) };
}

const PHRASES: Readonly<Record<Verse, readonly [number, number]>> = { upper: [0, 3], lower: [3, 5] };

/** Kanji with the kana of how they are read above them, as a phrase. */
function Ruby({ text, kana }: { text: string; kana: string }) {
  return (
    <span class="phrase">
      {runsOf(text, kana).map(({ signs, kana: above }, i) =>
        above ? (
          <ruby key={i}>
            {signs}
            <rt>{above}</rt>
          </ruby>
        ) : (
          <span key={i}>{signs}</span>
        ),
      )}
    </span>
  );
}

function VerseLines({ poem, verse, lines }: { poem: Poem; verse: Verse; lines: readonly choices.Line[] }) {
  const [from, to] = PHRASES[verse];
  const indexes = Array.from({ length: to - from }, (_, i) => from + i);
  const kanji = lines.includes("kanji");
  const kana = lines.includes("kana");
  return (
    <div class="spoken-verse" data-verse={verse}>
      {kanji || kana ? (
        <p lang="ja" class="spoken-japanese">
          {indexes.map((i) =>
            kanji && kana ? (
              <Ruby key={i} text={poem.text[i]!} kana={poem.historical[i]!} />
            ) : (
              <span key={i} class="phrase">
                {kanji ? poem.text[i] : poem.pronunciation[i]}
              </span>
            ),
          )}
        </p>
      ) : null}
      {lines.includes("romaji") ? (
        <p lang="ja-Latn" class="spoken-romaji">
          {indexes.map((i) => poem.romaji[i]).join(" ")}
        </p>
      ) : null}
    </div>
  );
}

function turnedOver(poem: number): boolean {
  const { value } = choices.turned;
  return value === "yes" || (value === "random" && (poem * 37) % 11 > 5);
}

function KnownButton({ number }: { number: number }) {
  const has = choices.known.value.includes(number);
  const turn = () =>
    (choices.known.value = has
      ? choices.known.value.filter((one) => one !== number)
      : [...choices.known.value, number].sort((a, b) => a - b));
  return (
    <button type="button" aria-pressed={has} onClick={turn}>
      {t("reader-known")}
    </button>
  );
}

function Kimariji({ number, verse, label }: { number: number; verse: Verse; label: string }) {
  const unread = desk.reading.value?.unread ?? [];
  return (
    <p class="spoken-kimariji">
      <span class="note">{label}</span> <b lang="ja">{kimariji(number, unread, verse)}</b>{" "}
      <i lang="ja-Latn">{kimarijiRomaji(number, unread, verse)}</i>
    </p>
  );
}

export function Shown() {
  const { when, whole, lines, author, torifuda, kimariji: sounds } = choices.shown.value;
  const now = seen(when, whole, desk.phase.value, desk.step.value, desk.part.value);
  const poem = now ? poems.value.get(now.poem) : undefined;
  const deciding = desk.reading.value?.pattern.deciding ?? "upper";
  if (when === "never" || choices.prompter.value) return null;
  if (!now || !poem) return <section class="spoken spoken-empty" aria-label={t("reader-poem")} />;
  return (
    <section class="spoken" aria-label={t("reader-poem")}>
      <div class="spoken-words">
        {now.verses.map((verse) => (
          <VerseLines key={verse} poem={poem} verse={verse} lines={lines} />
        ))}
        {lines.includes("meaning") ? <p class="spoken-meaning">{poem.gloss}</p> : null}
        {author ? (
          <p class="spoken-author">
            <span lang="ja">{poem.author.kanji}</span> <span lang="ja-Latn">{poem.author.romaji}</span>
          </p>
        ) : null}
        {now.poem > 0 && sounds ? <Kimariji number={now.poem} verse={deciding} label={t("reader-show-kimariji")} /> : null}
        {now.poem > 0 && sounds && whole && deciding === "upper" ? (
          <Kimariji number={now.poem} verse="lower" label={t("kimariji-column-lower-opening")} />
        ) : null}
        {now.poem > 0 && whole ? <KnownButton number={now.poem} /> : null}
      </div>
      {now.poem > 0 && torifuda ? (
        <div
          class="spoken-card"
          data-turned={turnedOver(now.poem) ? "yes" : "no"}
          role="img"
          aria-label={t("reader-show-torifuda")}
        >
          <Torifuda verse={poem.torifuda} />
        </div>
      ) : null}
    </section>
  );
}

/** Which others are told earlier since the last poem, and by which. */
export function LiveLog() {
  const last = desk.reading.value?.log.at(-1);
  if (!choices.liveLog.value || !last) return null;
  return (
    <p class="live-log">
      {last.shortened.length === 0 ? t("reader-log-none") : null}
      {last.shortened.map(({ poem, from, to }) => (
        <span key={poem} class="shortened">
          <span lang="ja">{from}</span> → <b lang="ja">{to}</b>
        </span>
      ))}
    </p>
  );
}
