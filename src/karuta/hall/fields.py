"""The games on two fields at a live mat: kyōgi karuta and the games of two sides that are played as it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from karuta.games.kyogi.events import Dealt, Memorised, Ruling, TwoMinutes
from karuta.games.kyogi.holding import wanted
from karuta.games.kyogi.moves import Hai, Hand, Lay, Pass, Put, Send, Shift, Waive
from karuta.games.kyogi.rules import HintLevel
from karuta.games.kyogi.sends import CENTRE
from karuta.games.kyogi.state import BETWEEN, State, side_of
from karuta.games.moves import Resign
from karuta.games.readings import Memorising, ReadGame
from karuta.hall.commands import LayOut
from karuta.hall.laying import Layout, laid
from karuta.hall.patience import Wait
from karuta.mat.field import Place
from karuta.mat.stroke import Stroke, sweep

TWO_MINUTES_MS = 120_000
_ABOUT_MS = 500


class FieldManners:
    """`karuta.hall.manners.MatManners` of such a game. `layouts`: how seats want their cards laid once they are
    dealt."""

    ruling: ClassVar = Ruling

    def __init__(self, game: ReadGame[Any, Any, Any, Any], layouts: Mapping[int, Layout] | None = None) -> None:
        self.game = game
        self._layouts = dict(layouts or {})

    def hints(self, rules: Any, seat: int) -> HintLevel:
        """What the rules declare as a handicap of the seat's side."""
        hints: tuple[HintLevel, HintLevel] = getattr(rules, "hints", ("off", "off"))
        return hints[seat % 2]

    def moments(self, state: State) -> Iterable[int]:
        """The call before the end of memorising, and the end."""
        until = state.memorise_until_ms
        if state.phase != "memorise" or until is None:
            return ()
        return until - 1000 * state.rules.call_before_s, until

    def waits(self, state: State) -> bool:
        """A send is waited for: it is a right that lapses with the next verse."""
        return state.due is not None

    def pauses(self, state: State) -> bool:
        """Between readings."""
        return state.phase in BETWEEN

    def counts(self, move: Any) -> bool:
        """What moves cards."""
        return isinstance(move, Send | Put | Shift | Waive | Pass)

    def laid(self, state: State, seat: int, wish: LayOut) -> Lay:
        """A layout of the house's or the seat's own."""
        return Lay(laid(state, seat, wish))

    def follow(self, state: State, events: tuple[Any, ...]) -> Iterable[tuple[int, Lay]]:
        """The layouts chosen when the seats were taken."""
        if not any(isinstance(event, Dealt) for event in events):
            return ()
        return tuple((seat, Lay(layout(state))) for seat, layout in self._layouts.items())

    def call(self, state: State, events: tuple[Any, ...]) -> str:
        """The three calls of the time to memorise."""
        kinds = {type(event) for event in events}
        if Memorising in kinds:
            return "call_start"
        if TwoMinutes in kinds and _two_minutes_left(state):
            return "call_two_minutes"
        # Who is ready before the time needs no call.
        in_time = state.clock_ms >= (state.memorise_until_ms or 0) > 0
        return "call_time" if Memorised in kinds and in_time else ""

    def waits_for(self, state: State) -> Iterable[Wait]:
        """Who has a hand up, owes a *hai*, a send, a card to lay down or to pass on; a right to send lapses."""
        if state.phase not in BETWEEN:
            return
        for seat, up in enumerate(state.hands):
            if up:
                yield Wait((seat,), seat, Hand(False))
        if state.hai is not None:
            yield Wait(self._side(state, state.hai), state.hai, Hai())
        due = state.due
        if due is not None and not due.cards:
            yield Wait(self._side(state, due.seat), due.seat, Waive())
        elif due is not None:
            side = 1 - due.seat
            place = state.mat.room(side_of(side), Place(side_of(side), 0, CENTRE))
            if place is not None:
                # What nobody puts down is the last one's (rules 5.7).
                seat = side + 2 * max(0, len(state.rules.shares) - 1)
                yield Wait(self._side(state, side), seat, Put(due.cards[0], place))
        if state.holders:
            for seat in range(state.seats):
                if (move := wanted(self.game.view(state, seat))) is not None:
                    yield Wait(self._side(state, seat), seat, move)

    def _side(self, state: State, seat: int) -> tuple[int, ...]:
        return tuple(range(seat % 2, state.seats, 2))

    def early(self, state: State, strokes: Mapping[int, tuple[Stroke, ...]]) -> Iterable[int]:
        """Hands that were down in a field at the onset."""
        return tuple(ignored.seat for ignored in sweep(state.mat, strokes).ignored)

    def partners(self, seat: int, other: int) -> bool:
        """Those who sit at one field."""
        return seat % 2 == other % 2

    def resignation(self, state: State, seat: int) -> Resign | None:
        """Until the bows at the end."""
        return None if state.phase in ("thanks", "over") else Resign()


def _two_minutes_left(state: State) -> bool:
    """Whether the call is true: a shorter time to memorise is open to practice swings from its beginning."""
    until = state.memorise_until_ms
    return until is not None and abs(until - state.clock_ms - TWO_MINUTES_MS) <= _ABOUT_MS
