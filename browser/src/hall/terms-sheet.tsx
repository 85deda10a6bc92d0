/** The host's: what is played in the room and how, in the fields in which any game of the house is chosen. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { games, type Game } from "../connection";
import { Choice, Toggle } from "../pages/choice";
import { Sheet } from "../pages/sheet";
import { Main, Rules } from "../pages/start";
import { withCount } from "../pages/start-wish";
import type { RoomTerms, RoomTold } from "../protocol-hall";
import * as settings from "../settings";
import { t } from "../words";
import { changeTerms, self } from "./hall";
import { formatTitle, gameTitle } from "./parts";
import { chosenOf, formatOf, formatsOf, offered, termsOf, withChosen } from "./wish";

const OWN = "";

interface Arranging {
  info: Game;
  terms: RoomTerms;
  arrange: (terms: RoomTerms) => void;
}

function GameField({ terms, arrange }: Pick<Arranging, "terms" | "arrange">) {
  const change = (game: string) => {
    const [usual] = formatsOf(game);
    if (usual) arrange({ ...termsOf(game, usual, false), pace: terms.pace ?? "match" });
  };
  return (
    <label class="field">
      <span>{t("hall-game")}</span>
      <select value={terms.game} onChange={(event) => change(event.currentTarget.value)}>
        {offered.value.map((game) => (
          <option key={game} value={game}>
            {gameTitle(game)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Named formats; what is changed beside them makes rules of one's own. */
function FormatField({ info, terms, arrange }: Arranging) {
  const formats = formatsOf(info.name);
  const now = formatOf(info, terms);
  if (formats.length === 0) return null;
  return (
    <Choice
      label={t("hall-format")}
      values={[...formats.map(({ name }) => name), ...(now ? [] : [OWN])]}
      value={now?.name ?? OWN}
      say={(name) => formatTitle(info.name, name)}
      onChoose={(name) => {
        const chosen = formats.find((each) => each.name === name);
        if (chosen) arrange({ ...termsOf(info.name, chosen, (terms.rated ?? false) && chosen.rated), pace: terms.pace ?? "match" });
      }}
      note={now ? undefined : t("hall-own-rules-note")}
    />
  );
}

function Fields({ info, terms, arrange }: Arranging) {
  const chosen = chosenOf(terms);
  const choose = (next: typeof chosen) => arrange(withChosen(info, terms, next));
  const counts = info.seats.filter((count) => count > 1);
  const ratable = formatOf(info, terms)?.rated ?? false;
  const choosing = { info, chosen, choose };
  // Open for who has rules of their own; what is chosen then neither opens nor closes it.
  const own = useRef(formatOf(info, terms) === null);
  return (
    <>
      <FormatField info={info} terms={terms} arrange={arrange} />
      {self.value?.account && ratable ? (
        <Toggle label={t("hall-rated")} note={t("hall-rated-note")} on={terms.rated ?? false} onChange={(rated) => arrange({ ...terms, rated })} />
      ) : null}
      <details class="more" open={own.current}>
        <summary>{t("hall-own-rules")}</summary>
        <div class="form">
          {counts.length > 1 ? (
            <Choice
              label={t("start-players")}
              values={counts}
              value={terms.seats}
              say={(count) => t("start-players-count", { count })}
              onChoose={(count) => choose(withCount(info, chosen, count))}
            />
          ) : null}
          <Main {...choosing} />
          <Rules {...choosing} />
        </div>
      </details>
      <Choice
        label={t("settings-pace")}
        values={settings.PACES}
        value={terms.pace ?? "match"}
        say={(pace) => t(`page-pace-${pace}`)}
        onChoose={(pace) => arrange({ ...terms, pace })}
        note={t(info.kind === "cards" ? "koikoi-pace-note" : "page-pace-note")}
      />
    </>
  );
}

export function TermsSheet({ told, onClose }: { told: RoomTold; onClose: () => void }) {
  const terms = useSignal(told.terms);
  const info = games.value.get(terms.value.game);
  const save = () => {
    const now = terms.peek();
    const ratable = info ? (formatOf(info, now)?.rated ?? false) : false;
    changeTerms({ ...now, rated: (now.rated ?? false) && ratable });
    onClose();
  };
  return (
    <Sheet
      title={t("room-terms-change")}
      onClose={onClose}
      foot={
        <button type="button" class="primary" onClick={save}>
          {t("room-terms-save")}
        </button>
      }
    >
      <div class="form">
        <GameField terms={terms.value} arrange={(next) => (terms.value = next)} />
        {info ? <Fields info={info} terms={terms.value} arrange={(next) => (terms.value = next)} /> : null}
      </div>
    </Sheet>
  );
}
