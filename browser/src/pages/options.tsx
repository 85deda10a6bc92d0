/** The options of a match in words, and the fields in which they are chosen: both come from the house's own list. */
import type { OptionInfo } from "../protocol";
import { has, t } from "../words";
import { Choice, Toggle } from "./choice";

type Value = string | number | boolean;

const isWord = (choice: string) => !/^-?\d+$/.test(choice);

/** A length of time as people say it. */
function span(seconds: number): string {
  if (seconds > 0 && seconds % 60 === 0) return t("page-minutes", { count: seconds / 60 });
  return t("page-seconds", { count: seconds });
}

/** Catalogue entry of an option; each game has words of its own. */
const entry = (option: OptionInfo) => `${option.words ?? "option"}-${option.name}`;

/** What a value of an option is called. */
export function valueWords(option: OptionInfo, value: Value): string {
  if (option.kind === "switch") return t(`${entry(option)}-${value === true || value === "on" ? "on" : "off"}`);
  const key = `${entry(option)}-${value}`;
  if (has(key)) return t(key);
  if (option.kind === "number") {
    const number = Number(value);
    const named = (option.choices ?? []).find(isWord);
    // The numbers that have a name are 0 and below: "none", "as the format says".
    if (named !== undefined && !(number > 0)) return t(`${entry(option)}-${named}`);
    if (option.name.endsWith("_ms")) return t("page-milliseconds", { count: number });
    if (option.name.endsWith("_s")) return span(number);
  }
  return String(value);
}

/** Options by group, in the house's order. */
export function grouped(options: readonly OptionInfo[]): Map<string, OptionInfo[]> {
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return groups;
}

/** The label of a field in which a bare number is written. */
function labelWithUnit(option: OptionInfo): string {
  if (option.name.endsWith("_ms")) return t("page-in-milliseconds", { label: label(option) });
  if (option.name.endsWith("_s")) return t("page-in-seconds", { label: label(option) });
  return label(option);
}

export function label(option: OptionInfo): string {
  return t(entry(option));
}

/** What a group of options is called. */
export function groupLabel(members: readonly OptionInfo[]): string {
  const [first] = members;
  return first ? t(`${first.words ?? "option"}-group-${first.group}`) : "";
}

/** A field for one option. */
export function OptionField({ option, value, onChange }: { option: OptionInfo; value: Value; onChange: (value: Value) => void }) {
  if (option.kind === "switch") return <Toggle label={label(option)} on={value === true} onChange={onChange} />;
  if (option.kind === "choice") {
    const choices = option.choices ?? [];
    return (
      <label class="field">
        <span>{label(option)}</span>
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueWords(option, choice)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return <NumberField option={option} value={value} onChange={onChange} />;
}

function NumberField({ option, value, onChange }: { option: OptionInfo; value: Value; onChange: (value: Value) => void }) {
  const named = (option.choices ?? []).find(isWord);
  // The number that has a name is the default where that is below all others, else 0.
  const unwritten = Number(option.default) < 0 ? Number(option.default) : 0;
  const shown = named !== undefined && value === unwritten ? "" : String(value);
  return (
    <label class="field">
      <span>{labelWithUnit(option)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={option.least ?? undefined}
        max={option.most ?? undefined}
        value={shown}
        placeholder={named ? t(`${entry(option)}-${named}`) : ""}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const number = Math.round(Number(text));
          if (text === "") onChange(named === undefined ? option.default : unwritten);
          else if (Number.isFinite(number))
            onChange(Math.min(option.most ?? number, Math.max(option.least ?? number, number)));
        }}
      />
    </label>
  );
}

/** Every option in force, those that differ from the competition's marked in words. */
export function RuleList({ options, rules, differs }: { options: readonly OptionInfo[]; rules: Record<string, Value>; differs: readonly string[] }) {
  const changed = new Set(differs);
  return (
    <>
      {[...grouped(options)].map(([group, members]) => (
        <section key={group} class="rule-group">
          <h3>{groupLabel(members)}</h3>
          <dl>
            {members.map((option) => (
              <div key={option.name} class={changed.has(option.name) ? "rule changed" : "rule"}>
                <dt>{label(option)}</dt>
                <dd>
                  {valueWords(option, rules[option.name] ?? option.default)}
                  {changed.has(option.name) ? <small class="seal">{t("page-changed")}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** The offered values of one option as radio buttons. */
export function OptionChoice({ option, value, onChange, shape }: { option: OptionInfo; value: Value; onChange: (value: Value) => void; shape?: "row" | "cards" }) {
  const values = option.choices ?? [];
  const read = (choice: string): Value => (option.kind === "number" && !isWord(choice) ? Number(choice) : choice);
  const byName = value === option.default ? values.find(isWord) : undefined;
  const now = values.find((choice) => read(choice) === value) ?? byName ?? "";
  return (
    <Choice
      label={label(option)}
      values={values}
      value={now}
      say={(choice) => valueWords(option, read(choice))}
      onChoose={(choice) => onChange(read(choice))}
      shape={shape ?? "row"}
    />
  );
}
