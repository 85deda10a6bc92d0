/** The sentences of Koi-Koi for ears and for the log. */
import { t } from "../../words";
import { Log, Spoken, type Say } from "../cards/spoken";
import { askLine } from "./ask";
import { names } from "./names";
import { sentencesOf } from "./told";

const say: Say = (event) => sentencesOf(event, names()).map(({ k, facts }) => t(k, facts));

export const KoikoiSpoken = () => <Spoken say={say} ask={askLine} />;
export const KoikoiLog = () => <Log say={say} />;
