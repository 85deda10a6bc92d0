/** A table of bōzu mekuri or hana-awase; before the house has answered, that one waits. */
import { lazy } from "preact-iso";
import { useEffect } from "preact/hooks";
import { connected } from "../../connection";
import { comeBack } from "../../line";
import { t } from "../../words";
import { seated, tables } from "./house";
import { hearAgain, shown } from "./stage";

const Bozu = lazy(() => import("./bozu/screen").then((part) => part.BozuTable));
const Hanaawase = lazy(() => import("./hanaawase/screen").then((part) => part.HanaawaseTable));

export function Screen() {
  const told = tables.value.size > 0;
  useEffect(hearAgain, [told]);
  useEffect(() => {
    if (connected.value && !seated.peek()) comeBack();
  }, [connected.value]);
  const table = shown.value;
  if (!seated.value || !table) {
    return (
      <main id="main" class="plain">
        <h1>{t("koikoi-finding")}</h1>
      </main>
    );
  }
  return table.game === "bozu" ? <Bozu key={seated.value.match} /> : <Hanaawase key={seated.value.match} />;
}
