/** What can be said in a room: a few courteous phrases, shown to everybody in their own language. */
import type { RoomTold, Said } from "../protocol-hall";
import { language, t } from "../words";
import { room, say, type Phrase } from "./hall";
import { SeatSign } from "./parts";

export const PHRASES = ["onegai", "arigato", "hai", "sumimasen", "shitsurei", "shitsureita", "wait", "moved"] as const satisfies readonly Phrase[];

const GLOSSED = /^(.+?) [(（](.+)[)）]$/;

/** A phrase with what it means, if it is in Japanese. */
function Words({ of }: { of: Phrase }) {
  const words = t(`phrase-${of}`);
  const [, said, gloss] = GLOSSED.exec(words) ?? [];
  if (!said) return <span>{words}</span>;
  return (
    <>
      <span lang={language.value === "ru" ? "ja-Cyrl" : "ja-Latn"}>{said}</span> <small>{gloss}</small>
    </>
  );
}

export function Phrases() {
  if (room.value?.seat === undefined || room.value?.seat === null) return null;
  return (
    <div class="phrases" role="group" aria-label={t("phrase-say")}>
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => say(phrase)}>
          <Words of={phrase} />
        </button>
      ))}
    </div>
  );
}

/** What was said last, by the crests of those who said it. */
export function Sayings({ of, seats, most = 5 }: { of: readonly Said[]; seats: RoomTold["seats"]; most?: number }) {
  return (
    <div class="sayings" role="log" aria-label={t("phrase-said")}>
      {of.slice(-most).map((each) => {
        const seat = seats.findIndex(({ name }) => name === each.name);
        return (
          <p key={`${each.at_ms}${each.name}`}>
            {seat >= 0 ? <SeatSign seat={seat} /> : null}
            <b>{each.name}</b>
            <span class="saying">
              <Words of={each.phrase} />
            </span>
          </p>
        );
      })}
    </div>
  );
}
