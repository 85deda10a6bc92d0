"""Which cards a player gives away, and where it puts those that it gets (rules 4.3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from karuta.players.characters import StyleName
from karuta.players.dice import Dice
from karuta.poems.kimariji import OPENINGS
from karuta.poems.openings import Openings
from karuta.poems.reading import Verse


def choose(
    own: Sequence[int], due: int, unread: Collection[int], style: StyleName, dice: Dice, *, verse: Verse = "upper"
) -> tuple[int, ...]:
    """The `due` cards of `own` that the player sends, at most all it has.

    Tomofuda go apart: a card whose twin lies beside it in the own field is given first, so that the other has to watch
    both sides. An attacker likes to send what is decided by its first sound, to take it back; a defender keeps it.
    """
    left = set(own)
    sent: list[int] = []
    for _ in range(min(due, len(left))):
        best = max([(_worth(card, left, unread, style, OPENINGS[verse]) + dice.unit(), -card) for card in sorted(left)])
        left.remove(-best[1])
        sent.append(-best[1])
    return tuple(sent)


_AT_ONCE: Mapping[StyleName, float] = {"attack": 0.6, "defence": -0.6, "hearing": 0.0}
"""What a card that its first sound decides is worth giving."""


def _worth(card: int, own: Collection[int], unread: Collection[int], style: StyleName, openings: Openings) -> float:
    decided = openings.deciding(card, unread)
    if decided == 1:
        return _AT_ONCE[style]
    shared = openings.deciding(card, own) - 1
    return shared + (1.0 if shared == decided - 1 else 0.0)
