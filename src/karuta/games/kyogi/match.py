"""A match of kyōgi karuta: `new`, `apply`, `view` and what else every game has (rules 3 and 4).

bow -> arrange -> memorise -> bows -> joka -> open -> [sending -> placing ->] reading -> open ... -> thanks -> over
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karuta.errors import KarutaError
from karuta.games.game import Actor, Outcome
from karuta.games.heard import acted, closing, manner, redrawn
from karuta.games.kyogi import holding, moves, seats, sends, table
from karuta.games.kyogi.checks import invariants
from karuta.games.kyogi.events import Event
from karuta.games.kyogi.moves import Move
from karuta.games.kyogi.ruling import window_ms
from karuta.games.kyogi.sends import Step
from karuta.games.kyogi.state import BETWEEN, State, new, side_of, start
from karuta.games.kyogi.view import View
from karuta.games.reader import void
from karuta.games.states import text_of
from karuta.mat.field import Mat

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
    "refusal",
    "start",
    "to_text",
    "view",
]

_NONE_SHORT: dict[int, int] = {}
_SEAT_MOVES: dict[type, Callable[[State, int, Any], Step]] = {
    moves.Bow: seats.bow,
    moves.Lay: seats.lay,
    moves.Ready: seats.ready,
    moves.Swing: seats.swing,
    moves.Away: seats.away,
    moves.Shift: seats.shift,
    moves.Hai: seats.hai,
    moves.Hand: seats.hand,
    moves.Send: sends.send,
    moves.Waive: sends.waive,
    moves.Put: sends.put,
    moves.Pass: holding.pass_on,
    moves.Resign: seats.resign,
}
_TABLE_MOVES: dict[type, Callable[[State, Any], Step]] = {
    moves.Time: table.time,
    moves.Read: table.read,
    moves.Touches: table.touches,
    moves.Void: void,
}


def apply(state: State, actor: Actor, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The match after `move` of a seat or the table, and what happened. `IllegalMove` leaves `state` as it is."""
    return acted(state, actor, move, _SEAT_MOVES, _TABLE_MOVES)


def refusal(state: State, actor: Actor, move: Move) -> KarutaError | None:
    """Why `apply` would refuse the move, or None."""
    try:
        apply(state, actor, move)
    except KarutaError as error:
        return error
    return None


def actors(state: State) -> tuple[int, ...]:
    """The seats that the match waits for, all of a side where any of it may act; none: the table goes on, or all is
    over."""
    if state.phase in ("bow", "bows", "thanks"):
        return tuple(seat for seat, done in enumerate(state.bowed) if not done)
    if state.phase in ("arrange", "memorise"):
        return tuple(seat for seat, done in enumerate(state.ready) if not done)
    waited = {state.hai}
    if state.due is not None:
        waited.add(state.due.seat if state.phase == "sending" else 1 - state.due.seat)
    passing = holding.givers(state) if state.holders and state.phase in BETWEEN else ()
    return tuple(seat for seat, up in enumerate(state.hands) if up or seat % 2 in waited or seat in passing)


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: a spectator). While the opponent has extra time to memorise, a seat sees its own
    field only."""
    return View(
        seat=seat,
        phase=state.phase,
        mat=state.mat if state.phase != "memorise" else _visible(state, seat),
        counts=state.counts,
        unread=state.unread.numbers,
        readings=state.readings,
        dead_left=0 if state.phase == "bow" else _dead_left(state),
        due=state.due,
        hands=state.hands if state.due is None else state.raised(),
        ready=state.ready,
        bowed=state.bowed,
        away=state.away,
        hai=state.hai,
        clock_ms=state.clock_ms,
        memorise_until_ms=state.memorise_until_ms,
        swings=state.called and state.phase == "memorise",
        fouls=state.fouls,
        last=state.last,
        winner=state.winner,
        margin=state.margin,
        verse=state.rules.manner.verse,
        active=state.active,
        holders=state.holders,
        short=holding.short(state) if state.holders and state.phase in BETWEEN else _NONE_SHORT,
    )


def _dead_left(state: State) -> int:
    if state.rules.untaken == "stays_dead":
        return len(state.unread.numbers - state.mat.places.keys())
    return len(state.order) - state.readings - state.counts[0] - state.counts[1]


def _visible(state: State, seat: int | None) -> Mat:
    """The mat while memorising."""
    if seat is None or state.memorise_until_ms is None:
        return state.mat
    extra = state.rules.extra_memorise_s
    mine, others = extra[seat % 2], extra[1 - seat % 2]
    if mine >= others or state.clock_ms >= state.memorise_until_ms - 1000 * (state.rules.memorising_s + mine):
        return state.mat
    side = side_of(seat)
    return Mat(state.mat.format, {card: place for card, place in state.mat.places.items() if place.field == side})


def outcome(state: State) -> Outcome | None:
    """Who won, all of a side, by how many cards (maisa) and why; None while the match goes on."""
    if state.winner is None:
        return None
    return Outcome(tuple(range(state.winner, state.seats, 2)), state.margin, state.why)


hindrance = table.hindrance
closes_ms = closing(lambda state: window_ms(state.rules, state.reading))
to_text = text_of
