"""A game in which each keeps the cards that it takes: `new`, `apply`, `view` and what else every game has (rules 5.1,
5.2, 5.6).

look -> reading -> open -> reading -> open ... -> over
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove, KarutaError
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.gather import moves, seats, table
from karuta.games.gather.checks import invariants
from karuta.games.gather.end import Step
from karuta.games.gather.moves import Move
from karuta.games.gather.rules import R, Rules
from karuta.games.gather.ruling import window_ms
from karuta.games.gather.state import Gathering, State, new
from karuta.games.gather.view import View
from karuta.games.readings import Manner

__all__ = [
    "actors",
    "apply",
    "closes_ms",
    "hindrance",
    "invariants",
    "manner",
    "new",
    "outcome",
    "redrawn",
    "view",
]

_SEAT_MOVES: dict[type, Callable[[State, int, Any], Step]] = {
    moves.Ready: seats.ready,
    moves.Hand: seats.hand,
    moves.Yield: seats.hand_over,
    moves.Resign: seats.resign,
}
_TABLE_MOVES: dict[type, Callable[[State, Any], Step]] = {
    moves.Time: table.time,
    moves.Read: table.read,
    moves.Touches: table.touches,
    moves.Void: table.void,
}


def apply(state: State, actor: Actor, move: Move) -> Step:
    """The game after `move` of a seat or the table, and what happened. `IllegalMove` leaves `state` as it is."""
    kind = type(move)
    if actor == TABLE:
        handler = _TABLE_MOVES.get(kind)
        if handler is not None:
            return handler(state, move)
    elif actor in range(state.seats):
        seat_handler = _SEAT_MOVES.get(kind)
        if seat_handler is not None:
            if state.left[actor]:
                raise IllegalMove("you have left this game", key="error-gather-left")
            return seat_handler(state, actor, move)
    raise IllegalMove(
        f"{kind.__name__} by {actor!r}: seats 0 to {state.seats - 1} and the table have moves of their own",
        key="error-kyogi-actor",
        actor=str(actor),
        move=kind.__name__,
    )


def actors(state: State) -> tuple[int, ...]:
    """The seats that the game waits for; none: the table goes on, or all is over."""
    if state.phase == "look":
        return tuple(seat for seat in range(state.seats) if not state.ready[seat] and not state.left[seat])
    return tuple(seat for seat, up in enumerate(state.hands) if up)


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: a spectator)."""
    alone = state.seats == 1
    return View(
        seat=seat,
        phase=state.phase,
        face=state.rules.face,
        verse=state.rules.manner.verse,
        spread=state.spread,
        taken=state.ledger.taken,
        pool=state.ledger.pool,
        debts=state.ledger.debts,
        out=state.out(),
        left=state.left,
        unread=state.unread.numbers,
        readings=state.readings,
        to_read=state.to_read,
        ready=state.ready,
        hands=state.hands,
        clock_ms=state.clock_ms,
        memorise_until_ms=state.memorise_until_ms,
        fouls=state.fouls,
        last=state.last,
        may_yield=seat is not None and seats.may_yield(state, seat),
        winners=state.winners,
        margin=state.margin,
        why=state.why,
        time=state.time if alone else 0,
        misses=state.misses if alone else 0,
        best=state.best if alone else None,
    )


def outcome(state: State) -> Outcome | None:
    """Who won, by how many cards and why; of one who played alone the margin is the time in ms. None while the game
    goes on."""
    return Outcome(state.winners, state.margin, state.why) if state.decided else None


def hindrance(state: State) -> KarutaError | None:
    """Why the reader may not begin now, saying who is waited for; None if it may."""
    return table.hindrance(state)


def closes_ms(state: State, time: int | None) -> int:
    """When the take window of the open reading closes, in ms since the onset (rules 4.8)."""
    if time is not None:
        return time // 10 + state.rules.after_take_ms
    assert state.reading is not None
    return window_ms(state.reading)


def manner(rules: Rules) -> Manner:
    """How it is read."""
    return rules.manner


def redrawn(state: Gathering[R], chance: Chance, seat: int | None) -> Gathering[R]:
    """The same game with the poems to come in another order; nobody sees it."""
    ahead = chance.shuffled(state.order[state.readings :])
    return replace(state, order=(*state.order[: state.readings], *ahead), seed=f"{state.seed} redrawn")
