/** An address at which there is nothing. */
import { t } from "../words";

export function Lost() {
  return (
    <main id="main" class="plain">
      <h1>{t("page-lost")}</h1>
      <p>
        <a href="/">{t("page-home")}</a>
      </p>
    </main>
  );
}
