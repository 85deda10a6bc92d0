/** From page to page: two buttons, and the arrow keys of the keyboard on either. */
import { t } from "../../words";
import { Mark } from "../mark";

export function Turner({ page, pages, label, onTurn }: { page: number; pages: number; label: string; onTurn: (page: number) => void }) {
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onTurn(to);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: pages }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  // A button that can do nothing keeps its place and the focus.
  return (
    <div class="print-turner" role="group" aria-label={t("print-page-preview")} onKeyDown={press}>
      <button type="button" class="icon print-turn-back" aria-label={t("print-page-before")} aria-disabled={page <= 1} onClick={() => turn(page - 1)}>
        <Mark name="arrow" />
      </button>
      <span role="status">{label}</span>
      <button type="button" class="icon" aria-label={t("print-page-after")} aria-disabled={page >= pages} onClick={() => turn(page + 1)}>
        <Mark name="arrow" />
      </button>
    </div>
  );
}
