/** Where a browser offers it: the page as an app of the device, which opens without a network. */
import { offer } from "../../installed";
import { t } from "../../words";

export function InstallHint() {
  const { value } = offer;
  if (!value) return null;
  return (
    <p class="reader-row">
      <span class="note">{t("reader-install")}</span>
      <button type="button" onClick={() => void value.prompt().finally(() => (offer.value = null))}>
        {t("reader-install-do")}
      </button>
    </p>
  );
}
