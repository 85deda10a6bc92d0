"""Hana-awase at a live table: its manners, and who plays there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from karuta.games.flowers.moves import Pick, Play
from karuta.games.game import Game
from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.hanaawase.state import View
from karuta.hall.flowers import FlowerManners
from karuta.hall.thinking import Mind
from karuta.players.hanaawase.advice import Advised, advice
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.player import decide


class Advice(Struct, frozen=True):
    """The moves of a seat, the best first. Nothing is played out for it: the cards are counted."""

    moves: tuple[Advised, ...]
    playouts: int = 0


def advise(seed: str, view: View) -> Advice:
    """What the moves of the view's seat are worth."""
    return Advice(advice(view))


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
