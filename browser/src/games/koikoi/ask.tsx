/** The line that says what is asked now, and the buttons that go with it. */
import { computed } from "@preact/signals";
import { koikoiLessons } from "../../settings";
import { t } from "../../words";
import { AskBar, askWords } from "../flowers/ask";
import { choices, lit, myTurn, picked, ringed } from "../flowers/choosing";
import { seat } from "./house";
import { lessonOf } from "./lessons";
import { teaching } from "./first";
import { shown } from "./stage";

/** What a first match is told at this moment. */
const lesson = computed(() => {
  const now = shown.value;
  if (!now || !teaching.value || !myTurn.value) return null;
  return lessonOf(now, { seat: seat.value, lit: lit.value, matches: ringed.value.size, asked: choices.value.length > 0 || picked.value !== null });
});

export function askLine(): string {
  return lesson.value ? t(lesson.value, { count: ringed.value.size }) : askWords();
}

export function Ask() {
  const off = lesson.value === null ? null : () => (koikoiLessons.value = false);
  return (
    <AskBar line={askLine()} off={off} />
  );
}
