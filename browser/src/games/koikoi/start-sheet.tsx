/** Choose a match of Koi-Koi: whom to play, how long, by which rules. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { Choice } from "../../pages/choice";
import { NameField } from "../../pages/name-field";
import { playerName } from "../../pages/names";
import { Mark } from "../../pages/mark";
import { Sheet } from "../../pages/sheet";
import type { PlayerInfo } from "../../protocol";
import * as settings from "../../settings";
import { t } from "../../words";
import { connected, type Game } from "../../connection";
import { Differences, EveryOption, inWords } from "./options";
import { LearnSheet } from "./learn";
import { koikoiHouse, remark, sitting } from "./house";
import { sitDownAsWished, wishes } from "./start";
import { rulesOf, valueOf, withValue } from "../../pages/rule-sets";
import { company, DEFAULT, inTeams, withPlayer } from "./start-wish";
import "../../styles/koikoi-start.css";

/** Nintendo's rules in three rounds are no other rules: the length is chosen by itself. */
const LENGTH_ONLY = "short";
const LENGTHS = [3, 6, 12];
/** In turn order from oneself; the second is across. */
const PLACES = ["next", "partner", "last"] as const;

function CharacterWords({ who }: { who: PlayerInfo }) {
  return (
    <>
      <b>{playerName(who)}</b>
      <small class="style">{t(`koikoi-level-${who.level}`)}</small>
      <span>{t(`koikoi-character-${who.key}-line`)}</span>
    </>
  );
}

function Opponent({ house, now }: { house: Game; now: PlayerInfo | undefined }) {
  return (
    <Choice
      label={t("page-opponent")}
      shape="cards"
      values={house.players.map(({ key }) => key)}
      value={now?.key ?? ""}
      say={(key) => <CharacterWords who={house.players.find((each) => each.key === key)!} />}
      onChoose={(key) => (settings.koikoiPlayers.value = [key])}
    />
  );
}

/** Three who play along. */
function Company({ house, now }: { house: Game; now: readonly PlayerInfo[] }) {
  const keys = now.map(({ key }) => key);
  const seats = [1, 0, 2] as const;
  return (
    <fieldset class="company">
      <legend>{t("koikoi-start-company")}</legend>
      {seats.map((seat) => (
        <label key={seat} class="field">
          <span>{t(`koikoi-start-${PLACES[seat]}`)}</span>
          <select
            value={keys[seat]}
            onChange={(event) => (settings.koikoiPlayers.value = withPlayer(keys, seat, event.currentTarget.value))}
          >
            {house.players.map((each) => (
              <option key={each.key} value={each.key}>
                {playerName(each)} · {t(`koikoi-level-${each.level}`)}
              </option>
            ))}
          </select>
          <small class="note">{now[seat] ? t(`koikoi-character-${now[seat].key}-line`) : ""}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Seats({ house }: { house: Game }) {
  const teams = house.options.find(({ name }) => name === "teams");
  const wish = wishes();
  const four = inTeams(house, wish);
  const sitting = company(house, wish);
  return (
    <>
      {teams ? (
        <Choice
          label={t("koikoi-start-table")}
          values={["two", "four"] as const}
          value={four ? "four" : "two"}
          say={(each) => t(`koikoi-start-table-${each}`)}
          onChoose={(each) => (settings.koikoiRules.value = withValue(house, wish, teams, each === "four"))}
          note={four ? t("koikoi-start-table-note") : undefined}
        />
      ) : null}
      {four ? <Company house={house} now={sitting} /> : <Opponent house={house} now={sitting[0]} />}
    </>
  );
}

function Length({ house }: { house: Game }) {
  const rounds = house.options.find(({ name }) => name === "rounds");
  if (!rounds) return null;
  const wish = wishes();
  const now = Number(valueOf(house, wish, rounds));
  return (
    <Choice
      label={t("koikoi-start-length")}
      values={[...new Set([...LENGTHS, now])].sort((a, b) => a - b)}
      value={now}
      say={(count) => t("koikoi-start-rounds", { count })}
      onChoose={(count) => (settings.koikoiRules.value = withValue(house, wish, rounds, count))}
    />
  );
}

function Presets({ house }: { house: Game }) {
  const names = Object.keys(house.presets).filter((name) => name !== LENGTH_ONLY);
  const chosen = settings.koikoiPreset.value;
  const choose = (name: string) => {
    const { teams } = settings.koikoiRules.value;
    settings.koikoiPreset.value = name;
    // Options belong to the preset that they differ from; who sits at the table does not.
    settings.koikoiRules.value = teams === undefined ? {} : { teams };
  };
  return (
    <div>
      <Choice
        label={t("koikoi-start-rules")}
        shape="cards"
        values={names}
        value={names.includes(chosen) ? chosen : DEFAULT}
        say={(name) => (
          <>
            <b>{t(`koikoi-preset-${name}`)}</b>
            <span>{t(`koikoi-preset-${name}-line`)}</span>
          </>
        )}
        onChoose={choose}
      />
      <Differences house={house} />
    </div>
  );
}

export function KoikoiSheet({ onClose }: { onClose: () => void }) {
  const route = useLocation();
  const asked = useSignal(false);
  const learning = useSignal(false);
  const house = koikoiHouse.value;
  const go = async () => {
    asked.value = true;
    if (await sitDownAsWished()) route.route("/koikoi");
  };
  const refused = asked.value && remark.value?.type === "refused" ? remark.value : null;
  const ready = connected.value && house !== null;
  return (
    <>
      <Sheet
        title={t("koikoi-start-title")}
        onClose={onClose}
        foot={
          <>
            <span role="alert" class="fault">
              {refused && house ? inWords(house, t(refused.key, refused.facts)) : ""}
            </span>
            <button type="button" class="primary" onClick={go} disabled={!ready || sitting.value}>
              {t(ready ? "home-koikoi-go" : "page-connecting")}
            </button>
          </>
        }
      >
        {house ? (
          <div class="form">
            <p>
              <button type="button" onClick={() => (learning.value = true)}>
                <Mark name="cards" /> {t("koikoi-learn-new")}
              </button>
            </p>
            <Seats house={house} />
            <Length house={house} />
            <Presets house={house} />
            <Choice
              label={t("settings-pace")}
              values={settings.PACES}
              value={settings.pace.value}
              say={(pace) => t(`page-pace-${pace}`)}
              onChoose={(pace) => (settings.pace.value = pace)}
              note={t("koikoi-pace-note")}
            />
            <NameField />
            <EveryOption house={house} />
          </div>
        ) : null}
      </Sheet>
      {learning.value && house ? <LearnSheet rules={rulesOf(house, wishes())} onClose={() => (learning.value = false)} /> : null}
    </>
  );
}
