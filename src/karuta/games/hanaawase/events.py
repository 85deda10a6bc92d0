"""What happened in a match of hana-awase."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from karuta.games.flowers.events import DealerDrawn, Dealt, Discarded, Drawn, Picked, Redealt
from karuta.games.moves import EventBase

__all__ = [
    "Counted",
    "DealerDrawn",
    "Dealt",
    "Discarded",
    "Drawn",
    "Event",
    "Finish",
    "Held",
    "Picked",
    "Redealt",
    "RoundCount",
]


class Held(Struct, frozen=True, gc=False):
    """A yaku that a seat holds at the end of a round, where yaku count: its key and its points."""

    yaku: str
    points: int


class RoundCount(Struct, frozen=True, gc=False):
    """How a round ended. All tuples are by seat."""

    round: int
    dealer: int
    points: tuple[int, ...]
    """Of the captured cards, before anything else."""
    yaku: tuple[tuple[Held, ...], ...]
    gains: tuple[int, ...]
    """Points and yaku against par: what each score changed by."""
    scores: tuple[int, ...]
    next_dealer: int


class Counted(EventBase, frozen=True, tag="counted"):
    """The hands are empty: what everybody has captured is counted."""

    result: RoundCount


class Finish(EventBase, frozen=True, tag="finish"):
    """The match is over. `winners`: none if all are equal; `margin`: how far they are ahead of the best of the others;
    `why`: `rounds` or `resigned`."""

    winners: tuple[int, ...]
    margin: int
    why: str


Event: TypeAlias = DealerDrawn | Redealt | Dealt | Discarded | Drawn | Picked | Counted | Finish
