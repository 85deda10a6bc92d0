"""Hana-awase at a live table: its manners, and who plays there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from karuta.games.flowers.moves import Pick, Play
from karuta.games.game import Game
from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.hanaawase.state import View
from karuta.hall.flowers import Advice, FlowerManners
from karuta.hall.thinking import Mind
from karuta.players.hanaawase.advice import advice
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.player import decide


def advise(seed: str, view: View) -> Advice:
    """What the moves of the view's seat are worth. Nothing is played out for it: the cards are counted."""
    return Advice(advice(view), 0)


def first(who: str, seed: str, view: View) -> Play | Pick:
    """The first thing that the seat may do: the lowest card."""
    return choices(view)[0]


MIND: Final = Mind(decide, advise)
"""The players of the house."""
STILL: Final = Mind(first, advise)
"""Players that do not think."""


class HanaawaseManners(FlowerManners):
    """`karuta.hall.manners.Manners` of hana-awase."""

    game: Game[Any, Any, Any, Any] = HANAAWASE

    def instead(self, view: View) -> Struct:
        """The lowest card that it has; it stops."""
        return choices(view)[0]
