/** What games and formats are called. */
import { has, t } from "../words";

export const gameTitle = (game: string): string => (has(`game-${game}-title`) ? t(`game-${game}-title`) : game);

/** A format in words; rules of one's own have none, and some formats are named sets of rules. */
export function formatTitle(game: string, format: string): string {
  if (format === "") return t("hall-own-rules");
  const key = [`format-${game}-${format}`, `${game}-preset-${format}`].find(has);
  return key ? t(key) : format;
}
