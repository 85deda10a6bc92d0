"""What happened in a match: all that records, logs, views and screens are made of.

The `seat` of an event is who did it. What the clock does for a side is told of its first seat: 0 or 1.
"""

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
from karuta.mat.field import Place, Side
from karuta.mat.stroke import Stroke

__all__ = [
    "Acknowledged",
    "Began",
    "Bowed",
    "Dealt",
    "Ended",
    "Event",
    "HandMoved",
    "How",
    "Laid",
    "Memorised",
    "Memorising",
    "Passed",
    "Placed",
    "Readied",
    "ReadingOpened",
    "Ruled",
    "Ruling",
    "Sent",
    "Shifted",
    "Shortened",
    "Swapped",
    "Swung",
    "Touch",
    "TwoMinutes",
    "Voided",
    "Waived",
    "WentAway",
]

How = Literal["touch", "push", "tie", "owner", "none"]
"""`touch`: direct; `push`: fuda-oshi; `tie`: simultaneous, so the owner's; `owner`: untaken, the owner takes it by
default (rules 3.6); `none`: nobody (a dead card, or `untaken = stays_dead`)."""


class Touch(Struct, frozen=True, gc=False):
    """A contact that the ruling saw: time in 0.1 ms since the onset, rounded to the nearest whole."""

    seat: int
    card: int
    field: Side
    t: int
    effective: bool
    push: bool = False
    """True: not a touch of the card but its completed push-out."""


class Ruling(Struct, frozen=True, gc=False):
    """The referee's word on one reading; the words for people come from the catalogues by `case` and `facts`."""

    number: int
    """1-based number of the reading."""
    poem: int
    target: Literal["A", "B", "D"]
    """Field of the read card, or D: dead."""
    taker: int | None
    """Side."""
    how: How
    time: int | None
    """Valid take, 0.1 ms since the onset."""
    kimariji: int
    """1-based index of the deciding mora among the poems unread at that moment."""
    mora_start: int
    mora_end: int
    """Start and end of the deciding mora, ms since the onset."""
    touched: tuple[str, str]
    """By side: touch class relative to the target (`N t s o to so`, on a dead card `N a b ab`; rules 3.1)."""
    fouls: tuple[int, int]
    """By side."""
    net: int
    """Cards due after the rights are set off: above 0 side 0 sends to side 1, below 0 the other way."""
    due: int
    """|net|, at most what the sender has. Where rights are not set off: what the side with more of them sends first, B
    of equals."""
    case: str
    """Key of the named situation, e.g. `semi-daburu` (rules 3.5)."""
    touches: tuple[Touch, ...]
    counts: tuple[int, int]
    """Cards in fields A and B after the take, before any send."""
    rests: dict[int, tuple[int, int]]
    """Where swept cards came to lie (left, top, 0.1 mm, mat coordinates), until they are tidied back."""
    hand: int | None = None
    """Seat whose hand took the card; `taker` is its side."""
    back: int = 0
    """Cards that the other side may send after that, where rights are not set off."""


class Bowed(EventBase, frozen=True, tag="bowed"):
    seat: int
    to: Literal["opponent", "reader", "both"]


class Dealt(EventBase, frozen=True, tag="dealt"):
    a: tuple[int, ...]
    b: tuple[int, ...]


class Laid(EventBase, frozen=True, tag="laid"):
    seat: int
    places: dict[int, Place]


class TwoMinutes(EventBase, frozen=True, tag="two_minutes"):
    """The call at 13:00: from now practice swings are allowed."""


class Memorised(EventBase, frozen=True, tag="memorised"):
    """Memorisation is over: bows to the opponent, then to the reader."""


class Swung(EventBase, frozen=True, tag="swung"):
    seat: int


class WentAway(EventBase, frozen=True, tag="went_away"):
    seat: int
    away: bool


class Ruled(EventBase, frozen=True, tag="ruled"):
    ruling: Ruling
    strokes: dict[int, tuple[Stroke, ...]]
    shortened: tuple[Shortened, ...]


class Sent(EventBase, frozen=True, tag="sent"):
    """`seat` laid these of its side's cards before the opponents, who have to place them."""

    seat: int
    cards: tuple[int, ...]


class Waived(EventBase, frozen=True, tag="waived"):
    """A right to send was given up, lapsed with the next upper verse, or found no room in a full field."""

    seat: int
    cards: int
    why: Literal["waived", "lapsed", "no_room"]


class Placed(EventBase, frozen=True, tag="placed"):
    """A received card was put down by `seat`, its new owner."""

    seat: int
    card: int
    place: Place


class Shifted(EventBase, frozen=True, tag="shifted"):
    """An announced move of own cards."""

    seat: int
    places: dict[int, Place]


class Passed(EventBase, frozen=True, tag="passed"):
    """`seat` passed cards that it held to its partner `to`, before whom they lie now."""

    seat: int
    to: int
    places: dict[int, Place]


class Swapped(EventBase, frozen=True, tag="swapped"):
    """Other members of a side may take from now on: these seats, one of each side (rules 5.4)."""

    active: tuple[int, ...]


class Acknowledged(EventBase, frozen=True, tag="acknowledged"):
    seat: int


class Ended(EventBase, frozen=True, tag="ended"):
    """`margin` is the loser's remaining cards (maisa); 0 for a walk-over. `read_out`: all poems are read, which only
    `untaken = stays_dead` allows; the margin is then the difference of cards."""

    winner: int
    """Side."""
    margin: int
    why: Literal["cleared", "resigned", "read_out"]


Event = (
    Bowed
    | Dealt
    | Laid
    | Readied
    | Memorising
    | TwoMinutes
    | Memorised
    | Swung
    | WentAway
    | Began
    | ReadingOpened
    | Ruled
    | Voided
    | Sent
    | Waived
    | Placed
    | Shifted
    | Passed
    | Swapped
    | Acknowledged
    | HandMoved
    | Ended
)
