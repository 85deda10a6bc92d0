/** The options of a match to come: what differs from the house's default, in words, and an editor for all of them. */
import { grouped, groupLabel, label, OptionField, valueWords } from "../../pages/options";
import type { Game } from "../../connection";
import * as settings from "../../settings";
import { t } from "../../words";
import { wishes } from "./start";
import { differing, presetValue, valueOf, withValue } from "../../pages/rule-sets";
import { DEFAULT } from "./start-wish";

/** Chosen by themselves, not again among all the others. */
const ELSEWHERE = new Set(["rounds", "teams"]);

/** What the chosen rules change, each with the default beside it. */
export function Differences({ house }: { house: Game }) {
  const wish = wishes();
  const options = differing(house, wish).filter(({ name }) => !ELSEWHERE.has(name));
  if (options.length === 0) return <p class="note">{t("koikoi-start-same")}</p>;
  return (
    <details class="differences">
      <summary>{t("koikoi-start-differs", { count: options.length })}</summary>
      <dl>
        {options.map((option) => (
          <div key={option.name} class="rule">
            <dt>{label(option)}</dt>
            <dd>
              {valueWords(option, valueOf(house, wish, option))}
              <small>{t("koikoi-start-else", { value: valueWords(option, option.default) })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const SAID = /([a-z_]+)=([a-z0-9_]+)/g;

/** What the house says of options in the words of its command line, in the words of the sheet. */
export function inWords(house: Game, said: string): string {
  return said.replace(SAID, (whole, name: string, value: string) => {
    const option = house.options.find((each) => each.name === name);
    return option ? t("koikoi-start-option", { option: label(option), value: valueWords(option, value) }) : whole;
  });
}

/** Every option by group; what differs from the preset is marked, and can all be undone at once. */
export function EveryOption({ house }: { house: Game }) {
  const wish = wishes();
  const preset = house.presets[wish.preset] ? wish.preset : DEFAULT;
  const changed = Object.keys(wish.rules).filter((name) => !ELSEWHERE.has(name));
  const back = () =>
    (settings.koikoiRules.value = Object.fromEntries(Object.entries(wish.rules).filter(([name]) => ELSEWHERE.has(name))));
  return (
    <details class="more">
      <summary>{t("page-every-option")}</summary>
      {[...grouped(house.options.filter(({ name }) => !ELSEWHERE.has(name)))].map(([group, members]) => (
        <fieldset key={group} class="field-group koikoi-options">
          <legend>{groupLabel(members)}</legend>
          {members.map((option) => {
            const value = valueOf(house, wish, option);
            return (
              <div key={option.name} class={value === presetValue(house, preset, option) ? "" : "changed"}>
                <OptionField
                  option={option}
                  value={value}
                  onChange={(next) => (settings.koikoiRules.value = withValue(house, wish, option, next))}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
      <button type="button" class="link" onClick={back} disabled={changed.length === 0}>
        {t("koikoi-start-as-preset", { preset: t(`koikoi-preset-${preset}`) })}
      </button>
    </details>
  );
}
