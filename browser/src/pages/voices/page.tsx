/** Recordings that a person brings along. */
import { t } from "../../words";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";

export function VoicesPage() {
  useTitle(t("home-voices"));
  return (
    <>
      <SiteHead title={t("home-voices")} />
      <main id="main" class="plain">
        <h1>{t("home-voices")}</h1>
      </main>
    </>
  );
}
