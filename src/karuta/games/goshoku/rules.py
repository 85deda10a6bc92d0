"""The options of goshoku (rules 5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from karuta.chance import Chance
from karuta.games.gather.rules import Rules as Shared
from karuta.games.gather.rules import shared_options
from karuta.games.options import Fields, Options, rules_by
from karuta.mat.scatter import Spread, rows_of
from karuta.poems.orders import COLOURS

_CARDS = 20


class Rules(Shared, frozen=True):
    """The rules of one game: twenty cards of one colour, ten each in two rows, of which so many are read."""

    colour: Literal["seed", "pink", "yellow", "blue", "green", "orange"] = "seed"
    read: int = 17

    @property
    def seats(self) -> tuple[int, ...]:
        """One against one."""
        return (2,)

    @property
    def untaken(self) -> Literal["stays", "removed"]:
        """It can't be taken any more once the next poem begins."""
        return "stays"

    @property
    def lot(self) -> bool:
        """Rock, paper, scissors."""
        return True

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems of the colour."""
        names = tuple(COLOURS)
        return COLOURS[names[chance.child("set").below(len(names))] if self.colour == "seed" else self.colour]

    def to_read(self, pool: Sequence[int]) -> int:
        """All but three, or what was agreed on."""
        return self.read

    def lay(self, cards: Sequence[int], chance: Chance) -> Spread:
        """Shuffled and dealt, in two rows before each player."""
        dealt = chance.shuffled(sorted(cards))
        half = len(dealt) // 2
        return rows_of((dealt[:half], dealt[half:]))


_of = Fields(Rules)
_play, _hands = shared_options(_of)
OPTIONS: Final = Options(
    _of.choice("colour", "cards"), _of.number("read", "cards", 1, _CARDS, offered=(17, 20)), *_play, *_hands
)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS)
