"""Whose a card will be: what is left of a month on the table, in the own hand and unseen tells how likely it is that
the seat which has just played comes to capture each of these cards.

The numbers are data, counted in games of `hard` against itself by `tools/hanaawase_shares.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from karuta.hanafuda.deck import DECK

FILE: Final = "shares.json"
MOST: Final = 8
"""Cards in a hand, at the most."""


class Month(NamedTuple):
    """What is left of a month as a seat knows it when it has played: cards on the table, in its hand, unseen."""

    table: tuple[int, ...]
    hand: tuple[int, ...]
    unseen: tuple[int, ...]


class Counted(msgspec.Struct, frozen=True):
    """The file. `shares`: by number of seats, then by `table hand unseen left` (how many of the month lie there, are in
    the hand and unseen, and how many cards the hand has left) six numbers: of the card with most points on the table
    and of the others there, then the same of the hand and of the unseen ones. 1: the seat captures it in any case,
    below 0: one of the others rather does."""

    command: str
    shares: dict[int, dict[str, tuple[float, ...]]]


def months(table: Iterable[int], hand: Iterable[int], unseen: Iterable[int]) -> tuple[Month, ...]:
    """All twelve."""
    parts: list[list[list[int]]] = [[[], [], []] for _ in range(12)]
    for at, cards in enumerate((table, hand, unseen)):
        for card in cards:
            parts[card // 4][at].append(card)
    return tuple([Month(*map(tuple, part)) for part in parts])


def split(month: Month, left: int) -> Iterator[tuple[str, int, int]]:
    """Each card of a month with where its share stands: key and place, while the hand has `left` cards."""
    key = f"{len(month.table)} {len(month.hand)} {len(month.unseen)} {left}"
    for at, cards in enumerate(month):
        top = max(cards, key=_points, default=-1)
        for card in cards:
            yield key, 2 * at + (card != top), card


def value(month: Month, left: int, worth: Sequence[float], seats: int) -> float:
    """What the seat may still expect of a month: the worth of each of its cards times its share."""
    table = shares(seats)
    return sum([worth[card] * table[key][place] for key, place, card in split(month, left)])


@cache
def shares(seats: int) -> Mapping[str, tuple[float, ...]]:
    """The shares that ship, for that number of seats; what was never seen has none."""
    read = msgspec.json.decode(files("karuta.players.hanaawase").joinpath(FILE).read_bytes(), type=Counted)
    return _Complete(read.shares[seats])


class _Complete(dict[str, tuple[float, ...]]):
    def __missing__(self, key: str) -> tuple[float, ...]:
        return (0.0,) * 6


def _points(card: int) -> int:
    return DECK[card].points
