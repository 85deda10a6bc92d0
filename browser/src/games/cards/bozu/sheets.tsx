/** What is laid over a table of bōzu mekuri when it is asked for. */
import { Switch } from "../../../pages/choice";
import { KeyList, type KeyEntry } from "../../../pages/key-list";
import { Sheet } from "../../../pages/sheet";
import { bozuByItself } from "../../../settings";
import { t } from "../../../words";
import { own } from "../house";
import { TableMenu, type MenuLink } from "../menu";
import { Log, type Say } from "../spoken";
import { HowToPlay, RulesInForce } from "../table-sheets";
import { names } from "./names";
import type { BozuSheet } from "./press";
import { shown } from "./stage";
import { sentencesOf } from "./told";

export const say: Say = (event) => sentencesOf(event, names()).map(({ k, facts }) => t(k, facts));

const LINKS: readonly MenuLink<BozuSheet>[] = [
  ["learn", "cards", "rules-text-title"],
  ["rules", "rules", "koikoi-rules"],
  ["log", "book", "koikoi-log"],
  ["keys", "spread", "match-keys"],
];

const KEYS: readonly KeyEntry[] = [
  ["Space Enter", "bozu-table-key-turn"],
  ["1 2", "bozu-table-key-stack"],
  ["L", "koikoi-key-log"],
  ["R", "koikoi-key-rules"],
  ["H", "rules-text-title"],
];

const TITLES: Record<BozuSheet, string> = {
  menu: "match-menu",
  rules: "koikoi-rules",
  log: "koikoi-log",
  keys: "match-keys",
  learn: "rules-text-title",
};

export function BozuSheets({ page, go, onClose }: { page: BozuSheet; go: (page: BozuSheet) => void; onClose: () => void }) {
  return (
    <Sheet title={t(TITLES[page])} onClose={onClose} shape={page === "learn" ? "middle" : "side"}>
      <div class="menu kk-page">
        {page === "menu" ? (
          <TableMenu links={LINKS} go={go} onClose={onClose} sure="bozu-table-resign-sure" over={shown.value?.phase === "over"} gone={own.value.length > 0 && own.value.every((at) => shown.value?.left[at])}>
            <Switch label={t("bozu-table-by-itself")} of={bozuByItself} note={t("bozu-table-by-itself-note")} />
          </TableMenu>
        ) : null}
        {page === "rules" ? <RulesInForce /> : null}
        {page === "learn" ? <HowToPlay /> : null}
        {page === "log" ? <Log say={say} /> : null}
        {page === "keys" ? <KeyList keys={KEYS} /> : null}
      </div>
    </Sheet>
  );
}
