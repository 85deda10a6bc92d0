"""What a seat and the table can do in a match of kyōgi karuta.

Seat 0 sits at field A, seat 1 at field B. Places are as their owner sees them (`karuta.mat.field.Place`), times of
strokes in 0.1 ms since the onset of the upper verse, times of the match clock in ms since the match began.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.mat.field import Place
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading


class _Move(Struct, frozen=True, gc=False, tag_field="move", forbid_unknown_fields=True):
    """Base of all moves; the tag names the kind on the wire and in records."""


class Bow(_Move, frozen=True, tag="bow"):
    """The bow of the phase: to the opponent before dealing, to opponent and reader before and after the match."""


class Lay(_Move, frozen=True, tag="lay"):
    """Lay or relay own cards while arranging; the cards not named stay. All changes count at once, so two may swap."""

    places: dict[int, Place]


class Ready(_Move, frozen=True, tag="ready"):
    """Done with arranging, or with memorising; when both seats are, the match goes on at once."""


class Swing(_Move, frozen=True, tag="swing"):
    """A practice swing while memorising: refused before the call of two minutes (rules C18), touches nothing."""


class Away(_Move, frozen=True, tag="away"):
    """Leave the seat while memorising (*shitsurei shimasu*) or come back (*shitsurei shimashita*)."""

    away: bool


class Shift(_Move, frozen=True, tag="shift"):
    """An announced move of own cards (rules 4.4), not while a reading is open; waits for the opponent's *hai*."""

    places: dict[int, Place]


class Hai(_Move, frozen=True, tag="hai"):
    """The answer to an announced move."""


class Hand(_Move, frozen=True, tag="hand"):
    """Raise the hand, so that the reader waits, or lower it."""

    up: bool


class Send(_Move, frozen=True, tag="send"):
    """Give the cards that are due, chosen together from the sender's own field; may be changed until one is placed."""

    cards: tuple[int, ...]


class Waive(_Move, frozen=True, tag="waive"):
    """Give up the right to send what is still due (rules 4.3: a right, not a duty)."""


class Put(_Move, frozen=True, tag="put"):
    """Place a received card anywhere legal in the own field; that is no announced move."""

    card: int
    place: Place


class Resign(_Move, frozen=True, tag="resign"):
    """Give up the match; the margin is not counted (a walk-over)."""


SeatMove = Bow | Lay | Ready | Swing | Away | Shift | Hai | Hand | Send | Waive | Put | Resign


class Time(_Move, frozen=True, tag="time"):
    """The match clock stands at `ms` since the match began; never goes back."""

    ms: int


class Read(_Move, frozen=True, tag="read"):
    """The reader begins an upper verse; sends still due lapse (rules 4.3). Refused while a hand is up."""

    reading: Reading


class Touches(_Move, frozen=True, tag="touches"):
    """The take window of the open reading has closed: all strokes of all hands in it, by seat."""

    strokes: dict[int, tuple[Stroke, ...]]


class Void(_Move, frozen=True, tag="void"):
    """The open reading does not count (rules 4.8): the poem goes back among the unread. `seat` was cut off."""

    seat: int


TableMove = Time | Read | Touches | Void
Move = SeatMove | TableMove
Phase = Literal["bow", "arrange", "memorise", "bows", "joka", "reading", "open", "sending", "placing", "thanks", "over"]
"""`reading`: between readings, the reader may begin; `open`: an upper verse sounds and cards may be taken; `sending`
and `placing`: cards are due; `thanks`: the bows at the end; `over`: nothing more can be done."""
