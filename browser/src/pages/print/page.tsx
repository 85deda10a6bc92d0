/** Cards and sheets for paper. */
import { t } from "../../words";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";

export function PrintPage() {
  useTitle(t("home-print"));
  return (
    <>
      <SiteHead title={t("home-print")} />
      <main id="main" class="plain">
        <h1>{t("home-print")}</h1>
      </main>
    </>
  );
}
