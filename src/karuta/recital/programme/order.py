"""In which order the poems are read: one seed, one order, in every room."""

from __future__ import annotations

from collections.abc import Collection

from karuta.chance import Chance
from karuta.poems import reading
from karuta.poems.orders import BY_KIMARIJI
from karuta.recital.programme.wish import Order


def round_seed(seed: str, number: int) -> str:
    """The seed of round `number`; the first has that of the reading itself, so that a match can share it.

    >>> round_seed("7", 1), round_seed("7", 2)
    ('7', '7/round2')
    """
    return seed if number == 1 else f"{seed}/round{number}"


def order_of(order: Order, seed: str, numbers: Collection[int]) -> tuple[int, ...]:
    """The poems of one round as they are read; only the set of `numbers` matters.

    `shuffle` is the order of a match with that seed (`karuta.poems.reading.order`). With `replacement` each reading is
    drawn from all of them: for a drill of twins, where a box that grows empty would tell what comes.

    >>> order_of("musume", "", {1, 17, 77, 87}), order_of("replacement", "7", {42, 75})
    ((87, 77, 17, 1), (75, 42))
    """
    cards = sorted(numbers)
    if order == "number":
        return tuple(cards)
    if order == "musume":
        return tuple(number for number in BY_KIMARIJI if number in numbers)
    if order == "shuffle":
        return reading.order(seed, cards)
    chance = Chance(seed).child("replacement")
    return tuple(cards[chance.below(len(cards))] for _ in cards)
