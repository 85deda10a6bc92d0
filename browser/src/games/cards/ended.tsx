/** The end of a game at a table of cards: the verdict, what next, and how it came about. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso";
import { connected } from "../../connection";
import { Mark } from "../../pages/mark";
import { download, fetchRecord, fileName } from "../../replay/record";
import { t } from "../../words";
import { begin, wishAgain } from "../begin";
import { useWayBack } from "../way-back";
import { After, AgainButtons, AgainWords } from "../../hall/after";
import { forget, own, practice, seated } from "./house";
import { personName } from "./names";
import { Over } from "./over";

interface Props {
  title: string;
  line?: ComponentChildren;
  /** One or two characters written large. */
  brush: string;
  again?: () => Promise<boolean>;
  /** One of two sheets for two people. */
  still?: boolean;
  children?: ComponentChildren;
}

export function Ended({ title, line, brush, again, still = false, children }: Props) {
  const route = useLocation();
  const fault = useSignal(false);
  const sitting = seated.value!;
  useWayBack(sitting);
  const other = sitting.names.map((_, at) => at).find((at) => !own.value.includes(at)) ?? 1;
  const save = () =>
    fetchRecord(sitting.match)
      .then((text) => download(text, fileName(personName(other), sitting.game)))
      .catch(() => (fault.value = true));
  const home = () => {
    forget();
    route.route("/");
  };
  return (
    <Over label={t("koikoi-match-over")} kind="ending" still={still}>
      <div class="ct-sheet-body" tabIndex={0}>
        <header class="ct-verdict">
          <p class="ct-brush" lang="ja" aria-hidden="true">
            {brush}
          </p>
          <div>
            <h2 tabIndex={-1}>{title}</h2>
            {line ? <p>{line}</p> : null}
          </div>
        </header>
        <div class="ct-ending-buttons">
          {practice.value ? (
            <button type="button" class="primary" data-first onClick={() => void (again ?? (() => begin(wishAgain(sitting))))()} disabled={!connected.value}>
              {t("koikoi-rematch")}
            </button>
          ) : (
            <AgainButtons sitting={sitting} leave={forget} />
          )}
          <a class="button" href={`/review/${sitting.match}`}>
            <Mark name="play" /> {t("koikoi-replay")}
          </a>
          <button type="button" onClick={save}>
            <Mark name="file" /> {t("koikoi-record")}
          </button>
          {practice.value ? (
            <button type="button" onClick={home}>
              <Mark name="door" /> {t("page-home")}
            </button>
          ) : null}
        </div>
        {practice.value ? null : <AgainWords sitting={sitting} />}
        {practice.value ? null : <After sitting={sitting} />}
        {fault.value ? <p class="fault">{t("result-no-record")}</p> : null}
        {children}
      </div>
    </Over>
  );
}
