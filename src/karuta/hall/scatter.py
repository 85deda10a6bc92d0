"""The games in which each keeps the cards that it takes, at a live cloth: chirashidori, sakasama, goshoku."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NoReturn

from karuta.errors import BadInput
from karuta.games.gather.events import Award
from karuta.games.gather.moves import Yield
from karuta.games.moves import Resign
from karuta.games.readings import Hand, Heard, ReadGame
from karuta.hall.commands import LayOut
from karuta.hall.manners import HintLevel
from karuta.hall.patience import Wait
from karuta.mat.scatter import touches
from karuta.mat.stroke import Stroke


class ScatterManners:
    """`karuta.hall.manners.MatManners` of such a game."""

    ruling: ClassVar = Award

    def __init__(self, game: ReadGame[Any, Any, Any, Any]) -> None:
        self.game = game

    def hints(self, rules: Any, seat: int) -> HintLevel:
        """None unless they are asked for."""
        return "off"

    def moments(self, state: Heard) -> Iterable[int]:
        """The end of looking at the cards."""
        return () if state.memorise_until_ms is None else (state.memorise_until_ms,)

    def waits(self, state: Heard) -> bool:
        """For nobody."""
        return False

    def pauses(self, state: Heard) -> bool:
        """Between readings."""
        return bool(state.phase == "reading")

    def counts(self, move: Any) -> bool:
        """A card that changes hands."""
        return isinstance(move, Yield)

    def laid(self, state: Heard, seat: int, wish: LayOut) -> NoReturn:
        """Cards lie as they lie."""
        raise BadInput("the cards of this game lie as they fell: nobody lays them out", key="error-layout-scatter")

    def follow(self, state: Heard, events: tuple[Any, ...]) -> Iterable[tuple[int, Any]]:
        """Nothing."""
        return ()

    def call(self, state: Heard, events: tuple[Any, ...]) -> str:
        """None: the calls are those of competitions."""
        return ""

    def waits_for(self, state: Heard) -> Iterable[Wait]:
        """Who has a hand up."""
        if state.phase == "reading":
            yield from (Wait((seat,), seat, Hand(False)) for seat, up in enumerate(state.hands) if up)  # type: ignore[attr-defined]

    def early(self, state: Any, strokes: Mapping[int, tuple[Stroke, ...]]) -> Iterable[int]:
        """Hands that lay on a card at the onset."""
        return tuple(ignored.seat for ignored in touches(state.spread, strokes).ignored)

    def partners(self, seat: int, other: int) -> bool:
        """Each plays alone."""
        return False

    def resignation(self, state: Heard, seat: int) -> Resign | None:
        """Until the game is over; who has left has left."""
        return None if state.phase == "over" or state.left[seat] else Resign()  # type: ignore[attr-defined]
