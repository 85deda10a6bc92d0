/** What happened and what is asked, as catalogue entries with their facts. */
import type { KoikoiTable } from "../../protocol-koikoi";
import type { GameEvent, SeatMove } from "./house";

export interface Sentence {
  k: string;
  facts: Record<string, string | number>;
}

/** How people, cards and yaku are called. */
export interface Names {
  seat: number;
  person: (seat: number) => string;
  card: (card: number) => string;
  month: (card: number) => string;
  yaku: (name: string) => string;
  list: (words: readonly string[]) => string;
}

export const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** What a win counts after so many koi-koi of the other side; 1 where that depends on more than the calls. */
export function timesAfter(rules: Record<string, string | number | boolean>, calls: number): number {
  if (rules["doubling"] === "literal" || rules["call_at_threshold"] === true) return 1;
  return rules["opponent_koikoi"] === "double" ? 2 : rules["opponent_koikoi"] === "per_call" ? 2 ** calls : 1;
}

const say = (k: string, facts: Sentence["facts"] = {}): Sentence => ({ k: `koikoi-said-${k}`, facts });

/** One event -> its sentences. `who` is `you` or `other`, so that a language may turn its verbs. */
export function sentencesOf(event: GameEvent, names: Names): Sentence[] {
  const who = (seat: number) => ({ who: seat === names.seat ? "you" : "other", name: names.person(seat) });
  const cards = (them: readonly number[]) => names.list(them.map(names.card));
  switch (event.event) {
    case "dealer_drawn": {
      const draws = event.draws.flatMap((draw) =>
        draw.map((card, seat) => say("draws", { ...who(seat), card: names.card(card), month: names.month(card) })),
      );
      return [...draws, say("dealer", who(event.dealer))];
    }
    case "redealt":
      return [say(`special-${event.kind}`, { ...who(event.seat ?? -1), cards: cards(event.cards) }), say("redealt")];
    case "dealt":
      return [say("dealt", { round: event.round, cards: cards(event.table) })];
    case "discarded":
      return [taken("play", event)];
    case "drawn":
      return event.choices?.length
        ? [say("draw-choice", { ...who(event.seat), card: names.card(event.card), taken: names.list(event.choices.map(names.card)) })]
        : [taken("draw", event)];
    case "picked":
      return [taken("pick", event)];
    case "made":
      return [
        say("made", { ...who(event.seat), yaku: names.list(event.fresh.map(names.yaku)), points: event.points }),
      ];
    case "called":
      return [say("called", who(event.seat))];
    case "round_ended":
      return ending(event);
    case "ended":
      return [endingOf(event.winner, sideOf(names.seat), event.margin, names)];
  }

  function taken(how: string, { seat, card, taken: them }: { seat: number; card: number; taken: readonly number[] }): Sentence {
    return say(`${how}-${them.length ? "takes" : "lies"}`, { ...who(seat), card: names.card(card), taken: cards(them) });
  }

  function ending({ result }: Extract<GameEvent, { event: "round_ended" }>): Sentence[] {
    const { why, seat, side, special, gains } = result;
    if (why === "resigned") return [say("resigned", who(seat ?? 0))];
    if (why === "special" && special) {
      return [say(`special-${special}`, { ...who(seat ?? -1), cards: "" }), ...(side === null ? [] : [say("scores", { ...who(seat ?? side), points: gains[side]! })])];
    }
    if (side === null) return [say("exhausted")];
    if (seat === null) return [say("exhausted-scores", { name: names.person(sideOf(names.seat) === side ? names.seat : side), points: gains[side]! })];
    return [say("stops", { ...who(seat), points: gains[side]! })];
  }
}

function endingOf(winner: number | null, side: number, margin: number, names: Names): Sentence {
  if (winner === null) return say("match-draw");
  return say(winner === side ? "match-won" : "match-lost", { name: names.person((names.seat + 1) % 2), margin });
}

/** What is asked of this seat now, or whom one waits for. */
export function askOf(
  table: KoikoiTable,
  names: Names,
  now: { moves: readonly SeatMove[]; asking: number | null; picked: number | null; choices: readonly number[] },
): Sentence {
  const ask = (k: string, facts: Sentence["facts"] = {}): Sentence => ({ k: `koikoi-ask-${k}`, facts });
  if (table.phase === "over") return ask("over");
  if (table.phase === "deal") return ask(table.waits ? "deal" : "wait");
  const name = { name: names.person(table.turn) };
  if (table.turn !== names.seat) return ask(table.phase === "decide" ? "other-decides" : "other", name);
  if (table.phase === "draw") return ask("draw");
  if (now.moves.length === 0) return ask("wait");
  if (table.phase === "decide") return ask("decide");
  if (table.phase === "pick") return ask("pick", { card: names.card(table.drawn) });
  if (now.asking !== null) return ask("which", { card: names.card(now.asking) });
  if (now.picked !== null) return ask("again", { card: names.card(now.picked) });
  return ask("play");
}
