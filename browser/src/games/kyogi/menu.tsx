/** Everything else about a match, one tap away: its rules, the glossary, looks and sound, taking back, leaving. */
import { Glossary } from "../../pages/glossary";
import { KeyList, type KeyEntry } from "../../pages/key-list";
import { Leaving } from "../../pages/leaving";
import { Mark } from "../../pages/mark";
import { MenuLinks } from "../../pages/match-parts";
import { Fairness, Pledge } from "../../hall/fairness";
import { RuleList } from "../../pages/options";
import { Practice } from "../../pages/practice";
import { RulesText } from "../../pages/rules-text";
import { Looks, MatLooks, Sounds } from "../../pages/settings";
import { Sheet } from "../../pages/sheet";
import type { Opened } from "../../protocol";
import { language, t } from "../../words";
import { games } from "../../connection";
import { beginMoving } from "./hand-over";
import { act, change, leave, live, looking, opened, over, pause, practice, present, side, takeBack, table } from "./house";

export type Page = "menu" | "how" | "rules" | "glossary" | "keys" | "line";

/** Whether the match counts, and for what. */
function countsWords({ ranked, rated }: Opened): string {
  if (practice.value) return ranked ? "match-ranked" : "match-unranked";
  return rated ? "between-counts" : "between-friendly";
}

export function Rules() {
  const sitting = opened.value;
  if (!sitting) return null;
  return (
    <>
      <p class="note">{t(countsWords(sitting))}</p>
      <RuleList options={games.value.get(present() ?? "kyogi")?.options ?? []} rules={sitting.rules} differs={sitting.differs} />
      <Pledge />
    </>
  );
}

const KEYS: readonly KeyEntry[] = [
  ["Q A Z", "match-key-near-left"],
  ["P ; /", "match-key-near-right"],
  ["R F V", "match-key-far-left"],
  ["U J M", "match-key-far-right"],
  ["Space", "match-key-hand"],
  ["← ↑ ↓ →", "match-key-arrows"],
  ["Enter", "match-key-enter"],
  ["H", "match-key-hints"],
  ["G", "match-key-face"],
  ["L", "match-key-rules"],
];

export function Keys() {
  return (
    <>
      <p>{t("match-keys-note")}</p>
      <KeyList keys={KEYS} />
    </>
  );
}

function Menu({ go, onClose }: { go: (page: Page) => void; onClose: () => void }) {
  const now = table.value;
  const may = now?.may_take_back === true;
  const and = (move: () => void) => () => {
    move();
    onClose();
  };
  return (
    <>
      <div class="menu-links">
        <MenuLinks go={go} />
        {practice.value ? (
          <button type="button" disabled={!may} onClick={and(takeBack)}>
            <Mark name="back" /> {t("match-take-back")}
          </button>
        ) : null}
        {looking.value ? null : (
          <button type="button" disabled={now?.phase !== "reading"} onClick={and(() => beginMoving(side.value))}>
            <Mark name="move" /> {t("match-move-cards")}
          </button>
        )}
        {practice.value ? (
          <button type="button" disabled={over.value} onClick={and(() => pause(!now?.paused))}>
            <Mark name={now?.paused ? "play" : "pause"} /> {t(now?.paused ? "match-go-on" : "match-pause")}
          </button>
        ) : null}
      </div>
      {practice.value ? (
        <>
          <h3>{t("match-practice")}</h3>
          <Practice now={live.value} change={change} />
        </>
      ) : null}
      <h3>{t("settings-looks")}</h3>
      <Looks>
        <MatLooks />
      </Looks>
      <h3>{t("settings-sounds")}</h3>
      <Sounds />
      <Leaving
        sitting={opened.value}
        over={over.value}
        sure="match-resign-sure"
        resign={() => act({ move: "resign" })}
        leave={leave}
        onClose={onClose}
      />
    </>
  );
}

const TITLES: Record<Page, string> = {
  menu: "match-menu",
  how: "rules-text-title",
  rules: "match-rules",
  glossary: "match-glossary",
  keys: "match-keys",
  line: "fairness-title",
};

export function MatchMenu({ page, go, onClose }: { page: Page; go: (page: Page) => void; onClose: () => void }) {
  language.value;
  return (
    <Sheet title={t(TITLES[page])} onClose={onClose} shape="side">
      <div class="menu">
        {page === "menu" ? <Menu go={go} onClose={onClose} /> : null}
        {page === "how" ? <RulesText game={present() ?? "kyogi"} /> : null}
        {page === "rules" ? <Rules /> : null}
        {page === "glossary" ? <Glossary /> : null}
        {page === "keys" ? <Keys /> : null}
        {page === "line" ? <Fairness /> : null}
      </div>
    </Sheet>
  );
}
