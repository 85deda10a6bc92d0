"""Koi-Koi at a live table: its manners, and who thinks there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.game import Game
from karuta.games.koikoi.events import Called, Dealt
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.moves import Play, Resign, SeatMove
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View
from karuta.hall.pace import PACES, PaceName
from karuta.hall.thinking import Mind
from karuta.hall.workshop import Apart
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.advice import PLAYOUTS, READABLE_PLAYOUTS, Advised, advice
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.player import decide

DRAW_MS: Final[dict[PaceName, int]] = {"match": 900, "brisk": 500, "quick": 200}
"""How long a card that was played lies before the stock is turned: so long its play can be taken back."""
PAUSES_MS: Final[dict[str, tuple[int, int]]] = {"play": (700, 800), "pick": (600, 500), "decide": (1100, 900)}
"""By phase: the least pause of a player of the house, and how much more it may be, in ms at match pace."""
WATCHED_MS: Final[dict[type, int]] = {Dealt: 1600, Called: 800}
"""What is looked at before one thinks of the own move, in ms at match pace."""


class Advice(Struct, frozen=True):
    """The moves of a seat, the best first, and how many playouts say so."""

    moves: tuple[Advised, ...]
    playouts: int


def advise(seed: str, view: View) -> Advice:
    """What the moves of the view's seat are worth, by compiled code where that is ready in this process."""
    playouts = PLAYOUTS if rollouts.ready() else READABLE_PLAYOUTS
    moves = sorted(advice(view, seed), key=lambda one: -one.points)
    return Advice(tuple(moves), playouts)


def first(who: str, seed: str, view: View) -> SeatMove:
    """The first thing that the seat may do: the lowest card; stop."""
    return choices(view)[0]


MIND: Final = Mind(decide, advise)
"""The players of the house."""
STILL: Final = Mind(first, advise)
"""Players that do not think."""


def thinker() -> Apart:
    """The players of the house with compiled code in a process of its own."""
    return Apart(MIND, rollouts.warm)


class KoikoiManners:
    """`karuta.hall.manners.Manners` of Koi-Koi. `still`: the house's players take no time."""

    game: Game[Any, Any, Any, Any] = KOIKOI
    takes_back = True

    def __init__(self, *, still: bool = False) -> None:
        self._still = still

    def seen(self, state: State) -> int | None:
        """The round that ended; 0 before the first."""
        return state.round if state.phase == "deal" else None

    def table_ms(self, state: State, pace: PaceName) -> int:
        """The stock card is turned after a breath."""
        return DRAW_MS[pace]

    def pause_ms(self, state: State, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        """A card is quickly chosen; whether to go on takes longer."""
        least, more = PAUSES_MS[state.phase]
        watched = max((WATCHED_MS.get(type(event), 0) for event in last), default=0)
        pause = PACES[pace].haste * (watched + least + chance.below(more + 1))
        return 0 if self._still else round(pause)

    def open(self, state: State, move: SeatMove) -> bool:
        """A card that was played, until the stock card turns."""
        return isinstance(move, Play) and state.phase == "draw"

    def resignation(self) -> Resign:
        """The same for every seat."""
        return Resign()
