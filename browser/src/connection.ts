/** Whether the house can be reached, and what it said when it greeted: the same for all games. */
import { computed, signal } from "@preact/signals";
import type { GameInfo, PlayerInfo, Welcome } from "./protocol";

export const connected = signal(false);
/** The match of this page goes on in another window: this one has no seat there any more. */
export const replaced = signal(false);
export const welcome = signal<Welcome | null>(null);

/** A game of the house with the people who play it here. */
export interface Game extends Omit<GameInfo, "players"> {
  players: readonly PlayerInfo[];
  /** Named sets of rules by what differs from the default; the first is the usual one. */
  presets: NonNullable<GameInfo["presets"]>;
}

function told({ players: everybody, games }: Welcome): Map<string, Game> {
  const known = new Map(everybody.map((who) => [who.key, who]));
  return new Map(
    games.map(({ presets = {}, ...info }) => {
      const players = info.players.flatMap((key) => known.get(key) ?? []);
      return [info.name, { ...info, presets, players: info.even ? players.map((who) => ({ ...who, level: null })) : players }];
    }),
  );
}

/** The games of the house by name; none before it has greeted. */
export const games = computed<ReadonlyMap<string, Game>>(() => (welcome.value ? told(welcome.value) : new Map()));
