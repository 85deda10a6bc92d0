"""A match of hana-awase (koikoi rules 7): what each move makes of it, and what each seat may see.

`TABLE` deals each round and turns each stock card; seats play, and pick where a drawn card leaves a choice. Nobody
stops: a round ends when the hands are empty, and stays as it lies until the next is dealt.
"""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.flowers import turns
from karuta.games.flowers.checks import check_cards, check_turn, check_undealt
from karuta.games.flowers.deal import Cards, largest_month
from karuta.games.flowers.state import mixed, seen
from karuta.games.game import TABLE, Actor, Outcome, check_seats
from karuta.games.hanaawase.counting import SIZES, best, counted
from karuta.games.hanaawase.events import Counted, Event, Finish, Redealt
from karuta.games.hanaawase.moves import Deal, Draw, Move, Pick, Play, Resign
from karuta.games.hanaawase.rules import OPTIONS, Rules, rules_of
from karuta.games.hanaawase.state import State, View
from karuta.games.states import demand, reader_of, text_of
from karuta.games.turntaking import Listed, not_for, over

Step: TypeAlias = tuple[State, tuple[Event, ...]]

SEATS = tuple(SIZES)


def new(rules: Rules, seed: str, seats: int) -> State:
    """A match before its first deal, with 2 or 3 seats."""
    check_seats(seats, SEATS)
    return State(rules=rules, seed=seed, scores=(0,) * seats)


def actors(state: State) -> tuple[int, ...]:
    """The seat that the match waits for; none: the table deals or draws, or all is over."""
    return (state.turn,) if state.phase in ("play", "pick") else ()


def legal(state: State, actor: Actor) -> Listed[Move]:
    """The moves that `actor` may make now."""
    return Listed(partial(turns.listed, state, actor), partial(apply, state, actor))


def apply(state: State, actor: Actor, move: Move) -> Step:
    """The match after `move` of a seat or the table, and what happened. `IllegalMove` leaves `state` as it is."""
    if state.phase == "over":
        raise over(move, state.why)
    if actor == TABLE:
        match move:
            case Deal():
                return _deal(state)
            case Draw():
                return turns.draw(state, _settled)
    elif 0 <= actor < len(state.scores):
        match move:
            case Play():
                return turns.play(state, actor, move, actor)
            case Pick():
                return turns.pick(state, actor, move, _settled)
            case Resign():
                return _resign(state, actor)
    last = len(state.scores) - 1
    raise not_for(actor, move, f"seats 0 to {last} play, pick and resign, the table deals and draws")


def _deal(state: State) -> Step:
    """Deal the next round; before the first settle who deals."""
    seats = len(state.scores)
    return turns.deal(state, SIZES[seats], seats, partial(_again, state.rules))


def _again(rules: Rules, dealer: int, cards: Cards) -> Redealt | None:
    """What asks for a deal anew: four of a month on the table, then in the hands from the dealer's on."""
    if rules.table_four == "redeal" and largest_month(cards.table) == 4:
        return Redealt("table_four", None, cards.table)
    for step in range(len(cards.hands)):
        seat = (dealer + step) % len(cards.hands)
        if rules.hand_four == "redeal" and largest_month(cards.hands[seat]) == 4:
            return Redealt("hand_four", seat, cards.hands[seat])
    return None


def _settled(state: State, card: int, taken: tuple[int, ...]) -> Step:
    """The turn is done: the next seat plays, or the round is counted."""
    after = turns.settled(state, card, taken, state.turn)
    seat = turns.next_to_play(after)
    if seat is not None:
        return replace(after, phase="play", turn=seat), ()
    result = counted(after)
    after = replace(
        after,
        phase="deal",
        dealer=result.next_dealer,
        turn=-1,
        scores=result.scores,
        results=(*after.results, result),
    )
    first = best(after.scores)
    if after.round < after.rules.rounds or (len(first) > 1 and after.rules.tie == "round"):
        return after, (Counted(result),)
    after, last = _finished(after, first if len(first) < len(after.scores) else (), "rounds")
    return after, (Counted(result), last)


def _resign(state: State, seat: int) -> Step:
    """The best of the others win; a round that is open counts nothing."""
    others = [score for at, score in enumerate(state.scores) if at != seat]
    winners = tuple(at for at, score in enumerate(state.scores) if at != seat and score == max(others))
    after, last = _finished(state, winners, "resigned")
    return after, (last,)


def _finished(state: State, winners: tuple[int, ...], why: str) -> tuple[State, Finish]:
    after = replace(state, phase="over", turn=-1, winners=winners, why=why)
    return after, Finish(winners, margin(after), why)


def margin(state: State | View) -> int:
    """How many points the winners are ahead of the best of the others, 0 at least."""
    if not state.winners:
        return 0
    others = [score for seat, score in enumerate(state.scores) if seat not in state.winners]
    return max(0, state.scores[state.winners[0]] - max(others))


def outcome(state: State) -> Outcome | None:
    """The seats that won (none: a draw), by how many points, and why; None while the match goes on."""
    return Outcome(state.winners, margin(state), state.why) if state.why else None


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: a spectator): no other hand, and not the stock."""
    return View(**seen(state, seat), scores=state.scores, results=state.results, winners=state.winners, why=state.why)


def redrawn(state: State, chance: Chance, seat: int | None) -> State:
    """The same match with the stock and the hands that `seat` does not see mixed and laid anew."""
    return mixed(state, chance, seat)


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a state that can't be: a card lost or doubled, hands, table or piles of a size that
    no course of play gives, scores that the results don't add up to."""
    seats, done = len(state.scores), len(state.results)
    demand(seats in SIZES, f"{seats} seats")
    told = [len(result.gains) == seats for result in state.results]
    demand(all(told) and -1 <= state.dealer < seats, f"{seats} seats, but not all is told of each")
    sums = tuple(sum(result.gains[seat] for result in state.results) for seat in range(seats))
    demand(sums == state.scores, f"scores {state.scores} are not the sum of the results {sums}")
    demand((state.phase == "over") == bool(state.why), f"phase {state.phase} with reason {state.why!r}")
    at_work = state.phase in ("play", "draw", "pick")
    open_round = at_work or (state.why == "resigned" and done < state.round)
    demand(done == state.round - open_round, f"round {state.round} with {done} results")
    if state.round == 0:
        check_undealt(state)
        return
    check_cards(state, SIZES[seats])
    demand(len(state.piles) == seats, f"{len(state.piles)} piles of {seats} seats")
    if at_work:
        check_turn(state)
    if state.why == "rounds":
        first = best(state.scores)
        demand(state.winners == (first if len(first) < seats else ()), f"{state.winners} won with {state.scores}")


to_text = text_of
from_text = reader_of(State, invariants, OPTIONS, rules_of)
