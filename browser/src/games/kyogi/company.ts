/** Who sits at the mat, as the page calls them. */
import type { PlayerInfo } from "../../protocol";
import { playerName } from "../../pages/names";
import * as settings from "../../settings";
import { t } from "../../words";
import { faceToFace, inTeams, looking, opened, own, practice, rival, seat, side, sideOfSeat, type SideNumber } from "./house";

/** Seats of a side, in order. */
export function membersOf(which: number): number[] {
  return (opened.value?.names ?? ["", ""]).flatMap((_, at) => (sideOfSeat(at) === which ? [at] : []));
}

/** The character of the house at a seat of kyōgi karuta, with class and style; null: a person, or a member of a side. */
export function characterAt(at: number): PlayerInfo | null {
  return inTeams.value ? null : (opened.value?.players[at] ?? null);
}

/** Somebody at the mat by name; the only person at this page by their own, or by none. */
export function seatName(at: number, alone = t("page-you")): string {
  const sitting = opened.value;
  if (!sitting) return "";
  // Between people everybody goes by the name that the others see.
  if (practice.value && own.value.length === 1 && at === seat.value) return settings.name.value.trim() || alone;
  const player = sitting.players[at];
  return player ? playerName(player) : (sitting.names[at] ?? "");
}

/** A side: who sits there alone, or the name that the game gives to it. */
export function sideName(which: number, alone?: string): string {
  return inTeams.value ? t(`start-side-${which}`) : seatName(which, alone);
}

/** What the page is called: whom one plays, or who plays whom. */
export function titleOf(): string {
  return looking.value ? t("watch-title", { a: sideName(0), b: sideName(1) }) : t("match-title", { rival: sideName(rival.value) });
}

/** Whose eyes sentences are for: one's own side, if only one side sits at this page. */
export function eyes(): SideNumber | null {
  return faceToFace.value || looking.value ? null : side.value;
}
