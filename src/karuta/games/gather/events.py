"""What happened in a game in which each keeps the cards that it takes: what records, views and screens are made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.moves import EventBase
from karuta.games.readings import (
    Began,
    HandMoved,
    Memorising,
    Readied,
    ReadingOpened,
    Shortened,
    Voided,
)
from karuta.mat.scatter import Spread
from karuta.mat.stroke import Stroke

__all__ = [
    "Award",
    "Awarded",
    "Began",
    "Event",
    "Finished",
    "Grab",
    "HandMoved",
    "How",
    "Left",
    "Memorising",
    "Readied",
    "ReadingOpened",
    "Shortened",
    "SpreadOut",
    "Voided",
    "Yielded",
]

How = Literal["touch", "below", "lot", "none"]
"""`touch`: first; `below`: of hands at once, the one that lies lowest on the card; `lot`: settled by chance (goshoku's
rock, paper, scissors); `none`: nobody took it."""


class Grab(Struct, frozen=True, gc=False):
    """A hand's touch of a card that the ruling saw: time in 0.1 ms since the onset, rounded to the nearest whole.
    `counted`: False for what is no foul and no take (too late, not the seat's turn to play, a second foul)."""

    seat: int
    card: int
    t: int
    counted: bool


class Award(Struct, frozen=True, gc=False):
    """The ruling on one reading. Words for people: catalogue entries `award-<case>` and `award-<case>-why`."""

    number: int
    """1-based number of the reading."""
    poem: int
    lay: bool
    """Whether the card lay there; False: a dead card."""
    taker: int | None
    how: How
    time: int | None
    """Of the take, 0.1 ms since the onset."""
    kimariji: int
    """1-based index of the deciding mora in the verse that is read."""
    mora_start: int
    mora_end: int
    """Start and end of the deciding mora, ms since the onset."""
    grabs: tuple[Grab, ...]
    fouls: tuple[int, ...]
    """By seat: how many were made in this reading."""
    gained: tuple[int, ...]
    """What the taker gets: the card, those of the pool, the last one beside it."""
    returned: dict[int, tuple[int, ...]]
    """Taken cards that seats put down to the centre for fouls or to pay debts, by seat."""
    debts: tuple[int, ...]
    """By seat, after all this: cards that are owed and will be paid from the next takes."""
    pool: tuple[int, ...]
    """Cards in the centre, after all this."""
    out: tuple[bool, ...]
    """By seat: sits out the next reading."""
    counts: tuple[int, ...]
    """By seat: cards taken, after all this."""
    removed: bool
    """An untaken card that leaves the cloth."""
    case: str
    """`taken`, `taken-tie`, `taken-pool`, `taken-last-two`, `untaken`, `dead`, each with `-foul` if somebody fouled."""

    @property
    def hand(self) -> int | None:
        """Whose hand took the card."""
        return self.taker


class SpreadOut(EventBase, frozen=True, tag="spread_out"):
    """Cards lie anew, for the sudden card: those who are equal have put the same number of theirs down again."""

    spread: Spread


class Awarded(EventBase, frozen=True, tag="awarded"):
    award: Award
    strokes: dict[int, tuple[Stroke, ...]]
    shortened: tuple[Shortened, ...]


class Yielded(EventBase, frozen=True, tag="yielded"):
    seat: int
    to: int
    cards: tuple[int, ...]


class Left(EventBase, frozen=True, tag="left"):
    """A seat plays no more; its cards stay with it."""

    seat: int


class Finished(EventBase, frozen=True, tag="finished"):
    """`winners`: who has most cards, several if they share; `margin`: over the next, of one who played alone the time
    in ms. `why`: `read_out`, `sudden_card` (it was equal, and one more card decided or nobody took any), `left` (one is
    alone), `resigned` (one who played alone gave up)."""

    winners: tuple[int, ...]
    margin: int
    why: Literal["read_out", "sudden_card", "left", "resigned"]


Event = (
    SpreadOut | Readied | Memorising | Began | ReadingOpened | Awarded | Yielded | Voided | HandMoved | Left | Finished
)
