/** What is laid over a table of hana-awase when it is asked for. */
import { Switch } from "../../../pages/choice";
import { KeyList, type KeyEntry } from "../../../pages/key-list";
import { Mark } from "../../../pages/mark";
import { Sheet } from "../../../pages/sheet";
import * as settings from "../../../settings";
import { t } from "../../../words";
import type { Sheet as Page } from "../../flowers/keys";
import { names } from "../../flowers/names";
import { OpenPiles } from "../../flowers/piles";
import { SittingChoice } from "../../flowers/sitting";
import { TableMenu, type MenuLink } from "../menu";
import { personName } from "../names";
import { Log, type Say } from "../spoken";
import { HowToPlay, RulesInForce } from "../table-sheets";
import { RoundsSoFar } from "./ends";
import { Standing } from "./panel";
import { pileOf, shown } from "./stage";
import { sentencesOf } from "./told";

export const say: Say = (event) => sentencesOf(event, names()).map(({ k, facts }) => t(k, facts));

const LINKS: readonly MenuLink<Page>[] = [
  ["yaku", "hint", "hanaawase-table-points-title"],
  ["learn", "cards", "rules-text-title"],
  ["rules", "rules", "koikoi-rules"],
  ["log", "book", "koikoi-log"],
  ["keys", "spread", "match-keys"],
];

const KEYS: readonly KeyEntry[] = [
  ["1 … 8", "koikoi-key-number"],
  ["← → ↑ ↓", "koikoi-key-arrows"],
  ["Enter", "koikoi-key-enter"],
  ["Esc", "koikoi-key-escape"],
  ["U", "koikoi-key-back"],
  ["A", "koikoi-key-advice"],
  ["M", "koikoi-key-marks"],
  ["Y", "hanaawase-table-points-title"],
  ["L", "koikoi-key-log"],
  ["R", "koikoi-key-rules"],
  ["H", "rules-text-title"],
  ["Space", "koikoi-key-hurry"],
];

const TITLES = {
  menu: "match-menu",
  rules: "koikoi-rules",
  log: "koikoi-log",
  keys: "match-keys",
  yaku: "hanaawase-table-points-title",
  learn: "rules-text-title",
} as const;

type Props = { page: Page; go: (page: Page) => void; onClose: () => void };

function Menu({ go, onClose }: Omit<Props, "page">) {
  return (
    <TableMenu
      links={LINKS}
      go={go}
      onClose={onClose}
      sure="hanaawase-table-resign-sure"
      over={shown.value?.phase === "over"}
      also={
        <a class="button" href="/cards" target="_blank" rel="noopener">
          <Mark name="cards" /> {t("cards-title")}
        </a>
      }
      standing={<RoundsSoFar />}
    >
      <SittingChoice />
      <Switch label={t("koikoi-marks")} of={settings.cornerMarks} note={t("koikoi-marks-note")} />
      <Switch label={t("koikoi-one-tap")} of={settings.oneTap} note={t("koikoi-one-tap-note")} />
    </TableMenu>
  );
}

export function HanaawaseSheets({ page, go, onClose }: Props) {
  const of = page.startsWith("piles-") ? Number(page.slice(6)) : null;
  const title = of === null ? t(TITLES[page as keyof typeof TITLES]) : t("koikoi-piles", { name: personName(of) });
  return (
    <Sheet title={title} onClose={onClose} shape={of !== null || page === "learn" ? "middle" : "side"}>
      <div class="menu kk-page">
        {page === "menu" ? <Menu go={go} onClose={onClose} /> : null}
        {page === "rules" ? <RulesInForce /> : null}
        {page === "learn" ? <HowToPlay /> : null}
        {page === "log" ? <Log say={say} /> : null}
        {page === "keys" ? <KeyList keys={KEYS} /> : null}
        {page === "yaku" ? <Standing /> : null}
        {of === null ? null : <OpenPiles pile={pileOf(of)} />}
      </div>
    </Sheet>
  );
}
