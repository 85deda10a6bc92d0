/** A sheet of paper laid over the page: a modal dialog that Escape and its own button close. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words";
import { Mark } from "./mark";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  foot?: ComponentChildren;
  /** `side` comes from the edge and leaves the mat in sight. */
  shape?: "middle" | "side";
}

export function Sheet({ title, onClose, children, foot, shape = "middle" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} class={`sheet sheet-${shape}`} aria-labelledby={id} onClose={onClose} onMouseDown={outside}>
      <div class="sheet-in">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="quiet icon" onClick={onClose} aria-label={t("page-close")}>
            <Mark name="close" />
          </button>
        </header>
        <div class="sheet-body" tabIndex={0} role="region" aria-labelledby={id}>
          {children}
        </div>
        {foot ? <footer class="sheet-foot">{foot}</footer> : null}
      </div>
    </dialog>
  );
}
