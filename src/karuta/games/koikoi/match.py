"""A match of Koi-Koi: what each move makes of it, and what each seat may see (koikoi rules 2).

`TABLE` deals each round and turns each stock card; seats play, pick, and decide. A round that is over stays as it lies
until the next is dealt.
"""

from __future__ import annotations

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import BadInput, KarutaError
from karuta.games.flowers import turns as flowers
from karuta.games.flowers.deal import Cards
from karuta.games.flowers.state import mixed, seen
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.koikoi import deal as dealing
from karuta.games.koikoi import endings, turns
from karuta.games.koikoi.checks import invariants
from karuta.games.koikoi.events import Redealt
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Pick, Play, Resign, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.state import State, side_of
from karuta.games.koikoi.turns import Step
from karuta.games.koikoi.view import View
from karuta.games.states import reader_of, text_of
from karuta.games.turntaking import not_for, over, refused

__all__ = ["actors", "apply", "from_text", "invariants", "new", "outcome", "redrawn", "refusal", "to_text", "view"]

_WAITING = ("play", "pick", "decide")


def new(rules: Rules, seed: str, seats: int | None = None) -> State:
    """A match before its first deal. `seats` is 2, or 4 with `teams`; None: what the rules say."""
    if seats is not None and seats != rules.seats:
        raise BadInput(
            f"{seats} seats: with teams={'on' if rules.teams else 'off'} a match has {rules.seats}",
            key="error-koikoi-seats",
            given=seats,
            seats=rules.seats,
        )
    return State(rules=rules, seed=seed, scores=(rules.start_points, rules.start_points))


def actors(state: State) -> tuple[int, ...]:
    """The seat that the match waits for; none: the table deals or draws, or all is over."""
    return (state.turn,) if state.phase in _WAITING else ()


def apply(state: State, actor: Actor, move: Move) -> Step:
    """The match after `move` of a seat or the table, and what happened. `IllegalMove` leaves `state` as it is."""
    if state.phase == "over":
        raise over(move, state.why)
    if actor == TABLE:
        match move:
            case Draw():
                return turns.draw(state)
            case Deal():
                return _deal(state)
    elif isinstance(actor, int) and 0 <= actor < state.rules.seats:
        match move:
            case Play():
                return turns.play(state, actor, move)
            case Pick():
                return turns.pick(state, actor, move)
            case Stop():
                return turns.stop(state, actor, move)
            case KoiKoi():
                return turns.koikoi(state, actor, move)
            case Resign():
                return endings.resign(state, actor)
    last = state.rules.seats - 1
    raise not_for(actor, move, f"seats 0 to {last} play, pick, stop, call and resign, the table deals and draws")


def refusal(state: State, actor: Actor, move: Move) -> KarutaError | None:
    """Why `apply` would refuse the move, or None."""
    return refused(apply, state, actor, move)


def _deal(state: State) -> Step:
    """Deal the next round: before the first settle who deals; deal anew as long as a special deal asks for it; one that
    brings points ends the round at once (koikoi rules 2.1-2.3)."""
    rules = state.rules

    def again(dealer: int, cards: Cards) -> Redealt | None:
        special = dealing.special(rules, dealer, cards)
        if special is None or special.side is not None:
            return None
        return Redealt(special.kind, special.seat, dealing.shown(special, cards))

    after, events = flowers.deal(state, dealing.size(rules), 2, again)
    after = replace(after, calls=(0, 0), counted=(0, 0), held=(0, 0))
    special = dealing.special(rules, after.dealer, Cards(after.hands, after.table, after.stock))
    if special is None or special.side is None:
        return after, events
    ending = endings.Ending("special", special.side, special.seat, points=rules.special_points, special=special.kind)
    after, more = endings.end_round(after, ending)
    return after, (*events, *more)


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: a spectator)."""
    return View(
        **seen(state, seat),
        shown=state.hands if state.phase in ("deal", "over") else (),
        calls=state.calls,
        counted=state.counted,
        held=state.held,
        scores=state.scores,
        results=state.results,
        winner=state.winner,
        why=state.why,
    )


def outcome(state: State) -> Outcome | None:
    """The seats that won (none: a draw), by how many points, and why; None while the match goes on."""
    if state.phase != "over":
        return None
    winners = tuple(seat for seat in range(state.rules.seats) if side_of(seat) == state.winner)
    return Outcome(winners, endings.margin(state), state.why)


def redrawn(state: State, chance: Chance, seat: int | None) -> State:
    """The same match with the stock and the hands that `seat` does not see mixed and laid anew."""
    return mixed(state, chance, seat, shown=state.phase in ("deal", "over"))


to_text = text_of
from_text = reader_of(State, invariants, OPTIONS, rules_of)
