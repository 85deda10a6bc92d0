"""What a seat and the table can do in a match of Koi-Koi. Cards are numbers (`karuta.hanafuda.deck`).

Seats play in turn from the dealer on; seats 0 and 2 are side 0, seats 1 and 3 are side 1. One turn is `Play`, the
table's `Draw`, `Pick` if the drawn card leaves a choice, and `Stop` or `KoiKoi` if the side's yaku rose in it.
"""

from __future__ import annotations

from typing import TypeAlias

from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.moves import MoveBase, Resign

__all__ = ["Deal", "Draw", "KoiKoi", "Move", "Pick", "Play", "Resign", "SeatMove", "Stop", "TableMove"]


class Stop(MoveBase, frozen=True, tag="stop"):
    """End the round and count."""


class KoiKoi(MoveBase, frozen=True, tag="koikoi"):
    """Go on."""


SeatMove: TypeAlias = Play | Pick | Stop | KoiKoi | Resign
TableMove: TypeAlias = Deal | Draw
Move: TypeAlias = SeatMove | TableMove
