/** The house's clock at the table: how long a discard can still be taken back. */
import { HouseClock } from "../../clock/house";
import { theLine } from "../../line";

const house = new HouseClock();

/** Follow the house's clock; the returned function ends it. */
export function followClock(): () => void {
  const line = theLine();
  const deaf = line?.on("synced", (answer) => house.hear(answer));
  house.follow((page_ms) => line?.send({ type: "sync", page_ms }));
  return () => {
    deaf?.();
    house.stop();
  };
}

/** Ms from now until that time of the house. */
export function msUntil(houseMs: number): number {
  return Math.max(0, house.toPage(houseMs) - performance.now());
}
