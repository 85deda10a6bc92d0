/** Sitting down: from what is chosen in the settings to a seat at a mat. */
import { computed } from "@preact/signals";
import { welcome } from "../../connection";
import type { Character } from "../../protocol";
import * as settings from "../../settings";
import { has, t } from "../../words";
import { begin } from "../begin";
import { opened } from "./house";
import { opponentOf, wishOf, type Wishes } from "./wish";

function wishes(): Wishes {
  return {
    name: settings.name.value,
    opponent: settings.opponent.value,
    level: settings.level.value,
    rules: settings.rules.value,
    captions: settings.captions.value,
    layout: settings.layout.value,
    teiichi: settings.teiichi.value,
    leftHanded: settings.leftHanded.value,
    pace: settings.pace.value,
  };
}

export const chosenOpponent = computed<Character | undefined>(() =>
  opponentOf(welcome.value?.characters ?? [], { opponent: settings.opponent.value, level: settings.level.value }),
);

/** A character's name as the language writes it. */
export function nameOf(character: Pick<Character, "key" | "name">): string {
  const key = `character-${character.key}-name`;
  return has(key) ? t(key) : character.name;
}

/** The same match once more, whatever the settings say by now. */
export function sitDownAgain(): Promise<boolean> {
  const last = opened.value;
  if (!last) return sitDown();
  const rules = Object.fromEntries(last.differs.map((name) => [name, last.rules[name]!]));
  return sitDown({ opponent: last.opponent.key, rules });
}

/** Ask for a seat by the settings, but for what `but` has otherwise; true once one sits, false when the house refuses
 * (`remark` says why). */
export function sitDown(but: Partial<Wishes> = {}): Promise<boolean> {
  const house = welcome.value;
  const wish = house && wishOf({ ...wishes(), ...but }, house, t("page-you"));
  return wish ? begin(wish) : Promise.resolve(false);
}
