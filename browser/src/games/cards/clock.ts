/** The house's clock at the table: how long a discard can still be taken back. */
import { msUntil as until } from "../../clock/page";

export { followHouse as followClock } from "../../clock/page";

/** Ms from now until that time of the house. */
export const msUntil = (houseMs: number): number => Math.max(0, until(houseMs));
