/** Rules as a named set of them and what is chosen otherwise. */
import type { Game } from "../connection";
import type { OptionInfo } from "../protocol";

export type Value = string | number | boolean;
export type Rules = Record<string, Value>;
type Sets = Pick<Game, "presets">;

export interface Ruled {
  /** A named set; "" or one that the house does not have: the defaults. */
  preset: string;
  /** Options that differ from the set. */
  rules: Readonly<Rules>;
}

/** The set's own value of an option: the house's default where the set says nothing. */
export function presetValue(house: Sets, preset: string, option: OptionInfo): Value {
  return house.presets[preset]?.[option.name] ?? option.default;
}

/** The value in force: what was chosen, or the set's. */
export function valueOf(house: Sets, { preset, rules }: Ruled, option: OptionInfo): Value {
  return rules[option.name] ?? presetValue(house, preset, option);
}

/** Every option as it is in force. */
export function rulesOf(house: Game, ruled: Ruled): Rules {
  return Object.fromEntries(house.options.map((option) => [option.name, valueOf(house, ruled, option)]));
}

/** The same rules with one option changed; a value that is the set's own is no difference. */
export function withValue(house: Sets, { preset, rules }: Ruled, option: OptionInfo, value: Value): Rules {
  const others = Object.fromEntries(Object.entries(rules).filter(([name]) => name !== option.name));
  return value === presetValue(house, preset, option) ? others : { ...others, [option.name]: value };
}

/** Options in force that differ from the house's default, in its order. */
export function differing(house: Game, ruled: Ruled): OptionInfo[] {
  return house.options.filter((option) => valueOf(house, ruled, option) !== option.default);
}
