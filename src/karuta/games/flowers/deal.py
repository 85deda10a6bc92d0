"""How the games with flower cards settle who deals, and deal (koikoi rules 2.1, 2.2, 4.13).

All chance of a match comes from its seed: the draw for the deal from the child `dealer`, the deck of a round from the
child `round <n>`, and that of the n-th deal anew from `round <n> again <n>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from karuta.chance import Chance
from karuta.hanafuda.deck import DECK

FirstDealer: TypeAlias = Literal["cards", "random", "first", "second"]
DealBy: TypeAlias = Literal["fours", "twos", "ones", "all"]
_AT_ONCE: Final[dict[DealBy, int]] = {"fours": 4, "twos": 2, "ones": 1, "all": 8}


class Cards(NamedTuple):
    """A deck as dealt: hands by seat, ascending; the table in the order of dealing; the stock, the next card first."""

    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    stock: tuple[int, ...]


class Size(NamedTuple):
    """How many hands of how many cards are dealt, and how many cards go to the table."""

    seats: int
    hand: int
    table: int


def first_dealer(how: FirstDealer, seats: int, seed: str) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The seat that deals the first round, and the cards that the seats drew, draw by draw.

    The earliest month deals; if two seats drew it, all draw again from the whole deck.
    """
    if how in ("first", "second"):
        return int(how == "second"), ()
    chance = Chance(seed).child("dealer")
    if how == "random":
        return chance.below(seats), ()
    draws: list[tuple[int, ...]] = []
    while True:
        draw = tuple(chance.shuffled(range(len(DECK)))[:seats])
        draws.append(draw)
        months = [card // 4 for card in draw]
        if months.count(min(months)) == 1:
            return months.index(min(months)), tuple(draws)


def deck(seed: str, round: int, attempt: int) -> list[int]:
    """The shuffled cards of a round, the first to be dealt first; `attempt` counts the deals anew, from 0."""
    again = f" again {attempt}" if attempt else ""
    return Chance(seed).child(f"round {round}{again}").shuffled(range(len(DECK)))


def dealt(size: Size, dealer: int, by: DealBy, cards: Sequence[int]) -> Cards:
    """`cards` dealt: the others in turn from the dealer's left, the table, the dealer, so many at once as `by` says and
    as still go to each (koikoi rules 2.2)."""
    *hands, table, stock = _places(size, dealer, _AT_ONCE[by])
    return Cards(
        tuple(tuple(sorted([cards[place] for place in hand])) for hand in hands),
        tuple([cards[place] for place in table]),
        tuple([cards[place] for place in stock]),
    )


def largest_month(cards: Sequence[int]) -> int:
    """How many of these cards are of one month, at the most."""
    months = [card // 4 for card in cards]
    return max([months.count(month) for month in set(months)], default=0)


@cache
def _places(size: Size, dealer: int, at_once: int) -> tuple[tuple[int, ...], ...]:
    """Which places of the deck go to each seat, to the table and to the stock."""
    seats = size.seats
    groups: list[list[int]] = [[] for _ in range(seats + 2)]
    sizes = [size.hand] * seats + [size.table]
    order = [*((dealer + step) % seats for step in range(1, seats)), seats, dealer]
    place = 0
    while place < sum(sizes):
        for goes_to in order:
            for _ in range(min(at_once, sizes[goes_to] - len(groups[goes_to]))):
                groups[goes_to].append(place)
                place += 1
    groups[-1] = list(range(place, len(DECK)))
    return tuple(map(tuple, groups))
