import type { Note, Refused } from "../protocol";
import { has, t } from "../words";

/** A remark or refusal of the house in the language shown; its English message where the catalogue lacks it. */
export function remarkWords(remark: Note | Refused): string {
  if (has(remark.key)) return t(remark.key, remark.facts ?? {});
  return remark.type === "refused" ? remark.message : remark.key;
}
