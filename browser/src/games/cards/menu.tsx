/** Everything else about a match at a table of cards: where to read on, what may be set, the way out. */
import type { ComponentChildren } from "preact";
import { Choice } from "../../pages/choice";
import { Leaving } from "../../pages/leaving";
import { Mark, type MarkName } from "../../pages/mark";
import { Looks, Sounds } from "../../pages/settings";
import { PACES } from "../../settings";
import { t } from "../../words";
import { leave, make, pace, practice, seated, setPace } from "./house";

/** A page of the menu, its sign and its name in the catalogue. */
export type MenuLink<P> = readonly [page: P, mark: MarkName, word: string];

interface Props<P> {
  links: readonly MenuLink<P>[];
  go: (page: P) => void;
  onClose: () => void;
  /** Catalogue entry: what giving up means here. */
  sure: string;
  over: boolean;
  gone?: boolean;
  also?: ComponentChildren;
  standing?: ComponentChildren;
  /** What may be set about this table. */
  children?: ComponentChildren;
}

export function TableMenu<P>({ links, go, onClose, sure, over, gone = false, also, standing, children }: Props<P>) {
  return (
    <>
      <div class="menu-links">
        {links.map(([page, mark, word]) => (
          <button key={word} type="button" onClick={() => go(page)}>
            <Mark name={mark} /> {t(word)}
          </button>
        ))}
        {also}
      </div>
      {standing}
      <h3>{t("koikoi-at-the-table")}</h3>
      <div class="form">
        {children}
        {practice.value ? (
          <Choice label={t("settings-pace")} values={PACES} value={pace.value} say={(value) => t(`page-pace-${value}`)} onChoose={setPace} note={t("koikoi-pace-note")} />
        ) : null}
      </div>
      <h3>{t("settings-looks")}</h3>
      <Looks />
      <h3>{t("settings-sounds")}</h3>
      <Sounds />
      <Leaving sitting={seated.value} over={over} gone={gone} sure={sure} resign={() => void make({ move: "resign" })} leave={leave} onClose={onClose} />
    </>
  );
}
