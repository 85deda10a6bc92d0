/** The one clock of the house that this page goes by, whoever asks: readers, tables of cards, countdowns. */
import { theLine } from "../line";
import { HouseClock } from "./house";

export const house = new HouseClock();

let followers = 0;
let deaf: (() => void)[] = [];

/** Follow the house's clock for as long as somebody does; the returned function ends it. */
export function followHouse(): () => void {
  const line = theLine();
  const ask = () => house.follow((page_ms) => line?.send({ type: "sync", page_ms }));
  followers += 1;
  if (followers === 1 && line) {
    const back = ({ again }: { again: boolean }) => {
      // Who answers now may be another process, whose clock began elsewhere.
      if (again) house.renew();
      ask();
    };
    deaf = [line.on("synced", (answer) => house.hear(answer)), line.on("ready", back)];
  }
  ask();
  let following = true;
  return () => {
    if (!following) return;
    following = false;
    followers -= 1;
    if (followers > 0) return;
    house.stop();
    for (const stop of deaf) stop();
    deaf = [];
  };
}

/** Ms from now until a time of the house; below 0: it has passed. */
export function msUntil(houseMs: number): number {
  return house.toPage(houseMs) - performance.now();
}
