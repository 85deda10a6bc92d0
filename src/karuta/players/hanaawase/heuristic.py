"""What a card is worth, what a move comes to, and how `easy` and `normal` choose. Every choice is the first of the best
in the order of `choices`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final, NamedTuple

from karuta.games.flowers.moves import Pick, Play
from karuta.games.flowers.turns import matching
from karuta.games.hanaawase.state import View
from karuta.games.koikoi import counting as sets
from karuta.games.koikoi.counting import cards_of, mask_of
from karuta.hanafuda.deck import DECK

THREAT: Final = 0.3
"""Of the best that the next player may take, against what is taken now."""
SECOND: Final = 0.3
"""Of the second best, against the best."""
FOLLOW: Final = 0.3
"""Of the best that the own hand may take next."""
SAFE: Final = 1.0
"""Points of leaving a month there of which nobody else can hold a card."""
LAID: Final = 0.5
"""Of a card that is laid down."""
_SETS: Final = (
    ("goko", sets.BRIGHTS, 5),
    ("sanko", sets.DRY, 3),
    ("hanami", sets.HANAMI, 2),
    ("tsukimi", sets.TSUKIMI, 2),
    ("inoshikacho", sets.INOSHIKACHO, 3),
    ("akatan", sets.POETRY, 3),
    ("aotan", sets.PURPLE, 3),
)
"""Yaku for which single cards are fought over, and how many of these make them."""


class Outcome(NamedTuple):
    """What a move comes to before the stock card is turned: cards taken (the played one among them), the hand and the
    table that it leaves."""

    taken: tuple[int, ...]
    hand: tuple[int, ...]
    table: tuple[int, ...]


def outcome(move: Play | Pick, view: View) -> Outcome:
    """What the move comes to."""
    card = move.card if isinstance(move, Play) else view.drawn
    found = matching(view.table, card) if move.take is None else (move.take,)
    hand = tuple([other for other in view.hand if other != card])
    if not found:
        return Outcome((), hand, (*view.table, card))
    return Outcome((card, *found), hand, tuple([other for other in view.table if other not in found]))


def unseen(view: View) -> list[int]:
    """The cards that lie in other hands or in the stock, as far as the view's seat knows."""
    seen = {*view.hand, *view.table, view.drawn, *(card for pile in view.piles for card in pile)}
    return [card for card in range(len(DECK)) if card not in seen]


def worth(view: View) -> tuple[float, ...]:
    """What each card is worth to who captures it: its points, and where yaku are played a share of those that it may
    help to make, for the view's seat or for one that it would keep it from."""
    found = [float(card.points) for card in DECK]
    if view.rules.yaku != "off":
        piles = [mask_of(pile) for pile in view.piles]
        for name, cards, needed in _SETS:
            points: int = getattr(view.rules, name)
            for pile in piles:
                share = points * _nearer(cards, needed, pile, sum(piles) ^ pile)
                for card in cards_of(cards):
                    found[card] += share
    return tuple(found)


def _nearer(cards: int, needed: int, pile: int, others: int) -> float:
    """What one more card of a yaku is worth to who has `pile`, against the whole: the more, the nearer it is."""
    have, lost = (cards & pile).bit_count(), (cards & others).bit_count()
    if have >= needed or cards.bit_count() - lost < needed:
        return 0.0
    return ((have + 1) ** 2 - have**2) / needed**2 / 2


def greedy(moves: Sequence[Play | Pick], view: View) -> Play | Pick:
    """Most points at once; with nothing to take the least card is laid down."""

    def value(move: Play | Pick) -> int:
        taken = outcome(move, view).taken
        if taken:
            return sum([DECK[card].points for card in taken])
        assert isinstance(move, Play)
        return -DECK[move.card].points

    return max(moves, key=value)


def normal(moves: Sequence[Play | Pick], view: View) -> Play | Pick:
    """What is taken now, against what it leaves to the next player and to the own hand."""
    eye = Eye(view)
    return max(moves, key=lambda move: eye.value(outcome(move, view)))


class Eye:
    """`normal` looking at one view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.worth = worth(view)
        self.hand = view.hand
        self.all_three = view.rules.three_on_table == "all"
        self.unseen = unseen(view)
        self.next_hand = view.left[(view.seat + 1) % len(view.left)]

    def value(self, after: Outcome) -> float:
        """How good it is to come to this."""
        threats = [0.0, 0.0]
        follow = safe = 0.0
        for month in {card // 4 for card in after.table}:
            lay = _of(after.table, month)
            mine, others = _of(after.hand, month), _of(self.unseen, month)
            best = self._best(lay)
            if others:
                own = sum([self.worth[card] for card in others]) / len(others)
                threats.append((best + own) * self._held(len(others)))
            else:
                safe += bool(mine)
            if mine:
                follow = max(follow, best + max([self.worth[card] for card in mine]))
        threats.sort()
        value = FOLLOW * follow + SAFE * safe - THREAT * (threats[-1] + SECOND * threats[-2])
        if after.taken:
            return value + sum([self.worth[card] for card in after.taken])
        (laid,) = {*self.hand} - {*after.hand}
        return value - LAID * self.worth[laid]

    def _best(self, lay: Sequence[int]) -> float:
        """What a card of their month takes of these."""
        values = [self.worth[card] for card in lay]
        return sum(values) if len(lay) == 3 and self.all_three else max(values)

    def _held(self, cards: int) -> float:
        """How likely it is that the next player holds one of so many unseen cards."""
        return 1 - comb(len(self.unseen) - cards, self.next_hand) / comb(len(self.unseen), self.next_hand)


def _of(cards: Iterable[int], month: int) -> list[int]:
    return [card for card in cards if card // 4 == month]
