"""The games on two fields at a live mat: kyōgi karuta and the games of two sides that are played as it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from karuta.games.kyogi.events import Dealt, Memorised, TwoMinutes
from karuta.games.kyogi.moves import Lay, Pass, Put, Send, Shift, Waive
from karuta.games.kyogi.rules import HintLevel
from karuta.games.kyogi.state import BETWEEN, State
from karuta.games.moves import Resign
from karuta.games.readings import Memorising, ReadGame
from karuta.hall.commands import LayOut
from karuta.hall.laying import Layout, laid
from karuta.mat.stroke import Stroke, sweep

TWO_MINUTES_MS = 120_000
_ABOUT_MS = 500


class FieldManners:
    """`karuta.hall.manners.MatManners` of such a game. `layouts`: how seats want their cards laid once they are
    dealt."""

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

    def early(self, state: State, strokes: Mapping[int, tuple[Stroke, ...]]) -> Iterable[int]:
        """Hands that were down in a field at the onset."""
        return tuple(ignored.seat for ignored in sweep(state.mat, strokes).ignored)

    def resignation(self, state: State, seat: int) -> Resign | None:
        """Until the bows at the end."""
        return None if state.phase in ("thanks", "over") else Resign()


def _two_minutes_left(state: State) -> bool:
    """Whether the call is true: a shorter time to memorise is open to practice swings from its beginning."""
    until = state.memorise_until_ms
    return until is not None and abs(until - state.clock_ms - TWO_MINUTES_MS) <= _ABOUT_MS
