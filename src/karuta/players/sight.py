"""The eyes of players in numbers: how they find a card among many that lie any way [own model, not measured on people].

A card whose place is remembered is touched like one on a mat of two fields. Any other is looked for: the eye goes over
the cards that are not remembered, those near the player rather first, so that it needs

    scan * cards * (0.7 * U(0, 1) + 0.3 * near) * (1 + turned * away),      once more over all of them if overlooked,

with `near` the card's distance from the player (0 to 1, over the cloth) and `away` how far it is turned from upright as
the player sees it (0 to 1). What the figures come from is told in docs/players.md.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from karuta.players.characters import Character
from karuta.players.dice import Dice
from karuta.players.levels import LEVELS, PARAMETERS, Level, Parameters
from karuta.players.person import Who


@dataclass(frozen=True)
class Sight:
    """How a player looks for a card. Times in seconds, shares from 0 to 1."""

    scan: float
    """For each card that the eye goes over."""
    turned: float
    """How much longer it takes if the card lies upside down."""
    overlook: float
    """How often the eye goes over the card and does not see it."""
    mistake: float
    """How often it takes a card that begins alike for the one that is read."""
    poems: float
    """Of how many poems the player knows the other verse: else it waits until that is read, or reads all the cards."""
    looked: float
    """How many places of a hundred cards are remembered before the first reading."""
    noticed: float
    """How many more are with each reading, while all lie."""


SIGHT: Mapping[Level, Sight] = {
    "E": Sight(0.062, 1.0, 0.20, 0.050, 0.45, 4, 0.5),
    "D": Sight(0.048, 0.8, 0.15, 0.040, 0.70, 8, 0.8),
    "C": Sight(0.036, 0.65, 0.10, 0.025, 0.90, 12, 1.1),
    "B": Sight(0.029, 0.5, 0.07, 0.012, 0.98, 16, 1.4),
    "A": Sight(0.024, 0.4, 0.05, 0.006, 1.0, 20, 1.8),
    "meijin": Sight(0.019, 0.3, 0.03, 0.003, 1.0, 28, 2.4),
}


_EYES = 0.12
"""How far the eyes of a class differ: the deviation of the logarithm of their time for a card."""


def eye(who: Who, seed: str) -> Sight:
    """The eye of a player: that of its class, or with bare numbers of the class whose mean touch time is nearest, as
    slow or quick as the person is; of a class somebody's, as `seed` draws it."""
    if isinstance(who, Character):
        level, place = who.level, who.standing
    else:
        level, place = _nearest(who) if isinstance(who, Parameters) else who, Dice(f"{seed}/eyes").normal(0, 1)
    sight = SIGHT[level]
    return replace(sight, scan=sight.scan * math.exp(_EYES * place))


def _nearest(numbers: Parameters) -> Level:
    return min(LEVELS, key=lambda level: abs(PARAMETERS[level].mu - numbers.mu))
