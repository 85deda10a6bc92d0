"""What a seat and the table can do in a match of kyōgi karuta.

Seats 0, 2, 4 ... sit at field A, seats 1, 3, 5 ... at field B. Places are as their owner sees them
(`karuta.mat.field.Place`), times of strokes in 0.1 ms since the onset of the verse, times of the match clock in ms
since the match began.
"""

from __future__ import annotations

from typing import Literal

from karuta.games.moves import MoveBase, Resign
from karuta.games.readings import Hand, Read, Ready, TableMove, Time, Touches, Void
from karuta.mat.field import Place

__all__ = [
    "Away",
    "Bow",
    "Hai",
    "Hand",
    "Lay",
    "Move",
    "Pass",
    "Phase",
    "Put",
    "Read",
    "Ready",
    "Resign",
    "SeatMove",
    "Send",
    "Shift",
    "Swing",
    "TableMove",
    "Time",
    "Touches",
    "Void",
    "Waive",
]


class Bow(MoveBase, frozen=True, tag="bow"):
    """The bow of the phase: to the opponent before dealing, to opponent and reader before and after the match."""


class Lay(MoveBase, frozen=True, tag="lay"):
    """Lay or relay own cards while arranging; the cards not named stay. All changes count at once, so two may swap."""

    places: dict[int, Place]


class Swing(MoveBase, frozen=True, tag="swing"):
    """A practice swing while memorising: refused before the call of two minutes (rules C18), touches nothing."""


class Away(MoveBase, frozen=True, tag="away"):
    """Leave the seat while memorising (*shitsurei shimasu*) or come back (*shitsurei shimashita*)."""

    away: bool


class Shift(MoveBase, frozen=True, tag="shift"):
    """An announced move of own cards (rules 4.4), not while a reading is open; waits for the opponent's *hai*."""

    places: dict[int, Place]


class Hai(MoveBase, frozen=True, tag="hai"):
    """The answer to an announced move."""


class Send(MoveBase, frozen=True, tag="send"):
    """Give the cards that are due, chosen together from the sender's own field; may be changed until one is placed."""

    cards: tuple[int, ...]


class Waive(MoveBase, frozen=True, tag="waive"):
    """Give up the right to send what is still due (rules 4.3: a right, not a duty)."""


class Put(MoveBase, frozen=True, tag="put"):
    """Place a received card anywhere legal in the own field; that is no announced move."""

    card: int
    place: Place


class Pass(MoveBase, frozen=True, tag="pass"):
    """Give cards that one holds to a partner who holds too few (rules 5.7), between readings."""

    to: int
    cards: tuple[int, ...]


SeatMove = Bow | Lay | Ready | Swing | Away | Shift | Hai | Hand | Send | Waive | Put | Pass | Resign


Move = SeatMove | TableMove
Phase = Literal["bow", "arrange", "memorise", "bows", "joka", "reading", "open", "sending", "placing", "thanks", "over"]
"""`reading`: between readings, the reader may begin; `open`: an upper verse sounds and cards may be taken; `sending`
and `placing`: cards are due; `thanks`: the bows at the end; `over`: nothing more can be done."""
