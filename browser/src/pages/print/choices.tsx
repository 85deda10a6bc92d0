/** What can be chosen for what is printed, from the house's list. */
import { useSignal } from "@preact/signals";
import { LANGUAGES, NAMES, language, t } from "../../words";
import { Choice, Toggle } from "../choice";
import { AnkiChoices } from "./anki";
import { backsOf, KINDS, sidesOf, uses } from "./order";
import type { Options } from "./press";
import { asked, choose, leaf, page } from "./studio";
import { WhichPoems } from "./which";

const OWN = "own";
type Field = "paper" | "look" | "font" | "hints" | "backs";

/** One of the values that the house lists for a field. */
function One({ field, options, value, note }: { field: Field; options: Options; value?: string; note?: string }) {
  if (!uses(asked.value, field)) return null;
  return (
    <Choice
      label={t(`print-page-${field}`)}
      values={options.choices[field] ?? []}
      value={value ?? asked.value[field]}
      say={(each) => (field === "font" ? <Written face={each} /> : t(`print-page-${field}-${each}`))}
      onChoose={(each) => choose({ [field]: each })}
      note={note}
    />
  );
}

/** A sample beside the name of those faces that pages have too. */
function Written({ face }: { face: string }) {
  return (
    <>
      {face === "clear" ? null : (
        <i class={`print-face print-face-${face}`} aria-hidden="true">
          あ
        </i>
      )}
      {t(`print-page-font-${face}`)}
    </>
  );
}

const inMm = ([width, height]: readonly [number, number]) => t("print-page-mm", { width, height });

/** The usual sizes by name, and one's own. */
function SizeChoice({ options }: { options: Options }) {
  const { kind, size, look } = asked.value;
  const usual = look === "large" && kind !== "hanafuda" && kind !== "rims" ? "88x124" : (options.usual_size[kind] ?? options.usual_size["torifuda"] ?? "");
  const offered = options.sizes.filter((each) => (kind === "hanafuda") === (each === "33x54") && (kind === "rims" || each !== "62x83"));
  const own = useSignal(false);
  const shown = size || usual;
  const isOwn = own.value || !offered.includes(shown);
  const [width, height] = sidesOf(shown) ?? [52, 73];
  const go = (each: string) => {
    own.value = each === OWN;
    if (each !== OWN) choose({ size: each === usual ? "" : each });
  };
  const side = (which: "width" | "height", value: number) => {
    const given = Math.round(value * 10) / 10;
    if (given > 0) choose({ size: which === "width" ? `${given}x${height}` : `${width}x${given}` });
  };
  return (
    <>
      <Choice
        label={t("print-page-size")}
        values={[...offered, OWN]}
        value={isOwn ? OWN : shown}
        say={(each) =>
          each === OWN ? (
            t("print-page-size-own")
          ) : (
            <>
              {inMm(sidesOf(each) ?? [0, 0])}
              <small>{t(`print-page-size-${each}`)}</small>
            </>
          )
        }
        onChoose={go}
      />
      {isOwn ? (
        <div class="print-pair">
          {(["width", "height"] as const).map((which) => (
            <label key={which} class="field">
              <span>{t(`print-page-${which}`)}</span>
              <input
                type="number"
                min={20}
                max={200}
                step={0.1}
                value={which === "width" ? width : height}
                onChange={(event) => side(which, Number(event.currentTarget.value))}
              />
            </label>
          ))}
        </div>
      ) : null}
    </>
  );
}

function LayoutChoice({ options }: { options: Options }) {
  const { layout, paper, size } = asked.value;
  const card = size || (leaf.value?.card ?? "52x73");
  const fitting = options.layouts[paper]?.[card] ?? [];
  const own = useSignal(false);
  const isOwn = own.value || (layout !== "" && !fitting.includes(layout));
  return (
    <>
      <Choice
        label={t("print-page-layout")}
        values={["", ...fitting, OWN]}
        value={isOwn ? OWN : layout}
        say={(each) => {
          if (each === "" || each === OWN) return t(`print-page-layout-${each || "auto"}`);
          const [columns = "", rows = ""] = each.split("x");
          return t("print-page-layout-grid", { columns, rows });
        }}
        onChoose={(each) => {
          own.value = each === OWN;
          if (each !== OWN) choose({ layout: each });
        }}
      />
      {isOwn ? (
        <label class="field print-short">
          <span>{t("print-page-layout-field")}</span>
          <input type="text" value={layout} maxLength={20} onChange={(event) => choose({ layout: event.currentTarget.value.trim() })} />
        </label>
      ) : null}
    </>
  );
}

export function LanguageOnPaper({ label = t("print-page-language") }: { label?: string }) {
  return (
    <label class="field print-short">
      <span>{label}</span>
      <select value={asked.value.language || language.value} onChange={(event) => choose({ language: event.currentTarget.value })}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

const SHOWN = ["torifuda", "kimariji", "romaji"];

/** One of the sheets to write on and to read. */
function SheetChoices({ options }: { options: Options }) {
  const chosen = options.sheets.find((each) => each.name === asked.value.sheet);
  const has = (name: string) => chosen !== undefined && name in chosen.options;
  return (
    <>
      <Choice
        label={t("print-page-sheet")}
        values={options.sheets.map((each) => each.name)}
        value={asked.value.sheet}
        say={(name) => {
          const title = options.sheets.find((each) => each.name === name)?.title ?? name;
          return (
            <>
              <b>{t(title)}</b>
              <small>{t(`${title}-line`)}</small>
            </>
          );
        }}
        onChoose={(sheet) => choose({ sheet })}
        shape="cards"
      />
      {has("entrants") ? (
        <label class="field print-short">
          <span>{t("print-page-entrants")}</span>
          <input type="number" min={2} max={64} value={asked.value.entrants} onChange={(event) => choose({ entrants: event.currentTarget.value || "16" })} />
        </label>
      ) : null}
      {has("seed") ? (
        <label class="field">
          <span>{t("print-page-seed")}</span>
          <input type="text" maxLength={200} value={asked.value.seed} onInput={(event) => choose({ seed: event.currentTarget.value })} />
        </label>
      ) : null}
      {has("show") && asked.value.seed ? (
        <Choice label={t("print-page-show")} values={SHOWN} value={asked.value.show} say={(each) => t(`print-page-show-${each}`)} onChoose={(show) => choose({ show })} />
      ) : null}
    </>
  );
}

function CardChoices({ options }: { options: Options }) {
  const { kind, look, hints } = asked.value;
  const backs = backsOf(asked.value);
  return (
    <>
      {uses(asked.value, "poems") ? <WhichPoems /> : null}
      {kind === "hanafuda" ? (
        <Toggle label={t("koikoi-marks")} note={t("koikoi-marks-note")} on={hints !== "none"} onChange={(on) => choose({ hints: on ? "kimariji" : "none" })} />
      ) : (
        <One field="hints" options={options} />
      )}
      {uses(asked.value, "marks") ? (
        <Toggle label={t("print-page-marks")} note={t("print-page-marks-note")} on={asked.value.marks} onChange={(marks) => choose({ marks })} />
      ) : null}
      <One field="font" options={options} />
      <One field="look" options={options} {...(look === "large" ? { note: t("print-page-look-large-note") } : {})} />
      <SizeChoice key={kind} options={options} />
      <LayoutChoice key={`${kind} ${asked.value.size}`} options={options} />
      <One field="backs" options={options} value={backs} {...(backs === "duplex" ? { note: t("print-page-backs-duplex-note") } : {})} />
    </>
  );
}

export function Choices({ options }: { options: Options }) {
  const { kind, crop, ruler } = asked.value;
  return (
    <div class="form print-choices">
      <Choice
        label={t("print-page-what")}
        values={KINDS}
        value={kind}
        say={(each) => t(`print-page-kind-${each}`)}
        onChoose={(each) => {
          page.value = 1;
          // What a size or a layout was chosen for is another card now.
          choose({ kind: each, size: "", layout: "" });
        }}
        note={t(`print-page-kind-${kind}-line`)}
      />
      {kind === "sheet" ? <SheetChoices options={options} /> : null}
      {kind === "anki" ? <AnkiChoices options={options} /> : null}
      {kind !== "sheet" && kind !== "anki" ? <CardChoices options={options} /> : null}
      <One field="paper" options={options} />
      {kind === "anki" ? null : <LanguageOnPaper />}
      {uses(asked.value, "crop") ? (
        <div class="print-toggles">
          <Toggle label={t("print-page-crop")} on={crop} onChange={(on) => choose({ crop: on })} />
          <Toggle label={t("print-page-ruler")} on={ruler} onChange={(on) => choose({ ruler: on })} />
        </div>
      ) : null}
    </div>
  );
}
