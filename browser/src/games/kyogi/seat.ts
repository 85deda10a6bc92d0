/** Sitting down: from what is chosen in the settings to a seat at a mat. */
import { computed } from "@preact/signals";
import { games } from "../../connection";
import type { PlayerInfo } from "../../protocol";
import * as settings from "../../settings";
import { t } from "../../words";
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

export const chosenOpponent = computed<PlayerInfo | undefined>(() =>
  opponentOf(games.value.get("kyogi")?.players ?? [], { opponent: settings.opponent.value, level: settings.level.value }),
);

/** The same match once more, whatever the settings say by now. */
export function sitDownAgain(): Promise<boolean> {
  const last = opened.value;
  if (!last) return sitDown();
  const rules = Object.fromEntries(last.differs.map((name) => [name, last.rules[name]!]));
  return sitDown({ opponent: last.players.find((who) => who !== null)?.key ?? null, rules });
}

/** Ask for a seat by the settings, but for what `but` has otherwise; true once one sits, false when the house refuses
 * (`remark` says why). */
export function sitDown(but: Partial<Wishes> = {}): Promise<boolean> {
  const house = games.value.get("kyogi");
  const wish = house && wishOf({ ...wishes(), ...but }, house, t("page-you"));
  return wish ? begin(wish) : Promise.resolve(false);
}
