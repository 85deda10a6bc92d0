/** After the last card: who has how many. */
import { useComputed } from "@preact/signals";
import { t } from "../../../words";
import { Ended } from "../ended";
import { personName } from "../names";
import { busy } from "../stage";
import { names } from "./names";
import { shown } from "./stage";
import { Standings } from "./standings";
import { wonBy } from "./told";

export function Ending() {
  const now = shown.value!;
  const still = useComputed(() => !busy.value);
  if (now.phase !== "over" || !still.value) return null;
  const { you } = names();
  const { k, facts } = wonBy(now.winners, names());
  const line = now.why === "left" ? t("bozu-table-over-left") : now.winners.length === 1 ? t("bozu-table-margin", { count: now.margin }) : "";
  return (
    <Ended title={t(k, facts)} line={line} brush={you === null || now.winners.includes(you) ? "勝" : "負"}>
      <Standings table={now} winners={now.winners} person={personName} />
      {now.pool.length > 0 ? <p class="ct-soft">{t("bozu-table-pool-rest", { count: now.pool.length })}</p> : null}
    </Ended>
  );
}
