"""An opponent at a match of Koi-Koi.

It is a function of its seed and of what its seat may see, and keeps nothing from one move to the next: a match that was
resumed or taken back finds the same player, and any process can answer for it.
"""

from __future__ import annotations

from karuta.games.koikoi.moves import SeatMove
from karuta.games.koikoi.view import View
from karuta.players.dice import Dice
from karuta.players.koikoi.characters import Character, Level, find
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.levels import STRATEGIES, Temper

__all__ = ["KoikoiPlayer", "decide", "player_of"]


class KoikoiPlayer:
    """One seat at one match. `who` is a person of the house, or a level without a temper of its own."""

    def __init__(self, who: Character | Level, seed: str) -> None:
        self.level: Level = who.level if isinstance(who, Character) else who
        self.temper = Temper(who.boldness) if isinstance(who, Character) else Temper()
        self._seed = seed

    def choose(self, view: View) -> SeatMove:
        """The move of the view's seat, which is on turn; ValueError if it is not. The same view has the same answer."""
        moves = choices(view)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase!r}")
        if len(moves) == 1:
            return moves[0]
        dice = Dice(f"{self._seed}/{view.seat}/{view.round}.{len(view.turns)} {view.phase}")
        return STRATEGIES[self.level](view, self.temper, dice)


def player_of(name: str, seed: str) -> KoikoiPlayer:
    """The player that `name`, a character or a level, means; `BadInput` names those there are."""
    return KoikoiPlayer(find(name), seed)


def decide(name: str, seed: str, view: View) -> SeatMove:
    """What that player does: the same as `player_of(name, seed).choose(view)`, for a process that holds no players."""
    return player_of(name, seed).choose(view)
