/** Which of the hundred poems: all, a colour, the first few, or any set. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Choice } from "../choice";
import { COLOURS, coloursOf, whichOf, type Colour, type Which } from "./order";
import { asked, choose } from "./studio";

const WAYS: readonly Which[] = ["all", "colour", "first", "own"];
const BEGINS: Readonly<Record<Which, string>> = { all: "all", colour: "pink", first: "1..20", own: "" };

/** One colour or several, never none. */
function Colours({ poems }: { poems: string }) {
  const chosen = coloursOf(poems);
  const turn = (box: HTMLInputElement, colour: Colour) => {
    const next = COLOURS.filter((each) => (each === colour ? box.checked : chosen.includes(each)));
    if (next.length) choose({ poems: next.join(" ") });
    else box.checked = true;
  };
  return (
    <fieldset class="choice choice-row">
      <legend>
        <span class="unseen">{t("print-page-colour")}</span>
      </legend>
      <div class="choice-set">
        {COLOURS.map((colour) => (
          <label key={colour} class="choice-one">
            <input type="checkbox" checked={chosen.includes(colour)} onChange={(event) => turn(event.currentTarget, colour)} />
            <span>
              <i class={`print-colour print-colour-${colour}`} aria-hidden="true" />
              {t(`option-colour-${colour}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function WhichPoems() {
  const poems = asked.value.poems;
  // A set of one's own may say what another way says too: it stays what was chosen until it can't be any more.
  const way = useSignal<Which>(whichOf(poems));
  useEffect(() => {
    if (way.peek() !== "own" || poems === "all") way.value = whichOf(poems);
  }, [poems]);
  const go = (next: Which) => {
    way.value = next;
    if (next !== "own") choose({ poems: BEGINS[next] });
  };
  return (
    <>
      <Choice label={t("print-page-which")} values={WAYS} value={way.value} say={(each) => t(`print-page-which-${each}`)} onChoose={go} />
      {way.value === "colour" ? (
        <Colours poems={poems} />
      ) : null}
      {way.value === "first" ? (
        <label class="field print-short">
          <span>{t("print-page-first")}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={poems.replace("1..", "")}
            onChange={(event) => {
              const count = Math.round(Number(event.currentTarget.value));
              choose({ poems: `1..${Math.min(100, Math.max(1, count || 20))}` });
            }}
          />
        </label>
      ) : null}
      {way.value === "own" ? (
        <label class="field">
          <span>{t("print-page-own")}</span>
          <input
            type="text"
            value={poems}
            maxLength={1000}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            onInput={(event) => {
              const given = event.currentTarget.value.trim();
              if (given) choose({ poems: given });
            }}
          />
          <small class="note">{t("print-page-own-note")}</small>
        </label>
      ) : null}
    </>
  );
}
