/** Where a browser offers it: the page as an app of the device, which opens without a network. */
import { signal } from "@preact/signals";
import { t } from "../../words";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<Offer | null>(null);

if (typeof addEventListener === "function") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener("appinstalled", () => (offer.value = null));
}

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
