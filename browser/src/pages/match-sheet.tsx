/** Choose a match: whom to play, what is dealt, how long to memorise, how much help. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { chosenOpponent, sitDown } from "../games/kyogi/seat";
import { connected, games } from "../connection";
import { remark, sitting } from "../games/kyogi/house";
import * as settings from "../settings";
import { has, t } from "../words";
import { NameField } from "./name-field";
import { playerName } from "./names";
import { Choice, Switch } from "./choice";
import { grouped, groupLabel, OptionChoice, OptionField } from "./options";
import { T, Term } from "./said";
import { Sheet } from "./sheet";

/** Chosen above the fold, not again among all the others. */
const ABOVE = new Set(["format", "hints_a", "hints_b"]);

const allOptions = () => games.value.get("kyogi")?.options ?? [];
const optionOf = (name: string) => allOptions().find((each) => each.name === name);

function setRule(name: string, value: string | number | boolean): void {
  settings.rules.value = { ...settings.rules.value, [name]: value };
}

function Opponents() {
  const players = games.value.get("kyogi")?.players ?? [];
  const of = players.filter((each) => each.grade === settings.level.value);
  const now = chosenOpponent.value;
  return (
    <>
      <Choice
        label={t("page-level")}
        values={settings.LEVELS}
        value={settings.level.value}
        say={(level) => (
          <>
            <b>{level === "meijin" ? t("page-level-meijin-short") : level}</b>
          </>
        )}
        onChoose={(level) => {
          settings.level.value = level;
          settings.opponent.value = null;
        }}
        note={t(`page-level-${settings.level.value}`)}
      />
      <Choice
        label={t("page-opponent")}
        shape="cards"
        values={of.map((each) => each.key)}
        value={now?.key ?? ""}
        say={(key) => {
          const each = of.find((other) => other.key === key)!;
          return (
            <>
              <b>{playerName(each)}</b>
              <small class="style">{t(`page-style-${each.style}`)}</small>
              {has(`character-${key}`) ? <span>{t(`character-${key}`)}</span> : null}
            </>
          );
        }}
        onChoose={(key) => (settings.opponent.value = key)}
      />
    </>
  );
}

function More() {
  const options = allOptions().filter((option) => !ABOVE.has(option.name));
  const rules = settings.rules.value;
  return (
    <details class="more">
      <summary>{t("page-every-option")}</summary>
      {[...grouped(options)].map(([group, members]) => (
        <fieldset key={group} class="field-group">
          <legend>{groupLabel(members)}</legend>
          {members.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={rules[option.name] ?? option.default}
              onChange={(value) => setRule(option.name, value)}
            />
          ))}
          {group === "reading" ? (
            <Switch label={t("settings-breath")} of={settings.breath} note={t("settings-breath-note")} />
          ) : null}
        </fieldset>
      ))}
      <button type="button" class="link" onClick={() => (settings.rules.value = { format: rules["format"] ?? "full" })}>
        {t("page-as-competition")}
      </button>
    </details>
  );
}

/** The options that most people choose by, if the house has them. */
function Main() {
  const format = optionOf("format");
  const memorise = optionOf("memorise_s");
  const rules = settings.rules.value;
  return (
    <>
      {format ? (
        <OptionChoice
          option={format}
          value={rules["format"] ?? format.default}
          // A set belongs to its format, and handicaps to its number of cards.
          onChange={(value) => (settings.rules.value = { ...without(rules, ["set", "cards_a", "cards_b"]), format: value })}
          shape="cards"
        />
      ) : null}
      {memorise ? (
        <OptionChoice
          option={memorise}
          value={rules["memorise_s"] ?? memorise.default}
          onChange={(value) => setRule("memorise_s", value === "format" ? memorise.default : value)}
        />
      ) : null}
    </>
  );
}

/** A quick pace goes with a short window: else a reading without a take lasts as long as its verse. */
function setPace(pace: settings.Pace): void {
  settings.pace.value = pace;
  const others = without(settings.rules.value, ["window"]);
  settings.rules.value = pace === "quick" ? { ...others, window: "kimariji" } : others;
}

function Tempo() {
  const window = optionOf("window");
  const chosen = settings.rules.value["window"];
  return (
    <>
      <Choice
        label={t("settings-pace")}
        values={settings.PACES}
        value={settings.pace.value}
        say={(pace) => t(`page-pace-${pace}`)}
        onChoose={setPace}
        note={t("page-pace-note")}
      />
      {window && (settings.pace.value === "quick" || (chosen !== undefined && chosen !== window.default)) ? (
        <OptionChoice option={window} value={chosen ?? window.default} onChange={(value) => setRule("window", value)} />
      ) : null}
    </>
  );
}

function without<V>(record: Record<string, V>, names: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

export function MatchSheet({ onClose }: { onClose: () => void }) {
  const route = useLocation();
  const asked = useSignal(false);
  const go = async () => {
    asked.value = true;
    if (await sitDown()) route.route("/match");
  };
  const refused = asked.value && remark.value?.type === "refused" ? remark.value : null;
  return (
    <Sheet
      title={t("page-new-match")}
      onClose={onClose}
      foot={
        <>
          <span role="alert" class="fault">
            {refused ? t(refused.key, refused.facts) : ""}
          </span>
          <button type="button" class="primary" onClick={go} disabled={!connected.value || sitting.value}>
            {t(connected.value ? "home-sit" : "page-connecting")}
          </button>
        </>
      }
    >
      <div class="form">
        <Opponents />
        <Main />
        <Tempo />
        <Choice
          label={t("settings-hints")}
          values={settings.HINTS}
          value={settings.hints.value}
          say={(level) => t(`page-hints-${level}`)}
          onChoose={(level) => (settings.hints.value = level)}
          note={t(`page-hints-${settings.hints.value}-note`)}
        />
        <Switch label={t("settings-captions")} of={settings.captions} note={t("settings-captions-note")} />
        <Choice
          label={
            <>
              {t("page-layout")} · <Term k="teiichi" />
            </>
          }
          values={settings.LAYOUTS}
          value={settings.layout.value}
          say={(layout) => t(`page-layout-${layout}`)}
          onChoose={(layout) => (settings.layout.value = layout)}
          disabled={(layout) => layout === "teiichi" && settings.teiichi.value === null}
          note={<T k={`page-layout-${settings.layout.value}-note`} />}
        />
        <NameField />
        <More />
      </div>
    </Sheet>
  );
}
