/** The name that a person plays under, asked wherever a match is chosen or settings are made. */
import * as settings from "../settings";
import { t } from "../words";

/** `unnamed`: what one is called who gives no name. */
export function NameField({ unnamed }: { unnamed?: string }) {
  return (
    <label class="field">
      <span>{t("settings-name")}</span>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        value={settings.name.value}
        placeholder={unnamed ?? t("page-you")}
        onInput={(event) => (settings.name.value = event.currentTarget.value)}
      />
    </label>
  );
}
