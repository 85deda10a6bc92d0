/** Everything else about the match: rules, log, keys, looks and sound, tempo, leaving. */
import { Switch } from "../../pages/choice";
import { KeyList, type KeyEntry } from "../../pages/key-list";
import { Mark } from "../../pages/mark";
import { RuleList } from "../../pages/options";
import { Sheet } from "../../pages/sheet";
import * as settings from "../../settings";
import { has, language, t } from "../../words";
import { Pledge } from "../../hall/fairness";
import { Counting } from "../cards/table-sheets";
import { TableMenu, type MenuLink } from "../cards/menu";
import { koikoiHouse, seated } from "./house";
import type { Sheet as Page } from "../flowers/keys";
import { LearnSheet } from "./learn";
import { sideName } from "./names";
import { AdviceList } from "../flowers/advice-list";
import { Score, Watch, YakuRows } from "./panel";
import { OpenPiles } from "../flowers/piles";
import { SittingChoice } from "../flowers/sitting";
import { ScoreTable } from "./score";
import { KoikoiLog } from "./spoken";
import { shown } from "./stage";

export function Rules() {
  const sitting = seated.value;
  if (!sitting) return null;
  const preset = `koikoi-preset-${sitting.preset}`;
  return (
    <>
      <p class="note">
        {has(preset) ? `${t(preset)}. ` : ""}
        {t(sitting.differs.length > 0 ? "koikoi-rules-differ" : "koikoi-rules-nintendo", { count: sitting.differs.length })}
      </p>
      <Counting />
      <RuleList options={koikoiHouse.value?.options ?? []} rules={sitting.rules} differs={sitting.differs} />
      <Pledge />
    </>
  );
}

const KEYS: readonly KeyEntry[] = [
  ["1 … 8", "koikoi-key-number"],
  ["← → ↑ ↓", "koikoi-key-arrows"],
  ["Enter", "koikoi-key-enter"],
  ["Esc", "koikoi-key-escape"],
  ["S K", "koikoi-key-decide"],
  ["U", "koikoi-key-back"],
  ["A", "koikoi-key-advice"],
  ["M", "koikoi-key-marks"],
  ["Y", "koikoi-key-yaku"],
  ["L", "koikoi-key-log"],
  ["R", "koikoi-key-rules"],
  ["H", "koikoi-learn-title"],
  ["Space", "koikoi-key-hurry"],
];

const LINKS: readonly MenuLink<Page>[] = [
  ["yaku", "hint", "koikoi-yaku-title"],
  ["learn", "cards", "koikoi-learn-title"],
  ["rules", "rules", "koikoi-rules"],
  ["log", "book", "koikoi-log"],
  ["keys", "spread", "match-keys"],
];

function Menu({ go, onClose }: { go: (page: Page) => void; onClose: () => void }) {
  const results = shown.value?.results ?? [];
  return (
    <TableMenu
      links={LINKS}
      go={go}
      onClose={onClose}
      sure="koikoi-resign-sure"
      over={shown.value?.phase === "over"}
      also={
        <a class="button" href="/cards" target="_blank" rel="noopener">
          <Mark name="cards" /> {t("cards-title")}
        </a>
      }
      standing={
        results.length > 0 ? (
          <>
            <h3>{t("koikoi-score-by-round")}</h3>
            <ScoreTable results={results} />
          </>
        ) : null
      }
    >
      <SittingChoice />
      <Switch label={t("koikoi-marks")} of={settings.cornerMarks} note={t("koikoi-marks-note")} />
      <Switch label={t("koikoi-lessons")} of={settings.koikoiLessons} note={t("koikoi-lessons-note")} />
      <Switch label={t("koikoi-one-tap")} of={settings.oneTap} note={t("koikoi-one-tap-note")} />
    </TableMenu>
  );
}

const TITLES: Record<Exclude<Page, `piles-${number}`>, string> = {
  menu: "match-menu",
  rules: "koikoi-rules",
  log: "koikoi-log",
  keys: "match-keys",
  yaku: "koikoi-yaku-title",
  learn: "koikoi-learn-title",
};

/** What a side has captured, large enough to read. */
function CapturedSheet({ side, onClose }: { side: 0 | 1; onClose: () => void }) {
  return (
    <Sheet title={t("koikoi-piles", { name: sideName(side) })} onClose={onClose} shape="middle">
      <div class="menu kk-page">
        <OpenPiles pile={shown.value?.piles[side] ?? []} />
      </div>
    </Sheet>
  );
}

export function TableSheet({ page, go, onClose }: { page: Page; go: (page: Page) => void; onClose: () => void }) {
  language.value;
  if (page === "piles-0" || page === "piles-1") return <CapturedSheet side={page === "piles-0" ? 0 : 1} onClose={onClose} />;
  if (page === "learn") return <LearnSheet rules={seated.value?.rules ?? {}} onClose={onClose} />;
  return (
    <Sheet title={t(TITLES[page as keyof typeof TITLES])} onClose={onClose} shape="side">
      <div class="menu kk-page">
        {page === "menu" ? <Menu go={go} onClose={onClose} /> : null}
        {page === "rules" ? <Rules /> : null}
        {page === "log" ? <KoikoiLog /> : null}
        {page === "keys" ? <KeyList keys={KEYS} /> : null}
        {page === "yaku" ? (
          <>
            <Score />
            <AdviceList note="koikoi-advice-note" />
            <Watch />
            <YakuRows />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
