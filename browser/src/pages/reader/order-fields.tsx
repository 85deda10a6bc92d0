/** In which order poems are read, and what of each. */
import { useSignal } from "@preact/signals";
import { t } from "../../words";
import { Choice } from "../choice";
import * as choices from "./choices";
import { change, Group, number } from "./fields";
import { ORDERS, patternOf, SEED_LENGTH } from "./programme/wish";
import { drawnSeed } from "./seed";
import { show, spoken } from "./sheets";

const PATTERNS = ["2/1", "2/1-2", "1-2", "1-2-2", "1", "2/2", "12/1"];

function Pattern() {
  const wrong = useSignal<string | null>(null);
  const { pattern } = choices.wish.value;
  const choose = (text: string) => {
    try {
      patternOf(text);
      wrong.value = null;
      change({ pattern: text });
    } catch (fault) {
      wrong.value = spoken(fault);
    }
  };
  return (
    <>
      <Choice
        label={t("reader-pattern")}
        values={PATTERNS}
        value={pattern}
        say={(each) => each}
        onChoose={choose}
        note={t("reader-pattern-note")}
      />
      <label class="field">
        <span>{t("reader-pattern-own")}</span>
        <input type="text" value={pattern} maxLength={25} onChange={(event) => choose(event.currentTarget.value.trim())} />
      </label>
      {wrong.value ? (
        <p class="fault" role="alert">
          {wrong.value}
        </p>
      ) : null}
    </>
  );
}

export function OrderFields() {
  const { order, seed, joka } = choices.wish.value;
  const times = [0, 1, 2];
  return (
    <Group title={t("reader-order")}>
      <Choice
        label={t("reader-order")}
        values={ORDERS}
        value={order}
        say={(each) => t(`reader-order-${each}`)}
        onChoose={(value) => change({ order: value })}
      />
      <div class="field">
        <label for="reader-seed">{t("reader-seed")}</label>
        <span class="reader-row">
          <input
            id="reader-seed"
            type="text"
            value={seed}
            maxLength={SEED_LENGTH}
            placeholder={t("reader-seed-drawn")}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => change({ seed: event.currentTarget.value.trim() })}
          />
          <button type="button" onClick={() => change({ seed: drawnSeed() })}>
            {t("reader-seed-draw")}
          </button>
          <button type="button" onClick={show("share")}>
            {t("reader-share")}
          </button>
        </span>
        <small class="note">{t("reader-seed-note")}</small>
      </div>
      <Pattern />
      <Choice
        label={t("reader-joka-upper")}
        values={times}
        value={joka.upper}
        say={number}
        onChoose={(upper) => change({ joka: { ...joka, upper } })}
      />
      <Choice
        label={t("reader-joka-lower")}
        values={times}
        value={joka.lower}
        say={number}
        onChoose={(lower) => change({ joka: { ...joka, lower } })}
      />
    </Group>
  );
}
