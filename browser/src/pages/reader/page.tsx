/** A reader for cards that lie on a real mat: on a phone in the middle of it, or on the screen of a hall. */
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Mark, type MarkName } from "../mark";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";
import { wantedBy } from "./hands";
import { ask, desk, open } from "./here";
import { Pad } from "./pad";
import { follow } from "./voices";
import "../../styles/reader.css";

function Tool({ mark, label, onPress, disabled = false }: { mark: MarkName; label: string; onPress: () => void; disabled?: boolean }) {
  return (
    <button type="button" class="reader-tool" onClick={onPress} disabled={disabled}>
      <Mark name={mark} />
      <span>{label}</span>
    </button>
  );
}

export function ReaderPage() {
  useTitle(t("home-reader"));
  useEffect(() => {
    const leave = [open(), follow()];
    const press = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      ask(wanted);
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      leave.forEach((each) => each());
    };
  }, []);
  const begun = desk.phase.value !== "none";
  return (
    <div class="reader" data-begun={begun ? "yes" : "no"}>
      <SiteHead title={t("home-reader")} />
      <main id="main" class="reader-main">
        <h1 class="unseen">{t("home-reader")}</h1>
        <Pad />
        <div class="reader-tools" role="toolbar" aria-label={t("reader-tools")}>
          <Tool mark="stepback" label={t("reader-back")} onPress={() => ask("back")} disabled={!begun} />
          <Tool mark="turn" label={t("reader-repeat")} onPress={() => ask("repeat")} disabled={!begun} />
          <Tool mark="step" label={t("reader-next")} onPress={() => ask("next")} disabled={!begun} />
        </div>
      </main>
    </div>
  );
}
