"""What seats and the table can do where each keeps the cards that it takes (rules 5.1, 5.2, 5.6)."""

from __future__ import annotations

from typing import Literal

from karuta.games.moves import MoveBase, Resign
from karuta.games.readings import Hand, Read, Ready, TableMove, Time, Touches, Void

__all__ = [
    "Hand",
    "Move",
    "Phase",
    "Read",
    "Ready",
    "Resign",
    "SeatMove",
    "TableMove",
    "Time",
    "Touches",
    "Void",
    "Yield",
]


class Yield(MoveBase, frozen=True, tag="yield"):
    """The last card that was taken was `to`'s: who took it hands it over, with all that came with it. People round one
    cloth settle so what no referee saw; once the next reading begins the take stands."""

    to: int


SeatMove = Ready | Hand | Yield | Resign
Move = SeatMove | TableMove
Phase = Literal["look", "reading", "open", "over"]
"""`look`: the cards lie, and who is ready says so; `reading`: between readings; `open`: a verse sounds and cards may be
taken."""
