/** What several pages of the hall show alike: a rating, a game with its format, who sits where. */
import { games } from "../connection";
import type { Rating, RoomTerms } from "../protocol-hall";
import { label, valueWords } from "../pages/options";
import { has, t } from "../words";

/** A rating with how far it may be off; the fewer games, the less it says. */
export function RatingMark({ of }: { of: Rating | null | undefined }) {
  if (!of) return null;
  return (
    <span class="rating" title={t("hall-rating-games", { count: of.games })}>
      {of.shown}
      <small>
        <span aria-hidden="true">±{of.plus_minus}</span>
        <span class="unseen">{t("hall-rating-spread", { spread: of.plus_minus })}</span>
      </small>
    </span>
  );
}

export const gameTitle = (game: string): string => (has(`game-${game}-title`) ? t(`game-${game}-title`) : game);

/** A format in words; rules of one's own have none. */
export function formatTitle(game: string, format: string): string {
  if (format === "") return t("hall-own-rules");
  // Named sets of rules are formats under the same names.
  const key = [`format-${game}-${format}`, `${game}-preset-${format}`].find(has);
  return key ? t(key) : format;
}

/** What a room plays by, as what differs from the usual rules. */
export function Differing({ terms }: { terms: RoomTerms }) {
  const info = games.value.get(terms.game);
  // What a format says itself need not be said again.
  const said: Record<string, unknown> = info?.formats?.find(({ name }) => name === terms.format)?.rules ?? {};
  const changed = (info?.options ?? []).filter(({ name }) => name in (terms.rules ?? {}) && terms.rules![name] !== said[name]);
  return (
    <ul class="hall-differs">
      <li>{formatTitle(terms.game, terms.format ?? "")}</li>
      {terms.preset && !terms.format ? <li>{t(`${terms.game}-preset-${terms.preset}`)}</li> : null}
      {changed.map((option) => (
        <li key={option.name}>
          {label(option)}: {valueWords(option, terms.rules![option.name]!)}
        </li>
      ))}
    </ul>
  );
}

/** Signs of seats that can be told apart without colour: the flowers of the months. */
const SIGNS = ["松", "梅", "桜", "藤", "菖", "牡", "萩", "月", "菊", "楓"] as const;

export function SeatSign({ seat }: { seat: number }) {
  return (
    <span class="seat-sign" lang="ja" aria-hidden="true">
      {SIGNS[seat % SIGNS.length]}
    </span>
  );
}

export function seatTitle(seat: number): string {
  return t(`seat-name-${(seat % SIGNS.length) + 1}`);
}
