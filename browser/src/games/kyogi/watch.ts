import { clockOf } from "../../clock/match";
import { table } from "./house";

export { minutes } from "../../clock/match";
export const { clockMs, phaseBegan, run } = clockOf(table, "bow");
