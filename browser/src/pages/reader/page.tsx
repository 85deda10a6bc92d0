/** A reader for cards that lie on a real mat. */
import { t } from "../../words";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";

export function ReaderPage() {
  useTitle(t("home-reader"));
  return (
    <>
      <SiteHead title={t("home-reader")} />
      <main id="main" class="plain">
        <h1>{t("home-reader")}</h1>
      </main>
    </>
  );
}
