"""A game in which each keeps the cards that it takes: `new`, `apply`, `view` and what else every game has (rules 5.1,
5.2, 5.6).

look -> reading -> open -> reading -> open ... -> over
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karuta.errors import IllegalMove
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.gather import moves, seats, table
from karuta.games.gather.checks import invariants
from karuta.games.gather.end import Step
from karuta.games.gather.moves import Move
from karuta.games.gather.ruling import window_ms
from karuta.games.gather.state import State, new
from karuta.games.gather.view import View
from karuta.games.heard import acted, closing, manner, redrawn
from karuta.games.reader import void

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
    moves.Void: void,
}


def apply(state: State, actor: Actor, move: Move) -> Step:
    """The game after `move` of a seat or the table, and what happened. `IllegalMove` leaves `state` as it is."""
    if actor != TABLE and actor in range(state.seats) and state.left[actor]:
        raise IllegalMove("you have left this game", key="error-gather-left")
    return acted(state, actor, move, _SEAT_MOVES, _TABLE_MOVES)


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


hindrance = table.hindrance
closes_ms = closing(lambda state: window_ms(state.reading))
