/** Whether a key is meant for something else than the table: a field, a sheet, the browser itself. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest("input, select, textarea, dialog, [popover]") || event.ctrlKey || event.metaKey || event.altKey;
}
