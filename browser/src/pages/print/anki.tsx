/** A deck for Anki: what its cards ask, and how they look. */
import { useSignal } from "@preact/signals";
import { t } from "../../words";
import { Choice, Toggle } from "../choice";
import { poems, type Poem } from "../library";
import { Mark } from "../mark";
import { Torifuda } from "../torifuda";
import { LanguageOnPaper } from "./choices";
import { Turner } from "./turner";
import type { Options } from "./press";
import { asked, choose } from "./studio";
import { WhichPoems } from "./which";

/** Poems that are shown as examples: those that one sound decides, the first that anybody learns. */
const EXAMPLES = [87, 18, 57, 22, 70, 81, 77];

export function AnkiChoices({ options }: { options: Options }) {
  const { front, back, audio } = asked.value;
  const one = front !== "" || back !== "";
  const { faces } = options.anki;
  const face = (side: "front" | "back") => (
    <label class="field">
      <span>{t(`print-page-anki-${side}`)}</span>
      <select value={asked.value[side]} onChange={(event) => choose({ [side]: event.currentTarget.value })}>
        {faces.map((each) => (
          <option key={each} value={each} disabled={each === (side === "front" ? back : front)}>
            {t(`anki-face-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <Choice
        label={t("print-page-anki-kinds")}
        values={["all", "one"]}
        value={one ? "one" : "all"}
        say={(each) => t(`print-page-anki-${each}`)}
        onChoose={(each) => choose(each === "one" ? { front: "kimariji", back: "torifuda" } : { front: "", back: "" })}
        note={one ? undefined : t("print-page-anki-three")}
      />
      {one ? (
        <div class="print-pair">
          {face("front")}
          {face("back")}
        </div>
      ) : null}
      <Toggle label={t("print-page-anki-audio")} note={t("print-page-anki-audio-note")} on={audio} onChange={(on) => choose({ audio: on })} />
      <WhichPoems />
      <LanguageOnPaper label={t("print-page-anki-language")} />
    </>
  );
}

function Face({ face, poem, turned }: { face: string; poem: Poem; turned: boolean }) {
  switch (face) {
    case "torifuda":
      return <Torifuda verse={poem.torifuda} class="print-anki-card" />;
    case "kimariji":
      return (
        <p class="print-anki-kana" lang="ja">
          {poem.kimariji}
        </p>
      );
    case "poem":
      return (
        <p lang="ja" class="print-anki-poem">
          {poem.text.map((phrase) => (
            <span key={phrase}>{phrase}</span>
          ))}
        </p>
      );
    case "meaning":
      return <p>{poem.gloss}</p>;
  }
  if (asked.value.audio && !turned) {
    return (
      <p class="print-anki-listen">
        <Mark name="sound" /> {t("print-page-anki-listen")}
      </p>
    );
  }
  return (
    <p lang="ja" class="print-anki-poem">
      {poem.pronunciation.slice(0, 3).map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </p>
  );
}

/** An example of each kind of card, to turn over. */
export function AnkiPreview({ options }: { options: Options }) {
  const { front, back } = asked.value;
  const pairs: [string, string][] = front && back ? [[front, back]] : options.anki.pairs;
  const at = useSignal(0);
  const turned = useSignal(false);
  const count = EXAMPLES.length * pairs.length;
  const now = at.value % count;
  const [asks, answers] = pairs[now % pairs.length]!;
  const poem = poems.value.get(EXAMPLES[Math.floor(now / pairs.length)]!);
  return (
    <>
      <div class="print-desk print-desk-anki">
        <div class="print-anki" aria-live="polite">
          {poem ? <Face face={asks} poem={poem} turned={turned.value} /> : null}
          <p class="print-anki-ask">{t(`anki-ask-${answers}`)}</p>
          {poem && turned.value ? (
            <>
              <hr />
              <Face face={answers} poem={poem} turned />
              <p class="print-anki-more">
                <span class="seal">{poem.number}</span> <span lang="ja">{poem.kimariji}</span> <i lang="ja-Latn">{poem.romaji.join(" ")}</i>
              </p>
            </>
          ) : null}
          <button type="button" aria-expanded={turned.value} onClick={() => (turned.value = !turned.value)}>
            <Mark name="swap" /> {t("print-page-anki-turn")}
          </button>
        </div>
      </div>
      <Turner
        page={now + 1}
        pages={count}
        label={t("print-page-card-of", { page: now + 1, pages: count })}
        onTurn={(page) => {
          at.value = page - 1;
          turned.value = false;
        }}
      />
    </>
  );
}
