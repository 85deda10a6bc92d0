import { t } from "../../words";
import { present, tables } from "./house";

export function Screen() {
  const phase = [...tables.value.values()][0]?.phase;
  return (
    <main id="main" class="plain">
      <h1>{t(`game-${present() ?? ""}-title`)}</h1>
      <p>{phase}</p>
    </main>
  );
}
