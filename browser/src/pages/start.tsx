/** What a game of the family needs to begin: how it goes, who sits where, by which rules. */
import { useLocation } from "preact-iso";
import { begin } from "../games/begin";
import { houseOf } from "../games/houses";
import { addressOfGame, GAMES, type GameKey } from "../games/index";
import { connected, games, type Game } from "../connection";
import type { OptionInfo } from "../protocol";
import * as settings from "../settings";
import { t } from "../words";
import { Choice, Switch } from "./choice";
import { FamilyPicture } from "./family-pictures";
import { grouped, groupLabel, label, OptionChoice, OptionField, valueWords } from "./options";
import { remarkWords } from "./remark";
import { RulesText } from "./rules-text";
import { SiteHead } from "./site-head";
import { Seats, unnamed } from "./start-seats";
import * as wish from "./start-wish";
import { useTitle } from "./title";
import "../styles/start.css";
import "../styles/family.css";

const WIDE = "(min-width: 901px)";

/** What was chosen for the game, and how to choose otherwise. */
export interface Choosing {
  info: Game;
  chosen: wish.Chosen;
  choose: (chosen: wish.Chosen) => void;
}

function Differences({ info, chosen, choose }: Choosing) {
  const changed = info.options.filter(({ name }) => name in chosen.rules);
  return (
    <div class="start-differs">
      <p>{t("start-differs", { count: changed.length })}</p>
      {changed.length > 0 ? (
        <>
          <ul>
            {changed.map((option) => (
              <li key={option.name}>
                {label(option)}: {valueWords(option, chosen.rules[option.name]!)}
              </li>
            ))}
          </ul>
          <button type="button" class="link" onClick={() => choose({ ...chosen, rules: {} })}>
            {t("start-usual")}
          </button>
        </>
      ) : null}
    </div>
  );
}

/** By what a game is chosen first of all; the other options are below. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  kyogi: ["format", "memorise_s"],
  koikoi: ["rounds"],
  chirashi: ["deck", "foul"],
  sakasama: ["deck", "foul"],
  genpei: ["set", "per_side", "rows"],
  relay: ["swap_every", "set", "per_side"],
  goshoku: ["colour", "read"],
  shimo: ["set", "per_side"],
  bozu: ["semimaru", "stacks"],
  hanaawase: ["rounds"],
};

/** Rules that have a name. */
function Presets({ info, chosen, choose }: Choosing) {
  const names = Object.keys(info.presets);
  if (names.length === 0) return null;
  return (
    <Choice
      label={<span class="unseen">{t("start-rules")}</span>}
      values={names}
      value={wish.ruledBy(info, chosen).preset}
      say={(name) => t(`${info.name}-preset-${name}`)}
      // Options belong to the set that they differ from.
      onChoose={(preset) => choose({ ...chosen, preset, rules: {} })}
      note={t(`${info.name}-preset-${wish.ruledBy(info, chosen).preset}-line`)}
    />
  );
}

export function Main({ info, chosen, choose }: Choosing) {
  const main = MAIN[info.name] ?? [];
  return (
    <>
      {info.options
        .filter(({ name }) => main.includes(name))
        .map((option) => (
          <OptionChoice key={option.name} option={option} value={wish.valueOf(info, chosen, option)} onChange={(value) => choose(wish.withValue(info, chosen, option, value))} />
        ))}
    </>
  );
}

export function Rules({ info, chosen, choose }: Choosing) {
  const main = MAIN[info.name] ?? [];
  const field = (option: OptionInfo) => (
    <div key={option.name} class={option.name in chosen.rules ? "changed" : ""}>
      <OptionField option={option} value={wish.valueOf(info, chosen, option)} onChange={(value) => choose(wish.withValue(info, chosen, option, value))} />
    </div>
  );
  return (
    <section class="start-rules" aria-labelledby="start-rules">
      <h2 id="start-rules">{t("start-rules")}</h2>
      <Presets info={info} chosen={chosen} choose={choose} />
      <Differences info={info} chosen={chosen} choose={choose} />
      <details class="more">
        <summary>{t("page-every-option")}</summary>
        {[...grouped(info.options.filter(({ name }) => !main.includes(name) && !wish.BY_SEATS.has(name)))].map(([group, members]) => (
          <fieldset key={group} class="field-group">
            <legend>{groupLabel(members)}</legend>
            {members.map(field)}
          </fieldset>
        ))}
      </details>
    </section>
  );
}

/** How fast it goes; where it is read, whether words are shown. */
function Manner({ game, alone }: { game: GameKey; alone: boolean }) {
  const { kind } = GAMES[game];
  const read = kind === "fields" || kind === "scatter";
  return (
    <>
      <Choice
        label={t("settings-pace")}
        values={settings.PACES}
        value={settings.pace.value}
        say={(pace) => t(`page-pace-${pace}`)}
        onChoose={(pace) => (settings.pace.value = pace)}
        note={t(read ? "page-pace-note" : "koikoi-pace-note")}
      />
      {read && alone ? (
        <Choice
          label={t("settings-hints")}
          values={settings.HINTS}
          value={settings.hints.value}
          say={(level) => t(`page-hints-${level}`)}
          onChoose={(level) => (settings.hints.value = level)}
          note={t(`page-hints-${settings.hints.value}-note`)}
        />
      ) : null}
      {read ? <Switch label={t("settings-captions")} of={settings.captions} note={t("settings-captions-note")} /> : null}
    </>
  );
}

function About({ game }: { game: GameKey }) {
  return (
    <section class="start-about" aria-labelledby="start-title">
      <div class="start-head">
        {GAMES[game].kind === "koikoi" || game === "kyogi" ? null : <FamilyPicture game={game} />}
        <div>
          <h1 id="start-title">{t(`game-${game}-title`)}</h1>
          <p>{t(`game-${game}-line`)}</p>
          <p class="start-facts">
            {t(`game-${game}-who`)} · {t(`game-${game}-time`)}
          </p>
        </div>
      </div>
      <details class="start-text" open={matchMedia(WIDE).matches}>
        <summary>{t("rules-text-title")}</summary>
        <RulesText game={game} />
      </details>
    </section>
  );
}

function namesOf(count: number): string[] {
  const given = [settings.name.value, ...settings.guests.value];
  return Array.from({ length: count }, (_, i) => {
    const own = (given[i] ?? "").trim();
    return own || unnamed(i, count);
  });
}

function Form({ game, info }: { game: GameKey; info: Game }) {
  const route = useLocation();
  const house = houseOf(game);
  const chosen = wish.fitting(info, settings.family.value[game]);
  const choose = (next: wish.Chosen) => (settings.family.value = { ...settings.family.peek(), [game]: next });
  const people = wish.people(chosen);
  const refused = house.remark.value?.type === "refused" ? house.remark.value : null;
  const go = async (event: Event) => {
    event.preventDefault();
    const names = namesOf(people);
    if (await begin(wish.wishOf(info, chosen, names, settings.pace.peek(), settings.captions.peek()))) route.route(addressOfGame(game));
  };
  const choosing = { info, chosen, choose };
  return (
    <form class="start-form form" onSubmit={go}>
      {info.seats.length > 1 ? (
        <Choice
          label={t("start-players")}
          values={info.seats}
          value={chosen.seats.length}
          say={(count) => t("start-players-count", { count })}
          onChoose={(count) => choose(wish.withCount(info, chosen, count))}
        />
      ) : null}
      {chosen.seats.length > people && !info.even ? (
        <Choice
          label={t("start-level")}
          values={wish.LEVELS.filter((level) => info.players.some((each) => each.level === level))}
          value={chosen.level}
          say={(level) => t(`start-level-${level}`)}
          onChoose={(level) => choose(wish.withLevel(info, chosen, level))}
        />
      ) : null}
      <Seats {...choosing} />
      <Main {...choosing} />
      <Rules {...choosing} />
      <Manner game={game} alone={people === 1} />
      <div class="start-foot">
        <span role="alert" class="fault">
          {people === 0 ? t("start-nobody") : refused ? remarkWords(refused) : ""}
        </span>
        <button type="submit" class="primary" disabled={!connected.value || house.sitting.value || people === 0}>
          {t(connected.value ? "start-go" : "page-connecting")}
        </button>
      </div>
    </form>
  );
}

export function Start({ game }: { game: GameKey }) {
  useTitle(t(`game-${game}-title`));
  const info = games.value.get(game);
  return (
    <>
      <SiteHead />
      <main id="main" class="start">
        <About game={game} />
        {info ? <Form game={game} info={info} /> : <p role="status">{t(connected.value ? "page-lost" : "page-connecting")}</p>}
      </main>
    </>
  );
}
