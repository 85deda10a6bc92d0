/** Which sheet lies over the page. */
import { signal } from "@preact/signals";
import { Fault } from "./programme/fault";
import { t } from "../../words";

export type SheetName = "wish" | "sets" | "voice" | "clock" | "share" | "more" | "help";
export const sheet = signal<SheetName | null>(null);
/** A line of what just happened, for all to read. */
export const said = signal<string | null>(null);

export const show = (name: SheetName) => () => (sheet.value = name);
export const close = () => (sheet.value = null);

/** A fault in words. */
export function spoken(fault: unknown): string {
  return fault instanceof Fault ? t(fault.key, fault.facts) : t("reader-went-wrong");
}

/** Give a text as a file. */
export function give(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
