/** Sitting down at a table of Koi-Koi by what is chosen in the settings. */
import * as settings from "../../settings";
import { t } from "../../words";
import { begin } from "../begin";
import { koikoiHouse } from "./house";
import { company, wishOf, type Wishes } from "./start-wish";

export function wishes(): Wishes {
  return {
    name: settings.name.value,
    preset: settings.koikoiPreset.value,
    rules: settings.koikoiRules.value,
    players: settings.koikoiPlayers.value,
    pace: settings.pace.value,
  };
}

/** Who would sit at the table now. */
export function companyNow() {
  const house = koikoiHouse.value;
  return house ? company(house, wishes()) : [];
}

/** True once one sits; false when the house refuses or is not there yet. */
export function sitDownAsWished(): Promise<boolean> {
  const house = koikoiHouse.value;
  return house ? begin(wishOf(wishes(), house, t("page-you"))) : Promise.resolve(false);
}
