/** Everything else about a game, one tap away: its rules, how it goes, the glossary, looks and sound, leaving. */
import { games } from "../../connection";
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
import { t } from "../../words";
import { together } from "./at-hand";
import { act, change, leave, live, opened, over, own, pause, practice, table, takeBack } from "./house";

export type Page = "menu" | "how" | "rules" | "glossary" | "keys" | "line";

function Rules() {
  const sitting = opened.value;
  const options = games.value.get(sitting?.game ?? "")?.options ?? [];
  if (!sitting) return null;
  return (
    <>
      {practice.value ? null : <p class="note">{t(sitting.rated ? "between-counts" : "between-friendly")}</p>}
      <RuleList options={options} rules={sitting.rules} differs={sitting.differs} />
      <Pledge />
    </>
  );
}

const KEYS: readonly KeyEntry[] = [
  ["← ↑ ↓ →", "match-key-arrows"],
  ["Enter Space", "scatter-key-touch"],
  ["Space", "match-key-hand"],
  ["+ −", "scatter-key-near"],
  ["H", "match-key-hints"],
  ["L", "match-key-rules"],
];
const PAD_KEYS: readonly KeyEntry[] = [["1 … 6", "scatter-key-pad"]];

function Menu({ go, onClose }: { go: (page: Page) => void; onClose: () => void }) {
  const now = table.value;
  const and = (move: () => void) => () => {
    move();
    onClose();
  };
  return (
    <>
      <div class="menu-links">
        <MenuLinks go={go} />
        {practice.value ? (
          <button type="button" disabled={!now?.may_take_back} onClick={and(takeBack)}>
            <Mark name="back" /> {t("match-take-back")}
          </button>
        ) : null}
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
        gone={own.value.length > 0 && own.value.every((seat) => now?.left[seat])}
        sure={together.value ? "scatter-resign-sure-together" : "scatter-resign-sure"}
        resign={() => own.value.forEach((seat) => now?.left[seat] || act({ move: "resign" }, seat))}
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

export function GameMenu({ page, go, onClose }: { page: Page; go: (page: Page) => void; onClose: () => void }) {
  return (
    <Sheet title={t(TITLES[page])} onClose={onClose} shape="side">
      <div class="menu">
        {page === "menu" ? <Menu go={go} onClose={onClose} /> : null}
        {page === "how" ? <RulesText game={opened.value?.game ?? "chirashi"} /> : null}
        {page === "rules" ? <Rules /> : null}
        {page === "glossary" ? <Glossary /> : null}
        {page === "line" ? <Fairness /> : null}
        {page === "keys" ? (
          <>
            <p>{t("scatter-keys-note")}</p>
            <KeyList keys={together.value ? [...KEYS, ...PAD_KEYS] : KEYS} />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
