"""Koi-Koi at a live table: its manners, and who thinks there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from karuta.games.game import Game
from karuta.games.koikoi.events import Called
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.moves import SeatMove
from karuta.games.koikoi.view import View
from karuta.hall.flowers import Advice, FlowerManners
from karuta.hall.thinking import Mind
from karuta.hall.workshop import Apart
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.advice import PLAYOUTS, READABLE_PLAYOUTS, advice
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.player import decide


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


class KoikoiManners(FlowerManners):
    """`karuta.hall.manners.Manners` of Koi-Koi: whether to go on takes longer than a card."""

    game: Game[Any, Any, Any, Any] = KOIKOI
    pauses_ms: ClassVar = {**FlowerManners.pauses_ms, "decide": (1100, 900)}
    watched_ms: ClassVar = {**FlowerManners.watched_ms, Called: 800}

    def instead(self, view: View) -> Struct:
        """The lowest card that it has; it stops."""
        return choices(view)[0]
