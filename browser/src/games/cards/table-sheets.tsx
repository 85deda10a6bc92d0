/** Pages that the tables of cards lay beside themselves: the rules in force, how the game goes. */
import { computed } from "@preact/signals";
import { games } from "../../connection";
import { RuleList } from "../../pages/options";
import { RulesText } from "../../pages/rules-text";
import { t } from "../../words";
import { Pledge } from "../../hall/fairness";
import { practice, seated } from "./house";

/** What the house told of the game that is played. */
const info = computed(() => games.value.get(seated.value?.game ?? "") ?? null);

/** Whether a match between people counts. */
export function Counting() {
  return practice.value ? null : <p class="note">{t(seated.value?.rated ? "between-counts" : "between-friendly")}</p>;
}

export function RulesInForce() {
  const sitting = seated.value;
  if (!sitting || !info.value) return null;
  return (
    <>
      <p class="note">{t("start-differs", { count: sitting.differs.length })}</p>
      <Counting />
      <RuleList options={info.value.options} rules={sitting.rules} differs={sitting.differs} />
      <Pledge />
    </>
  );
}

export const HowToPlay = () => <RulesText game={seated.value?.game ?? "koikoi"} />;
