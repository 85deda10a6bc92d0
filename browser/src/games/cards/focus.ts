/** Where the focus is when what had it is gone. */

export function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === "main";
}

/** A sheet that had the focus is gone: the table has it. */
export function focusTable(): void {
  if (nowhere()) document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
}
