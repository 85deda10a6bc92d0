/** A sheet of choices that hold at once: its button only puts it away. */
import type { ComponentChildren } from "preact";
import { t } from "../../words";
import { Sheet } from "../sheet";

export function DoneSheet({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      shape="side"
      foot={
        <button type="button" class="primary" onClick={onClose}>
          {t("reader-done")}
        </button>
      }
    >
      {children}
    </Sheet>
  );
}
