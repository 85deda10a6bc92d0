/** What can be said in a room: a few courteous phrases, shown to everybody in their own language. */
import type { Said } from "../protocol-hall";
import { t } from "../words";
import { room, say, type Phrase } from "./hall";

export const PHRASES = ["onegai", "arigato", "hai", "sumimasen", "shitsurei", "shitsureita", "wait", "moved"] as const satisfies readonly Phrase[];

export function Phrases() {
  if (room.value?.seat === undefined || room.value?.seat === null) return null;
  return (
    <div class="phrases" role="group" aria-label={t("phrase-say")}>
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => say(phrase)}>
          {t(`phrase-${phrase}`)}
        </button>
      ))}
    </div>
  );
}

export function Sayings({ of, most = 6 }: { of: readonly Said[]; most?: number }) {
  return (
    <ul class="sayings" role="log" aria-label={t("phrase-said")}>
      {of.slice(-most).map((each) => (
        <li key={`${each.at_ms}${each.name}`}>
          <b>{each.name}</b> {t(`phrase-${each.phrase}`)}
        </li>
      ))}
    </ul>
  );
}
