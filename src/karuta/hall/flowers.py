"""What the games with flower cards have in common at a live table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.flowers.events import Dealt
from karuta.games.flowers.moves import Play
from karuta.games.flowers.state import FlowerState
from karuta.games.game import Game
from karuta.games.moves import Resign
from karuta.hall.pace import PACES, PaceName
from karuta.players.koikoi.advice import Advised

DRAW_MS: Final[dict[PaceName, int]] = {"match": 900, "brisk": 500, "quick": 200}
"""How long a card that was played lies before the stock is turned: so long its play can be taken back."""


class Advice(Struct, frozen=True):
    """The moves of a seat, the best first, and how many playouts say so; 0: none, they are worked out."""

    moves: tuple[Advised, ...]
    playouts: int


class FlowerManners:
    """`karuta.hall.manners.Manners` of a game with flower cards. `still`: the house's players take no time."""

    game: Game[Any, Any, Any, Any]
    takes_back = True
    pauses_ms: ClassVar[Mapping[str, tuple[int, int]]] = {"play": (700, 800), "pick": (600, 500)}
    """By phase: the least pause of a player of the house, and how much more it may be, in ms at match pace."""
    watched_ms: ClassVar[Mapping[type, int]] = {Dealt: 1600}
    """What is looked at before one thinks of the own move, in ms at match pace."""

    def __init__(self, *, still: bool = False) -> None:
        self._still = still

    def seen(self, state: FlowerState) -> int | None:
        """The round that ended; 0 before the first."""
        return state.round if state.phase == "deal" else None

    def table_ms(self, state: FlowerState, pace: PaceName) -> int:
        """The stock card is turned after a breath."""
        return DRAW_MS[pace]

    def pause_ms(self, state: FlowerState, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        """A card is quickly chosen; what a game asks besides may take longer."""
        least, more = self.pauses_ms[state.phase]
        watched = max((self.watched_ms.get(type(event), 0) for event in last), default=0)
        pause = PACES[pace].haste * (watched + least + chance.below(more + 1))
        return 0 if self._still else round(pause)

    def open(self, state: FlowerState, move: Struct) -> bool:
        """A card that was played, until the stock card turns."""
        return isinstance(move, Play) and state.phase == "draw"

    def resignation(self) -> Resign:
        """The same for every seat."""
        return Resign()

    def instead(self, view: Any) -> Struct:
        """The lowest card that may be chosen."""
        raise NotImplementedError
