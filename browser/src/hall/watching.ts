/** Looking on: what the house shows of matches that this page does not play. One of them may be on the page as a whole,
 * shown by the screen of its game; a hall screen has several. */
import { batch, computed, signal } from "@preact/signals";
import { welcome } from "../connection";
import { HOUSES, houseOf } from "../games/houses";
import { isGame, type Kind } from "../games/index";
import type { Cancelled, Opened, PlayerInfo, Programme, Swept, Update } from "../protocol";
import type { Key, Watching } from "../protocol-hall";
import type { Seated, TableUpdate } from "../protocol-koikoi";

export interface Show {
  told: Watching;
  table: Update["table"] | TableUpdate["table"] | null;
}

type Shown = Watching | Update | TableUpdate | Programme | Cancelled | Swept | Key;

/** By match. */
export const shows = signal<ReadonlyMap<string, Show>>(new Map());
/** The match that fills this page; null: none does. */
export const onStage = signal<string | null>(null);
export const staged = computed(() => (onStage.value === null ? null : (shows.value.get(onStage.value) ?? null)));

/** Number of the reading that was announced last on this page, as one who looks on; null: none. */
let sounding: number | null = null;
export const soundingOn = (): number | null => sounding;

const KINDS = Object.keys(HOUSES) as Kind[];

/** One message of a match that is looked on at. */
export function look(message: Shown): void {
  batch(() => take(message));
}

function take(message: Shown): void {
  const { match = "" } = message;
  if (message.type === "watching") {
    const before = shows.peek().get(match);
    shows.value = new Map(shows.peek()).set(match, { told: message, table: before?.table ?? null });
    if (match === onStage.peek()) raise(message);
    return;
  }
  const show = shows.peek().get(match);
  if (!show) return;
  if (message.type === "update" || message.type === "table_update") {
    shows.value = new Map(shows.peek()).set(match, { ...show, table: message.table });
  }
  if (match !== onStage.peek()) return;
  if (message.type === "programme") sounding = message.reading;
  houseOf(show.told.game).receive(message.type === "programme" ? based(message, show.told.base ?? "") : message);
}

const based = (message: Programme, base: string): Programme =>
  base === "" ? message : { ...message, clips: message.clips.map((clip) => ({ ...clip, url: base + clip.url })) };

/** The curtain rises: the screen of the game is shown as somebody sees it who sits nowhere. */
function raise(told: Watching): void {
  const named = new Map((welcome.peek()?.players ?? []).map((each) => [each.name, each]));
  const players: (PlayerInfo | null)[] = told.names.map((name) => named.get(name) ?? null);
  const common = { match: told.match, key: "", game: told.game, own: [], seat: 0, names: told.names, players, rules: told.rules, differs: told.differs };
  const house = houseOf(told.game);
  for (const kind of KINDS) if (HOUSES[kind] !== house) HOUSES[kind].stand();
  const kind = isGame(told.game) ? kindOf(told.game) : "fields";
  if (kind === "cards") house.receive({ type: "seated", ...common, preset: "", pace: "match", rated: told.rated ?? false } satisfies Seated);
  else {
    const opened: Opened = { type: "opened", ...common, hints: "off", captions: false, pace: "match", breath: false, ranked: true, rated: told.rated ?? false };
    house.receive(opened);
  }
}

const kindOf = (game: string): "mat" | "cards" => (HOUSES.cards === houseOf(game) ? "cards" : "mat");

/** The match comes onto the page; the answer takes it off again. */
export function stage(match: string): () => void {
  onStage.value = match;
  const show = shows.peek().get(match);
  if (show) raise(show.told);
  return () => {
    onStage.value = sounding = null;
    for (const kind of KINDS) HOUSES[kind].stand();
  };
}

/** Nothing is told of it any more. */
export function forgetShow(match: string): void {
  const left = new Map(shows.peek());
  left.delete(match);
  shows.value = left;
}
