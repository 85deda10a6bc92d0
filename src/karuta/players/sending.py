"""Which cards a player gives away, and where it puts those that it gets (rules 4.3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from karuta.players.characters import StyleName
from karuta.players.dice import Dice
from karuta.poems.kimariji import deciding


def choose(own: Sequence[int], due: int, unread: Collection[int], style: StyleName, dice: Dice) -> tuple[int, ...]:
    """The `due` cards of `own` that the player sends, at most all it has.

    Tomofuda go apart: a card whose twin lies beside it in the own field is given first, so that the other has to watch
    both sides. An attacker likes to send what is decided by its first sound, to take it back; a defender keeps it.
    """
    left = set(own)
    sent: list[int] = []
    for _ in range(min(due, len(left))):
        best = max(sorted(left), key=lambda card: _worth(card, left, unread, style) + dice.unit())
        left.remove(best)
        sent.append(best)
    return tuple(sent)


def _worth(card: int, own: Collection[int], unread: Collection[int], style: StyleName) -> float:
    decided = deciding(card, unread)
    if decided == 1:
        return {"attack": 0.6, "defence": -0.6, "hearing": 0.0}[style]
    shared = deciding(card, own) - 1
    return shared + (1.0 if shared == decided - 1 else 0.0)
