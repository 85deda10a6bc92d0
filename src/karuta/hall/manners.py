"""How a game of cards is played at a live table, beyond its rules: what waits for whom, and for how long."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.game import Game
from karuta.hall.pace import PaceName


class Manners(Protocol):
    """What a table needs to know of its game that the rules don't say."""

    game: Game[Any, Any, Any, Any]

    def seen(self, state: Any) -> int | None:
        """The number of the round whose end people look at before the table goes on (0: none was yet); None while a
        round is played or the match is over."""
        ...

    def table_ms(self, state: Any, pace: PaceName) -> int:
        """The pause before the table's move within a round."""
        ...

    def pause_ms(self, state: Any, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        """How long a player of the house takes, at least, after `last` has happened."""
        ...

    def open(self, state: Any, move: Any) -> bool:
        """Whether `move`, just made, is not settled yet: it may be taken back by whoever made it."""
        ...

    def resignation(self) -> Struct:
        """The move by which a seat gives the match up."""
        ...
