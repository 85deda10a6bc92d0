"""What the other hands hardly hold, from what their seats left lying.

Hands are never refilled, so what was true of a hand stays true for the round. A seat that lays down a card without
taking anything most likely holds none of the months that lay there (a *strong* pass on each of them): it would rather
have taken something. One that takes a card of another month may still hold them (a *weak* pass), less so each time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from karuta.games.koikoi.view import View

MONTHS: Final = range(12)
STRONG: Final = 0.04
"""How much less likely a card of the month is in the hand after a strong pass: the odds are multiplied by this."""
WEAK: Final = 0.7
"""The same after each weak pass. Both are measured in games of `normal` against itself (`tools/koikoi_tuning`)."""

Belief = tuple[tuple[float, ...], ...]
"""`[seat][month]`, months from 0: the factor on the odds that an unseen card of the month is in the hand."""


def months(cards: Iterable[int]) -> frozenset[int]:
    """The months of `cards`, from 0.

    >>> sorted(months([0, 1, 8]))
    [0, 2]
    """
    return frozenset(card // 4 for card in cards)


def belief(view: View) -> Belief:
    """What the turns of this round tell about each hand; 1 where nothing does."""
    found = [[1.0] * 12 for _ in range(view.rules.seats)]
    table = set(view.opening)
    for turn in view.turns:
        factor = WEAK if turn.taken else STRONG
        for month in months(table) - {turn.card // 4}:
            found[turn.seat][month] *= factor
        for card, taken in ((turn.card, turn.taken), (turn.drawn, turn.drawn_taken)):
            if card >= 0:
                table = table - set(taken) if taken else table | {card}
    return tuple(tuple(of_seat) for of_seat in found)
