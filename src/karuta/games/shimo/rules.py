"""The options of shimo-no-ku karuta, and how many cards each player holds (rules 5.7)."""

from __future__ import annotations

from typing import Final, Literal

from karuta.errors import BadInput
from karuta.games.kyogi.teams import Teams, checked, team_options
from karuta.games.options import Fields, Options, rules_by
from karuta.games.readings import Manner

ROLES = ("attack", "centre", "defence")
"""Of the seats 0, 2, 4 of side A and 1, 3, 5 of side B."""
_MANNER = Manner(verse="lower")


class Rules(Teams, frozen=True):
    """The rules of one match. Times of strokes in ms, others in seconds as their names say."""

    attack: int = 0
    """Cards that the attack holds at the start, and the centre; 0: no more than they have to. The defence holds the
    rest."""
    centre: int = 0
    each_holds: int = 5
    """The fewest cards that a player holds; fewer when the team has fewer than `3 * each_holds`."""
    untaken: Literal["owner_takes", "flows", "stays_dead"] = "owner_takes"
    """`flows`: the reader puts it back and reads it once more, later."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Three against three."""
        return (6,)

    @property
    def manner(self) -> Manner:
        """The lower verse of the poem before, a silence, and the lower verse."""
        return _MANNER

    @property
    def shares(self) -> tuple[int, ...]:
        """How many cards attack, centre and defence hold: of fifty usually 5, 5 and 40."""
        cards = self.cards[0]
        least = self.least(cards)
        attack, centre = self.attack or least, self.centre or least
        return attack, centre, cards - attack - centre

    def least(self, left: int) -> int:
        """Each holds 5 at least; with 14 cards or fewer in the team 3, with 8 or fewer 1.

        >>> [Rules().least(left) for left in (50, 15, 14, 9, 8, 1)]
        [5, 5, 3, 3, 1, 1]
        """
        return min(self.each_holds, 5 if left > 14 else 3 if left > 8 else 1)


_of = Fields(Rules)
_CARDS, _OTHERS = team_options(_of)
OPTIONS: Final = Options(
    *_CARDS,
    _of.number("attack", "cards", 1, 98, offered=(10, 16), usual=0),
    _of.number("centre", "cards", 1, 98, offered=(10, 17), usual=0),
    _of.number("each_holds", "cards", 1, 5),
    *_OTHERS,
)
"""In the order of the rule sheet. Both sides start with equally many cards."""


def _whole(rules: Rules) -> Rules:
    checked(rules)
    least = min(rules.shares)
    if least < rules.least(rules.cards[0]):
        raise BadInput(
            f"{'/'.join(map(str, rules.shares))} cards: each player holds {rules.least(rules.cards[0])} at least",
            key="error-shimo-shares",
            attack=rules.shares[0],
            centre=rules.shares[1],
            defence=rules.shares[2],
            least=rules.least(rules.cards[0]),
        )
    return rules


rules_from, rules_of = rules_by(Rules, OPTIONS, _whole)
