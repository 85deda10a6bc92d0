/** What several pages of the hall show alike: the way from one to the other, a rating, a game with its format, a seat. */
import { useLocation } from "preact-iso";
import { games } from "../connection";
import { Crest } from "../pages/crest";
import { Mark, type MarkName } from "../pages/mark";
import { label, valueWords } from "../pages/options";
import { SiteHead } from "../pages/site-head";
import type { Rating, RoomTerms } from "../protocol-hall";
import { name } from "../settings";
import { language, t } from "../words";
import { cut, self } from "./hall";
import { formatTitle } from "./titles";
import "../styles/hall.css";

export { formatTitle, gameTitle } from "./titles";

function Way({ to, mark, children }: { to: string; mark: MarkName; children: string }) {
  const { path } = useLocation();
  return (
    <a href={to} aria-current={path === to ? "page" : undefined}>
      <Mark name={mark} /> <span>{children}</span>
    </a>
  );
}

/** The head of every page of the hall. */
export function HallHead() {
  const who = self.value?.account ? self.value.name : name.value.trim() || t("hall-guest");
  return (
    <>
      <SiteHead>
        <nav class="hall-ways" aria-label={t("hall-more")}>
          <Way to="/hall" mark="people">
            {t("hall-title")}
          </Way>
          <Way to="/leaders" mark="cup">
            {t("leaders-title")}
          </Way>
          <Way to="/account" mark="person">
            {who}
          </Way>
        </nav>
      </SiteHead>
      {cut.value ? (
        <p class="hall-cut" role="status">
          {t("hall-cut")}
        </p>
      ) : null}
    </>
  );
}

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
      {(terms.pace ?? "match") === "match" ? null : <li>{t(`page-pace-${terms.pace}`)}</li>}
    </ul>
  );
}

/** Whether it counts: a seal for what does. */
export function Counts({ rated }: { rated: boolean | undefined }) {
  return rated ? <span class="seal hall-seal">{t("hall-rated")}</span> : <span class="hall-friendly">{t("hall-friendly")}</span>;
}

/** A seat by the crest of its plant; what it is called is that plant's name. */
export function SeatSign({ seat, own = false }: { seat: number; own?: boolean }) {
  return <Crest at={seat} own={own} />;
}

const CRESTED = 10;
export const seatTitle = (seat: number): string => t(`seat-name-${(seat % CRESTED) + 1}`);

export const dateOf = (ms: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(ms);

export const pageOf = (account: string): string => `/people/${encodeURIComponent(account)}`;
